import { apart } from './apart.ts'
import { contracts } from './de-contracts.ts'
import { customers } from './de-customers.ts'
import { forms as irregular } from './de-forms.ts'
import { goods } from './de-goods.ts'
import { homeAndTrade } from './de-home-and-trade.ts'
import { hospitality } from './de-hospitality.ts'
import { houseRules } from './de-house-rules.ts'
import { leisure } from './de-leisure.ts'
import { offices } from './de-offices.ts'
import { orders } from './de-orders.ts'
import { paying } from './de-paying.ts'
import { people } from './de-people.ts'
import { petsAndHealth } from './de-pets-and-health.ts'
import { placesAndHours } from './de-places-and-hours.ts'
import { sayings } from './de-sayings.ts'
import { shops } from './de-shops.ts'
import { talk } from './de-talk.ts'
import { verbs } from './de-verbs.ts'
import { visits } from './de-visits.ts'
import type { EverydayWords } from './lexicon.ts'
import { conjugate } from './verbs.ts'

/** What customers come with, whatever the trade. */
const situations = [paying, visits, placesAndHours, goods, contracts, people, houseRules, talk]

/** Own compilation. */
export const de: EverydayWords = {
  forms: `${irregular}\n${conjugate(verbs, irregular)}`,
  verbs,
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
${customers}
${petsAndHealth}
${hospitality}
${leisure}
${homeAndTrade}
${shops}
${orders}
${offices}
${sayings}
${situations.map(({ meanings }) => meanings).join('\n')}
  `,
  sayings: situations.map(({ sayings: said }) => said).join('\n'),
  apart: apart.de,
  parts: `
    zeit zeiten öffnung sprech arbeit arbeits dienst stelle liste karten nummer kauf verkauf einkauf haus plan punkt kunde
    kunden verwaltung amt halle schule unterricht anlage steuer vertrag gerät maschine wasser licht bett zimmer fenster
    tür küche bad sommer winter nacht tages wochen kinder senioren schüler familie herren damen werkstatt hersteller
    bezahlung bestell liefer versand rückgabe bedingung bestimmung ordnung schutz pflicht recht regel schein antrag
    anmelde annahme ausgabe abgabe sport reise ticket eintritt gruppen raum fläche meter kosten preis gebühr frist
  `,
}
