/** Own compilation: what drivers, riders, passengers and visitors say, and what workshops, hire firms, guides, museums and carriers write. */
export const tripsAndVehicles = `
    leave_the_car parking
    leave_my_car parking
    leave_our_car parking
    leave_a_car parking
    put_the_car parking
    put_my_car parking
    park_my_car parking
    place_to_park parking
    somewhere_to_park parking
    parking_space parking
    parking_spot parking
    parking_place parking
    multi-storey car_park
    garage car_park
    street_parking on-street
    parking_disc disc
    parking_fine parking_ticket penalty
    permit_holders residents
    parking_permit permit
    oil_change oil service
    car_service inspection service maintenance
    service_my_car inspection maintenance
    service_interval inspection maintenance
    roadworthiness mot inspection
    mot_test mot roadworthiness
    emissions_test exhaust
    exhaust emissions
    flat puncture
    puncture inner_tube tube
    alignment tracking
    wheel_alignment tracking
    dent bodywork
    dents dent_removal bodywork
    scratch paintwork
    bump dent
    bodywork body_shop
    windscreen windshield glass
    cracked_windscreen windscreen
    chip_repair windscreen
    wipers wiper_blades
    headlight lamp
    bulb lamp
    bonnet hood
    boot trunk
    car_boot trunk
    indicator turn_signal
    gearbox transmission
    clutch transmission
    gears shifting
    gear_change shifting
    stalled broken_down breakdown
    broke_down breakdown
    breaks_down breakdown
    wont_start won_start breakdown battery
    breakdown roadside_assistance
    recovery towing breakdown
    tow_truck towing recovery
    jump_start battery
    replacement_car courtesy_car substitute
    unlimited_mileage mileage kilometres
    return_empty refuelling fuel
    fill_up refuel fuel
    full_tank fuel
    diesel fuel
    unleaded petrol
    how_old age minimum_age
    old_enough minimum_age age
    crash_damage damage
    fully_comprehensive comprehensive
    collision_damage_waiver cdw excess
    security_deposit deposit
    caution_deposit deposit
    bond security_deposit
    bring_it_back return
    late_return overdue
    drop_off return hand_in
    drop_it_off return hand_in
    hand_back return
    give_it_back return
    give_back return
    take_it_back return
    mountain_bike mtb
    electric_bike e-bike pedelec ebike
    e_bike pedelec electric_bike
    moped scooter
    motorbike motorcycle
    quad atv
    bike_lock lock
    panniers bags
    rack carrier
    pump air
    tyre_pressure air
    chain drivetrain
    brake_pads brakes
    check_my_bike bike_inspection tune-up
    bike_service tune-up inspection
    bike_checked tune-up inspection
    overhaul service
    valet cleaning
    clean_my_car car_wash valeting
    interior_cleaning interior valeting
    vacuum hoover
    polish wax
    detailing valeting
    driving_lesson lesson
    learner provisional
    provisional_licence learner
    automatic automatic_transmission
    stick_shift manual
    motorway_lesson motorway
    highway motorway
    retake_test retest retake
    take_it_again retake repeat
    didnt_pass didn_pass failed retake
    dont_pass don_pass failed retake
    car_class class
    ticket_price admission_fee admission
    get_in admission entry entrance
    entry_fee admission entrance_fee
    entry_price admission
    cost_to_get_in admission
    let_in admission
    re-enter readmission
    come_back_in readmission re-entry
    come_back_later readmission
    student_discount reduced concession
    seniors_discount reduced concession
    concessions reduced reductions
    reduced_price concession
    fully_booked sold_out full
    places_left availability vacancies
    spaces_left availability places
    any_room_left availability
    vacancies availability free_places
    skip_the_queue priority
    queue line waiting_time
    take_pictures photography photos
    take_photos photography
    take_pics photography
    photos photography pictures
    film video
    flash photography
    selfie photography
    tripod photography
    leave_my_coat cloakroom
    hang_my_coat cloakroom
    rucksack backpack bag
    pushchair pram buggy stroller
    headphones audio_guide
    tour_guide guide
    look_around visit
    display exhibition
    gallery museum
    performance show
    show performance screening
    play performance
    interval intermission
    intermission break
    subtitles original_version
    front_row seats
    popcorn snacks
    rated age_limit
    feed_the_animals feeding
    feeding_time feeding
    pet_the_animals petting
    petting_zoo petting
    ride attraction
    rollercoaster ride attraction
    tall_enough height minimum_height
    how_tall height minimum_height
    boat_trip cruise boat_tour
    boat_ride boat_trip cruise
    set_off departure
    sets_off departure depart
    set_sail departure
    leave_from departure meeting_point
    meet meeting_point
    pick_us_up pick-up collection transfer
    pick_me_up pick-up collection transfer
    seasick sea_sickness
    wetsuit neoprene
    scuba diving
    sledge toboggan sled
    slope piste
    cable_car gondola
    chairlift lift
    bouldering climbing
    climbing_shoes shoes
    harness climbing_harness
    zip_line zipline
    treetop high_ropes
    horse_riding riding
    trail_ride hack
    jodhpurs riding_trousers
    hike walk
    trek hike
    rambling hiking
    trail path
    footpath path trail
    footwear shoes
    what_to_wear clothing
    should_i_wear clothing footwear
    dress_code attire clothing
    wear clothing
    bad_weather weather rain
    if_it_rains bad_weather rain weather
    when_it_rains bad_weather rain weather
    it_rains bad_weather rain weather
    rainy bad_weather weather
    called_off cancelled
    take_place cancelled
    windy wind
    thunderstorm storm
    storm bad_weather
    raincoat rain_jacket waterproofs
    waterproofs rain_gear
    sunscreen sun_protection
    sun_cream sunscreen sun_protection
    timetable schedule
    departures timetable schedule
    next_bus timetable
    bus_times timetable
    train_times timetable
    bus_stop stop
    tram streetcar
    travelcard ticket
    return_ticket return
    one_way single
    round_trip return
    fare price ticket
    ticket_machine vending
    validate stamp
    cabbie taxi
    minicab taxi
    uber taxi
    book_a_taxi taxi
    foot_passenger passenger
    passengers persons
    car_deck vehicle
    carry-on hand_luggage
    hand_luggage carry-on cabin_baggage
    flight plane
    plane aircraft
    berth mooring
    marina harbour
    boat_licence licence
    skipper captain
`
