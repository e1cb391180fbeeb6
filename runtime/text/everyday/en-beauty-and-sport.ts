/** Own compilation: what guests of salons, studios, spas, gyms, pools and clubs say, and what those write. */
export const beautyAndSport = `
    hair_cut haircut cut
    hair_done styling haircut
    trim haircut
    barber hairdresser
    salon studio
    fringe_trim fringe
    blow_dry blow-dry
    blowdry styling
    updo bridal_hair
    bride bridal
    bridal wedding
    perm permanent_wave
    curly curls
    curls perm
    hair_dye colour
    hair_dyed colour
    hair_colour colouring dye
    bleach lightening
    roots root_touch-up regrowth
    streaks highlights
    balayage highlights
    hair_extensions extensions
    toner toning
    conditioner treatment
    shampoo wash
    beard_trim beard
    hair_removal waxing epilation depilation
    remove_hair hair_removal waxing
    laser_hair_removal laser
    legs_waxed waxing
    eyelashes lashes
    threading eyebrows
    makeup cosmetics
    nails_done manicure
    nail_polish varnish
    nail_varnish polish
    shellac gel_polish
    acrylics acrylic_nails
    false_nails gel_nails acrylic
    infill refill
    pedicure foot_care
    feet_done pedicure
    foot_care pedicure chiropody
    podiatrist chiropodist podiatry
    corn callus
    spots acne
    pimples acne
    wrinkles anti-ageing
    lip_filler filler
    botox botulinum
    spray_tan tanning
    solarium tanning sunbed
    tattooist tattoo_artist
    tattoo_artist artist tattooist
    tattoo_removal laser
    cover-up cover_up
    touch_up touch-up retouch
    ink tattoo
    design sketch
    sketch draft
    piercer piercing
    ears_pierced piercing
    earring jewellery
    aftercare after-care care
    parental_consent consent
    consent_form consent
    parents_permission parental_consent consent
    back_rub massage
    masseur massage_therapist
    masseuse massage_therapist
    spa wellness
    robe bathrobe
    dressing_gown bathrobe
    slippers bath_shoes
    flip_flops slippers
    naked textile-free nude
    nude naturist textile-free
    sauna textile-free
    ladies_day women-only
    training exercise
    workout training exercise
    group_class group_fitness classes
    weights free_weights strength
    strength_training weights
    treadmill cardio
    cardio endurance
    gym_membership membership
    fitness_studio gym
    health_club gym
    pay-as-you-go single_visit
    multi_pass multi-visit
    punch_card multi-visit
    10-visit multi-visit
    trial_class taster trial_lesson
    trial taster
    probationary trial
    personal_training trainer
    trainer instructor
    pt personal_trainer
    training_plan programme
    yoga_mat mat
    leotard dancewear
    sportswear sports_clothing
    kit clothing
    trainers sports_shoes
    water_bottle bottle
    pilates reformer
    spinning indoor_cycling
    spin_class indoor_cycling spinning
    aerobics aqua
    aquafit aqua_aerobics aqua_fitness
    water_aerobics aqua_fitness aquafit
    prenatal pregnancy antenatal
    pause_membership freeze suspension
    freeze suspension suspend
    suspension pause suspend
    notice_period cancellation notice
    transfer_membership transfer
    lane_swimming lanes laps
    swim_laps lane
    laps lanes lengths
    swimming_lane lanes
    slide water_slide flume
    water_slide flume chute
    diving_board springboard diving_tower
    swimming_costume swimwear
    swim_suit swimwear
    bathing_costume swimwear
    trunks swimming_trunks swimwear
    swim_shorts swimwear swimming_trunks
    bikini swimwear
    burkini swimwear
    swim_nappies nappies
    water_wings armbands
    floats buoyancy_aids
    water_temperature warm
    supervision accompanied
    without_parents unaccompanied accompanied
    swimming_badge badge
    badge certificate
    changing_rooms cubicles
    locker_key locker
    football soccer
    footie football
    five-a-side football
    tennis_court court
    squash court
    badminton court
    racket racquet
    racket_hire rackets
    handicap handicap_certificate
    golf_clubs clubs
    crazy_golf minigolf mini_golf
    bowling_alley bowling
    ten-pin bowling
    ice_skating skating
    match fixture
    tournament competition
    competition contest
    team_training training
    practice_night training
    practice_time training
    practice training
    pitch field
    sports_field pitch
    hall sports_hall
    gymnasium sports_hall
    referee umpire
    subs membership_fee subscription
    dues membership_fee
    become_a_member membership
    boxing martial_arts
    kickboxing boxing
    belt_test grading
    grading belt
    ballet dance
    ballroom ballroom_dancing
    tango dance
    salsa dance
    hip_hop dance
    zumba dance_fitness
    dance_partner partner
    partner couple
    absolute_beginner beginner
    never_done beginner
    never_tried beginner
    first_timer beginner
    newbie beginner
    novice beginner
    experience previous_knowledge
    advanced experienced
    intermediate improvers
    level standard
    skill_level level
    missed_lesson missed
    instructor guide
    fit_enough fitness
    sweaty shower
    showers shower_facilities
`
