/** Own compilation: what customers call things at the counter, beside what documents call them. */
export const customers = `
    aanhangwagen aanhanger
    tuinman hovenier
    uurprijs uurtarief per_uur
    uurtarief per_uur
    kappen vellen
    boom bomen
    struik heester plant
    dood doodgaan afgestorven
    bonnetje bon kassabon
    bon kassabon
    verliezen kwijt
    opladen laden laadpaal
    laadpaal opladen
    zaterdag_en_zondag weekend
    weekend zaterdag
    weekend zondag
    cursus workshop
    terugbrengen retour inleveren
    inleveren terugbrengen
    retourneren retour
    ruilen omruilen
    geld_terug terugbetaling
    terugbetalen terugbetaling
    bezorgen bezorging
    bezorging bezorgkosten
    thuisbezorgen bezorging
    brengen bezorgen
    verzenden verzending
    levertijd bezorging
    huren verhuur
    huurspullen verhuur
    borg waarborg
    waarborgsom borg
    pinnen pin
    overmaken overschrijving
    korting aanbieding
    bellen telefoon
    nummer telefoonnummer
    mailadres e-mail
    auto wagen
    fiets rijwiel
    trein station
    vakantie sluiting
    kerst december
    kerst 25_december
    nieuwjaar nieuwjaarsdag 1_januari
    koningsdag 27_april
    zomer juli
    zomer augustus
    afspraak langskomen
    reserveren reservering
    annuleren annulering
    afzeggen annuleren
    opzeggen opzegging
    stoppen opzeggen
    lid lidmaatschap
    nacht overnachting
    eten maaltijd
    drinken drankjes
    zoon kind
    dochter kind
    baby kind
    bejaarde senioren
    oudere senioren
    student studenten
    hond huisdier
    kat huisdier
    huisdier dieren
    lift elevator
    wachtwoord password
    kapot stuk defect
    stuk kapot
    beschadigd kapot
    repareren reparatie
    maken repareren
    rijbewijs licentie
    leraar instructeur
    recept medicijn
    verzekering zorgverzekeraar
    zwanger zwangerschap
    kapper knippen
    maat maten
    afmeting maten
    kleur kleuren
    klacht klagen
    medewerker personeel
    bedrijf zaak
    schoonmaken reiniging
    onderhoud beurt
    snoeien snoei
    planten plant
    aarde grond
    grond aarde potgrond
    mest bemesting
    kerstboom spar
    potplant kamerplant
    kamerplant plant
    woonkamer binnen
    buiten tuin
    zwaar gewicht wegen
    hoog hoogte
    breed breedte
    diep diepte
    bitcoin cryptomunt
    creditcard visa mastercard
    kaart visa mastercard
    gejat gestolen diefstal
    actieradius kilometer
    bereik kilometer
    ongeluk schade
    regen weer
    legitimatie identiteitsbewijs
    id-kaart identiteitsbewijs
    papieren documenten
    minimumleeftijd leeftijd
    minderjarig onder_18
    ouders begeleider
    helling rolstoel
    toeristenbelasting belasting
    beddengoed lakens
    badmuts zwembad
    kluisje locker
    fysio fysiotherapie
    huren huur verhuur
    koppeling api integratie
    pakket zending
    volgen track
    cadeau inpakken
    graveren gravure
    printen afdrukken
    lenen uitlenen
    verlengen langer
    boete kosten
    beginners beginner
    rondleiding gids
    lenzen contactlenzen
    montuur bril
    kapper salon
    advocaat kantoor
    boekhouder administratie
    gras gazon
    boeket bloemen
    ingrediënten bevat
    lactose melk
    noten pinda
`
