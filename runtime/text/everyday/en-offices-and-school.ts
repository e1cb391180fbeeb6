/** Own compilation: what people say to schools, childcare, libraries, advisers, insurers, banks, landlords, town halls, churches and clubs. */
export const officesAndSchool = `
    kindergarten preschool nursery
    playschool preschool
    playgroup toddler_group
    creche nursery daycare
    daycare nursery childcare
    day_care nursery childcare
    childminder childcare nanny
    babysitter babysitting childcare
    nap sleep
    nappy_changing nappies
    sick_child ill
    pick_up_my_child pick-up collection
    kindergarten_fee fees
    school_holidays vacation
    inset_day closed
    school_fees tuition
    tuition_fees tuition
    tuition tutoring lessons
    tutoring private_lessons tuition
    tutor private_teacher
    private_lessons individual_lessons one-to-one
    one-to-one individual private
    course_fee tuition
    group_size participants
    participants attendees
    attend participate
    sign_up registration register enrolment
    sign_up_for registration enrolment
    closing_date deadline
    last_day deadline
    due_date deadline
    cut_off_date deadline
    start_date begins
    placement_test level_test assessment
    coursebook textbook
    course_book textbook coursebook
    text_book textbook
    teaching_materials materials
    materials textbooks
    worksheets materials
    sheet_music music
    guitar instrument
    piano instrument
    violin instrument
    drums instrument
    flute instrument
    keyboard instrument
    singing vocal
    singing_lessons vocal
    choir singing
    recital concert
    mother_tongue native
    conversation_class conversation
    evening_course night
    weekend_course saturday
    online_course remote distance_learning
    online_lesson remote
    remotely online
    remote online virtual
    via_zoom online
    zoom online video_conference
    proof_of_attendance certificate
    certificate_of_attendance certificate
    degree diploma
    gcse exam
    a-levels exam
    marks grades
    report_card report
    apprenticeship traineeship
    apprentice trainee
    internship placement
    intern internship
    work_experience internship placement
    job_application application
    application careers
    careers vacancies jobs
    hiring vacancies jobs
    recruiting vacancies
    openings vacancies
    cv resume
    volunteer voluntary
    check_out_books borrow loan
    late_fee overdue fine
    late_charge overdue
    late_book overdue
    study_desk workplace
    study reading_room
    cds music
    cd audio
    magazine periodical
    newspaper press
    newspapers periodicals
    board_game games
    storytime story_time
    tax_adviser tax_consultant accountant
    self_employed self-employed freelance
    founding formation
    tax_deductible deduct
    inheritance estate
    power_of_attorney authorisation proxy
    authorisation authorization power_of_attorney
    divorce separation
    custody care
    alimony maintenance
    child_support maintenance
    sue lawsuit litigation
    legal_action lawsuit litigation
    court_case lawsuit
    legal_advice consultation
    notarise notary
    notarised notary certification
    certified_copy certification
    certified certification
    sworn certified
    fired dismissal
    sacked dismissal
    speeding fine
    cover coverage
    cover coverage insurance
    insurance_cover coverage
    policy insurance
    premium contribution
    report_damage claim notification
    damage_report claim
    third-party_insurance liability
    third_party liability
    liable liability responsible
    life_insurance life
    savings savings_account
    cash_machine atm
    cashpoint atm
    atm withdraw
    withdraw_money withdrawal
    card_stolen block
    stolen_card block
    overdraft overdrawn
    mortgage loan
    home_loan mortgage
    interest_rate interest
    estate_agent realtor
    letting_agent letting
    commission brokerage
    viewing_appointment viewing
    letting tenancy
    flatmate subtenant
    roommate subtenant
    rental_contract lease tenancy_agreement
    rental_agreement lease tenancy_agreement
    deposit_back deposit
    service_charges ancillary_costs utilities
    bills_included utilities
    move_out vacate
    vacate handover
    caretaker janitor
    cellar basement
    storage_room cellar
    stairwell staircase
    staircase stairs
    town_hall council
    city_council council municipality
    mayor council
    moved change_of_address
    passport_expired passport
    birth_certificate certificate
    marriage_certificate certificate
    residence_permit visa
    refuse waste
    litter waste
    scrapyard recycling_centre
    old_fridge appliances
    e-waste electronic_waste
    paint hazardous_waste
    hazardous_waste pollutants
    batteries hazardous_waste
    bottle_bank glass
    scrap_metal metal
    old_clothes clothing
    church_service worship
    worship service
    sunday_service worship
    priest clergy
    vicar minister
    minister pastor
    pastor vicar priest
    christening baptism
    baptised baptism
    confirmation_class confirmation
    first_communion communion
    church_wedding wedding
    parish congregation
    donation contribution
    club association society
    chairman chairperson
    agm general_meeting
    statutes constitution
`
