/** Own compilation: irregular inflections, spellings, abbreviations and numbers of English. */
export const forms = `
  buy buys bought buying
  send sent
  pay paid
  sell sold
  get got gotten
  give gave given
  take took taken
  bring brought
  come came
  go goes went gone
  leave left leaves
  lose lost losing
  find found
  break broke broken
  choose chose chosen
  write wrote written
  speak spoke spoken
  eat ate eaten
  drink drank drunk
  drive drove driven
  ride rode ridden
  wear wore worn
  tear tore torn
  steal stole stolen
  forget forgot forgotten
  keep kept
  sleep slept
  meet met
  feel felt
  tell told
  say said
  think thought
  know knew known
  grow grew grown
  see saw seen
  teach taught
  learn learnt learned
  spend spent
  lend lent
  build built
  make made
  hold held
  stand stood
  understand understood
  sit sat
  win won
  begin began begun
  run ran
  swim swam swum
  sing sang sung
  fly flew flown
  freeze froze frozen
  draw drew drawn
  burn burnt burned
  spill spilt spilled
  repay repaid
  rebuild rebuilt
  withdraw withdrew withdrawn
  wake woke woken
  bite bit bitten
  big bigger biggest
  tall taller tallest
  wide wider widest
  deep deeper deepest
  strong stronger strongest
  hot hotter hottest
  cold colder coldest
  warm warmer warmest
  busy busier busiest
  quiet quieter quietest
  safe safer safest
  close closer closest
  far furthest farther farthest
  bend bent
  shrink shrank shrunk
  stick stuck
  fall fallen
  hear heard
  catch caught
  throw threw thrown
  blow blew blown
  shoot shot
  hide hid hidden
  feed fed
  bleed bled
  dig dug
  show shown
  sew sewn
  mow mown
  become became
  beat beaten
  spoil spoilt
  lay laid
  overpay overpaid
  oversleep overslept
  mislay mislaid
  undo undid undone
  redo redid redone
  shake shook shaken
  deal dealt
  bind bound
  choice choices
  child children
  man men
  woman women
  person people persons
  tooth teeth
  foot feet
  mouse mice
  knife knives
  life lives
  half halves
  shelf shelves
  leaf leaves
  wife wives
  loaf loaves
  good better best
  bad worse worst
  cheap cheaper cheapest
  expensive dear
  large larger largest
  small smaller smallest
  early earlier earliest
  late latest
  heavy heavier heaviest
  quick quicker quickest
  fast faster fastest
  slow slower slowest
  near nearer nearest
  easy easier easiest
  long longer longest
  short shorter shortest
  high higher highest
  low lower lowest
  new newer newest
  old older oldest
  young younger youngest
  analysis analyses
  criterion criteria
  medium media
  email e-mail mail
  ebike e-bike e_bike
  wifi wi-fi wi_fi
  checkin check-in check_in
  checkout check-out check_out
  login log-in log_in logon
  logout log-out log_out sign_out
  signup sign-up sign_up
  signin sign-in sign_in
  pickup pick-up pick_up
  dropoff drop-off drop_off
  followup follow-up follow_up
  backup back-up back_up
  setup set-up set_up
  website web-site web_site
  online on-line
  offline off-line
  tshirt t-shirt t_shirt
  xray x-ray x_ray
  preorder pre-order pre_order
  prepay pre-pay prepaid pre-paid
  nonsmoking non-smoking non_smoking
  parttime part-time part_time
  fulltime full-time full_time
  halfday half-day half_day
  weekday week-day weekdays
  wheelchair wheel-chair
  playground play-ground
  car_park carpark
  helpdesk help-desk help_desk
  inbox in-box
  username user-name user_name
  password pass-word passcode
  smartphone smart-phone
  database data-base
  timetable time-table
  tyre tire
  colour color
  favour favor
  favourite favorite
  flavour flavor
  harbour harbor
  labour labor
  neighbour neighbor
  honour honor
  humour humor
  behaviour behavior
  odour odor
  savour savor
  armour armor
  vapour vapor
  tumour tumor
  centre center
  metre meter
  litre liter
  fibre fiber
  theatre theater
  kilometre kilometer
  centimetre centimeter
  millimetre millimeter
  calibre caliber
  cheque check
  licence license
  practice practise
  defence defense
  offence offense
  grey gray
  aluminium aluminum
  jewellery jewelry
  plough plow
  programme program
  catalogue catalog
  dialogue dialog
  enrol enroll
  enrolment enrollment
  fulfil fulfill
  instalment installment
  kerb curb
  storey story
  mould mold
  pyjamas pajamas
  sceptical skeptical
  draught draft
  doughnut donut
  yoghurt yogurt
  paediatric pediatric
  paediatrician pediatrician
  anaesthetic anesthetic
  anaesthesia anesthesia
  orthopaedic orthopedic
  gynaecologist gynecologist
  haemorrhoid hemorrhoid
  diarrhoea diarrhea
  oestrogen estrogen
  mum mom
  speciality specialty
  moustache mustache
  sulphur sulfur
  traveller traveler
  counsellor counselor
  cancelled canceled
  cancelling canceling
  cancellation cancelation
  labelled labeled
  modelling modeling
  jeweller jeweler
  wholemeal whole-wheat
  zero 0
  one 1
  two 2
  three 3
  four 4
  five 5
  six 6
  seven 7
  eight 8
  nine 9
  ten 10
  eleven 11
  twelve 12
  thirteen 13
  fourteen 14
  fifteen 15
  sixteen 16
  seventeen 17
  eighteen 18
  nineteen 19
  twenty 20
  thirty 30
  forty 40
  fifty 50
  sixty 60
  ninety 90
  hundred 100
  first 1st
  second 2nd
  third 3rd
  monday mon mondays
  tuesday tue tues tuesdays
  wednesday wed wednesdays
  thursday thu thur thurs thursdays
  friday fri fridays
  saturday sat saturdays
  sunday sun sundays
  january jan
  february feb
  march mar
  april apr
  august aug
  september sep sept
  october oct
  november nov
  december dec
  hour hr hrs hours
  minute min mins
  week wk weekly
  month monthly months mth
  year yearly years yr
  day daily days
  kilogram kg kilo kilogramme
  kilometre km
  number nr num numbers
  approximately approx
  maximum max
  minimum min
  information info infos
  application app
  telephone tel phone
  street st
  road rd
  avenue ave
  appointment appt appointments
  reservation reservations resv
  document doc docs
  specification spec specs
  temperature temp
  refrigerator fridge
  laboratory lab
  advertisement ad advert ads
  international intl
  department dept
  government govt
  tomorrow tmrw tmr
  tonight tonite
  weekend weekends
  please pls plz
  message msg
  picture pic pics
  veterinarian vet
  mathematics math maths
  examination exam exams
`
