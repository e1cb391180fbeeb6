import { forms } from './de-forms.ts'
import type { EverydayWords } from './lexicon.ts'

/** Own compilation. */
export const de: EverydayWords = {
  forms,
  meanings: `
    telefon handy anrufen rufnummer telefonnummer hotline
    telefonnummer rufnummer nummer
    anrufen telefonieren erreichen
    kontakt erreichen
    mail email
    reparieren reparatur instandsetzen richten
    kaputt defekt beschädigt
    defekt schaden fehler
    preis kosten gebühr tarif honorar
    kosten gebühren preise
    gebühr entgelt
    teuer kostspielig
    billig günstig preiswert
    kostenlos gratis umsonst kostenfrei
    rabatt ermäßigung nachlass
    ermäßigt vergünstigt
    gutschein voucher geschenkkarte
    angebot aktion
    kostenvoranschlag angebot
    fahrrad rad bike velo
    ebike pedelec elektrofahrrad elektrorad
    kaufen erwerben bestellen
    bestellen ordern bestellung
    laden geschäft shop filiale
    mieten leihen ausleihen
    miete verleih vermietung
    erstattung rückerstattung geld_zurück
    erstatten zurückzahlen
    zurückgeben rückgabe zurückschicken retoure
    rücksendung retoure rückgabe
    umtauschen umtausch
    widerruf rückgabe
    liefern versenden schicken zustellen
    lieferung versand zustellung
    versandkosten porto lieferkosten
    paket sendung
    rechnung beleg
    quittung beleg kassenbon
    kündigen kündigung
    absagen stornieren
    absage stornierung
    verschieben verlegen
    beginnen anfangen starten
    beginn anfang start
    enden aufhören
    ende schluss
    auto wagen pkw fahrzeug
    lkw lastwagen
    kind nachwuchs
    baby säugling kleinkind
    jugendlicher teenager
    urlaub ferien
    feiertag feiertage
    arzt doktor mediziner
    zahnarzt zahnmedizin
    praxis ordination
    krankenhaus klinik spital
    medikament arznei arzneimittel
    apotheke apotheken
    rezept verordnung
    termin terminvereinbarung
    reservieren buchen
    reservierung buchung
    offen geöffnet
    öffnen aufmachen
    öffnungszeiten sprechzeiten geschäftszeiten sprechstunde
    schließen zumachen
    garantie gewährleistung
    verlieren verlust
    gestohlen geklaut diebstahl
    pfand kaution
    anzahlung vorauszahlung
    rate teilzahlung
    ratenzahlung teilzahlung
    zahlen begleichen
    zahlung bezahlung
    karte kreditkarte ec-karte girocard
    kartenzahlung karte
    bargeld bar
    überweisung überweisen
    steuer mehrwertsteuer
    chef inhaber leiter
    inhaber eigentümer besitzer
    mitarbeiter angestellte team personal
    stelle job arbeitsplatz
    bewerben bewerbung
    gehalt lohn
    kunde kundin
    patient patientin
    gast besucher
    firma unternehmen betrieb
    adresse anschrift standort
    ort standort
    finden liegen
    anfahrt weg anreise
    nah nahe nähe
    parken parkplatz parkplätze
    parkhaus tiefgarage
    bus linienbus
    bahn zug
    straßenbahn tram
    ubahn u-bahn
    haltestelle station
    benzin sprit
    toilette wc klo
    aufzug fahrstuhl lift
    treppe stufen
    rollstuhl barrierefrei
    behindert barrierefrei
    wohnung appartement
    zimmer raum
    frühstück frühstücken
    mittagessen mittagstisch
    abendessen abendbrot
    essen speisen
    vorspeise vorspeisen
    nachtisch dessert nachspeise
    speisekarte menü karte
    getränk getränke
    vegetarisch fleischlos
    vegan pflanzlich
    allergie allergisch unverträglichkeit
    glutenfrei zöliakie
    mitnehmen abholen
    tisch platz
    haustier hund tier
    schwimmbad pool hallenbad
    gepäck koffer
    internet wlan
    webseite website homepage
    computer rechner pc
    bildschirm display monitor
    bild foto
    datei dokument
    hochladen importieren
    herunterladen exportieren download
    löschen entfernen
    ändern bearbeiten anpassen
    wechseln tauschen
    ersetzen austauschen
    aktualisieren update
    installieren einrichten
    anmelden einloggen login registrieren
    anmeldung registrierung
    abmelden ausloggen
    passwort kennwort
    konto account
    abo abonnement mitgliedschaft
    testen probieren
    problem schwierigkeit
    ausfall störung
    langsam träge
    schnell rasch zügig
    dauer zeit
    warten wartezeit
    dringend notfall
    notfall notdienst notruf
    notdienst bereitschaftsdienst
    hilfe unterstützung support
    beschwerde reklamation
    reklamieren beanstanden
    frage anfrage
    antwort rückmeldung
    erklären erläutern
    erlaubt gestattet zulässig
    verboten untersagt
    brauchen benötigen
    pflicht verpflichtend
    voraussetzung bedingung
    regel vorschrift
    vertrag vereinbarung
    agb geschäftsbedingungen
    datenschutz dsgvo
    daten angaben
    sicherheit schutz
    versicherung krankenkasse kasse
    versichert versicherung
    krankenkasse kasse
    privatpatient privatversichert
    kassenpatient gesetzlich
    frist deadline
    spät verspätet verspätung
    mitteilen informieren bescheid
    enthalten inklusive
    zusätzlich extra
    zuschlag aufpreis
    grenze limit maximum
    höchstens maximal
    mindestens minimum
    betrag summe
    größe maße
    gewicht wiegen
    groß riesig
    alter jahre
    senior rentner
    student studierende
    schüler schülerin
    erwachsene erwachsener
    lehrer lehrerin dozent
    unterricht stunde
    kurs lehrgang
    prüfung test
    zeugnis zertifikat
    beantragen antrag
    formular fragebogen
    ausweis personalausweis
    pass reisepass
    genehmigung erlaubnis
    geburt geboren
    heirat hochzeit trauung
    wohnsitz meldeadresse
    müll abfall
    reinigen putzen säubern
    reinigung säuberung
    zahnreinigung prophylaxe pzr
    vorsorge kontrolle prophylaxe
    kontrolle vorsorgeuntersuchung
    untersuchung check
    friseur frisör
    kleidung klamotten
    hose jeans
    brille gläser
    geschenk präsent
    möbel einrichtung
    garten rasen
    klempner installateur
    elektriker elektro
    handwerker monteur
    tischler schreiner
    besuchen besuch
    schmerz schmerzen weh
    krank erkrankt
    krankheit erkrankung
    fieber temperatur
    impfung impfen
    spritze betäubung
    narkose vollnarkose
    behandlung therapie
    eingriff operation op
    schwellung geschwollen
    blutung bluten
    füllung plombe
    spange zahnspange
    röntgen röntgenbild
    weisheitszahn weisheitszähne
    bleichen bleaching aufhellung
    zahnersatz krone brücke prothese
    rauchen zigarette
    laut lärm
    abholen abholung
    lieferbar vorrätig verfügbar
    verfügbar frei
    ausverkauft vergriffen
    marke hersteller
    modell typ
    art sorte
    teil bauteil
    ersatzteil ersatz
    gebraucht second-hand
    aktuell derzeit
    wartung inspektion service
    akku batterie
    laden aufladen
    ladegerät ladekabel
    reifen mantel
    platten reifenpanne
    bremse bremsen
    helm fahrradhelm
    reise trip
    tour ausflug
    ausland international
    land staat
    gegend region
    vormittag morgens
    nachmittag mittags
    abend abends
    heute heutig
    täglich jeden_tag
    samstag sonnabend
    jährlich jahr
    monatlich monat
    auswählen wählen
    unterschied differenz
    vergleichen vergleich
    umziehen umzug
    einladen einladung
    eintritt eintrittspreis
    eingang tür
    ticket eintrittskarte
    bewertung rezension
    empfehlen raten
    beratung beraten
    gegründet gründung
    sprache sprechen
    übersetzen übersetzung
    jetzt sofort
    möglich machbar
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
    visa kreditkarte
    mastercard kreditkarte
    girocard ec-karte karte
    paypal online_bezahlen
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
    weihnachten feiertage 25_dezember
    silvester 31_dezember
    neujahr 1_januar
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
    stornieren absagen kündigen
    rücktritt stornierung
    anzahlen anzahlung
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
  `,
  parts: `
    zeit zeiten öffnung sprech arbeit arbeits dienst stelle liste karten nummer kauf verkauf einkauf haus plan punkt kunde
    kunden verwaltung amt halle schule unterricht anlage steuer vertrag gerät maschine wasser licht bett zimmer fenster
    tür küche bad sommer winter nacht tages wochen kinder senioren schüler familie herren damen werkstatt hersteller
    bezahlung bestell liefer versand rückgabe bedingung bestimmung ordnung schutz pflicht recht regel schein antrag
    anmelde annahme ausgabe abgabe sport reise ticket eintritt gruppen raum fläche meter kosten preis gebühr frist
  `,
}
