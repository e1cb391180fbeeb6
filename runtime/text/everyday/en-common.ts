/** Own compilation: what people say to any business. */
export const common = `
    phone telephone call ring mobile cellphone hotline
    contact reach
    email mail
    fix repair mend repairs
    broken damaged defective faulty
    fault defect
    price cost charge fee pricing
    price rate tariff
    fee charge surcharge
    bike bicycle cycle
    ebike pedelec
    buy purchase order
    shop store outlet
    rent hire rental borrow loan
    shoes boots
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
    cash coins banknotes
    bank_transfer wire_transfer
    receipt proof_of_purchase
    tax vat
    owner proprietor
    boss manager
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
    wheelchair accessible step-free
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
    inform notify
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
`
