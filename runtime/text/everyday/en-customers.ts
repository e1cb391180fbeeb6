/** Own compilation: what customers call things at the counter, beside what documents call them. */
export const customers = `
    weekend saturday
    weekend sunday
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
    sibling brothers_and_sisters
    son child kid
    daughter child kid
    toddler child baby
    teen teenager youth
    teenager youth junior
    elderly senior over-65
    oap senior pensioner
    quit cancel end
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
    check_out departure leave leaving
    check_in arrival arrive ready
    sell stock shop
    whole full entire
    new_year new_years_day 1_january
    christmas christmas_day 25_december
    christmas_eve 24_december
    boxing_day 26_december
    new_years_eve 31_december
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
    fine penalty fee
    penalty fine
    mug cup
    plate dish
    jumper clothes belongings
    belongings property items
    valuables belongings
    keys key
    amex american_express
    eve 24_december 31_december
    contactless card
    cheque check
    split instalments instalment
    instalments instalment monthly_payments
    monthly_payments instalments
    finance instalments
    upfront advance deposit
    prepay advance
    pay due payable
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
    wedding_party wedding_reception
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
`
