/** Own compilation: what buyers say and what shops write: orders, delivery, returns, sizes, payment, vouchers, warranty, secondhand, repair. */
export const shopping = `
    want_money_back refund
    have_it_refunded refund
    give_a_refund refund
    send_it_back return
    send_this_back return
    send_them_back return
    take_them_back return
    bring_something_back return
    dont_like_it don_like_it return withdrawal
    dont_want_it don_want_it return withdrawal
    changed_my_mind withdrawal return
    change_of_mind withdrawal return
    withdrawal revocation
    right_of_withdrawal revocation return
    cooling-off withdrawal
    cooling_off_period withdrawal
    too_small size exchange
    too_big size exchange
    wrong_size exchange
    different_size exchange
    another_size exchange
    doesnt_fit doesn_fit exchange return
    does_not_fit exchange return
    swap_it exchange
    trade_in trade-in part_exchange
    exchange_it exchange
    doesnt_work doesn_work defective faulty
    does_not_work defective faulty
    not_working defective faulty
    stopped_working defective faulty
    broken_on_arrival damaged transport_damage
    arrived_broken damaged transport_damage
    came_broken damaged transport_damage
    item_missing incomplete
    wrong_item incorrect
    something_missing incomplete
    incomplete missing
    defective malfunction faulty
    malfunction fault defect
    manufacturer maker
    manufacturing_defect warranty
    warranty_claim warranty
    warranty_period warranty
    goodwill courtesy
    my_order order purchase
    place_an_order order
    make_an_order order
    put_in_an_order order
    order_status tracking
    wheres_my_order tracking shipment
    where_is_my_order tracking
    where_is_my tracking
    my_parcel parcel package shipment
    track_my_order tracking shipment
    track_my_parcel tracking shipment
    follow_my_order tracking
    tracking_number shipment tracking
    trace tracking
    arrive delivered delivery
    get_here delivery delivered
    get_to_me delivery delivered
    come_in_the_post delivery
    shipped dispatched sent
    mailed shipped
    postage shipping shipping_costs
    shipping_fee shipping_costs postage delivery_costs
    express_delivery express
    next_day express overnight
    same_day same-day express
    time_slot slot delivery_window
    delivery_date date
    not_at_home neighbour absent
    nobody_home neighbour absent
    nobody_is_home neighbour absent
    no_one_home neighbour absent
    not_home neighbour absent
    leave_with_neighbour neighbour
    next_door neighbour
    pick_it_up collect pickup
    pick_up_myself collection pickup
    collect_it collection pickup
    come_and_collect collection pickup
    parcel_locker pickup_point locker
    post_office post
    bulky_goods bulky freight
    bulky oversized
    freight forwarding
    haulier forwarding carrier
    kerbside curbside
    carry_upstairs floor
    bring_it_upstairs floor
    up_the_stairs floor
    take_away_old disposal
    take_the_old_one disposal
    old_appliance disposal
    old_mattress disposal
    packaging wrapping
    box packaging
    gift_card voucher gift_voucher
    gift_certificate gift_voucher voucher
    coupon discount_code voucher
    redeem use
    redeem_a_voucher voucher
    cash_in redeem
    expire expiry valid
    run_out expire valid
    use_by expiry
    sale reduced discount
    on_sale reduced discount
    bargain offer
    special_offer offer promotion
    clearance sale
    knock_off discount
    money_off discount
    percent_off discount
    loyalty_points points bonus
    reward_points points loyalty
    wholesale trade
    reseller dealer
    dealer retailer
    business_customer b2b commercial
    newsletter mailing_list
    unsubscribe opt_out newsletter
    paypal payment_method
    apple_pay payment_method contactless
    google_pay payment_method contactless
    pay_in_cash cash
    pay_cash cash
    card_payment contactless
    tap_to_pay contactless
    pay_with_phone contactless
    pay_with_my_phone contactless
    direct_debit sepa
    sepa direct_debit bank_transfer
    bank_details iban account_details
    transfer bank_transfer
    wire bank_transfer
    pay_in_advance prepayment
    advance_payment prepayment
    pay_later invoice
    pay_afterwards invoice
    on_account invoice
    pay_by_invoice purchase_on_account invoice
    pay_monthly instalments
    pay_in_instalments instalments
    in_instalments instalments
    buy_now_pay_later instalments
    pay_it_off instalments
    hire_purchase instalments financing
    part_payment instalment deposit
    declined rejected refused
    card_declined rejected
    money_taken charged debited
    receipt till_receipt proof_of_purchase
    lost_the_receipt proof_of_purchase receipt
    lost_my_receipt proof_of_purchase receipt
    bill_of_sale receipt
    vat_invoice invoice
    vat_receipt invoice
    in_stock available
    in_store available stock
    back_in_stock available restock
    out_of_stock unavailable
    get_hold_of available
    do_you_sell range stock
    do_you_stock range
    carry stock sell
    product_range assortment
    assortment range selection
    selection range choice
    pre_order preorder advance_order
    put_aside reserve
    put_it_aside reserve
    set_aside reserve
    hold_it reserve
    keep_it_for_me reserve
    size_chart size_guide sizes
    what_size size
    which_size size size_chart
    measurements dimensions size
    true_to_size fit
    shoe_size size
    small_fit fit
    try_on fitting fitting_room
    try_it_on fitting fitting_room
    made_to_measure bespoke custom-made
    custom bespoke customised
    tailor-made bespoke
    customise personalise
    monogram personalise
    hem shorten
    take_in alter
    take_up shorten alteration
    too_long shorten alteration
    trousers_shortened shorten alteration
    zip zipper
    seamstress tailor
    dressmaker tailor
    hoodie sweatshirt
    sweatshirt jumper
    socks hosiery
    tights hosiery
    underwear lingerie
    bra lingerie
    bras lingerie
    handbag bag
    purse wallet
    bracelet jewellery
    necklace jewellery
    watch wristwatch
    watch_battery battery
    clock timepiece
    sandals shoes
    resole sole
    new_soles resoling sole
    cobbler shoe_repair
    shoemaker shoe_repair
    key_cut keys
    spare_key duplicate key_cutting
    second_hand secondhand used pre-owned
    pre_owned used secondhand
    thrift secondhand
    preloved secondhand used
    consignment commission
    sell_my purchase buy
    refurbished reconditioned used
    vintage antique
    valuation appraisal
    smashed_screen display_repair screen
    cracked_screen display_repair screen
    water_damage liquid
    wont_charge won_charge battery charging
    data_recovery recover
    save_my_data backup
    worth_repairing estimate
    worth_fixing estimate
    cost_estimate quotation estimate quote
    free_quote quotation estimate
    get_a_quote quotation estimate
    price_list prices
    while_i_wait immediately
    while_you_wait immediately
    straight_away immediately
    right_away immediately
    on_the_spot immediately
    immediately instantly
    asap urgent
    turnaround processing_time
    put_it_together assembly
    flat-pack assembly
    self-assembly assembly
    assembly_service assembly
    sofa settee
    settee couch sofa
    armchair chair
    cupboard cabinet
    chest_of_drawers dresser
    bed_frame bed
    bookcase shelf
    bookshelf shelf
    rug carpet
    curtains drapes
    blinds shutters
    lampshade lamp
    lamp light
`
