/** Own compilation: what one calls bookings, orders, plans, files and festivities when one types as one speaks, and what documents call them. */
export const spokenOfBusiness = `
    confirmation confirm
    rsvp confirm
    rearrange reschedule rebook
    defer postpone reschedule
    bail cancel
    ditch cancel
    standby waitlist waiting_list
    latecomer late
    tardy late
    rookie beginner
    chaperone companion
    caregiver carer
    guardian parent
    grownup adult
    whereabouts located address
    postcode address
    zipcode postcode
    zip_code postcode
    headquarters located address
    head_office headquarters
    hq headquarters
    branch store
    transit public_transport
    bus public_transport
    train public_transport
    tram public_transport
    park_and_ride parking
    pay_and_display parking
    bike_rack bike_parking
    upstairs floor stairs
    downstairs floor basement
    crutches accessible
    rollator accessible
    disability accessible
    impaired disabled
    autistic sensory
    public_holiday bank_holiday
    thanksgiving public_holiday
    fourth_of_july 4_july
    independence_day 4_july
    labor_day public_holiday
    labour_day 1_may
    may_day 1_may
    valentines_day 14_february
    halloween 31_october
    bonfire_night 5_november
    st_patricks_day 17_march
    hogmanay new_years_eve 31_december
    nye new_years_eve 31_december
    crimbo christmas
    good_friday easter
    easter_monday easter
    midterm half_term
    lunchtime lunch midday
    lunch_hour lunch midday
    lunch_break lunch midday
    midweek weekday
    arvo afternoon
    trading_hours hours
    office_hours hours
    reopen open
    closure closed
    shutdown closed
    off-season low_season
    high_season peak
    busiest peak
    quietest off-peak
    whatsapp message
    messenger chat
    dm message
    insta instagram
    socials social_media
    instagram social_media
    facebook social_media
    rep representative
    advisor adviser consultant
    ombudsman arbitration dispute
    supervisor manager
    gaffer manager boss
    ceo managing_director
    eta delivery_time arrival
    timeframe duration
    timescale duration lead_time
    validity valid expiry
    expiration expiry
    lapse expire
    outdated expired
    best-before expiry
    shelf_life best-before
    packet parcel
    postie courier
    postman courier carrier
    mailman courier carrier
    dhl courier carrier
    dpd courier carrier
    fedex courier carrier
    hermes courier carrier
    evri courier carrier
    royal_mail courier carrier
    usps courier carrier
    consignment shipment
    doorstep delivery
    backordered restock
    wrong incorrect
    mistake error incorrect
    repayment refund
    chargeback refund dispute
    store_credit voucher
    credit_note refund
    unworn unused
    unopened sealed unused
    unsealed opened
    guaranteed warranty guarantee
    tweak adjust adjustment
    rework rectify
    fob chip
    fob key
    keyring key
    keycard key_card
    swipe_card key_card
    wristband chip
    tier plan
    freemium free_plan
    evaluation trial
    tie-in commitment minimum_term
    tied minimum_term commitment
    commit commitment minimum_term
    reactivate restore
    unpause reactivate
    unfreeze reactivate
    snooze pause
    mute notifications
    credentials login password
    pwd password
    passphrase password
    otp code 2fa
    authenticator 2fa
    verify confirm verification
    verification confirmation
    nickname username
    avatar profile_picture
    hijacked compromised
    phishing fraud
    scam fraud
    virus malware
    ransomware malware
    data_leak breach
    handset phone
    allowance limit quota
    throttle rate_limit
    megabyte mb
    gigabyte gb
    terabyte tb
    powerpoint pptx presentation
    jpg jpeg image
    png image
    screenshot image
    attach attachment upload
    attachment file
    mp3 audio
    mp4 video
    footage video
    sync synchronise integration
    outlook calendar
    quickbooks accounting integration
    xero accounting integration
    shopify integration
    wordpress integration plugin
    jira integration
    unreachable outage
    ccpa privacy
    hipaa compliance
    compliance certified
    pentest penetration_test
    cctv surveillance cameras
    changelog release_notes
    release_notes version
    launched released introduced
    rollout release
    deprecated discontinued
    gang group
    crowd group
    bash party celebration
    shindig party celebration
    get-together party celebration
    gathering event celebration
    bachelor_party stag_party
    team-building company_event
    office_party company_event
    outing excursion
    caterer catering
    cater catering
    refreshments drinks catering
    vegan dietary
    vegetarian dietary
    allergies dietary
    gluten dietary
    halal dietary
    kosher dietary
    pescatarian dietary
    intolerant intolerance allergens
    anaphylaxis allergic
    epipen allergy
    preggers pregnant
    trimester pregnancy
    breastfeed breastfeeding nursing
    uni university student
    undergrad student
    freshers students
    corporate company business
    biz business
    trade_account business_customer
    fireworks pyrotechnics
    sparklers fireworks
    firecrackers fireworks
    balloons decorations
    bunting decorations
    confetti decorations
    candle naked_flame
    barbie barbecue
    byob corkage
    cannabis drugs
    tipsy intoxicated
    employment jobs careers
    recruit vacancies careers
    giftcard gift_card voucher
    gift_token voucher
    evoucher voucher
`
