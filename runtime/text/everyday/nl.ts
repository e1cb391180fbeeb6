import { customers } from './nl-customers.ts'
import { home } from './nl-home.ts'
import { leisure } from './nl-leisure.ts'
import { petsAndHealth } from './nl-pets-and-health.ts'
import { trade } from './nl-trade.ts'
import type { EverydayWords } from './lexicon.ts'

/** Own compilation; the inflections are those of any grammar. */
export const nl: EverydayWords = {
  forms: `
    kopen koopt gekocht kocht
    sturen stuurt gestuurd
    zenden zendt gezonden
    brengen brengt gebracht
    betalen betaalt betaald
    verliezen verliest verloren kwijt
    vinden vindt gevonden
    breken breekt gebroken
    schrijven schrijft geschreven
    spreken spreekt gesproken
    eten eet gegeten
    drinken drinkt gedronken
    rijden rijdt gereden
    dragen draagt gedragen
    vergeten vergeet
    lezen leest gelezen
    helpen helpt geholpen
    houden houdt gehouden
    lopen loopt gelopen
    beginnen begint begonnen
    sluiten sluit gesloten
    bieden biedt geboden
    aanbieden aangeboden
    lenen leent geleend
    huren huurt gehuurd
    snijden gesneden
    liggen ligt
    staan staat
    weten weet geweten
    krijgen krijgt gekregen
    nemen neemt genomen
    meenemen meegenomen
    geven geeft gegeven
    komen komt gekomen
    gaan gaat gegaan
    zien ziet gezien
    slapen slaapt geslapen
    wassen wast gewassen
    stelen steelt gestolen
    ophalen opgehaald
    afhalen afgehaald
    opzeggen opgezegd
    annuleren geannuleerd
    terugsturen teruggestuurd terugzenden
    terugbrengen teruggebracht
    terugkrijgen teruggekregen
    inleveren ingeleverd
    omruilen omgeruild ruilen
    afspreken afgesproken afspraak
    aanvragen aangevraagd aanvraag
    aanmelden aangemeld
    opbellen opgebeld bellen gebeld
    repareren gerepareerd
    kosten kost gekost
    duren duurt geduurd
    openen geopend
    kind kinderen
    stad steden
    schip schepen
    dag dagen
    weg wegen
    goed beter beste
    goedkoop goedkoper goedkoopste
    duur duurder duurste
    groot groter grootste
    klein kleiner kleinste
    snel sneller snelst
    vroeg vroeger
    laat later uiterlijk
    lang langer
    dichtbij dichtstbijzijnde
    email e-mail mail
    ebike e-bike e_bike
    wifi wi-fi
    checkin check-in inchecken
    checkout check-out uitchecken
    nul 0
    twee 2
    drie 3
    vier 4
    vijf 5
    zes 6
    zeven 7
    acht 8
    negen 9
    tien 10
    elf 11
    twaalf 12
    dertien 13
    veertien 14
    vijftien 15
    zestien 16
    zeventien 17
    achttien 18
    negentien 19
    twintig 20
    dertig 30
    veertig 40
    vijftig 50
    honderd 100
    maandag ma maandags
    dinsdag di dinsdags
    woensdag wo woensdags
    donderdag do donderdags
    vrijdag vr vrijdags
    zaterdag za zaterdags
    zondag zondags
    januari jan
    februari feb
    maart mrt
    april apr
    augustus aug
    september sept
    oktober okt
    november nov
    december dec
    minuut min minuten
    uur uren
    week weken
    maand maanden
    jaar jaren
    kilogram kg kilo
    kilometer km
    euro eur
    nummer nr
    telefoon tel
    telefoonnummer tel_nr
    maximaal max
    minimaal min
    ongeveer ca circa
    inclusief incl
    exclusief excl
    alstublieft aub alsjeblieft svp
    informatie info
    feestdag feestdagen
    ochtend ochtends
    avond avonds
    weekend weekeinde
  `,
  meanings: `
    kerstavond 24_december
    oudejaarsavond oudjaar 31_december
    telefoon mobiel bellen telefoonnummer
    bellen telefoneren
    contact bereiken bereikbaar
    repareren reparatie maken herstellen
    kapot defect beschadigd stuk
    schade defect
    prijs kosten tarief
    kosten prijzen
    goedkoop voordelig betaalbaar
    duur prijzig
    gratis kosteloos
    korting reductie
    aanbieding actie
    cadeaubon tegoedbon voucher kadobon
    offerte prijsopgave
    fiets rijwiel tweewieler
    ebike elektrische_fiets
    kopen aanschaffen bestellen
    bestellen bestelling
    winkel zaak shop
    huren huur
    verhuur huur lenen
    terugbetaling terugbetalen geld_terug
    terugsturen retourneren retour
    retour retourzending
    ruilen retourneren
    leveren bezorgen verzenden versturen
    levering bezorging verzending
    verzendkosten bezorgkosten
    pakket pakje zending
    factuur rekening
    bon kassabon aankoopbewijs
    annuleren afzeggen opzeggen
    annulering afzegging
    opzeggen beëindigen opzegging
    verzetten verplaatsen
    beginnen starten
    begin start
    einde slot
    auto wagen voertuig
    vrachtwagen truck
    kind kleintje
    baby zuigeling peuter
    vakantie verlof
    arts dokter huisarts
    tandarts mondzorg
    praktijk kliniek
    ziekenhuis kliniek
    medicijn geneesmiddel
    apotheek apotheker
    recept voorschrift
    afspraak reservering
    reserveren boeken
    reservering boeking
    geopend openingstijden
    openingstijden openingsuren
    gesloten dicht
    garantie waarborg
    verloren kwijt
    gestolen diefstal
    borg waarborgsom borgsom
    aanbetaling voorschot
    termijn deelbetaling
    betaling betalen
    pinnen pin pinpas betaalpas
    creditcard kaart
    contant cash
    overschrijving overboeking
    belasting btw
    eigenaar baas
    medewerker personeel werknemer team
    vacature baan
    solliciteren sollicitatie
    salaris loon
    klant afnemer
    gast bezoeker
    bedrijf onderneming firma
    adres locatie
    plaats locatie
    route weg
    dichtbij nabij
    parkeren parkeerplaats
    parkeergarage parkeerplaats
    bus lijnbus
    trein spoor
    metro ondergrondse
    halte station
    benzine brandstof
    toilet wc
    lift verdieping
    rolstoel toegankelijk
    appartement flat
    kamer slaapkamer
    ontbijt ontbijten
    lunch middageten
    diner avondeten
    gerechten menu kaart
    nagerecht dessert toetje
    drankje dranken
    vegetarisch vleesloos
    veganistisch vegan plantaardig
    allergie allergisch allergenen
    glutenvrij coeliakie
    afhalen ophalen
    tafel plek
    huisdier hond dier
    zwembad zwemmen
    bagage koffer
    internet wifi
    website site webpagina
    computer pc
    scherm monitor
    foto afbeelding
    bestand document
    uploaden importeren
    downloaden exporteren
    verwijderen wissen
    wijzigen aanpassen veranderen
    vervangen omruilen
    installeren instellen
    inloggen aanmelden login
    registreren inschrijven aanmelden
    inschrijving registratie
    wachtwoord paswoord
    account profiel
    abonnement lidmaatschap
    proefperiode uitproberen
    probleem storing fout
    storing uitval
    langzaam traag
    snel vlug
    wachten wachttijd
    dringend spoed noodgeval
    spoed spoedgeval nood
    hulp ondersteuning
    klacht reclamatie
    vraag aanvraag
    antwoord reactie
    toegestaan mag
    verboden niet_toegestaan
    nodig vereist
    verplicht vereist
    voorwaarde vereiste
    contract overeenkomst
    algemene_voorwaarden voorwaarden
    privacy gegevensbescherming avg
    gegevens data
    verzekering zorgverzekering verzekerd
    deadline uiterste_datum
    vertraging vertraagd
    melden doorgeven
    extra bijkomend
    toeslag meerprijs
    limiet maximum
    bedrag som
    maat afmeting
    gewicht weegt
    leeftijd oud
    senior 65-plus
    student leerling
    volwassene volwassenen
    leraar docent leerkracht
    cursus opleiding
    examen toets
    diploma certificaat
    formulier vragenlijst
    paspoort identiteitskaart
    vergunning toestemming
    rijbewijs rijbewijzen
    geboorte geboren
    huwelijk trouwen bruiloft
    afval vuilnis
    schoonmaken reinigen poetsen
    gebitsreiniging tandsteen
    controle nakijken inspectie
    kleding kleren
    broek jeans
    bril glazen
    cadeau geschenk kado
    meubels meubel
    tuin gras
    loodgieter installateur
    elektricien elektra
    aannemer klusser
    bezoek bezoeken
    pijn zeer
    ziek ziekte
    koorts temperatuur
    vaccinatie inenting
    verdoving prik
    behandeling therapie
    operatie ingreep
    vulling gaatje
    beugel gebit
    roken sigaret
    lawaai geluid
    beschikbaar leverbaar voorraad
    voorraad voorradig
    uitverkocht op_voorraad
    merk fabrikant
    soort type
    gebruikt tweedehands
    onderhoud onderhoudsbeurt beurt service
    accu batterij
    opladen laden
    lader oplader
    band buitenband
    lekke_band bandenpech lek
    remmen rem
    helm fietshelm
    slot fietsslot
    reis trip
    tocht rondleiding
    buitenland internationaal
    gebied regio
    ochtend voormiddag
    middag namiddag
    vandaag heden
    dagelijks elke_dag
    jaarlijks jaar
    maandelijks maand
    kiezen keuze
    vergelijken vergelijking
    verhuizen verhuizing
    uitnodigen uitnodiging
    toegang entree
    ingang deur
    ticket kaartje toegangskaart
    beoordeling recensie review
    aanbevelen aanraden
    advies adviseren
    opgericht oprichting
    taal talen spreken
    vertalen vertaling
${customers}
${petsAndHealth}
${leisure}
${home}
${trade}
  `,
  parts: `
    tijd tijden uren plan lijst nummer adres dienst centrum huis plaats kaart bon pas bewijs regel regels water licht
    vak kamer raam deur slot wiel stoel zadel tas kist mand prijs punt stop straat weg werk les jaar dag week maand
    zomer winter avond nacht kinder kinderen heren dames fiets reparatie service klant klanten product betaal bezorg
    verzend terug opening openings voorwaarden beleid termijn aanvraag vergunning kosten verhuur verkoop inkoop
  `,
}
