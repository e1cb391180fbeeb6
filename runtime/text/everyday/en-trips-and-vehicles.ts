/** Own compilation: what drivers, riders, passengers and visitors say, and what workshops, hire firms, guides, museums and carriers write. */
export const tripsAndVehicles = `
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
    gearbox transmission
    clutch transmission
    gears shifting
    gear_change shifting
    stalled breakdown
    wont_start won_start breakdown battery
    breakdown roadside_assistance
    recovery towing breakdown
    tow_truck towing recovery
    jump_start battery
    replacement_car courtesy_car substitute
    unlimited_mileage mileage kilometres
    return_empty refuelling fuel
    full_tank fuel
    diesel fuel
    unleaded petrol
    old_enough minimum_age age
    crash_damage damage
    fully_comprehensive comprehensive
    collision_damage_waiver cdw excess
    security_deposit deposit
    caution_deposit deposit
    bond security_deposit
    late_return overdue
    drop_off return
    hand_back return
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
    bike_inspection tune-up
    bike_service tune-up inspection
    bike_checked tune-up inspection
    overhaul service
    valet cleaning
    car_wash valeting
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
    retake repeat
    didnt_pass didn_pass failed retake
    dont_pass don_pass failed retake
    car_class class
    ticket_price admission_fee admission
    entry_fee admission entrance_fee
    entry_price admission
    re-enter readmission
    readmission re-entry
    student_discount reduced concession
    seniors_discount reduced concession
    concessions reduced reductions
    reduced_price concession
    fully_booked sold_out full
    places_left availability vacancies
    spaces_left availability places
    vacancies availability free_places
    queue line waiting_time
    photos photography pictures
    film video
    flash photography
    selfie photography
    tripod photography
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
    subtitles original_version
    front_row seats
    popcorn snacks
    rated age_limit
    feeding_time feeding
    petting_zoo petting
    ride attraction
    rollercoaster ride attraction
    tall_enough height minimum_height
    boat_trip cruise boat_tour
    boat_ride boat_trip cruise
    departure depart
    set_sail departure
    meet meeting_point
    pick-up collection transfer
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
    dress_code attire clothing
    wear clothing
    bad_weather weather rain
    rainy bad_weather weather
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
