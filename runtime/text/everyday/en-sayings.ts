/** Own compilation: what customers say in several words, and the words of documents that answer it. */
export const sayings = `
    turn_up_late show_up_late come_late be_late stuck_in_traffic late delay
    arrive_late join_later start_later late
    miss_an_appointment miss_my_appointment miss_the_appointment missed appointment no-show
    forget_my_appointment forgot_my_appointment missed appointment no-show
    miss_my_slot missed no-show
    miss_my_lesson miss_a_lesson miss_a_class miss_my_class catch_up make_up missed
    not_turn_up dont_turn_up don_turn_up not_show_up dont_show_up don_show_up no-show missed
    not_come cancel no-show
    cannot_come cannot_make_it cant_make_it cant_come something_comes_up cancel
    pull_out back_out drop_out cancel withdraw
    change_my_booking rebook amend
    change_the_date another_day different_day different_date rebook postpone
    move_my_appointment change_my_appointment reschedule postpone
    push_back put_off postpone
    bring_forward earlier reschedule
    find_you directions address located
    get_to_you directions address
    get_there get_here_by how_to_reach come_by_bus directions
    where_are_you where_you_are where_is_your address located
    based_in located
    come_by_car directions parking car
    come_by_train directions station train
    go_by_train nearest_station station railway
    train_station railway station
    sat_nav navigation coordinates
    to_the_loo to_the_toilet use_the_toilet use_the_bathroom use_the_loo need_the_loo need_a_wee toilet
    ladies_room mens_room public_toilet powder_room wash_my_hands toilet
    in_a_wheelchair wheelchair_user wheelchair_access wheelchair_accessible wheelchair_friendly cannot_walk cant_walk wheelchair accessible step-free ramp
    use_stairs any_stairs steps step-free
    no_stairs ground_floor step-free
    mobility_problems accessible wheelchair
    walking_difficulties accessible
    zimmer_frame walker
    hard_of_hearing hearing_loop sign_language deaf
    partially_sighted blind
    bring_my_dog bring_our_dog bring_the_dog take_my_dog dog
    dog_come_along dogs
    dog_friendly dogs pets
    pet_friendly pets dogs
    bring_the_kids bring_my_kids bring_my_children kids_menu kids_portion children
    bring_a_friend bring_someone bring_a_guest guest companion
    plus_one companion guest
    accompanying_person companion
    my_age too_old too_young how_old age
    too_heavy weight
    too_tall how_tall height
    open_on_sunday sunday
    open_late evening
    opening_times hours
    book_an_appointment make_an_appointment get_an_appointment need_an_appointment appointments
    just_come_in walk_in just_walk_in pop_in drop_by appointment
    come_by walk_in swing_by stop_by come_over visit
    walk_in spontaneously
    short_notice urgent
    last_minute spontaneous
    book_in_advance how_early ahead_of_time advance
    in_advance beforehand
    pay_extra costs_extra extra_charge extra_cost surcharge supplement
    hidden_costs additional fees
    set_me_back cost price
    how_expensive price cost
    thrown_in do_i_get come_with included
    in_stock get_hold_of available
    get_a_discount money_off lower_price discount reduction
    any_discounts reduction concession
    cheaper_for discount reduction concession
    less_money reduced
    half_price knock_off money_off percent_off discount
    pay_less discount reduced
    for_nothing cost_nothing for_free no_charge free
    under_age minors
    for_pensioners senior
    disabled_people severely_disabled disability
    on_benefits out_of_work unemployed
    take_ages over_and_done duration
    last_long durable
    get_results results
    hear_back get_an_answer get_back_to reply response
    write_back reply
    out_of_order defective broken
    given_up packed_up conked_out fallen_off come_off came_off fell_off broken
    acting_up fault
    makes_a_noise noise
    sort_out patch_up repair
    put_right repair rectify
    pay_for_damage liable liability damage
    break_something break_anything if_it_breaks damage liability
    damage_something whose_fault liability
    gets_stolen is_stolen been_stolen was_stolen theft
    left_behind lost_property found
    who_pays liable costs
    get_in_trouble penalty fine
    get_fined fine penalty
    kicked_out expelled ban
    throw_me_out thrown_out expelled
    house_rules rules regulations
    is_it_ok is_it_okay okay_to ok_to allowed permitted
    am_i_allowed are_we_allowed permitted
    mind_if allowed
    not_allowed forbidden prohibited
    smoke_inside have_a_cigarette light_up smoking
    grab_a_bite food restaurant
    get_a_coffee coffee cafe
    get_a_drink drinks bar
    eat_before fasting food
    drink_before fasting
    eat_something food fasting
    eat_anything food
    have_breakfast breakfast food
    spend_the_night stay_the_night overnight accommodation
    place_to_stay somewhere_to_stay place_to_sleep accommodation
    sleep_in_the_car sleep_over overnight
    get_in_late check-in arrival
    arrive_at_night arrival check-in
    leave_luggage store_my_furniture store_my_things store_my_stuff put_in_storage run_out_of_space storage
    leave_my_bags leave_our_bags leave_my_luggage leave_our_luggage store_luggage store_bags luggage storage
    keep_my_bags luggage storage
    safe_place safe locker
    feel_sick seasick nausea
    motion_sickness carsick
    does_it_hurt will_it_hurt hurt_me is_it_painful pain
    feel_anything anaesthetic pain
    am_i_awake knock_me_out knocked_out put_under anaesthetic sedation
    get_better recovery healing
    keep_in_overnight stay_in_overnight stay_in_hospital inpatient
    overnight_stay inpatient accommodation
    go_home_after discharge
    dog_sick cat_sick middle_of_night on_call emergency
    get_run_over emergency accident
    run_over hit_by_a_car accident
    who_works_here team staff
    who_runs owner management
    speak_to_the_manager manager
    the_boss manager owner
    who_owns owner
    been_open established since
    how_long_existed founded established
    speak_german german language
    speak_english english language
    any_english english
    in_my_language languages
    get_it_sent sent_to_me send_it_to delivery shipping
    have_it_delivered bring_it_to_me drop_it_round order_in come_in_the_post delivery
    post_it_to by_post postage shipping
    come_and_get pick_them_up pick_it_up collect pickup
    stop_my_contract end_my_contract end_the_contract termination cancellation
    leave_the_gym cancellation termination
    leave_the_club cancellation resignation
    give_up_membership stop_the_subscription get_out_of_contract cancel_membership cancellation
    cancel_subscription cancel_my_subscription end_my_subscription stop_my_subscription cancellation
    sign_off deregister
    get_in_late arrival check-in late
    wash_my_car wash valeting
    walk_my_dog walking walker
    fell_in_water got_wet liquid
    change_my_tyres swap_my_tyres tyres wheels
    change_the_oil change_my_oil oil service
    rent_a_car rent_a_bike rent_a_van rental hire
    hire_a_room hire_the_hall rental
    rent_a_room rent_the_hall rent_the_venue rent_tools hire
    rent_an_instrument hire loan
    borrow_an_instrument loan hire
    split_the_bill separately
    pay_separately separate
    copy_a_key duplicate
    get_changed changing
    where_to_meet where_we_meet do_we_meet meeting
    start_from set_off leave_from departure
    show_around shown_around guided
    half_term vacation
    switch_provider supplier changeover
    switch_supplier change_supplier changeover
    price_go_up put_up_prices raise_the_rent price_rise more_expensive increase
    bins_emptied bin_day bins_collected rubbish_collected collection waste
    trash_collection waste
    rubbish_dump recycling
    old_furniture old_sofa old_mattress bulky
    old_tv old_phone electronic electrical
    old_fridge electrical appliances
    register_my_car register_my_dog put_my_name_down get_a_place register_my_address registration
    drive_a_car licence
    doctors_note off_sick get_a_certificate certificate
    read_my_meter read_the_meter reading
    submit_a_reading meter
    sell_my_data share_my_data pass_on_data disclosure
    data_kept keep_data how_long_kept keep_my_data retention
    delete_my_data deletion erasure
    what_you_know personal
    home_visit house_call come_to_me visit_at_home visits
    legal_costs lawyer_cost fees
    booster_seat baby_seat kids_seat child
    kids_party kids_birthday birthday
    make_a_mess cleaning
    eyes_tested eye_check test_my_eyes examination
    glasses_checked try_on try_it_on fitting
    stitches_out take_stitches_out removal
    stool_sample faecal faeces
    first_visit first_appointment initial
    bad_back backache
    over_the_phone phone_you telephone
    private_party private function
    no_receipt without_receipt lost_the_receipt lost_my_receipt proof
    lost_card lost_my_card lose_my_card lost_my_ticket lose_my_ticket lost_book lost_a_book replacement
    lost_items replacement
    lost_the_key lose_the_key lost_my_key replacement lost
    new_password forgot_my_password forgot_password lost_my_password lost_password reset
    end_the_lease termination
    leave_early go_home_early early
    bring_back_late bring_it_late return_late overdue late
    keep_it_longer keep_longer extend extension
    extend_my_stay extension
    stay_longer need_more_time extension extend
    put_down euthanasia euthanise euthanasing
    put_to_sleep dog_to_sleep cat_to_sleep pet_to_sleep animal_to_sleep rabbit_to_sleep euthanasia euthanise
    him_to_sleep her_to_sleep it_to_sleep euthanasia euthanise
    put_to_sleep euthanasia euthanise euthanize
    cut_claws cut_nails cut_his_nails cut_her_nails clipping
    have_him_done neutered castration
    throwing_up being_sick vomiting
    the_runs diarrhoea
    clean_teeth clean_my_teeth scale polish hygienist
    under_anaesthetic anaesthetised
    before_the_operation before_surgery pre-operative fasting
    before_the_op fasting starve
    checked_over consultation examination checkup
    look_at have_a_look consultation examination
    see_the_vet see_a_vet see_a_doctor see_the_doctor consultation appointment
    see_the_dentist appointment examination
    see_someone appointment consultation
    come_out get_someone_out callout
    after_hours out-of-hours emergency
    over_the_counter prescription-free
    on_a_lead leash lead
    off_the_lead leash lead
    refer_me referral
    pull_a_tooth pull_tooth tooth_out take_out_tooth extraction
    hole_in_tooth filling cavity
    whiten_my_teeth whitening bleaching
    straighten_my_teeth orthodontic braces aligners
    grind_my_teeth bruxism
    scared_of_dentist anxious nervous sedation
    get_my_hair_cut haircut
    cut_my_hair haircut cut
    hair_up updo
    dye_my_hair colour
    go_blonde blonde lightening
    make_up makeup
    do_my_nails manicure
    get_inked tattoo
    in_the_sauna sauna textile-free
    swimwear_in_sauna textile-free
    ladies_only women-only
    work_out training exercise
    pay_as_you_go pay-as-you-go
    try_out try_it try_a_class try_before trial taster
`
