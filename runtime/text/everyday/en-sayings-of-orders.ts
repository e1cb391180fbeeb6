/** Own compilation: what buyers say in several words about what they ordered, had repaired or lost, and the words of documents that answer it. */
export const sayingsOfOrders = `
    turned_up_wrong came_wrong incorrect wrong
    in_the_post on_its_way dispatched transit delivery
    in_transit on_the_way shipment delivery
    take_it_apart take_it_down dismantle disassembly
    run_low top_it_up refill
    go_bust goes_bust insolvency
    never_showed never_showed_up lost delivery missing
    wasn_in wasnt_in weren_in werent_in wasn_home wasnt_home absent neighbour
    ate_my_card swallowed_my_card kept_my_card card block
    come_out_to_us come_out_to_me visit callout
    turned_up_bent turned_up_broken turned_up_damaged turned_up_smashed arrived_damaged arrived_bent arrived_smashed arrived_in_bits damaged transit
    came_damaged came_smashed came_scratched came_in_pieces come_broken in_pieces in_bits damaged broken
    box_was_crushed box_was_damaged box_was_open squashed_in_the_post broken_in_the_post damaged_in_the_post damaged_in_transit damaged transit
    smashed_to_bits fell_to_bits fell_apart falls_apart came_apart comes_apart defective faulty broken
    snapped_off broken_off came_loose broken
    stopped_working packed_in gave_up_the_ghost died_on_me gone_wrong goes_wrong went_wrong gone_bust defective faulty warranty
    breaks_after broke_after breaks_within broke_within warranty guarantee
    on_the_blink on_the_fritz playing_up acts_up defective faulty fault
    wont_turn_on won_turn_on doesnt_turn_on doesn_turn_on wont_switch_on won_switch_on doesnt_start doesn_start defective faulty
    not_as_described not_what_i_ordered sent_the_wrong wrong_one wrong_thing wrong_colour got_the_wrong incorrect wrong
    bits_missing parts_missing something_is_missing half_of_it_missing short_delivery incomplete missing
    never_arrived never_came never_turned_up not_arrived hasnt_arrived hasn_arrived hasnt_come hasn_come didnt_arrive didn_arrive lost delivery missing
    not_turned_up still_waiting_for still_not_here where_has_it_got got_lost_in lost_in_the_post delivery delay lost tracking
    gone_astray lost_parcel missing_parcel lost tracking
    parcel_is_late order_is_late late_delivery taking_so_long taking_ages delay late delivery
    when_will_it_arrive when_will_it_come when_does_it_arrive arrive_by get_here_in_time in_time_for delivery days
    how_long_to_deliver how_long_for_delivery delivery days
    get_it_quicker get_it_faster get_it_sooner need_it_fast need_it_quickly need_it_by need_it_tomorrow express rush urgent priority
    hurry_it_up hurry_things_up speed_it_up speed_up speed_things_up jump_the_queue express rush priority
    in_a_hurry in_a_rush pushed_for_time at_short_notice express urgent rush
    by_tomorrow for_tomorrow next_day_delivery express next
    deliver_on_saturday deliver_on_weekends delivery saturday
    drop_it_at_my bring_it_round bring_it_over bring_it_to_us come_to_my_door to_my_door delivery
    send_it_abroad ship_abroad post_it_abroad ship_overseas outside_the_uk outside_the_country outside_europe international shipping countries
    pay_for_postage p_and_p shipping postage delivery
    how_much_to_send how_much_to_ship cost_to_post cost_to_send shipping postage
    different_address another_address somewhere_else_instead change_the_address change_my_address delivery address
    while_im_out while_i_m_out nobody_in no_one_in not_home_when delivery neighbour
    leave_it_outside leave_it_in_the leave_it_by_the leave_in_the_shed safe_place_to_leave delivery
    sign_for_it have_to_sign signature
    pick_it_up_myself fetch_it_myself come_and_fetch collect_in_person swing_by_to_collect click_and_collect collection pickup
    someone_else_collect someone_else_pick_up pick_up_for_me collect_it_for_me collection authorisation
    not_collected dont_collect don_collect forget_to_collect dont_pick_it_up don_pick_it_up storage uncollected collected
    is_it_ready when_is_it_ready ready collection
    change_my_order add_to_my_order alter_my_order change_what_i_ordered order change amend
    ordered_by_mistake ordered_by_accident order_too_many wrong_address_on cancel order change
    cancel_my_order cancel_an_order stop_my_order order cancel cancellation
    bring_back bring_them_back bring_this_back send_stuff_back returned_it want_to_return hand_it_back return returns
    not_right_for_me dont_want_it_anymore don_want_it_anymore no_longer_want dont_need_it don_need_it return withdrawal
    doesnt_suit doesn_suit not_to_my_taste dont_like_the don_like_the not_happy_with return exchange complaint
    already_opened opened_the_box taken_out_of_the already_used already_worn worn_it_once return unused
    without_the_box without_packaging thrown_the_box lost_the_box packaging return
    pay_to_send_it who_pays_postage pays_for_the_return return shipping
    how_long_to_return days_to_return time_to_return return days
    swap_for swap_it_for swap_them change_it_for trade_it_in another_one_instead exchange replace
    bigger_one smaller_one different_colour another_colour size_up size_down exchange size
    get_a_new_one send_a_new_one give_me_another send_me_another send_a_replacement replacement replace
    fix_or_replace repair_or_replace worth_mending worth_the_repair repair replacement
    get_it_mended get_it_fixed get_it_sorted have_it_fixed get_it_seen_to have_it_looked_at repair
    how_long_to_fix how_long_to_repair how_long_to_mend repair duration
    still_under_warranty under_guarantee still_covered still_under_guarantee warranty guarantee
    guarantee_your_work stand_by_your_work stand_behind_your guarantee warranty
    botched_job bodge_job bad_job poor_job bad_workmanship cowboy_job made_a_hash messed_it_up messed_up complaint defect rectify
    not_done_properly not_done_right done_wrong did_it_wrong havent_done_it haven_done_it complaint rectify
    put_it_right make_it_right redo_it make_good rectify rework guarantee complaint
    not_happy_about not_pleased not_impressed disappointed_with fed_up_with cheesed_off complaint dissatisfied
    kick_up_a_fuss have_a_moan have_a_go_at take_it_further take_it_higher who_do_i_complain speak_to_your_manager complaint
    your_fault who_is_responsible who_is_to_blame whos_to_blame who_takes_responsibility liable liability responsible
    you_break_it you_damage_it you_lose_it if_you_break if_you_damage damage liability
    i_break_it i_damage_it i_drop_it break_it_myself my_own_fault damage liability repair
    spill_something spilt_something stain damage
    lose_my_keys lost_keys lost_my_fob lose_my_fob lost_my_chip lose_the_fob replacement lost
    lose_my_card lost_my_pass lose_my_pass lost_my_badge card_stolen lost_membership_card card replacement lost
    left_something_behind left_my_things left_my_bag left_my_coat left_my_umbrella forgot_my_bag forgot_my_jacket left_it_there lost found property
    someone_nicked got_nicked been_nicked had_it_nicked got_pinched somebody_stole someone_stole theft stolen
    make_it_myself own_design design_my_own my_own_design custom bespoke design
    made_to_order made_to_my special_order made_specially special_request custom bespoke
    put_my_name_on name_on_it name_engraved write_something_on engraving personalise
    wrap_it_up wrap_it_for gift_wrapped wrapping gift
    keep_it_aside hold_on_to_it put_one_by put_by reserve
    get_any_more getting_more_in stock available
    one_left any_left still_got still_have_any stock available
    last_me keep_fresh stay_fresh go_off durable shelf
    throw_the_old_one get_shot_of chuck_away chuck_it_out bin_it disposal
    buy_off_me take_my_old_one sell_you_my trade_in_my exchange purchase
    in_the_wash chuck_it_in_the tumble_dry washable wash
    look_after_it take_care_of_it care_for_it care cleaning
    put_up_for_me fit_it_for_me install_it_for_me put_it_up assembly installation fitting
    spare_bits spare_part get_parts_for spare parts
    cardboard_border cardboard_surround cardboard_edge mount passe-partout
    thick_paper thin_paper paper weight
    scared_it_breaks well_packed bubble_wrap packaging
`
