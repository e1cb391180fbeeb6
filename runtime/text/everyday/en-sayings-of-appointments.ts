/** Own compilation: what customers say in several words about coming at a time, and the words of documents that answer it. */
export const sayingsOfAppointments = `
    are_you_free free_on_saturday free_next_week free_this_week got_any_space any_gaps got_room availability
    booked_up booked_solid all_full full_already fully availability
    have_another_go try_again fail_it retake repeat
    who_do_i_ask who_can_i_ask who_do_i_call who_to_call who_to_ask got_a_question have_a_question contact telephone
    let_you_know tell_you_about notify inform notice
    fill_in fill_out form
    running_behind late delay
    a_shoot the_shoot my_shoot our_shoot session sitting
    get_in_your_diary fit_me_in squeeze_me_in slot_me_in fit_us_in appointment booking
    see_me_today get_seen be_seen get_a_slot next_free_slot appointment availability
    earliest_you_have earliest_appointment how_soon_could_you soonest_you_can appointment availability
    set_up_a_meeting schedule_a_call arrange_a_visit arrange_a_time appointment
    book_myself_in book_me_in book_us_in booking appointment
    book_online online_booking book_through_the_app booking online
    make_a_booking make_a_reservation save_me_a_seat save_us_a_seat reservation booking
    turn_up_unannounced just_turn_up nip_in pop_by pop_round call_in drop_by_without turn_up_without appointment walk-in
    without_booking without_an_appointment no_appointment no_booking appointment walk-in booking
    how_far_ahead how_far_in_advance weeks_ahead months_ahead advance booking
    did_my_booking go_through_my_booking no_confirmation didnt_get_confirmation didn_get_confirmation confirmation booking
    running_late held_up stuck_on_the_train few_minutes_late bit_late miss_the_start late delay
    missed_my_bus train_is_late bus_is_late late delay
    cutoff_for_cancelling cancel_at_the_last cancel_last_minute cancel_on_the_day cancellation notice
    call_it_off cry_off scrap_my_booking scrap_the_booking cancel cancellation
    bow_out not_going_to_make not_able_to_come unable_to_attend unable_to_come cancel cancellation
    change_of_plan plans_changed something_came_up something_crops_up cancel rebook
    come_another_time come_another_day another_time different_time change_the_time other_day_instead reschedule rebook
    shift_my_appointment shift_my_booking swap_my_appointment swap_days swap_dates reschedule rebook
    send_someone_else someone_else_go give_my_place pass_it_on give_my_ticket sell_my_ticket transfer transferable name
    go_in_my_place take_my_place substitute transfer
    fall_ill feel_ill get_ill taken_ill come_down_with feeling_rough under_the_weather feel_poorly ill illness sick
    got_a_cold have_a_cold have_a_fever got_covid tested_positive catching_something ill symptoms
    forget_to_come forgot_to_come forgot_to_cancel forgot_about_it clean_forgot slipped_my_mind missed no-show
    not_show not_turn_up_at didnt_come didn_come missed no-show
    first_time_here first_time_coming never_been_before new_here initial first
    what_happens_first how_does_it_work walk_me_through talk_me_through step_by_step steps procedure
    expect_on_the_day what_to_expect procedure
    need_to_bring have_to_bring should_i_bring take_along bring
    what_papers which_papers what_paperwork documents bring
    show_my_id proof_of_who proof_of_identity prove_my_age prove_who_i_am identification passport
    proof_of_address prove_where_i_live proof_of_residence address residence
    get_ready_for beforehand_preparation do_beforehand prepare preparation
    there_early come_early turn_up_early arrive_early minutes_before early minutes arrive
    how_long_does_it how_much_time does_it_take_long long_will_it_take duration
    finish_by what_time_finish end duration
    come_alone by_myself alone
    come_together two_of_us both_of_us two together
    tag_along come_with_me come_along keep_me_company wait_with_me companion accompany
    only_a_man only_a_woman see_a_woman request female
    who_will_i_see who_is_coming team
    waiting_list_for get_on_the_list waitlist
    long_queue queue_up stand_in_line waiting_times queue waiting
    open_at_the_weekend open_at_weekends open_weekends saturday sunday
    open_at_lunch close_for_lunch shut_at_lunch open_over_lunch lunch break
    open_over_christmas open_at_christmas open_xmas shut_over_christmas closed_over_christmas over_the_holidays over_xmas christmas holidays
    between_the_years between_christmas_and twixmas christmas 27
    open_bank_holiday open_on_bank shut_on_bank closed_on_bank holiday holidays
    day_before_christmas christmas_eve_opening 24
    open_early first_thing early morning opens
    straight_after_work in_the_evening after_five after_six evening
    late_night_opening how_late_are_you how_late_open open_till_late open_until_late evening close
    shut_up_shop call_it_a_day close closing
    last_entry last_admission latest_i_can_come latest_i_can_arrive last entry
    open_all_year all_year_round year_round in_winter winter season
    summer_break are_you_on_holiday shut_for_summer your_holidays closed holidays
    closed_day your_day_off which_days_closed closed
    round_the_clock around_the_clock day_and_night twenty_four_seven all_night 24
    at_any_time whenever_i_want anytime_i_like hours
    when_is_it_quiet least_busy avoid_the_crowds less_crowded peak off-peak busy
    school_holidays_open over_half_term holidays
`
