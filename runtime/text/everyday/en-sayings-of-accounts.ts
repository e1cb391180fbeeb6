/** Own compilation: what members and users say in several words about plans, accounts, limits and faults, and the words of documents that answer it. */
export const sayingsOfAccounts = `
    turn_it_on switch_it_on enable activate
    turn_it_off switch_it_off disable deactivate
    cut_me_off cut_off suspended blocked
    report_someone report_abuse report abuse
    in_the_small_print read_the_small_print terms conditions
    stuck_with commitment minimum term
    bin_my_booking bin_my_membership bin_my_subscription chuck_in_my chuck_in_the_gym jack_in_my pack_in_my cancel cancellation
    skip_this_month skip_next_month skip_a_week pause suspend
    get_out_of_it get_out_of_the pack_it_in jack_it_in chuck_it_in want_out opt_out_of cancel cancellation termination
    stop_being_a_member leave_for_good quit_the_gym quit_my quit_the leave_you stop_using cancel cancellation termination
    end_it_early get_out_early leave_before_the break_the_contract early_exit cancellation termination early
    stop_paying stop_the_payments stop_my_payments cancel_my_direct cancel cancellation
    turn_down decline reject declined rejected
    move_away moving_abroad moving_to_another cancellation move relocation
    die_while passes_away_and death
    on_hold stop_for_a_while stop_for_a_month take_a_break have_a_break pause suspend freeze
    put_it_on_ice skip_a_month miss_a_month away_for_a_while pause suspend freeze
    start_it_again start_up_again pick_it_up_again come_back_to_it rejoin_later reactivate resume
    go_up_a_level go_up_a_plan next_plan_up bigger_package bigger_plan more_expensive_plan upgrade
    go_down_a_level go_down_a_plan smaller_package cheaper_package cheaper_one downgrade
    change_package change_my_package change_tariff change_subscription change_my_subscription upgrade downgrade switch
    how_long_tied tied_in tied_down tied_to locked_into signed_up_for sign_up_for_how minimum term commitment
    commit_for commit_myself long_term_contract minimum_contract minimum term contract
    keep_renewing renew_itself renew_automatically roll_over carry_on_automatically renewal renews automatically
    when_does_it_renew goes_on_by_itself renewal renews
    try_it_first try_before_i try_for_free give_it_a_go have_a_go test_it_out free_go trial free
    after_the_trial trial_ends trial_runs_out trial_is_over trial ends
    put_in_my_card enter_my_card need_a_card credit_card_for_the trial card
    see_how_it_works show_me_how show_me_round see_it_in_action demo
    make_an_account get_an_account open_account start_an_account set_me_up register registration signup
    join_up sign_myself_up put_me_down become_a_customer register registration membership
    get_into_my get_back_in cant_get_in can_get_in cannot_get_in cant_log_in can_log_in cant_sign_in can_sign_in login password access
    wont_let_me_in won_let_me_in kicks_me_out throws_me_out keeps_logging_me locked_out_of login session blocked
    reset_me let_me_back_in unlock_me unlock_my_account account_is_locked account_blocked reset unlock blocked
    dont_remember_my don_remember_my cant_remember_my can_remember_my forgotten_my_login forgot_my_login forgot_my_username lost_my_login password reset
    pass_word_wrong wrong_password password_wrong password_doesnt_work password_doesn_work password reset
    choose_a_password strong_password password_rules password characters
    got_a_new_phone new_phone changed_my_phone lost_my_phone phone_was_stolen switched_phones lose_my_phone 2fa authenticator recovery device
    code_doesnt_come code_doesn_come no_code didnt_get_a_code didn_get_a_code code_not_arriving code_by_text code sms verification
    mail_didnt_arrive mail_didn_arrive email_not_arrived no_email didnt_get_the_email didn_get_the_email in_my_spam spam email junk
    link_doesnt_work link_doesn_work link_expired link_not_working link expired
    change_my_email new_email different_email_address email address change
    change_my_number new_number new_phone_number change_my_details update_my_details details profile change
    change_my_name got_married new_surname name change
    moved_house changed_address new_address address change
    change_my_bank new_bank_account changed_banks different_bank bank account change
    how_do_i_delete remove_me_from forget_about_me wipe_my_data rid_of_my_data delete deletion erasure
    share_my_login share_my_account share_a_password someone_else_use use_it_together several_people_use users sharing account
    my_colleagues_use add_my_colleague add_colleagues another_user extra_user more_users users invite
    how_many_people_use how_many_logins how_many_accounts users maximum limit
    see_what_others who_sees_what different_rights who_is_allowed_to permissions roles
    how_much_space run_out_of_storage full_up storage_full disk_is_full too_much_data storage limit
    how_big_can biggest_file too_large file_is_too max_size how_large file_size_limit size maximum limit mb
    how_many_files how_many_pages how_many_documents how_many_times limit maximum
    how_often_can times_a_day times_a_week times_a_month once_a_week limit daily
    is_there_a_limit any_limits as_much_as_i as_many_as_i hit_the_limit reach_the_limit used_up limit maximum unlimited
    go_over_the use_too_much over_my_limit beyond_the_limit limit exceed overage
    what_formats which_formats what_files_do which_files_do formats format
    open_in_excel save_in_excel get_it_into_excel excel csv export
    get_it_out_again get_stuff_out get_my_stuff_out pull_out_my take_it_with_me export download
    get_my_stuff_in bring_over bring_across carry_over carry_across move_across import migration transfer
    work_with_my works_with play_nicely_with hook_into plug_into connect_with connect_it_to compatible integration
    does_it_fit will_it_fit compatible fit dimensions
    write_my_own_code build_on_top automate_it api developer
    on_my_computer on_my_laptop on_my_tablet on_my_ipad on_an_iphone on_my_mobile requirements devices app
    need_to_install install_anything download_anything installation app browser
    without_signal without_internet no_signal no_wifi on_a_plane offline
    keeps_crashing crashes_all_the keeps_freezing it_hangs freezes_up falls_over error crash bug
    does_nothing nothing_happens blank_screen white_screen black_screen spinning_wheel error troubleshooting
    get_an_error says_error error_comes_up error_pops_up error troubleshooting
    so_slow really_slow dead_slow takes_forever slow performance speed
    down_at_the_moment cant_reach_the can_reach_the something_wrong_with_your outage status disruption
    how_reliable how_often_down always_up uptime availability
    turn_it_off_and restart_it start_it_again_after restart reboot
    is_it_safe how_safe safe safety
    is_it_secure how_secure keep_it_safe safe_with_you security encryption secure
    get_hacked been_hacked got_hacked someone_in_my_account someone_else_logged broken_into_my security compromised breach
    read_my_stuff read_my_messages look_at_my_data spy_on_me who_gets_my confidential access privacy
    where_do_you_keep where_do_you_store where_is_it_stored kept_in_europe data_in_the_eu servers hosted data
    pass_my_details give_my_details sell_my_details sell_my_address disclosure third privacy
    train_your_ai train_on_my use_my_data_for data training
    keep_my_stuff hang_on_to_my retention stored deleted
    back_it_up backed_up make_a_backup copies_of_my backup
    get_it_back_again bring_it_back_after deleted_by_accident deleted_by_mistake deleted_something restore recover
    whats_new what_is_new anything_new latest_changes whats_changed what_has_changed changelog release update
    when_did_you_add when_was_it_added come_out_with since_when release version since
    coming_soon in_the_pipeline planning_to_add will_you_add planned roadmap
    turn_off_emails stop_emailing_me stop_the_emails too_many_emails stop_sending_me take_me_off unsubscribe newsletter notifications
    stop_bothering_me stop_ringing_me stop_calling_me consent advertising opt-out
    ping_me keep_me_posted keep_me_informed notification notify
    get_hold_of_someone get_through_to get_through_on ring_up give_you_a_call give_you_a_bell drop_you_a_message contact telephone email
    real_human actual_person actual_human proper_person speak_to_a_person contact telephone support
    nobody_answers no_one_answers nobody_picks_up cant_reach_you can_reach_you cant_get_through can_get_through contact telephone hours
    when_will_you_answer get_an_answer_by response reply
    in_an_emergency at_night_or something_urgent urgent_problem emergency urgent
    show_me_the_ropes learn_how_to_use teach_us_how training onboarding
    read_up_on where_can_i_read look_it_up documentation guide
    get_a_job want_a_job looking_for_work looking_for_a_job any_jobs looking_for_staff taking_people_on need_any_help careers vacancies jobs
    weekend_job summer_job saturday_job holiday_job student_job jobs part-time vacancies
    send_my_cv send_you_my_cv application careers
    place_for_work_experience do_an_internship internship placement
    how_long_have_you how_long_you_been when_did_you_start when_did_you_open founded established since
    who_started_it who_set_it_up who_is_behind whos_behind founder owner
    can_i_trust are_you_legit are_you_qualified are_you_trained proper_qualification know_what_you_are certified qualified
    are_you_insured if_something_goes insurance insured liability
    have_a_licence are_you_registered registered licensed
    what_do_others_say what_people_think good_reviews any_reviews reviews
    whats_the_difference difference_between better_than which_is_better which_is_best which_one_should difference comparison
    most_popular best_seller best_selling what_most_people popular recommended
    biggest_one the_biggest largest_one the_largest largest maximum
    smallest_one the_smallest smallest minimum
    shortest_one the_shortest quickest_one shortest duration
    longest_one the_longest longest duration
`
