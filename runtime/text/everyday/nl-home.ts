/** Own compilation: what customers of shops and craftsmen say, beside what their documents say. */
export const home = `
    waar_blijft_mijn levering bezorging
    volgen tracking
    track_and_trace volgen
    trackingcode volgen
    pakje_kwijt vermist
    niet_aangekomen vermist
    niet_ontvangen vermist
    vermist verloren
    afhaalpunt ophaalpunt
    pakketpunt afhaalpunt
    postbode bezorger
    spoedlevering expres
    sneltransport expres
    volgende_dag levertijd
    andere_maat ruilen
    te_klein maat ruilen
    te_groot maat ruilen
    past_niet maat ruilen retour
    bevalt_niet retour
    geld_terugkrijgen terugbetaling
    mijn_geld terugbetaling
    teruggave terugbetaling
    bedenktijd herroepingsrecht
    herroeping herroepingsrecht
    herroepingsrecht retour
    van_gedachten_veranderd herroepingsrecht
    retourlabel retouretiket
    originele_verpakking verpakking
    kortingscode kortingsbon
    actiecode kortingscode
    kortingsbon coupon
    uitverkoop solden
    solden sale
    koopje aanbieding
    spaarpunten klantenkaart
    nieuwsbrief mailing
    winkelwagen winkelmandje
    bestelling_wijzigen wijzigen
    ontevreden klacht
    handleiding gebruiksaanwijzing
    gebruiksaanwijzing instructies
    montage monteren
    monteren installatie
    opbouwen montage
    in_elkaar_zetten montage
    doet_het_niet defect storing kapot
    werkt_niet defect storing kapot
    stuk_gegaan defect kapot
    naar_de_knoppen kapot defect
    kras krassen
    deuk deukje
    gescheurd beschadigd
    roest verroest
    ideal betaling
    bancontact pinnen
    contactloos pinnen
    amex american_express
    acceptgiro factuur
    automatische_incasso incasso
    incasso machtiging
    afschrijven incasso
    rekeningnummer iban
    in_termijnen gespreid
    gespreid_betalen termijnen
    afbetaling termijnen
    achteraf_betalen klarna
    poen geld
    centen geld
    wat_kost_het prijs tarief
    hoe_duur prijs tarief
    kostprijs prijs
    inclusief_btw btw
    offerte_gratis offerte
    vrijblijvend offerte
    zetel fauteuil
    lamp verlichting
    lampje verlichting
    vloerkleed tapijt
    klussen doe-het-zelf
    gereedschap tools
    boormachine gereedschap
    schroef schroeven
    schilder schilderwerk
    schilderen schilderwerk
    tegels tegelzetter
    tegel tegelwerk
    metselaar metselwerk
    verbouwing renovatie
    renoveren renovatie
    dakpan dakpannen
    dakgoot goot
    lekkage lek
    lekt lekkage
    lekken lekkage
    druppelt lekkage
    waterschade lekkage
    gootsteen afvoer
    verstopt verstopping ontstoppen
    verstopping ontstoppen
    ontstoppen riool
    leiding buis
    ketel cv-ketel
    cv-ketel verwarming
    radiator verwarming
    warmtepomp verwarming
    schoorsteen schoorsteenveger
    schoorsteen_vegen schoorsteenveger
    zonnepanelen zonne-energie
    zonnepaneel zonne-energie
    isoleren isolatie
    dubbel_glas isolatieglas
    glaszetter beglazing
    ruit_kapot glaszetter
    slotenmaker slot
    buitengesloten slotenmaker
    sleutel_bijmaken sleutelservice
    geen_stroom stroomstoring
    stroomuitval stroomstoring
    stoppen_doorgeslagen stroomstoring
    stoppenkast meterkast
    zekering groepenkast
    kortsluiting stroomstoring
    nooddienst spoed
    noodnummer spoed
    storingsdienst spoed
    arbeidsloon uurloon
    uurloon uurtarief
    voorrijkosten verplaatsingskosten
    gras_maaien maaien
    maaien gazon
    grasmaaier maaier
    haag heg
    heg_knippen heg snoeien
    heg snoeien
    boom_omhakken kappen
    rooien kappen
    tuinier hovenier
    tuinonderhoud hovenier
    bewateren sproeien
    water_geven sproeien
    zaden zaaigoed
    zaaien inzaaien
    bloemist bloemen
    bloemenwinkel bloemist
    bloemetje bloemen
    rouwkrans krans
    bruidsboeket boeket
    dierenwinkel dierenspeciaalzaak
    verhuisbedrijf verhuizing
    verhuizer verhuizing
    verhuisdozen dozen
    opslaan opslag
    opslagruimte opslag
    bestelbus busje
    busje bestelwagen
    bestelwagen bestelbus
    aanhanger trekhaak
    poetsvrouw schoonmaak schoonmaakster
    poetshulp schoonmaak
    werkster schoonmaakster
    ramen_lappen glasbewassing
    ramen_wassen glasbewassing
    glazenwasser glasbewassing
    stomerij chemisch_reinigen
    droogkuis stomerij
    strijken strijkservice
    vlek_verwijderen vlekken
    kleermaker kleermakerij
    naaister kleermaker
    korter_maken inkorten
    rits ritssluiting
    schoenmaker schoenreparatie
    zool schoenmaker
    hak schoenmaker
    horlogemaker horloge
    horloge uurwerk
    juwelier sieraden
    trouwring sieraad
    scherm_kapot schermreparatie
    smartphone telefoon mobiel
    mobieltje telefoon mobiel
    gsm telefoon mobiel
    laptop computer
    occasion tweedehands
    kringloop kringloopwinkel
    grote_beurt onderhoudsbeurt
    kleine_beurt onderhoudsbeurt
    olie_verversen olie
`
