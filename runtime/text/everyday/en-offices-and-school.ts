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
    look_after childcare care
    watch_my_kids childcare babysitting
    leave_my_child childcare
    leave_my_kids childcare
    after-school after_school
    settling_in adjustment
    nap sleep
    nappy_changing nappies
    sick_child ill
    keep_at_home ill
    drop_my_child drop-off
    drop_my_kids drop-off
    pick_my_child pick-up collection
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
    one_to_one individual private
    one_on_one individual private
    course_fee tuition
    people_in_a_class group_size participants
    how_many_in participants group_size
    participants attendees
    attend participate
    take_part participate
    sign_up registration register enrolment
    sign_up_for registration enrolment
    put_my_name_down registration
    put_my_name register
    get_a_place registration
    get_a_spot registration places
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
    in_person face-to-face on_site
    proof_of_attendance certificate
    certificate_of_attendance certificate
    get_a_certificate certificate
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
    apply_for_a_job application careers
    work_for_you careers vacancies jobs
    work_here careers vacancies jobs
    hiring vacancies jobs
    recruiting vacancies
    openings vacancies
    cv resume
    volunteer voluntary
    help_out volunteer
    take_out_books borrow loan
    take_books_home borrow loan
    take_out borrow
    check_out_books borrow loan
    how_many_books borrow loan items
    bring_books_back return
    return_a_book return
    book_return return
    extend_a_book renew
    keep_it_longer renew extend
    keep_books_longer renew
    keep_longer renew extend
    renew_my_books renewal
    late_fee overdue fine
    late_charge overdue
    late_book overdue
    bring_late overdue
    lost_book replacement
    lost_a_book lost_items replacement
    lost_my_card replacement_card lost
    reserve_a_book reservation
    study_desk workplace
    somewhere_to_study study reading_room
    place_to_study study reading_room
    cds music
    cd audio
    magazine periodical
    newspaper press
    newspapers periodicals
    board_game games
    storytime story_time
    tax_adviser tax_consultant accountant
    self_employed self-employed freelance
    start_a_business founding startup
    start_a_company founding formation
    set_up_a_company formation
    write_off deductible
    tax_deductible deduct
    inheritance estate
    last_will testament
    make_a_will testament
    write_a_will testament
    power_of_attorney authorisation proxy
    authorisation authorization power_of_attorney
    divorce separation
    split_up divorce separation
    get_divorced divorce
    custody care
    alimony maintenance
    child_support maintenance
    sue lawsuit litigation
    take_to_court lawsuit litigation
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
    laid_off redundancy
    speeding fine
    insured_for cover coverage
    covered_for cover coverage
    am_i_covered cover coverage insurance
    insurance_cover coverage
    policy insurance
    premium contribution
    make_a_claim claim
    report_damage claim notification
    report_a_claim claims notification
    damage_report claim
    no-claims no_claims_bonus
    third-party_insurance liability
    third_party liability
    liable liability responsible
    life_insurance life
    savings savings_account
    cash_machine atm
    cashpoint atm
    take_out_money withdraw
    get_cash atm withdraw
    withdraw_money withdrawal
    block_my_card block
    card_stolen block
    stolen_card block
    overdraft overdrawn
    mortgage loan
    home_loan mortgage
    interest_rate interest
    take_out_a_loan loan credit
    borrow_money loan credit
    estate_agent realtor
    letting_agent letting
    commission brokerage
    view_the_flat viewing
    see_the_flat viewing
    see_the_house viewing
    look_at_the_flat viewing
    viewing_appointment viewing
    rent_a_flat letting tenancy
    flatmate subtenant
    roommate subtenant
    rental_contract lease tenancy_agreement
    rental_agreement lease tenancy_agreement
    deposit_back deposit
    rent_increase rent
    service_charges ancillary_costs utilities
    bills_included utilities
    move_out vacate
    moving_out vacate handover
    moving_in handover
    hand_over handover
    get_out_of_my_lease termination notice
    caretaker janitor
    pets_in_the_flat pet keeping
    cellar basement
    storage_room cellar
    stairwell staircase
    staircase stairs
    town_hall council
    city_council council municipality
    mayor council
    register_my_address registration
    moved change_of_address
    renew_my_passport passport
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
    give_money donation
    donation contribution
    club association society
    chairman chairperson
    agm general_meeting
    statutes constitution
`
