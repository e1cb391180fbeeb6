/** Own compilation: what things, people and states are called when one types as one speaks, beside what documents call them. */
export const spoken = `
    moan complaint complain
    grumble complaint complain
    gripe complaint complain
    whinge complaint complain
    grievance complaint
    dissatisfaction complaint
    botched faulty defective
    shoddy faulty poor
    dodgy faulty defective
    duff faulty defective
    dud faulty defective
    wonky faulty crooked
    busted broken
    dented damaged
    bashed damaged
    mangled damaged
    squashed damaged
    crushed damaged
    chipped damaged
    soaked wet damaged
    warped damaged
    shabby worn
    tatty worn
    mucky dirty
    filthy dirty
    grubby dirty
    jammed stuck blocked
    glitchy bug error
    laggy slow
    unresponsive freeze error
    quid pound gbp
    bucks dollars
    dosh money cash
    wage payslip payroll salary
    paycheck payslip payroll salary
    payday payroll salary
    posh luxury premium
    deluxe luxury premium
    swanky luxury premium
    superior deluxe premium
    lavvy toilet
    faster quicker express expedited rush priority
    speedy express fast
    rush express urgent
    expedite express priority
    hurry urgent rush
    shoot session
    poorly ill sick
    lurgy illness ill
    sniffles cold
    peckish hungry food
    hungry food
    thirsty drinks
    grub food meals
    nosh food
    scran food
    bevvy drink
    bevvies drinks
    plonk wine
    bubbly champagne sparkling
    prosecco champagne sparkling
    sarnie sandwich
    butty sandwich
    crisps snacks
    sweets confectionery
    candy confectionery
    bairn child
    tot toddler child
    kiddie child
    kiddies children
    little_ones children
    lad boy
    lass girl
    tween child
    gran senior pensioner
    granny senior pensioner
    grandad senior pensioner
    grandma senior pensioner
    grandpa senior pensioner
    retired pensioner senior
    retiree pensioner senior
    oaps seniors
    hubby husband partner
    missus wife partner
    husband spouse partner
    wife spouse partner
    boyfriend partner
    girlfriend partner
    mate friend
    pal friend
    buddy friend
    bloke man
    fella man
    folks people
    doggo dog
    mutt dog
    moggie cat
    brolly umbrella
    wellies boots
    wellingtons boots
    undies underwear
    knickers underwear
    joggers trousers
    pjs pyjamas
    cardi cardigan
    cossie swimwear
    togs swimwear
    speedos swimwear
    bling jewellery
    cooker oven stove
    sellotape tape
    freebie free sample
    tester sample
    swatch sample
    cheapo cheap
    extortionate expensive
    pricy expensive
    priciest highest expensive
    ripoff expensive
    markdown reduced discount
    promo promotion discount
    promo_code discount_code voucher
    voucher_code discount_code
    perks benefits
    rewards loyalty points
    loyalty_card loyalty points
    stamp_card loyalty points
    bundle package
    levy surcharge fee
    toll charge fee
    gst vat tax
    one-off single
    one-time one-off single
    recurring monthly
    standing_order bank_transfer
    bacs bank_transfer
    ach bank_transfer
    venmo payment_method
    clearpay instalments payment_method
    afterpay instalments payment_method
    maestro debit_card
    girocard debit_card
    revolut payment_method
    owe outstanding balance
    owing outstanding
    arrears overdue unpaid
    unpaid outstanding overdue
    dunning reminder
    final_demand reminder
    guesstimate estimate quote
    refundable refund
    non-refundable refund refundable
    retainer deposit
    tiny small mini
    huge large
    massive large
    ginormous large
    roomy spacious
    cramped small
    comfy comfortable
    boiling hot
    chilly cold
    whiff smell odour
    pong smell odour
    stink smell odour
    rowdy noise loud
    nan grandmother
    dummy pacifier
    hanky tissue
    bin_bag rubbish_bag
    binbags rubbish_bags
    bin_men refuse_collection
    dustmen refuse_collection
    skip_hire container
    dumpster skip container
    fly-tipping waste
    duct_tape tape
    wellbeing wellness
    tradie tradesman
    sparky electrician
    chippy carpenter
    brickie bricklayer
    cops police
    sprog child
    chemo chemotherapy
    medic doctor
    nurse nursing_staff
    pharmacist pharmacy
    ambulance_service emergency
    casualty emergency
    tetanus vaccination
    mmr vaccination
    inoculation vaccination
    plaster_cast cast
    splint brace
    sling bandage
    bruise injury
    sprain injury
    rash skin
    zit acne pimple
    rusty rust
    squeaky noise
    squeal noise
    rattle noise
    clunk noise
    seep leaking
    overheat temperature
    overheating temperature
    smelly odour
    plughole drain
    gutters gutter
    bunged blocked
    gunk blockage
`
