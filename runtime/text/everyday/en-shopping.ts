/** Own compilation: what buyers say and what shops write: orders, delivery, returns, sizes, payment, vouchers, warranty, secondhand, repair. */
export const shopping = `
    change_of_mind withdrawal return
    withdrawal revocation
    right_of_withdrawal revocation return
    cooling-off withdrawal
    wrong_size exchange
    different_size exchange
    another_size exchange
    doesnt_fit doesn_fit exchange return
    trade_in trade-in part_exchange
    doesnt_work doesn_work defective faulty
    stopped_working defective faulty
    damaged transport_damage
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
    order_status tracking
    tracking shipment
    parcel package shipment
    tracking_number shipment tracking
    trace tracking
    arrive delivered delivery
    shipped dispatched sent
    mailed shipped
    postage shipping shipping_costs
    shipping_fee shipping_costs postage delivery_costs
    express_delivery express
    next_day express overnight
    same-day express
    time_slot slot delivery_window
    delivery_date date
    nobody_home neighbour absent
    next_door neighbour
    pick_up_myself collection pickup
    parcel_locker pickup_point locker
    post_office post
    bulky_goods bulky freight
    bulky oversized
    freight forwarding
    haulier forwarding carrier
    kerbside curbside
    carry_upstairs floor
    old_appliance disposal
    old_mattress disposal
    packaging wrapping
    box packaging
    gift_card voucher gift_voucher
    gift_certificate gift_voucher voucher
    coupon discount_code voucher
    redeem use
    expire expiry valid
    sale reduced discount
    bargain offer
    special_offer offer promotion
    clearance sale
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
    card_payment contactless
    direct_debit sepa
    sepa direct_debit bank_transfer
    bank_details iban account_details
    transfer bank_transfer
    wire bank_transfer
    advance_payment prepayment
    part_payment instalment deposit
    declined rejected refused
    card_declined rejected
    money_taken charged debited
    receipt till_receipt proof_of_purchase
    vat_invoice invoice
    vat_receipt invoice
    available restock
    carry stock sell
    product_range assortment
    assortment range selection
    selection range choice
    pre_order preorder advance_order
    set_aside reserve
    size_chart size_guide sizes
    measurements dimensions size
    shoe_size size
    small_fit fit
    fitting fitting_room
    made_to_measure bespoke custom-made
    custom bespoke customised
    tailor-made bespoke
    customise personalise
    monogram personalise
    hem shorten
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
    refurbished reconditioned used
    vintage antique
    valuation appraisal
    smashed_screen display_repair screen
    cracked_screen display_repair screen
    water_damage liquid
    data_recovery recover
    worth_repairing estimate
    worth_fixing estimate
    cost_estimate quotation estimate quote
    free_quote quotation estimate
    price_list prices
    straight_away immediately
    right_away immediately
    immediately instantly
    asap urgent
    turnaround processing_time
    flat-pack assembly
    self-assembly assembly
    assembly_service assembly
    sofa settee
    settee couch sofa
    armchair chair
    cupboard cabinet
    bed_frame bed
    bookcase shelf
    bookshelf shelf
    rug carpet
    curtains drapes
    blinds shutters
    lampshade lamp
    lamp light
`
