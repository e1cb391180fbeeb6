/** Own compilation: what customers say in several words, short or in other regions, where documents have a noun. */
export const sayings = `
  dableiben übernachten aufenthalt
  über_nacht übernachtung
  länger_bleiben verlängerung
  zimmer_frei verfügbarkeit
  noch_frei verfügbarkeit
  noch_plätze verfügbarkeit
  hungrig essen
  hunger essen
  durst getränke
  warm_essen küchenzeiten warme_küche
  essen_gehen restaurant
  geld_abheben geldautomat
  geld_wechseln wechselstube
  schlittschuhe eislaufen schlittschuhverleih
  eislaufen eisbahn eislaufplatz
  mitmachen_dürfen teilnahme
  wie_alt mindestalter altersgrenze
  ab_wieviel mindestalter
  höchstgewicht maximalgewicht gewichtsgrenze
  wie_teuer preis kosten
  was_verlangt preis
  was_zahle preis
  zahlt_kasse kassenleistung kostenübernahme
  kasse_zahlt kassenleistung kostenübernahme
  krankenkasse_zahlt kostenübernahme
  übernimmt_die_kasse kostenübernahme
  teurer_geworden preiserhöhung preisanpassung
  geld_verdienen verdienst
  mit_karte kartenzahlung
  in_bar barzahlung
  auf_raten ratenzahlung
  in_raten ratenzahlung
  per_post versand
  per_mail e-mail
  ohne_auto anreise
  mit_öffis öffentliche_verkehrsmittel anreise
  bus_halten bushaltestelle
  hinkommen anfahrt anreise
  hinfinden anfahrt wegbeschreibung
  herkommen anfahrt anreise
  wie_komme anfahrt anreise
  zu_fuß gehminuten
  ums_eck nähe
  in_der_nähe umgebung
  drumherum umgebung
  sehenswürdigkeiten ausflugsziele
  ausflugsziele umgebung
  unternehmen_kann ausflugsziele
  was_unternehmen freizeitangebot
  freizeitangebote aktivitäten
  aktivitäten freizeitprogramm
  reinkommen einlass zutritt eintritt
  rein_dürfen einlass zutritt
  rausgehen verlassen
  später_kommen verspätung
  bin_spät verspätung
  komme_später verspätung
  zu_spät_kommen verspätung
  früher_gehen vorzeitig
  früher_raus kündigung
  vorzeitig_raus vorzeitige_kündigung
  raus_aus_dem_vertrag kündigung
  vertrag_auflösen kündigung
  weggezogen umzug sonderkündigungsrecht
  wegziehen umzug sonderkündigungsrecht
  erkranken krankheit
  krankheitsfall krankheit
  wehgetan verletzung
  was_kaputtmachen schaden
  kaputtmachen beschädigung schaden
  kaputtgemacht beschädigung schaden
  zerstört schaden beschädigung
  schuld haftung
  haftbar haftung
  dafür_haften haftung
  schlüssel_weg schlüsselverlust
  umgetauscht umtausch
  nicht_gefallen rückgabe
  nicht_zufrieden reklamation beschwerde
  unzufrieden reklamation beschwerde
  zufriedenheitsgarantie geld-zurück-garantie
  kassabon kassenbon beleg
  kassazettel kassenbon
  rechnung_verloren beleg
  sackerl tasche tüte
  sackl tüte
  tüte tragetasche
  einpacken geschenkverpackung
  als_geschenk geschenkverpackung
  geschenk_einpacken geschenkverpackung
  schenken geschenk gutschein
  selber_abholen selbstabholung
  selbst_abholen selbstabholung
  abholbereit abholung
  abholzeit abholzeiten abholung
  vorbeibringen abgabe lieferung
  nach_hause_liefern hauszustellung lieferung
  ins_haus_liefern lieferung
  hochtragen lieferung_in_die_wohnung
  bordsteinkante frei_bordsteinkante
  altgerätemitnahme altgeräte
  auf_maß maßanfertigung
  maßgeschneidert maßanfertigung
  nach_maß maßanfertigung
  sonderanfertigung maßanfertigung
  selbstgemacht hausgemacht
  hausgemacht eigene_herstellung
  frisch_gebacken backzeiten
  feber februar
  billiger rabatt günstiger
  preisnachlass rabatt
  verbilligt ermäßigt
  halber_preis ermäßigt
  studi student studierende
  schüler ermäßigt
  arbeitslos ermäßigt
  arbeitslose ermäßigt
  opa senioren
  großeltern senioren
  enkel kind
  enkelkind kind
  kids kinder
  teenie jugendliche
  jugendliche teenager
  säugling kleinkinder
  schulkind schüler
  volksschule grundschule
  gymnasium schule
  kindi kindergarten
  betreut betreuung aufsicht
  aufpassen betreuung aufsicht
  beaufsichtigen aufsicht
  beaufsichtigt aufsicht
  allein_lassen beaufsichtigung
  unbeaufsichtigt aufsicht
  alleine_lassen unbeaufsichtigt
  ohne_eltern begleitung
  alleine_schwimmen begleitung
  in_begleitung begleitperson
  zusehen zuschauer
  vorbeischauen besuch
  vorbeikommen besuch
  anschauen besichtigung
  ansehen besichtigung
  hausbesuche_machen hausbesuch
  nach_hause_kommen hausbesuch
  heimkommen hausbesuch
  außerhalb_öffnungszeiten notdienst
  wochenenddienst notdienst
  chefin inhaberin
  boss inhaber
  eigentümerin inhaberin
  geschäftsführerin geschäftsführung
  ansprechperson ansprechpartner kontaktperson
  zuständige ansprechpartner
  wer_kümmert ansprechpartner
  an_wen_wenden ansprechpartner
  wen_anrufen telefonnummer
  durchwahl telefonnummer
  handynummer mobilnummer telefonnummer
  whatsapp messenger
  öffnen_um öffnungszeiten
  ladenschluss öffnungszeiten
  geschäftsschluss ladenschluss
  letzte_bestellung küchenschluss
  küchenschluss küchenzeiten
  betriebszeiten öffnungszeiten
  kassazeiten öffnungszeiten
  bürozeiten öffnungszeiten
  parteienverkehr sprechzeiten öffnungszeiten
  amtszeiten öffnungszeiten
  schalterzeiten öffnungszeiten
  telefonzeiten erreichbarkeit
  rollikompatibel rollstuhlgerecht
  rolli rollstuhl
  ebenerdig barrierefrei stufenlos
  stiege treppe
  stiegenhaus treppenhaus
  parterre erdgeschoss
  stock stockwerk etage
  stockwerk geschoss
  rauchfrei rauchverbot nichtraucher
  rauchen rauchverbot
  rauchen raucherbereich
  raucherbereich raucherzone
  dampfen vapen e-zigarette
  kiffen cannabis
  cannabis joint
  alkoholverbot alkohol
  besoffen alkoholisiert
  betrunken alkoholisiert
  musik_aufdrehen lautstärke
  lautstärke lärm
  laut_sein nachtruhe
  ab_wann_ruhe nachtruhe
  ruhe nachtruhe ruhezeiten
  abduschen hundedusche außendusche
  streamen streaming internet
  streaming wlan
  netflix streaming
  reception rezeption
  wisch bescheinigung
  heimfahren abreise
  heimreise abreise rückreise
  rückfahrt rückreise
  hinfahrt anreise
  zeitig früh
  in_der_früh morgens
  am_abend abends
  spätabends spätanreise
  gassirunde spaziergang
  hundewiese hundeauslauf freilauffläche
  freilaufen freilauffläche
  tierfreundlich hundefreundlich
  vierbeiner haustiere
  plüschtier kuscheltier
  wärmflasche heizkissen
  heizung heizkosten
  heizlüfter elektroheizung heizgerät
  moskitonetz fliegengitter
  stechmücken mücken gelsen
  mückenspray insektenschutz
  sonnencreme sonnenschutz
  sonnenschirm sonnenschutz
  regenschirm schirm
  liegestuhl liege sonnenliege
  liegen_reservieren liegestühle
  strandkorb strandkörbe strandkorbvermietung
  bollerwagen handwagen
  leiterwagen bollerwagen
  fahrradabstellraum fahrradkeller fahrradraum
  veloraum fahrradraum fahrradkeller
  skikeller skiraum skistall
  trockenraum skiraum
  nebensaison vorsaison nachsaison
  hochsaison hauptsaison
  ferienzeit hauptsaison
  brückentag fenstertag
  schulferien ferien
  tagesgast tagesgäste besucher
  anzahl_personen personenzahl
  personenzahl belegung
  höchstbelegung maximalbelegung
  personenzuschlag zusatzperson
  wassertemperatur wasserwärme
  wie_warm temperatur
  wie_tief wassertiefe
  wie_kalt temperatur
`
