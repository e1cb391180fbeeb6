/** Own compilation: what customers of the trades say in several words, and the words of documents that answer it. */
export const sayingsOfTrades = `
    wont_charge won_charge charging battery
    after_birth postnatal
    put_on_hold pause freeze suspend
    how_much_notice notice
    learn_to_swim beginners
    how_warm how_cold temperature
    on_their_own by_themselves by_himself by_herself unaccompanied alone
    without_an_adult unaccompanied accompanied
    with_an_adult accompanied
    leave_my_things put_my_stuff lockers
    leave_my_stuff lockers storage
    store_valuables lockers safe
    under_18 minors juniors youth
    join_the_club join_the_gym membership
    become_a_member membership join
    sign_me_up registration register
    without_a_partner single
    need_a_partner partner
    no_experience beginner
    out_of_shape fitness
    take_a_shower have_a_shower showers
    bed_and_breakfast guesthouse
    own_bathroom en-suite
    one_more_night extend
    get_the_key key
    wake_up_call wake-up
    do_not_disturb disturb
    get_online internet wifi
    charge_the_car wallbox
    how_many_nights minimum
    all_inclusive all-inclusive
    light_a_fire make_a_fire have_a_fire fires campfire
    washing_up dishwashing dishes
    wash_dishes dishwashing washing-up
    wash_clothes wash_my_clothes do_laundry wash_and_fold laundry
    hen_do bachelorette
    go_fishing fishing angling
    go_swimming swim_in_the_lake bathing swimming
    order_a_cake cakes
    no_meat vegetarian
    take_home leftovers
    eat_out somewhere_to_eat restaurant
    get_food restaurant food kitchen
    get_something_to_eat restaurant kitchen
    something_to_eat food meals restaurant
    get_a_table book_a_table table_for reserve_a_book reservation
    need_to_book have_to_book reservation advance
    bring_our_own bring_my_own own_food own_bottle corkage
    how_many_people how_many_guests capacity seats
    room_for capacity
    leave_the_car leave_my_car leave_our_car leave_a_car put_the_car put_my_car park_my_car parking
    place_to_park somewhere_to_park parking
    service_my_car inspection maintenance
    turn_signal indicator
    broken_down stalled breakdown
    broke_down breaks_down breakdown
    fill_up refuel fuel
    bring_it_back hand_in drop_it_off give_it_back give_back take_it_back send_it_back send_this_back return
    send_them_back take_them_back bring_something_back bring_books_back return_a_book book_return return
    check_my_bike tune-up
    clean_my_car valeting
    take_it_again retake repeat
    get_in admission entry entrance
    cost_to_get_in let_in admission
    come_back_in readmission re-entry
    come_back_later readmission
    any_room_left availability
    skip_the_queue priority
    take_pictures photography photos
    take_photos take_pics photography
    leave_my_coat hang_my_coat cloakroom
    feed_the_animals feeding
    pet_the_animals petting
    sets_off departure depart
    pick_us_up pick_me_up pick-up collection transfer
    what_to_wear clothing
    should_i_wear clothing footwear
    if_it_rains when_it_rains it_rains rain weather
    called_off cancelled
    book_a_taxi taxi
    want_money_back have_it_refunded give_a_refund refund
    dont_like_it don_like_it dont_want_it don_want_it return withdrawal
    changed_my_mind withdrawal return
    cooling_off_period withdrawal
    too_small too_big size exchange
    does_not_fit exchange return
    swap_it exchange_it exchange
    does_not_work not_working defective faulty
    broken_on_arrival damaged
    my_order order purchase
    place_an_order make_an_order put_in_an_order order
    wheres_my_order track_my_order track_my_parcel tracking shipment
    where_is_my_order where_is_my follow_my_order tracking
    my_parcel parcel package shipment
    get_to_me delivery delivered
    same_day same-day express
    not_at_home nobody_is_home no_one_home not_home neighbour absent
    leave_with_neighbour neighbour
    collect_it come_and_collect collection pickup
    bring_it_upstairs up_the_stairs floor
    take_away_old take_the_old_one get_rid_of throw_away throw_out chuck_out disposal
    redeem_a_voucher voucher
    cash_in redeem
    run_out expire valid
    use_by expiry
    on_sale reduced discount
    pay_in_cash pay_cash cash
    tap_to_pay pay_with_phone pay_with_my_phone contactless
    pay_in_advance prepayment
    pay_later pay_afterwards on_account pay_by_invoice purchase_on_account invoice
    pay_monthly pay_in_instalments in_instalments buy_now_pay_later pay_it_off instalments
    hire_purchase instalments financing
    lost_the_receipt lost_my_receipt bill_of_sale receipt
    in_store available stock
    back_in_stock available restock
    out_of_stock unavailable
    do_you_sell range stock
    do_you_stock range
    put_aside put_it_aside hold_it keep_it_for_me reserve
    what_size which_size size
    true_to_size fit
    take_in alter
    take_up too_long shorten alteration
    sell_my purchase buy
    save_my_data backup
    get_a_quote quotation estimate
    while_i_wait while_you_wait on_the_spot immediately
    put_it_together assembly
    chest_of_drawers dresser
    come_round visit appointment
    come_to_my_house visit on-site
    come_and_look inspection
    send_someone_out callout technician
    by_the_hour hourly
    no_hot_water no_heating boiler heating
    heating_not_working heating boiler
    no_electricity no_power outage
    locked_myself_out lost_my_keys lost_key change_the_lock locksmith
    paint_my_room painting
    do_up renovate
    clear_out clearance
    cut_the_grass cut_grass mowing lawn
    mow_the_lawn mowing
    chop_down fell_a_tree felling
    water_my_plants watering
    bunch_of_flowers cut_flowers bouquet
    someone_has_died death bereavement
    chapel_of_rest view_the_flat see_the_flat see_the_house look_at_the_flat viewing
    get_my_picture_taken portrait
    get_the_pictures gallery
    print_out print_my printing
    from_the_farm regional local
    fruit_and_veg vegetables
    pick_your_own self-picking
    try_the_wine try_the_beer tasting
    look_after childcare care
    watch_my_kids childcare babysitting
    leave_my_child leave_my_kids childcare
    after_school after-school
    settling_in adjustment
    keep_at_home ill
    drop_my_child drop_my_kids drop-off
    pick_my_child pick-up collection
    one_to_one one_on_one individual private
    people_in_a_class how_many_in participants
    take_part participate
    put_my_name register
    get_a_spot registration places
    in_person on_site face-to-face
    apply_for_a_job application careers
    work_for_you work_here careers vacancies jobs
    help_out volunteer
    take_out_books take_books_home borrow loan
    take_out borrow
    how_many_books borrow loan items
    extend_a_book keep_books_longer renew
    keep_it_longer keep_longer renew extend
    renew_my_books renewal
    bring_late overdue
    lost_my_card lost
    somewhere_to_study place_to_study study
    start_a_company founding formation
    set_up_a_company formation
    write_off deductible
    last_will make_a_will write_a_will testament
    split_up divorce separation
    get_divorced divorce
    take_to_court lawsuit litigation
    laid_off redundancy
    insured_for covered_for cover coverage
    am_i_covered cover coverage insurance
    make_a_claim claim
    report_a_claim claims notification
    no_claims_bonus no-claims
    take_out_money withdraw
    get_cash atm withdraw
    block_my_card block
    take_out_a_loan borrow_money loan credit
    rent_a_flat letting tenancy
    rent_increase rent
    moving_out vacate handover
    moving_in hand_over handover
    pets_in_the_flat pet keeping
    renew_my_passport passport
    give_money donation
    sign_on get_in_my_account get_into_my_account login
    cannot_log_in login password
    log_me_out logout session
    logged_out session
    change_my_password password reset
    create_an_account make_an_account open_an_account set_up_an_account register registration
    close_my_account close_account delete
    delete_my_account delete_account remove_my_account deletion
    get_rid delete remove
    single_sign_on sso saml
    add_a_colleague add_a_user add_a_member invite
    share_with sharing
    test_it try_it_out trial
    see_a_demo demo
    pay_per_month monthly
    pay_yearly pay_annually annual
    change_plan change_my_plan upgrade switch
    switch_plan upgrade
    locked_in commitment
    bring_my_data import migration
    move_my_data migration import
    switch_from move_over migration
    take_my_data get_my_data download_my_data export_my_data save_as export
    how_many_users users seats
    connect_to link_to integration
    for_developers api developer
    on_my_phone on_the_phone on_the_go mobile
    how_many_devices devices
    no_internet offline
    not_loading outage error
    is_down outage downtime status
    site_down website_down server_down goes_down outage downtime
    down_time downtime
    report_a_bug bug
    get_started onboarding
    get_help need_help support
    speak_to_someone talk_to_someone speak_to_a_human talk_to_a_human contact telephone phone
    talk_to_a_person reach_you contact telephone
    get_in_touch get_hold_of_you contact reach
    contact_you contact telephone email
    write_to_you drop_you_a_line contact email
    give_you_a_ring call_you ring_you telephone phone
    call_me_back ring_me_back callback
    make_a_complaint not_happy complaint
    not_satisfied complaint dissatisfied
    leave_a_review review feedback
    where_is_my_data servers hosted
    who_can_see see_my_data access confidential
    store_my_data retention storage
    keep_my_number take_my_number transfer_my_number porting
    internet_down internet_not_working no_connection disruption outage
`
