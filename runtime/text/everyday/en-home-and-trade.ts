/** Own compilation: what people say to craftsmen, cleaners, movers, gardeners, florists, undertakers, photographers and farm shops. */
export const homeAndTrade = `
    on-site site_visit
    site_visit inspection
    send_someone visit technician
    handyman handyperson tradesman
    tradesman craftsman
    workman craftsman
    craftsman tradesman fitter
    fitter installer technician
    travel_expenses call-out_fee mileage
    call_out callout
    call_out_fee callout travel_costs
    call_out_charge callout travel_costs
    hourly_rate per_hour hourly
    labour_cost labour hourly_rate
    labour working_time
    burst_pipe leak water_damage
    water_leak leak
    leaky leaking
    flood water_damage
    blocked_toilet blockage drain
    blocked_drain blockage drain_cleaning
    blocked_sink blockage drain
    clogged_drain blockage drain_cleaning
    blockage blocked clogged
    unblock blockage blocked drain
    pipework pipes
    sewer drain sewage
    basin sink washbasin
    boiler heating
    hot_water boiler
    heating_broken heating boiler
    heating_failure heating
    furnace boiler
    underfloor_heating heating
    heat_pump heating
    boiler_service maintenance
    bleed_radiators venting
    thermostat temperature
    power_cut power_failure outage
    power_outage power_failure outage
    blackout power_failure
    fuse circuit
    tripped fuse
    rewire wiring
    wiring cables
    light_switch switch
    solar_panels photovoltaic pv
    solar photovoltaic
    photovoltaic solar pv
    battery_storage storage
    feed-in_tariff feed-in
    break-in burglary
    burglar burglary
    burgled burglary break-in
    locksmith door_opening
    locked_out locksmith door_opening
    lock_changed locksmith
    locksmith lock_replacement
    chimney_sweep chimney sweep
    flue chimney
    fireplace stove chimney
    wood_burner stove
    wood_stove stove
    damp mould moisture
    mouldy mould
    mildew mould
    roofer roof
    tiler tiling
    loft attic
    double_glazing windows
    glazier glass windows
    bricklayer masonry
    mason masonry
    stonemason stone
    carpentry joinery
    floorboards flooring
    parquet flooring
    decorator painting
    wallpapering decorating
    renovation refurbishment
    extension annex
    electric_drill drill
    power_tools tools
    excavator digger
    cleaning_lady cleaner cleaning
    housework household
    upholstery upholstery_cleaning
    house_clearance clearance
    declutter clearance
    chuck_away disposal
    launderette laundrette laundry
    laundromat laundrette
    laundry washing
    stain_removal stains
    pressed ironing
    clothes_washed laundry
    duvet_cleaned duvet
    removal_firm removals moving
    movers moving_company removals
    move_house removals moving
    house_move removals
    moving_boxes boxes cartons
    cardboard_box carton
    packing_service packing
    self-storage storage_unit
    storage_unit storage
    storage_space storage
    lawn_mowing mowing
    tree_surgeon tree_felling arborist
    tree_felling felling
    stump stump_removal
    tree_pruning pruning
    weeding garden_maintenance
    garden_maintenance gardening
    landscaping garden_design
    patio paving
    turf lawn
    watering irrigation
    pot_plant houseplant
    houseplant indoor_plant
    potting_soil soil compost
    earth soil
    manure fertiliser
    plant_food fertiliser
    wasps_nest wasps pest_control
    mice pest_control rodents
    rats pest_control rodents
    cockroaches pest_control
    bedbugs pest_control
    ants pest_control
    bees beekeeper
    exterminator pest_control
    posy bouquet
    bunch bouquet
    send_flowers flower_delivery delivery
    roses flowers
    tulips flowers
    buttonhole boutonniere
    funeral_flowers wreath
    funeral burial
    burial funeral interment
    buried burial
    passed_away death died
    someone_dies death bereavement
    died death deceased
    dead_person deceased
    deceased dead
    undertaker funeral_director
    coffin casket
    hearse transfer
    grave plot
    graveyard cemetery
    cemetery graveyard churchyard
    gravestone headstone
    headstone gravestone memorial_stone
    tombstone headstone
    mourning bereavement
    grief bereavement
    wake funeral_reception
    obituary death_notice
    death_certificate certificate
    say_goodbye viewing farewell
    memorial_service memorial
    photographer photo_shoot
    photo_shoot shoot photo_session
    photoshoot photo_shoot photo_session
    headshot portrait
    id_photo passport_photo biometric
    retouching editing
    photo_editing retouching
    raw_files unedited
    usage_rights licence
    print_something printing
    copy_shop copying
    photocopier copier
    flyer leaflet
    leaflet flyer brochure
    artwork print_data
    print_file print_data artwork
    print_run quantity
    thesis_binding binding
    spiral_binding binding
    hardback hardcover
    softback paperback
    farm_shop farm
    vending_machine machine
    honesty_box self-service
    regional local
    locally_grown regional
    raw_milk milk
    free-range free_range
    free_range outdoor
    veg vegetables
    veggies vegetables
    spuds potatoes
    honey beekeeper
    winery vineyard
    wine_tasting tasting
    tasting sampling
    brewery brewing
    brewery_tour tour
    crate case
    bottle_deposit deposit
    empties empty_bottles deposit
    keg barrel
`
