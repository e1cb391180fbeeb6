import { forms } from './en-forms.ts'
import type { EverydayWords } from './lexicon.ts'

/** Own compilation. */
export const en: EverydayWords = {
  forms,
  meanings: `
    phone telephone call ring mobile cellphone hotline
    contact reach
    email mail
    fix repair mend repairs
    broken damaged defective faulty
    fault defect
    price cost charge fee rate tariff pricing
    fee charge surcharge
    bike bicycle cycle
    ebike pedelec
    buy purchase order
    shop store outlet
    rent hire rental
    refund reimbursement money_back reimburse
    return send_back bring_back
    deliver ship send post dispatch
    delivery shipping shipment postage dispatch
    parcel package
    invoice bill
    cancel terminate end
    cancellation termination
    begin start commence
    end finish stop
    puncture flat_tyre flat_tire
    kid child youngster
    children kids under-18s
    baby infant toddler
    holiday vacation
    holiday bank_holiday
    car vehicle automobile auto
    van lorry truck
    doctor physician gp
    dentist dental
    surgery practice clinic
    hospital clinic
    medicine medication drug
    chemist pharmacy
    prescription script
    appointment booking slot
    reservation booking
    book reserve
    open opening
    hours times
    closed shut
    close shut
    cheap inexpensive affordable budget
    expensive costly pricey
    discount reduction rebate deal
    offer promotion deal special
    voucher coupon gift_card
    guarantee warranty
    lose misplace
    stolen theft
    lend loan borrow
    deposit security
    down_payment deposit
    instalment part_payment
    pay settle
    payment pay
    card credit_card debit_card
    cash coins notes
    bank_transfer wire_transfer
    receipt proof_of_purchase
    tax vat
    owner proprietor
    boss manager head
    staff employee team
    worker employee
    colleague coworker teammate
    job vacancy position
    salary wage
    customer client
    guest visitor
    user member
    company business firm
    address location
    located situated
    place location
    find locate
    directions route
    near close nearby
    map plan
    park parking
    car_park parking parking_lot
    bus coach
    train railway rail
    underground subway metro tube
    petrol gas fuel
    toilet restroom bathroom wc loo
    lift elevator
    stairs steps
    wheelchair accessible
    disabled accessible
    flat apartment
    room bedroom
    breakfast morning_meal
    lunch midday_meal
    dinner supper
    meal food
    starter appetizer
    dessert pudding sweet
    menu dishes
    drink beverage
    vegetarian veggie meatless
    vegan plant-based
    allergy allergic allergen intolerance
    gluten-free coeliac celiac
    takeaway takeout to_go
    table seat
    pet dog animal
    dog puppy
    swim swimming
    pool swimming_pool
    gym fitness
    towel towels
    luggage baggage suitcase
    internet wifi
    website homepage site
    computer pc
    laptop notebook
    screen display monitor
    picture photo image
    movie film
    file document
    upload import
    download export
    delete remove erase
    change modify edit alter amend
    replace exchange swap
    update upgrade
    upgrade switch_up
    downgrade switch_down
    install set_up
    configure set_up
    login sign_in log_in signin
    register sign_up signup enrol
    registration enrolment signup
    password passcode
    account profile
    subscription plan membership
    trial test
    free complimentary gratis free_of_charge
    free_of_charge complimentary
    bug error problem issue
    problem trouble issue
    outage downtime
    crash freeze
    slow sluggish
    fast quick rapid
    quickly fast soon
    duration length
    wait waiting
    urgent emergency
    emergency out-of-hours
    help support assistance
    support helpdesk customer_service
    complaint complain
    question query enquiry inquiry
    answer reply response respond
    explain describe
    show display
    allow permit
    allowed permitted
    forbidden prohibited
    need require
    required mandatory compulsory obligatory
    must required
    requirement condition
    rule policy
    contract agreement
    terms conditions
    privacy data_protection gdpr
    data information
    secure safe
    security safety
    insurance cover insured
    insure cover
    deadline cutoff cut-off
    late overdue delayed
    delay late
    notice notification
    inform notify tell
    include contain
    included inclusive
    extra additional
    limit maximum cap
    minimum least
    amount sum
    size dimensions
    weight weigh
    big large
    small little
    age years_old
    senior pensioner elderly
    student pupil
    adult grown-up
    teacher instructor tutor
    lesson class course
    course training
    school college
    term semester
    exam test
    homework assignment
    certificate diploma
    apply application
    form questionnaire
    passport id_card
    id identification
    permit licence
    birth born
    marriage wedding
    residence address
    rubbish trash garbage waste
    bin dustbin
    clean wash
    cleaning washing
    haircut hairdresser
    nail manicure
    clothes clothing garments
    trousers pants
    trainers sneakers
    jumper sweater pullover
    glasses spectacles
    jewellery jewels
    present gift
    gift_card voucher
    furniture sofa
    sofa couch
    wardrobe closet
    tap faucet
    torch flashlight
    garden yard
    lawn grass
    plumber plumbing
    electrician electrical
    builder contractor
    carpenter joiner
    painter decorator
    estimate quote quotation
    quote offer
    visit come
    checkup check-up examination inspection
    inspection check
    inspect check
    pain ache hurt
    painful hurt
    sick ill unwell
    illness disease
    fever temperature
    jab vaccination injection shot
    vaccinate vaccination
    treatment therapy
    operation surgery
    swelling swollen
    bleeding blood
    tooth dental
    filling cavity
    brace braces
    eat food
    smoke smoking
    loud noise
    quiet silence
    pick_up collect collection pickup
    collect pickup
    stock available
    available availability
    sold_out out_of_stock
    brand make
    model type
    kind type sort
    part component
    spare replacement
    used second-hand secondhand
    new brand-new
    old previous
    current present
    service maintenance
    maintain maintenance
    service tune-up
    tune-up tuneup
    brake brakes
    battery accumulator
    charge recharge
    charger charging
    tyre wheel
    helmet headgear
    lock padlock
    saddle seat
    trip tour
    tour excursion
    abroad overseas foreign
    overseas international
    worldwide international
    country nation
    european eu
    british uk
    english uk
    us usa
    american usa
    area region
    city town
    afternoon pm
    evening night
    noon midday
    today tonight
    daily everyday
    weekend saturday
    weekend sunday
    annual yearly
    annually yearly
    per_month monthly
    per_year yearly annual
    half-price discount
    choose select pick
    option choice
    difference differ
    compare comparison
    combine together
    transfer move
    move relocate
    invite add
    join enter
    leave exit
    admission entry entrance
    entrance door
    ticket admission
    seat place
    review rating
    recommend suggest advise
    advice consultation
    consultation consult
    founder founded
    established founded
    since founded
    author writer
    language speak
    translate translation
    english anglophone
    allergy allergic
    crash_course intensive intensive_course
    intensive crash
    teach teacher instructor tutor lessons
    instructor teacher
    lesson session
    woman female lady ladies women
    man male men gentlemen
    wedding weddings marriage
    crib cot
    cot baby_bed crib
    brekkie breakfast
    veggie vegetarian
    wlan wifi wi-fi
    wifi wi-fi internet wlan network
    night overnight evening
    nite night
    bday birthday
    birthday party
    pic picture photo
    pics pictures photos
    mum mother
    dad father
    son child kid
    daughter child kid
    toddler child baby
    teen teenager youth
    teenager youth junior
    elderly senior over-65
    oap senior pensioner
    quit cancel leave end
    stop cancel end
    terminate cancel
    hold pause freeze
    pause suspend freeze
    freeze pause
    prolong extend renew
    extend renew
    renew renewal extend
    postpone move reschedule
    reschedule move
    no-show missed miss
    miss missed
    turn_up show_up arrive
    arrive arrival check-in
    arrival check-in
    departure check-out checkout
    leave check-out
    stay overnight
    smashed broken damaged
    cracked broken damaged
    scratched damaged
    ruined damaged
    torn damaged
    bent damaged
    dead broken
    lost missing lose
    missing lost
    find found
    found lost_property
    junk spam
    sms text_message
    text sms
    2fa two_factor two_step
    code token
    log log_in sign_in
    sso single_sign_on
    school university student education
    charity non-profit nonprofit ngo
    nonprofit charity
    private personal individual
    free_trial trial
    america us united_states usa
    states us usa
    england uk britain
    holland netherlands
    germany european_union eu
    france european_union eu
    spain european_union eu
    italy european_union eu
    austria european_union eu
    poland european_union eu
    january winter
    december winter
    july summer
    august summer
    summer june
    winter february
    spring april
    autumn fall
    christmas xmas
    new_year new_years_day 1_january
    easter easter_sunday
    weekday monday_to_friday weekdays
    weekdays monday_to_friday
    working_day business_day weekday
    business_day working_day
    sandwich food meal
    pizza food hot_food
    snack food
    burger food
    coffee drink
    tea drink
    water drink
    beer alcohol drink
    wine alcohol drink
    fine penalty charge fee
    penalty fine charge
    mug cup
    plate dish
    jumper clothes belongings
    belongings property items
    valuables belongings
    keys key
    amex american_express
    visa card credit_card
    mastercard card credit_card
    paypal payment
    apple_pay contactless mobile_payment
    contactless card
    cheque check
    split instalments instalment
    instalments instalment monthly_payments
    monthly_payments instalments
    finance instalments
    upfront advance deposit
    prepay advance
    concession reduced discount
    babysit childcare
    nursery childcare kindergarten
    kindergarten nursery
    barn hall
    hall room venue
    venue location hall
    capacity people seats
    fit hold capacity
    guests people
    wedding_party reception
    steam_room steam
    sauna steam
    jacuzzi hot_tub whirlpool
    hot_tub jacuzzi
    goggles glasses
    swimsuit swimwear costume
    bathing_suit swimwear swimsuit
    shallow depth deep
    depth deep
    height tall high
    width wide
    length long
    wave waves
    women-only ladies
    loan borrowing borrow
    dvd film
    movie dvd
    book title
    ebook e-book
    reserve hold reservation
    overdue late
    fine overdue
    tools equipment
    gadget tool equipment
    equipment tools gear
    gear equipment
    print printing printer
    copy photocopy copies
    scan scanner
    car_wash wash
    mot inspection
    garage workshop
    mechanic workshop technician
    technician mechanic engineer
    broke broken
    courtesy_car replacement_car loaner
    tow towing
    trailer towing
    caravan camper campervan motorhome
    camper caravan motorhome
    licence driving_licence permit
    handicapped disabled wheelchair
    hand_controls adapted
    pass passed
    fail failed
    pass_rate first_time
    exam examination test
    theory theory_test
    road_test driving_test practical_test
    contract_length minimum_term
    minimum_term contract
    catch condition
    insurance insured insurer
    insurer insurance
    claim reimbursement
    reimburse refund
    xray x-ray
    blood_test blood
    results result
    sick_note certificate
    referral refer
    walk-in without_appointment
    walk_in without_appointment
    specialist consultant
    braces orthodontic
    denture prosthesis
    implant implants
    anaesthetic anaesthesia injection
    stitches sutures
    pregnant pregnancy
    newborn baby
    vet veterinarian animal_doctor
    kitten cat
    cat pet
    spay neuter
    leash lead
    groom grooming
    dye colour
    colour dye tint
    highlights colour
    beard shave
    massage treatment
    facial treatment
    wax waxing
    stylist hairdresser
    dishwasher dish_washer
    stove oven hob
    fridge refrigerator
    heater heating
    heating radiator
    aircon air_conditioning
    air_conditioning aircon cooling
    blanket bedding
    sheets bedding linen
    iron ironing
    hairdryer hair_dryer
    shuttle transfer
    airport transfer shuttle
    taxi cab
    harbour port
    ferry boat
    bike_rental cycle_hire
    tent camping
    pitch site
    campfire fire barbecue
    bbq barbecue grill
    barbecue grill
    pension retirement
    move_in moving
    landlord owner
    tenant renter
    rent lease
    lease contract
    electricity power
    mobile_app app
    app application
    offline without_internet
    backup backups copy
    encrypted encryption
    server hosting
    host hosting
    stored kept
    keep store retain
    retain keep
    retention kept
    uptime availability
    sla response_time
    invoice_number bill
    vat_number tax_number
    seats users
    user seat member
    agent user seat
    workspace account
    team group
    integrate connect integration
    integration connect
    connect link
    plugin extension add-on
    add-on extra addon
    webhook webhooks
    crm hubspot salesforce
    bulk mass
    sticker label
    label tag
    colour color
    material fabric made_of
    fabric material
    made_of material
    produced made manufactured
    organic bio
    recycled recycling
    recycle recycling
    dispose take_back recycling
    take_back return
    second_hand used
    waterproof water-resistant
    washable wash
    lifetime durable
    lightweight light
    sturdy strong
    spare_parts spares parts
    assemble assembly
    assembly assembled
    delivery_time lead_time
    lead_time delivery
    ready finished done
    finished ready
    track tracking
    courier carrier
    customs duty import
    duty customs
    pickup_point collection_point
    wrap gift_wrap wrapping
    gift_wrap wrapping
    heavy weight weigh
    big size dimensions
    far distance
  `,
}
