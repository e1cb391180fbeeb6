/** Own compilation: what people say to hotels, restaurants, practices, studios, clubs, salons, workshops and makers of software. */
export const trades = `
    bitcoin cryptocurrency crypto
    crypto cryptocurrency
    credit_card visa mastercard
    card visa mastercard american_express
    payment_method visa mastercard
    range miles distance
    range kilometres km distance
    mileage miles distance
    robbed stolen theft
    nicked stolen theft
    thief theft
    accident crash collision
    injured injury hurt
    rain weather
    storm weather
    snow weather ice
    cashback refund
    reimburse repay refund
    overcharged charged_twice
    receipts receipt
    bring take_with_you
    paperwork documents forms
    id identity_card
    driving_licence licence
    minimum_age age
    age_limit age
    underage minors under-18
    chaperone supervised
    unaccompanied alone
    wait queue
    walk-in without_appointment drop-in
    drop-in walk-in
    last_orders kitchen_closes
    kitchen food hot_food
    bring_your_own byo corkage
    corkage bring_your_own_bottle
    alcohol drinks licensed
    dairy lactose milk
    lactose dairy lactose-free
    nuts nut peanut allergens
    spicy hot
    portion serving size
    takeaway take_away collect
    buffet self-service
    highchair high_chair
    baby_changing changing_table nappy
    nappy diaper baby_changing
    step-free wheelchair ramp level_access
    ramp step-free wheelchair
    mobility_scooter wheelchair
    deaf hearing hearing_loop
    blind visually_impaired
    guide_dog assistance_dog
    cat pet pets
    pets dogs animals
    vet veterinary
    neuter spay castration
    microchip chip
    worm parasite
    kennel boarding
    grooming trim clip
    car_park parking
    disabled_parking blue_badge
    ev electric_car charging_point
    charging_point charger charging_station
    airport transfer
    shuttle transfer bus
    hotel accommodation lodging
    double_room double
    single_room single
    twin twin_beds
    heating heated
    kettle tea coffee
    fridge refrigerator minibar
    laundry washing_machine
    linen sheets towels
    pillow pillows bedding
    late_check-out checkout
    early_check-in arrival
    key_card key
    lockbox key_safe
    city_tax tourist_tax visitor_tax
    wedding ceremony wedding_reception
    venue_hire room_hire
    projector screen beamer
    stage platform
    campfire fire fires
    tent pitch camping
    pitch tent caravan
    campervan motorhome caravan
    motorhome campervan
    hookup electricity electric
    shower showers
    membership member subscription
    joining_fee enrolment sign_up_fee
    personal_trainer training instructor
    induction introduction
    goggles swimwear
    lane lanes
    lifeguard supervised
    armbands floats
    locker lockers padlock
    changing_room changing_rooms
    physio physiotherapy
    x-ray xray radiograph
    anaesthetic numbing injection
    numb anaesthetic
    whitening bleaching
    prescription repeat_prescription
    gp doctor
    nhs public
    insurance_company insurer
    excess deductible own_risk
    contact_lenses lenses
    eye_test sight_test eye_examination
    sight_test eye_test
    frame frames
    varifocal progressive
    hairdresser salon stylist
    highlights colour dye
    fringe bangs
    eyebrow brow
    gel_nails nails manicure
    lawyer solicitor attorney
    solicitor lawyer
    accountant bookkeeper tax_adviser
    tax_return tax
    vat_number vat_id tax_id
    payslip payroll salary
    landlord owner letting
    rent monthly_rent
    lease tenancy contract
    bond deposit
    utilities bills energy
    gas heating
    meter reading
    broadband internet
    router modem wifi
    sim mobile
    roaming abroad
    top_up credit
    backup back_up copy
    export csv download
    csv export spreadsheet
    excel spreadsheet csv
    api developer
    webhook integration
    add-on extra plugin
    sla uptime availability
    invoice receipt bill
    purchase_order po_number
    billing_address invoice_address
    seat licence
    per_seat per_user per_agent
    per_user per_seat
    trial_period free_trial
    downgrade smaller_plan
    upgrade bigger_plan
    refunds refund money_back
    lost_luggage baggage
    courier carrier delivery
    click_and_collect collect collection
    express next_day
    gift_wrap gift wrapping
    engrave engraving
    engraving engrave personalise
    personalise personalised engraving
    alteration alter shorten
    shorten alteration
    tailor alteration
    assembly assemble put_together
    install installation fitting
    fitting installation
    call-out visit callout
    leak leaking drip
    blocked clogged drain
    drain blocked
    locksmith lock
    locked_out lost_key
    skip waste
    gardener garden gardening
    hedge hedges trim
    mow mowing lawn
    mower lawnmower
    fertiliser feed
    compost soil
    seeds seed
    pot pots planter
    prune cut_back
    flowers bouquet flower
    bouquet flowers
    cake cakes birthday_cake
    birthday_cake cake
    loaf bread
    roll bread_roll
    pastry pastries
    flour ingredients
    ingredients contains
    coffee_beans coffee
    decaf decaffeinated
    grind ground
    photo_print prints
    print printing
    photocopy copy
    scan scanning
    laminate laminating
    bind binding
    reserve hold
    library_card membership_card
    audiobook audio
    study_room room
    exam theory_test
    practical driving_test
    fail retake
    retake resit
    certificate diploma proof
    beginner beginners starter
    tuition fees
    scholarship bursary grant
    exhibition show
    guided_tour tour guide
    audio_guide audioguide
    photography photos
    cloakroom wardrobe
    annual_pass season_ticket
    family_ticket family
    group_booking groups
    premiere opening
    box_office tickets ticket_office
    rebook postpone reschedule
    gps navigation coordinates
    toilets lavatories restrooms
    carer companion
    beforehand advance
    ballpark price estimate
    jobless unemployed
    snapped broken
    shattered broken
    wrecked damaged
    knackered broken
    bust broken
    kaput broken
    scuffed scratched
    ripped torn damaged
    pinched stolen theft
    swiped stolen theft
    banned forbidden prohibited
    cigarette smoking
    vape smoking e-cigarettes
    cigar smoking
    fetch collect pickup
    deregister deregistration cancellation
    dirty cleaning
`
