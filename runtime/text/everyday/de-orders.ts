/** Own compilation: orders, payment, bookings, courses, contracts, accounts and software, in customers' words. */
export const orders = `
  bestellung auftrag
  auftrag bestellen
  bestellnummer auftragsnummer
  auftragsbestätigung bestellbestätigung
  bestellbestätigung kaufbestätigung bestätigungsmail
  warenkorb einkaufswagen
  onlineshop webshop online-shop
  webshop onlineshop internetshop
  lieferdauer lieferzeit lieferfrist
  lieferzeit lieferfrist versanddauer
  versanddauer lieferdauer
  lieferung lieferzeit zustellung
  ankommen lieferzeit
  unterwegs sendungsverfolgung versendet
  wo_bleibt sendungsverfolgung
  paketverfolgung sendungsverfolgung tracking
  trackingnummer sendungsnummer paketnummer
  liefergebiet zustellgebiet liefergebiete
  liefern liefergebiet
  gratislieferung versandkostenfrei portofrei
  versandkostenfrei portofrei kostenloser_versand
  lieferkosten versandkosten liefergebühr
  liefergebühr zustellgebühr
  mindestbestellwert mindestbestellmenge
  mindestbestellwert mindestumsatz
  packstation abholstation paketstation
  abholstation paketshop
  postfiliale paketshop
  ausland auslandsversand internationaler_versand
  auslandsversand international
  retournieren zurücksenden rücksendung
  zurückschicken rücksendung retoure
  zurücksenden rücksendung retoure
  rückversand rücksendung
  retourenschein rücksendeetikett rücksendeschein retourenlabel
  rücksendeetikett retourenetikett
  rücksendekosten retourenkosten
  rückgabefrist rückgaberecht widerrufsfrist
  rückgaberecht widerrufsrecht
  widerrufsrecht widerruf
  passt_nicht umtausch
  gefällt_nicht rückgabe
  gefällt_nicht umtausch
  falsch_geliefert falschlieferung
  falscher_artikel falschlieferung
  geld_wieder erstattung rückerstattung
  geld_zurückbekommen erstattung rückerstattung
  geld_zurück rückzahlung
  rückzahlung erstattung rückerstattung
  rückvergütung erstattung
  gutschrift erstattung
  refundierung rückerstattung
  retourgeld wechselgeld
  beschädigt transportschaden
  kaputt_angekommen transportschaden
  mangel defekt fehler
  mängel defekte
  reklamation mangel
  beanstandung reklamation
  beschweren beschwerde
  meckern beschwerde
  garantiefall garantie
  garantiezeit garantiedauer
  garantiezeit gewährleistungsfrist
  garantie gewährleistungsfrist
  haltbar haltbarkeit mindesthaltbarkeitsdatum
  lagerbestand vorrätig lagernd
  lagernd verfügbar
  ausverkauft nicht_lieferbar
  nachschub nachlieferung
  größe größentabelle
  maß maße abmessungen
  abmessungen größe
  länge maße
  groß abmessungen
  gutscheincode rabattcode aktionscode
  rabattcode aktionscode gutschein
  geschenkgutschein geschenkkarte gutschein
  geschenkgutschein wertgutschein
  treuekarte kundenkarte bonuskarte stempelkarte
  kundenkarte bonusprogramm
  treuepunkte bonuspunkte punkte
  newsletter rundbrief
  newsletter_abmelden abbestellen
  abbestellen abmelden
  preisliste preise tarife
  aktion sonderangebot
  schnäppchen angebot sonderangebot
  ausverkauf schlussverkauf
  rabatt prozente vergünstigung
  prozente ermäßigung
  skonto rabatt
  mengenrabatt staffelpreis
  vergünstigung ermäßigung
  gratis kostenfrei gebührenfrei
  kostet_nichts kostenlos
  aufschlag zuschlag aufpreis
  aufzahlung aufpreis
  nachtzuschlag zuschlag
  wochenendzuschlag zuschlag
  feiertagszuschlag zuschlag
  grundgebühr grundpreis
  pauschale pauschalpreis fixpreis festpreis
  stundensatz stundenlohn stundenpreis
  anfahrtskosten anfahrtspauschale wegpauschale
  anfahrt anfahrtspauschale
  kostenvoranschlag voranschlag offerte
  offerte angebot
  richtpreis kostenvoranschlag
  angebot kostenschätzung
  kosten_schätzen kostenvoranschlag
  bankomat geldautomat bancomat
  bankomatkarte girocard bankkarte maestro
  bankkarte girocard debitkarte
  ec girocard ec-karte
  kreditkarte amex american_express
  kartenzahlung kreditkarte
  kartenzahlung girocard
  kontaktlos kontaktloses_bezahlen
  handy_zahlen mobiles_bezahlen
  applepay apple_pay
  googlepay google_pay
  apple_pay kontaktlos
  google_pay kontaktlos
  paypal zahlungsart
  twint zahlungsart
  klarna zahlungsart
  zahlungsarten zahlungsmöglichkeiten zahlungsweise zahlungsmethoden
  zahlungsmöglichkeit zahlungsart zahlungsmethode
  bezahlen zahlungsarten zahlungsmöglichkeiten zahlungsmittel
  zahlungsmittel zahlungsart
  cash bargeld barzahlung
  bar barzahlung
  bargeldlos kartenzahlung
  auf_rechnung rechnungskauf
  rechnungskauf kauf_auf_rechnung
  nachnahme zahlung_bei_lieferung
  lastschrift bankeinzug sepa-lastschrift einzugsermächtigung
  bankeinzug lastschriftverfahren abbuchung
  einziehungsauftrag lastschrift
  dauerauftrag lastschrift
  abgebucht abbuchung lastschrift
  iban bankverbindung kontonummer
  bankverbindung kontodaten
  zahlungsfrist zahlungsziel fälligkeit
  zahlungserinnerung mahnung
  verzug mahnung
  mahnspesen mahngebühr
  spesen gebühren
  inkasso mahnung
  zinsen zinssatz
  kredit darlehen finanzierung
  finanzieren finanzierung ratenzahlung
  abzahlen ratenzahlung raten
  abstottern ratenzahlung raten
  raten teilzahlung
  hypothek baufinanzierung
  girokonto konto
  sparbuch sparkonto
  sparen sparkonto
  pin geheimzahl
  karte_sperren kartensperre sperrnotruf
  karte_verloren kartensperre sperrnotruf
  kaution mietkaution sicherheitsleistung
  kaution depot
  mietzinskaution mietkaution
  anzahlung akonto
  vorschuss anzahlung vorauszahlung
  steuernummer uid
  mwst umsatzsteuer ust
  umsatzsteuer mehrwertsteuer
  netto ohne_mehrwertsteuer
  rechnungskopie rechnung
  rechnungsanschrift rechnungsadresse
  stornieren storno stornierung rücktritt
  stornobedingungen stornierungsbedingungen stornierung
  stornogebühr stornokosten stornierungsgebühr stornierung
  stornokosten stornierungskosten
  kostenlos_stornieren stornofrist
  abblasen absagen
  ins_wasser absage
  fällt_aus absage
  ausfall absage
  ausfallhonorar ausfallgebühr
  ausfallgebühr nichterscheinen
  nicht_auftauchen nichterscheinen
  nicht_erscheinen nichterscheinen
  nichterscheinen no-show
  noshow nicht_erschienen
  umbuchung verschieben
  umbuchen verschieben
  online_buchen onlinebuchung online-terminbuchung
  onlinebuchung buchung
  reservieren vorbestellen
  vormerken reservieren
  warteliste warteplatz
  warteliste vormerkung
  ausgebucht belegt
  anmeldefrist anmeldeschluss
  anmeldeschluss einschreibefrist
  einschreiben anmelden einschreibung
  einschreibung anmeldung
  inskribieren einschreiben
  anmeldeformular anmeldebogen
  mitmachen teilnehmen teilnahme
  teilnehmen teilnahme teilnehmer
  teilnehmerzahl gruppengröße
  mindestteilnehmerzahl mindestteilnehmer
  kursgebühr kursbeitrag kurskosten teilnahmegebühr
  nachholen nachholtermin
  verpasst nachholen versäumt
  schularbeit schulaufgabe klassenarbeit
  matura abitur
  nachhilfe lernhilfe förderunterricht
  nachhilfelehrer nachhilfe
  hausaufgaben hausaufgabenbetreuung
  hausübung hausaufgaben
  musikschule musikunterricht
  instrument leihinstrument
  klavierstunde klavierunterricht
  gitarrenstunde gitarrenunterricht
  sprachniveau sprachkenntnisse
  einstufung einstufungstest
  zeugnis teilnahmebestätigung
  zertifikat teilnahmebescheinigung urkunde
  diplom zertifikat
  bücherei bibliothek
  bücherei stadtbibliothek leihbücherei
  leser leserausweis
  büchereiausweis bibliotheksausweis leserausweis benutzerausweis
  leihfrist ausleihfrist ausleihdauer
  ausborgen ausleihen leihen
  borgen leihen ausleihen
  verlängern leihfristverlängerung
  zu_spät_zurück verspätet
  kündigung vertragsende
  kündigungsfrist kündigung
  aussteigen kündigen
  vertragsdauer laufzeit vertragslaufzeit
  vertragslaufzeit mindestlaufzeit
  bindung mindestlaufzeit vertragslaufzeit
  automatische_verlängerung verlängert_sich
  probemonat testmonat probezeit
  probeabo testabo
  tarif_wechseln tarifwechsel
  upgraden tarifwechsel
  anbieterwechsel wechseln
  stromanbieter stromversorger energieversorger
  zählerstand zählerablesung ablesung
  ablesen ablesung zählerstand
  zähler stromzähler
  abschlag abschlagszahlung
  abschlag akonto
  jahresabrechnung endabrechnung abrechnung
  abrechnung rechnung
  rufnummernmitnahme portierung
  nummer_mitnehmen rufnummernmitnahme
  sim sim-karte
  roaming ausland
  datenvolumen gigabyte gb
  kein_internet störung
  internet_langsam geschwindigkeit
  handynetz mobilfunkempfang
  geht_nicht störung
  funktioniert_nicht störung fehler
  funktioniert_nicht defekt
  kaputtgegangen defekt schaden
  fehlermeldung fehler
  absturz fehler
  abgestürzt absturz
  spinnt fehler störung
  support kundendienst kundenservice
  kundenservice kundendienst hilfe
  kundendienst service
  hotline servicenummer
  servicenummer telefonnummer
  rückruf zurückrufen
  mail e-mail-adresse
  mailadresse e-mail-adresse
  chatten chat
  einloggen anmeldung
  login zugangsdaten
  zugangsdaten anmeldedaten
  zugang zugangsdaten
  passwort_vergessen passwort_zurücksetzen
  passwort zugangsdaten
  zweifaktor zwei-faktor-authentifizierung
  benutzerkonto kundenkonto konto
  profil konto
  account_löschen kontolöschung
  sicherungskopie backup datensicherung
  wiederherstellen backup
  speicherplatz speicher
  runterladen download herunterladen
  raufladen hochladen
  einstellen einrichten
  konfigurieren einrichten
  einbinden einbetten integration
  integration schnittstelle anbindung
  verknüpfen verbinden
  hosting webspace
  postfach mailbox
  preismodell preise
  nutzungsbedingungen agb
  datenschutzerklärung datenschutz
  datenschutz dsgvo-konform
  datenauskunft auskunft
  weitergeben weitergabe
  daten_weitergeben datenweitergabe
  daten_verkaufen datenweitergabe
  kameras videoüberwachung
  kamera videoüberwachung
`
