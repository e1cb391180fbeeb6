/** Own compilation: what customers say in several words about the way there, who may come and the rules of a house, and the words of documents that answer it. */
export const sayingsOfPlaces = `
    get_a_lift give_me_a_lift give_us_a_lift meet_us_at meet_me_at transfer pick-up
    have_a_kip get_some_sleep crash_at kip_over overnight accommodation
    hang_around stick_around wait waiting
    sit_in_with stay_with_me companion accompany
    other_half partner companion
    travel_sick car_sick nausea
    whereabouts_are_you where_abouts where_you_based where_are_you_based find_your_place get_to_your address located
    which_part_of_town whats_your_address your_postcode address
    closest_stop nearest_stop which_bus which_train which_tram bus_goes bus train tram stop
    without_a_car dont_have_a_car don_have_a_car dont_drive don_drive public_transport_to bus train
    from_the_station from_the_airport station airport transfer
    which_exit off_the_motorway junction exit
    dump_the_car ditch_the_car stick_the_car leave_my_motor somewhere_for_the_car parking
    disabled_bay parking
    charge_my_car charge_my_ev plug_my_car plug_in_my_car charging wallbox
    leave_my_bike_outside chain_my_bike lock_my_bike bicycle bike
    bad_legs bad_knee bad_hip dodgy_knee cant_do_stairs can_do_stairs cannot_do_stairs lift step-free stairs accessible
    manage_stairs climb_stairs lots_of_stairs many_steps how_many_steps stairs steps lift step-free
    on_crutches walking_stick walking_frame accessible wheelchair step-free
    with_a_pram with_a_pushchair with_a_buggy with_a_stroller pushchair step-free lift
    bring_the_buggy bring_a_pushchair bring_the_pram pushchair stroller
    hard_to_walk struggle_to_walk not_good_on_my cant_walk_far can_walk_far accessible wheelchair
    disabled_toilet disabled_loo accessible_toilet accessible toilet
    deaf_friend sign_for_the_deaf hearing
    which_floor what_floor floor
    around_the_back back_entrance side_door main_entrance which_door entrance
    bring_my_partner bring_my_husband bring_my_wife bring_my_mate bring_company bring_my_mum companion guest accompany
    bring_my_baby bring_a_baby bring_the_baby bring_my_toddler with_a_baby baby children
    bring_my_son bring_my_daughter bring_the_little_ones bring_little_ones take_the_kids with_kids with_children with_little_ones children
    kids_welcome family_friendly child_friendly ok_for_kids suitable_for_children suitable_for_kids children
    how_old_do_you youngest_age from_what_age what_age old_do_i_have minimum_age_for age minimum
    upper_age_limit oldest_you_take too_old_for age
    four_legged_friend my_furry_friend well_behaved_dog bring_a_dog bring_my_pet bring_pets take_the_dog with_a_dog with_my_dog dog dogs pets
    dogs_allowed pets_allowed dogs_welcome pets_welcome allow_dogs allow_pets dogs pets
    bring_my_cat cat pets
    guide_dogs service_dog service_animal assistance dog
    expecting_a_baby having_a_baby up_the_duff bun_in_the_oven pregnant pregnancy
    safe_in_pregnancy safe_while_pregnant while_pregnant when_pregnant pregnancy pregnant
    breast_feeding feed_my_baby nursing breastfeeding
    change_a_nappy change_my_baby change_the_baby nappy changing
    warm_up_a_bottle bottle baby
    student_rate student_price students reduced concession
    senior_rate senior_price senior_citizens old_people older_people over_60 over_65 senior seniors concession
    for_charities registered_charity not_for_profit good_cause charity non-profit
    for_companies for_my_company for_my_firm through_work as_a_company company business
    for_schools school_trip school_class schools groups
    come_in_a_group group_of_us bunch_of_us lot_of_us all_of_us big_party large_party coach_load group groups
    how_many_of_us how_many_can_come how_many_fit fit_in_the_room squeeze_in capacity maximum persons
    full_capacity maximum
    smallest_group minimum_number minimum_group minimum participants
    birthday_bash birthday_do birthday_party throw_a_party hold_a_party have_a_party birthday party celebration
    works_do office_do company_do christmas_do company event function
    hen_night hen_weekend stag_do stag_night groups
    hire_the_place whole_place_to_ourselves rent_the_place place_to_ourselves private_hire private exclusive hire
    do_the_food food_laid_on lay_on_food feed_us feed_everyone catering buffet
    bring_food bring_our_food bring_my_own_food bring_a_picnic bring_sandwiches bring_snacks own_drinks bring_drinks bring_our_own_drinks food drinks
    bring_a_cake own_cake cake
    eat_here eat_in_there something_to_drink food drinks
    eat_and_drink food drinks
    cant_eat_nuts can_eat_nuts allergic_to_nuts nut_allergy contain_nuts traces_of_nuts nuts allergens allergy
    whats_in_it what_it_contains ingredients contains allergens
    food_allergy special_diet dietary_needs dietary_requirements cant_eat can_eat allergies allergens dietary
    have_a_fag have_a_smoke have_a_vape smoking
    let_off_fireworks set_off_fireworks fireworks
    loud_at_night make_noise make_a_racket make_a_row be_quiet keep_the_noise quiet noise
    play_loud_music put_music_on music noise
    play_our_own_music own_dj bring_a_band live_band music
    put_up_decorations hang_things_up hang_up_balloons decorate_the_room decorations
    film_there record_it make_a_video photography filming recording
    snap_pictures get_snaps take_snaps take_a_picture take_a_photo photography photos
    put_it_on_instagram post_it_online post_pictures photos consent
    clear_up_after tidy_up clean_up_after_ourselves leave_it_clean cleaning
    drink_alcohol have_a_drink get_drunk alcohol
    use_your_wifi is_there_wifi wifi internet
    charge_my_phone socket power
    hot_drinks cup_of_tea cup_of_coffee tea coffee
    leave_valuables safe_for_my leave_my_coat_and lockers
    somewhere_to_change place_to_change get_changed_there changing
    go_outside_and_come leave_and_come_back readmission
    what_do_i_wear dress_up how_do_i_dress wear_jeans smart_casual clothing dress
    lend_me_kit borrow_kit borrow_equipment own_kit my_own_gear bring_my_own_gear hire equipment
    chuck_it_down pouring_down bucketing_down pours_with_rain pouring_rain bad_weather_day if_the_weather weather rain
    too_windy if_it_snows if_its_windy weather
    too_hot_outside heatwave_plan weather temperature
    fallen_over get_hurt hurt_myself hurt_themselves something_happens_to_me accident injury insurance liability
    first_aider first_aid accident
    need_to_be_fit fit_enough_for how_fit how_hard_is_it difficulty level fitness
    cant_swim can_swim non_swimmer swimmers swim
    dont_speak don_speak speak_any_other speak_my_language language languages
`
