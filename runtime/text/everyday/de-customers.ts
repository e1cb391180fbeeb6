/** Own compilation: what customers call things at the counter, beside what documents call them. */
export const customers = `
    termin vereinbaren
    vergessen versäumt versäumen nicht_erschienen
    versäumen vergessen verpassen
    verpassen versäumen
    nicht_kommen absagen
    früher vorher
    vorher vorab
    zahnweh zahnschmerzen schmerzen
    daheim zuhause zu_hause
    zuhause zu_hause
    zahnschmerzen schmerzen
    kopfweh kopfschmerzen
    vertreten vertretung
    vertretung vertritt
    schwanger schwangerschaft
    dritte_zähne prothese
    günstigste preiswerteste
    ratenzahlung raten monatsraten
    monatsraten ratenzahlung
    girocard ec-karte
    kinder kinderpreis
    junge kind
    tochter kind
    sohn kind
    mädchen kind
    bub kind
    oma senioren
    rentner senioren ermäßigt
    studenten studierende ermäßigt
    azubi auszubildende
    firma gewerblich geschäftlich
    privat persönlich
    betriebsurlaub betriebsferien urlaub ferien
    betriebsferien betriebsurlaub
    sommerferien sommer
    heiligabend weihnachten 24_dezember
    weihnachten feiertage feiertag 25_dezember
    silvester 31_dezember
    neujahr 1_januar
    zweiter_weihnachtstag 26_dezember
    heilige_drei_könige 6_januar
    allerheiligen 1_november
    ostern feiertage
    wochenende samstag
    wochenende sonntag
    werktag werktags
    mittagspause mittags
    zuständig ansprechpartner
    ansprechpartner zuständig kontakt
    arbeiten beschäftigt
    verbogen verbiegen richten
    geradebiegen richten
    gelötet löten
    kratzer zerkratzt
    zerbrochen bruch kaputt
    gesplittert bruch
    undicht leck
    tropft undicht
    verstopft verstopfung
    bunt farbig
    farbige bunte
    dicke stärke
    stärke dioptrien
    sehtest augenprüfung sehprüfung
    gleitsicht mehrstärken
    sonnenbrille sonnengläser
    führerschein fahrerlaubnis
    auto pkw
    anhänger hänger
    wohnmobil camper
    fahrstunde unterricht
    prüfung examen
    durchfallen durchgefallen nicht_bestanden
    bestehen bestanden
    frau damen weiblich
    mann herren
    hund hunde vierbeiner
    katze haustier
    tierarzt tierklinik
    kastrieren kastration
    welpe hund
    leine angeleint
    kinderwagen buggy
    kinderbett babybett gitterbett
    beistellbett zustellbett
    zustellbett extrabett
    halbpension abendessen
    check-in anreise ankunft
    check-out abreise
    einchecken anreise
    auschecken abreise
    übernachten übernachtung
    übernachtung nacht
    zimmerpreis übernachtung
    storno stornierung absage
    stornieren absagen kündigen stornierung storno
    rücktritt stornierung
    anzahlen anzahlung
    zahlen fällig
    bezahlen fällig
    vorkasse vorauszahlung
    gutscheine gutschein
    einlösen gültig
    gültig gültigkeit
    gelten gültig
    gültigkeit gelten gilt
    ablaufen gültig
    verlängern verlängerung
    pausieren pause ruhen
    aussetzen pausieren
    ruhend pausieren
    vertrag laufzeit
    laufzeit vertrag mindestlaufzeit
    kündigungsfrist kündigen
    aufhören kündigen
    raus kündigen
    mitgliedschaft vertrag
    probetraining probestunde
    schnuppern probe
    umkleide garderobe
    schließfach spind
    dusche duschen
    sauna dampfbad
    schwimmkurs schwimmen
    handtuch handtücher
    badehose badekleidung
    kaffee getränke
    bier alkohol
    wein alkohol
    kuchen torte gebäck
    torte kuchen
    brot brötchen
    semmel brötchen
    laktosefrei laktose milch
    nüsse nuss
    bio biologisch
    regional umgebung
    lieferung lieferzeit
    spedition lieferung
    sperrgut versand
    zoll einfuhr
    nachverfolgen sendungsverfolgung
    sendungsnummer sendungsverfolgung
    umtausch rückgabe
    quittung bon
    kassenzettel bon quittung
    bon kassenbon
    seriennummer gerätenummer
    anleitung bedienungsanleitung
    bedienungsanleitung handbuch
    akkulaufzeit laufzeit
    reichweite kilometer
    höchstgeschwindigkeit kmh
    tempo geschwindigkeit
    maximalgewicht tragkraft
    belastbar tragkraft
    zusammenbauen montage aufbau
    montage aufbau
    ersatz neu
    kostenfrei kostenlos
    schlüssel schlüsseldienst
    wasserrohr rohr
    heizung heizen
    strom elektrizität
    steckdose strom
    ladestation laden ladesäule
    ladesäule laden
    barrierefrei stufenlos rollstuhl
    gehbehindert barrierefrei
    klimaanlage klimatisiert
    balkon terrasse
    garten terrasse
    grillen grill
    lagerfeuer feuer
    zelt camping
    stellplatz parkplatz
    hausmeister verwalter
    nebenkosten betriebskosten
    miete mietpreis
    mieter bewohner
    vermieter eigentümer
    haustiere tiere hund
    nachts nacht
    ruhezeit nachtruhe
    ermäßigung rabatt
    familienkarte familie
    gruppe gruppen
    klasse schulklasse
    schulklasse schule
    geburtstag kindergeburtstag feier
    feier veranstaltung
    hochzeit feier
    veranstaltung event
    raummiete miete
    personen leute plätze
    plätze personen
    führung rundgang
    sprachkurs kurs
    niveau stufe
    bescheinigung zertifikat nachweis
    nachweis bescheinigung
    attest bescheinigung
    krankschreibung attest
    überweisung überweisungsschein
    befund ergebnis
    blutabnahme blut
    nüchtern essen
    spritze impfung
    nebenwirkung nebenwirkungen
    dosis dosierung
    einnehmen einnahme
    tablette tabletten medikament
    salbe creme
    haare haarschnitt
    haarschnitt schneiden
    bart rasur
    nägel maniküre
    daten_löschen löschung
    löschung löschen
    speichern aufbewahren
    aufbewahrung speichern aufheben
    aufheben aufbewahren
    verschlüsselt verschlüsselung
    server rechenzentrum
    app anwendung
    schnittstelle api
    benutzer nutzer
    nutzer benutzer mitarbeiter
    lizenz lizenzen
    testphase probezeit testversion
    testversion testphase kostenlos
    rechnungsadresse rechnung
    fällig zahlbar zahlungsziel
    zahlungsziel fällig
    mahnung mahngebühr
    schwer gewicht wiegen
    hoch höhe
    breit breite
    tief tiefe
    lang länge
    weit entfernung
    bitcoin kryptowährung
    kreditkarte visa mastercard
    karte visa mastercard
    zahlungsart visa mastercard
    gestohlen diebstahl
    gestohlen gestohlenes
    geklaut diebstahl
    reichweite km
    unfall schaden
    verletzt verletzung
    regen wetter schlechtwetter
    gewitter wetter
    schnee winter
    unterlagen dokumente papiere
    mitbringen unterlagen
    mitnehmen mitbringen
    mindestalter alter
    minderjährig unter_18
    eltern erziehungsberechtigte
    begleitperson begleitung
    ohne_termin terminfrei
    küche warme_speisen
    scharf schärfe
    kindersitz hochstuhl
    wickeltisch wickeln
    fahrstuhl aufzug
    rampe stufenlos
    parkhaus parkplatz
    flughafen transfer
    doppelzimmer doppel
    einzelzimmer einzel
    meerblick blick
    wasserkocher kaffee
    kühlschrank minibar
    waschmaschine wäsche
    föhn haartrockner
    bettwäsche bezug
    kurtaxe kurabgabe tourismusabgabe
    beamer leinwand
    musik lärm
    saalmiete raummiete
    whirlpool jacuzzi
    aufnahmegebühr anmeldegebühr
    personal_trainer training
    einweisung einführung
    badeanzug badekleidung
    physio physiotherapie krankengymnastik
    krankengymnastik physiotherapie
    betäubung narkose spritze
    narkose vollnarkose betäubung
    bleaching aufhellung
    krankenkasse kasse kassen
    gesetzlich kasse
    privatversichert privat
    selbstbeteiligung eigenanteil
    eigenanteil zuzahlung
    schadensfall schaden
    kontaktlinsen linsen
    fassung gestell
    friseur salon
    färben farbe
    anwalt rechtsanwalt kanzlei
    testament erbe
    scheidung trennung
    steuerberater steuer
    steuererklärung steuer
    kaution sicherheit
    nebenkosten heizkosten
    wlan internet wifi
    router internet
    sicherung backup
    wiederherstellen wiederherstellung
    exportieren export
    importieren import
    plugin erweiterung
    erweiterung plugin zusatz
    serverstandort rechenzentrum
    verfügbarkeit uptime
    arbeitsplatz lizenz
    paketdienst versand
    abholen abholung selbstabholung
    express expressversand
    geschenkverpackung geschenk
    gravieren gravur
    kürzen änderung
    schneider änderung
    größen größentabelle
    wasserdicht wasserfest
    waschbar waschen
    einbau montage
    rohrbruch leck
    schlüssel_verloren schlüsseldienst
    hecke schneiden
    rasen mähen
    rasenmäher mäher
    dünger düngen
    erde blumenerde
    blumenstrauß strauß
    geburtstagstorte torte
    zutaten enthält
    mahlen gemahlen
    drucken druck
    kopieren kopie
    ausleihen ausleihe leihen
    ausleihe ausleihen
    leihfrist ausleihe
    vormerken vorbestellen
    überfällig mahnung
    mahngebühr säumnisgebühr
    prüfungsgebühr prüfung
    anfänger einsteiger
    fortgeschrittene niveau
    ausstellung museum
    audioguide führung
    fotografieren foto
    jahreskarte dauerkarte
    schwerbehindert ermäßigt
    behindertenausweis ermäßigt
    welpen welpe
    entwurmen wurmkur
    chippen chip
    leihen verleih mieten
    mieten verleih
`
