/** Own compilation: what guests of hotels, holiday flats, campsites, restaurants, bakeries and venues say, and what those write. */
export const staysAndFood = `
    guesthouse guest_house
    inn hotel guesthouse
    hostel dormitory
    dorm dormitory shared_room
    bunk bunk_bed bed
    holiday_flat holiday_apartment apartment
    cottage holiday_cottage
    studio studio_apartment
    ensuite en_suite private_bathroom
    extra_bed cot additional_bed rollaway
    travel_cot cot
    crib travel_cot cot
    bed_linen linen bedding sheets
    bed_sheets linen bedding bed_linen
    bedsheets linen bed_linen
    duvet bedding
    duvets bed_linen bedding
    quilt duvet
    hand_towels towels
    beach_towels towels
    toiletries shampoo soap
    check_in arrival check-in
    check_in_time arrival
    check_out_time departure
    check_out departure check-out
    stay_another_night extend extension
    extra_night additional_night extend
    vacate check-out departure
    key key_safe key_collection
    key_box key_safe lockbox
    front_door entrance
    front_desk reception
    receptionist reception
    reception_desk reception
    concierge reception porter
    bags luggage
    housekeeping room_cleaning cleaning
    maid housekeeping
    room_service in-room
    tv television
    telly tv television
    netflix streaming television
    ac air_conditioning
    fan ventilator
    wifi_password wifi wlan
    wifi_code wifi wlan
    wallbox charging_station charger
    terrace patio
    sea_view view
    minimum_stay minimum
    half_board dinner
    full_board meals
    breakfast_included breakfast inclusive
    picnic_basket hamper
    picnic hamper
    camping_spot pitch
    camping_place pitch
    plot pitch site
    camper_van motorhome campervan
    rv motorhome camper
    motor_home motorhome
    van_life campervan
    awning tent
    mobile_home static_caravan caravan
    glamping safari_tent
    campers campsite
    campsite campground camping
    electric_hook-up electricity electric_hookup
    hook_up electricity hookup
    power_hookup electricity
    power_supply electricity
    plug_in electricity
    plug_socket socket electricity
    socket outlet plug
    sockets plug power
    adapter adaptor
    gas_bottle gas_cylinder gas
    gas_canister gas_cylinder cartridge
    chemical_toilet disposal_point cassette
    fill_water fresh_water tap
    bonfire open_fire fire campfire
    campfire open_fire fire_pit
    fire_pit campfire fire_bowl
    firepit fire_pit campfire
    barbeque barbecue bbq
    charcoal coal
    logs firewood wood
    washroom toilets sanitary
    shower_block sanitary_block washrooms
    sanitary toilets
    sanitary_block showers
    facilities amenities
    wash_up dishwashing
    dishwashing dishes
    dishwashing washing-up
    washing_machine laundry washer
    tumble_dryer dryer
    tumble_drier dryer
    loud_music quiet_hours noise
    play_music music noise quiet_hours
    noise loud quiet_hours
    party celebration
    parties celebrations events
    hen_party bachelorette
    stag_party groups
    angling fishing
    fishing_permit angling
    sup stand-up_paddle paddleboard
    paddle_board paddleboard sup
    pedalo pedal_boat
    bathing swimming
    playground play_area
    kids_club children's_programme entertainment
    entertainment animation
    corner_shop shop kiosk
    mini_market shop kiosk
    buns rolls bread_rolls
    baguette bread
    croissant pastry
    cookie biscuit
    muffin pastry
    gateau cake
    tart cake
    pie cake
    cupcake cake
    wedding_cake cake
    cake_order cakes
    sourdough bread
    wholegrain wholemeal
    rye bread
    gluten wheat
    gluten_free gluten-free coeliac
    without_gluten gluten-free coeliac
    coeliac gluten
    celiac gluten
    lactose_free lactose-free dairy-free
    dairy_free lactose-free dairy
    without_milk dairy-free lactose-free
    almond nuts
    hazelnut nuts
    shellfish seafood
    prawns seafood shellfish
    shrimp seafood prawns
    seafood fish
    steak meat beef
    pork meat
    bacon pork
    halal kosher
    meat-free vegetarian
    without_meat vegetarian meatless
    plant_based vegan
    fries chips
    soft_drink drinks lemonade
    soda soft_drink lemonade
    coke cola soft_drink
    juice drink
    fizzy sparkling
    sparkling carbonated
    booze alcohol
    liquor spirits alcohol
    cocktail drink alcohol
    lager beer
    ale beer
    pint beer
    wine_list wines
    tap_water water
    cuppa tea coffee
    espresso coffee
    cappuccino coffee
    latte coffee
    flat_white coffee
    non-alcoholic alcohol-free
    alcohol_free non-alcoholic alcohol-free
    doggy_bag leftovers
    set_menu menu
    daily_special specials
    nibbles snacks
    canapes finger_food
    main_course mains
    mains main_dish
    bistro restaurant
    cafe coffee
    diner restaurant
    pub bar
    beer_garden terrace outdoor_seating
    sit_outside terrace outdoor_seating
    outside_seating terrace outdoor_seating
    eat_outside terrace outdoor_seating
    table_booking reservation
    large_group groups
    big_group groups
    gratuity tip service_charge
    chef cook
    home_delivery delivery
    deliver_food delivery
    delivery_area deliver
    party_food catering buffet
    marquee tent
    private_event private_hire function
    conference seminar
    wedding_breakfast reception
    dance_floor dancing
    closing_time curfew
    seating_plan tables
    sleeps persons
    marry marriage wedding
`
