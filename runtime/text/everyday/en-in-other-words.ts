/** Own compilation: words that are said in one way by whoever asks and in another one by whoever writes rules, offers and instructions. */
export const inOtherWords = `
    annoyed dissatisfied complaint
    disappointed dissatisfied complaint
    upset dissatisfied complaint
    rude complaint
    appeal objection
    object objection
    argue dispute
    quarrel dispute
    disagree dispute objection
    arrange organise
    barking noise
    noisy noise loud
    shout noise
    silent quiet
    disturb noise quiet
    behave behaviour conduct
    misbehave behaviour
    blame liable responsible
    bother disturb
    clash overlap
    compensation refund
    complicated difficult
    difficult difficulty
    worried concerned
    consequences penalty
    danger risk
    dangerous risk safety
    unsafe safety
    deny refuse
    decide choose
    digital electronic
    disappear lost missing
    vanish lost missing
    eco sustainable environmental
    eco-friendly sustainable environmental
    sustainable environmental
    exceed limit
    expert specialist
    faint dizzy
    fake counterfeit
    genuine authentic original
    foldable folding
    fragile breakable
    frightened anxious nervous
    terrified anxious nervous
    glue adhesive
    guard security
    harm injury
    inside indoor indoors
    outside outdoor outdoors
    insulin diabetic diabetes
    diabetic diabetes
    illegal prohibited forbidden
    invalid expired
    journey trip travel
    lanyard badge
    leader guide instructor
    mess dirty cleaning
    mouth oral
    negotiate negotiable
    haggle negotiate discount
    news updates newsletter
    opinion review feedback
    prevent avoid
    prize award
    protect protection
    prove proof evidence
    proof evidence
    qualified trained certified
    qualify eligible
    eligible entitled
    relatives family
    relative family
    restart reboot
    serious severe
    sign signature signed
    skill level
    topic subject
    temporary interim
    thick thickness
    thin thickness
    tidy clean
    unlock unblock reset
    optional voluntary
    tourist visitor
    witness evidence
    fortnight 14_days two_weeks
    two_weeks 14_days
    one_week 7_days
    half_an_hour 30_minutes
    half_hour 30_minutes
    quarter_of_an_hour 15_minutes
    one_day 24_hours
    two_days 48_hours
    one_month 30_days
    one_year 12_months
    half_year 6_months
    two_years 24_months
    dozen twelve 12
    flog sell
    lug carry
    digs accommodation lodging
    lodgings accommodation
    bedsit studio
    airbnb holiday_flat accommodation
    tub bath
    bathtub bath
    lounge living_room
    hallway corridor
    worktop countertop
    gizmo device gadget
    bits parts
    stuff belongings
    deets details information
    rundown overview
    summary overview
    heads-up notice
    small_print terms conditions
    fine_print terms conditions
    guidelines rules
    regulations rules
    policy rules
    refurb renovation refurbishment
    revamp renovate renovation
    respray paint
    demolish demolition
    dismantle disassembly
    sitter babysitter babysitting
    au_pair childcare
    lecturer teacher
    headmaster headteacher principal
    headmistress headteacher principal
    packed_lunch lunch
    satchel bag
    schoolbag bag
    satnav navigation
    number_plate registration
    licence_plate number_plate registration
    petrol_station fuel
    gas_station fuel
    mpg consumption
    bumper bodywork
    wing_mirror mirror
    afters dessert
    pud dessert
    ketchup sauce
    silverware cutlery
    crockery dishes plates
    serviette napkin
    mocktail alcohol-free non-alcoholic
    oat_milk dairy-free
    soya soy
    freelancer freelance self-employed
    sole_trader self-employed freelance
    lodger subtenant tenant
    next_of_kin relatives
    maternity parental_leave
    paternity parental_leave
    annual_leave vacation
    rota schedule
    timesheet hours
    expenses reimbursement
    wfh remote
    work_from_home remote
    holdall bag luggage
    hoody sweatshirt
    gown dress
    frock dress
    tee t-shirt
    plimsolls trainers
    laces shoelaces
    spanner wrench
    allen_key hex_key
    screwdriver tool
    stepladder ladder
    extension_lead extension_cable
    flex cable
    plug_adaptor adapter
    earphones headphones
    earbuds headphones
    headset headphones
    remote_control remote
    memory_stick usb
    usb_stick usb
    flash_drive usb
    hard_drive disk
    touchscreen screen
    webcam camera
    camcorder camera
    cellophane wrapping
    polystyrene packaging
    styrofoam packaging
    cardboard packaging carton
    florist flowers
    shrub bush
    gravel stones
    pavement sidewalk
    crossroads junction
    roundabout junction
    zebra_crossing crossing
    coach_park coach
    taxi_rank taxi
    airfield airport
    quay harbour
    jetty harbour pier
    pier jetty
    lifejacket life_jacket buoyancy_aid
    life_vest life_jacket
    kneepads protectors
    sleigh sledge
    lido pool
    cross-trainer cardio
    dumbbells weights
    barbell weights
    diet nutrition
    nutritionist nutrition dietician
    dietician nutrition
`
