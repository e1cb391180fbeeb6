/** Own compilation: law, insurance, housing, authorities, funerals, clubs, jobs, access and opening days, in customers' words. */
export const offices = `
  anwalt anwältin rechtsanwältin
  anwalt rechtsberatung
  rechtsberatung erstberatung
  erstgespräch erstberatung
  erstgespräch kennenlerngespräch
  notar notariat beurkundung
  beglaubigt beglaubigung
  vollmacht bevollmächtigung
  vorsorgevollmacht patientenverfügung
  nachlass erbe erbschaft
  erben erbschaft erbrecht
  testament letzter_wille nachlass
  scheiden scheidung
  unterhalt alimente
  gericht klage
  rechtsschutz rechtsschutzversicherung
  buchhaltung buchführung
  lohnverrechnung lohnabrechnung
  lohnabrechnung gehaltsabrechnung
  bilanz jahresabschluss
  steuererklärung einkommensteuererklärung
  steuerausgleich arbeitnehmerveranlagung
  finanzamt steuerbehörde
  versicherung police
  versicherungspolizze police
  schaden_melden schadensmeldung schadenmeldung
  haftpflicht haftpflichtversicherung
  haften haftung
  haftung haftet
  makler immobilienmakler
  maklergebühr provision courtage
  wohnung_anschauen besichtigung besichtigungstermin
  mietvertrag vertrag
  kaltmiete nettomiete
  warmmiete bruttomiete
  mietzins miete
  nebenkosten betriebskostenabrechnung
  einzug wohnungsübergabe
  ausziehen auszug
  auszug wohnungsübergabe
  hauswart hausmeister
  hausmeister hausverwaltung
  hausverwaltung verwaltung
  wg wohngemeinschaft
  untermieten untervermietung
  untermieter untervermietung
  mitbewohner untervermietung
  eigenbedarf kündigung
  schimmel feuchtigkeit
  keller kellerabteil
  hausordnung ruhezeiten
  lärmen ruhestörung lärm
  krach ruhestörung lärm
  rathaus bürgeramt gemeindeamt stadtverwaltung
  bürgeramt bürgerbüro bürgerservice
  gemeinde gemeindeamt
  perso personalausweis
  identitätskarte personalausweis
  ausweis personalausweis lichtbildausweis
  meldebestätigung meldebescheinigung
  meldezettel meldebestätigung
  wohnsitz_anmelden ummeldung
  wohnsitzanmeldung anmeldung
  geburtsurkunde geburtsschein
  führungszeugnis strafregisterauszug leumundszeugnis
  behörde amt
  beerdigung bestattung begräbnis beisetzung
  bestatter bestattung bestattungsinstitut
  gestorben todesfall sterbefall
  verstorben todesfall sterbefall
  urne urnenbeisetzung
  grab grabstätte
  friedhof grabstätte
  totenschein sterbeurkunde todesbescheinigung
  trauerfeier abschiedsfeier
  pfarrer pfarrerin pastor
  kirche gottesdienst
  gottesdienst andacht
  pfarrei gemeinde
  spendenquittung spendenbescheinigung zuwendungsbestätigung
  ehrenamt freiwillige ehrenamtlich
  job stellenangebot
  stellenangebot offene_stelle
  jobs stellenangebote karriere
  schnupperlehre praktikum
  lehre ausbildung
  lehrling auszubildende azubi
  lehrstelle ausbildungsplatz
  praktikum praktikant
  lebenslauf bewerbungsunterlagen
  verdienst gehalt
  barrierefrei rollstuhlgerecht behindertengerecht
  rollstuhl rollstuhlgerecht
  rollstuhlfahrer rollstuhl rollstuhlgerecht
  behindertenparkplatz schwerbehindertenparkplatz
  behinderten-wc rollstuhl-wc
  stufen schwelle
  stufenfrei stufenlos
  blind sehbehindert
  blindenhund assistenzhund assistenzhunde
  assistenzhund blindenführhund
  gehörlos hörgeschädigt
  schwerhörig hörgeschädigt
  gebärdensprache dolmetscher
  wo_seid adresse
  aufhaben geöffnet öffnungszeiten
  zuhaben geschlossen schließtage
  auf_haben geöffnet
  offen_haben öffnungszeiten
  offen_habt öffnungszeiten
  habt_offen öffnungszeiten
  habt_geöffnet öffnungszeiten
  aufsperren öffnen
  zusperren schließen
  ruhetag schließtag
  ruhetag geschlossen
  betriebsferien geschlossen
  karfreitag feiertag
  ostermontag feiertag
  pfingsten pfingstmontag
  pfingsten feiertag
  fronleichnam feiertag
  nationalfeiertag 26_oktober
  mariä_empfängnis 8_dezember
  mariä_himmelfahrt 15_august
  tag_der_arbeit 1_mai
  maifeiertag 1_mai
  bundesfeier 1_august
  nikolaus 6_dezember
  reformationstag 31_oktober
  stephanstag 26_dezember
  stefanitag 26_dezember
  christtag 25_dezember
  weihnachtsabend 24_dezember
  fasching karneval fasnacht
`
