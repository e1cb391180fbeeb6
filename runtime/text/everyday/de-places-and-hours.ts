/** Own compilation: days and hours, the way there, parking, stairs, whom to call and to complain to. */
export const placesAndHours = {
  meanings: `
  ostersamstag karsamstag
  ostersonntag ostern feiertag
  gründonnerstag ostern
  osterferien ferien
  pfingstsonntag pfingsten feiertag
  pfingstferien ferien
  herbstferien ferien
  winterferien ferien
  weihnachtsferien ferien
  semesterferien ferien
  advent adventszeit vorweihnachtszeit
  heilig_abend heiliger_abend heiligen_abend 24_dezember
  24_12 24_dezember
  25_12 25_dezember
  26_12 26_dezember
  31_12 31_dezember
  weihnachtstag weihnachten
  weihnachtsfeiertag weihnachten feiertag
  erster_weihnachtstag 1_weihnachtstag 1_weihnachtsfeiertag 25_dezember
  2_weihnachtstag 2_weihnachtsfeiertag 26_dezember
  altjahrabend silvester
  jahreswechsel silvester neujahr
  neujahrstag 1_januar
  berchtoldstag 2_januar
  dreikönigstag dreikönige 6_januar
  valentinstag 14_februar
  rosenmontag fasching
  vatertag himmelfahrt
  himmelfahrt feiertag
  tag_der_deutschen_einheit 3_oktober
  halloween 31_oktober
  allerseelen 2_november
  wochentags werktags
  samschtig samstag
  sunntig sonntag
  friitig freitag
  zischtig dienstag
  frühmorgens morgens
  spätnachmittag nachmittag
  ladenöffnungszeiten öffnungszeiten
  besuchszeiten besuchszeit öffnungszeiten
  schließzeiten schließtage betriebsferien
  sperrstunde öffnungszeiten
  dichtmachen schließen geschlossen
  offenhaben geöffnet öffnungszeiten
  aufschließen öffnen
  sonderöffnungszeiten feiertagsöffnungszeiten
  saisonpause winterpause
  winterpause betriebsferien
  saisonstart saisonbeginn saisoneröffnung
  saisonende saisonschluss
  hausnummer adresse
  lageplan anfahrtsplan wegbeschreibung
  anfahrtsbeschreibung wegbeschreibung anfahrt
  routenplaner anfahrt
  navi anfahrt adresse
  google_maps anfahrt
  stadtteil bezirk viertel
  öffis öpnv bus bahn straßenbahn
  öffis haltestelle s-bahn
  öffis straßenbahnlinie buslinie
  trambahn straßenbahn tram
  bushalt haltestelle bushaltestelle
  hauptbahnhof bahnhof hbf
  autobahnausfahrt ausfahrt
  taxi taxistand
  shuttle shuttlebus transfer
  laufweg gehminuten zu_fuß
  distanz entfernung
  parklücke parkplatz
  abstellplatz stellplatz
  parkuhr parkscheibe
  kurzparkzone parkschein
  busparkplatz reisebus
  fahrradständer fahrradabstellplatz
  veloständer fahrradständer
  wallbox ladestation e-tankstelle
  elektroauto ladestation
  treppensteigen treppe stufen
  rollator gehhilfe barrierefrei
  treppenlift aufzug
  hochparterre erdgeschoss
  fernmündlich telefonisch
  telefonisch telefon telefonnummer
  durchrufen anrufen telefonnummer
  durchklingeln anrufen telefonnummer
  anklingeln anrufen
  festnetz telefonnummer
  kontaktdaten kontakt telefonnummer
  kontaktformular kontakt
  anmailen e-mail
  anschreiben e-mail
  insta instagram
  postanschrift anschrift adresse
  postadresse anschrift adresse
  zuständigkeit zuständig
  beschwerdestelle beschwerde beschwerdemanagement
  ombudsstelle beschwerdestelle
  geschäftsleitung geschäftsführung
  vorgesetzte leitung
  sekretariat büro geschäftsstelle
  motzen beschwerde
  nörgeln beschwerde
  frechheit beschwerde
  unfreundlich beschwerde
  abzocke beschwerde
`,
  sayings: `
  wen_ruf wen_ruft wen_kann_ich_anrufen wen_muss_ich_anrufen wen_soll_ich_anrufen telefon telefonnummer kontakt
  welche_nummer nummer_um nummer_zum eure_nummer ihre_nummer nummer_von_euch nummer_von_ihnen wo_ruf wo_anrufen wo_kann_ich_anrufen telefon telefonnummer kontakt
  wohin_schreiben wo_schreib wo_hinschreiben wie_erreiche wie_erreicht_man jemanden_erreichen jemand_erreichbar wie_kontaktier kontakt telefon e-mail
  mit_jemandem_reden mit_jemandem_sprechen mit_wem_reden mit_wem_sprechen mit_wem_kann kontakt telefon ansprechpartner
  an_wen_wende an_wen_kann an_wen_muss an_wen_schreib an_wen_melde bei_wem_melde bei_wem_kann bei_wem_muss ansprechpartner kontakt zuständig
  wem_melde wem_sag wem_geb_ich_bescheid wem_muss_ich_bescheid ansprechpartner melden kontakt
  wo_beschwer bei_wem_beschwere wo_kann_ich_meckern beschwerde beschwerdestelle reklamation
  bin_sauer stinksauer_bin nicht_einverstanden lief_schief läuft_schief schief_gelaufen schief_gegangen schiefgelaufen_ist beschwerde reklamation
  schlecht_behandelt unfreundlich_behandelt unmöglich_behandelt blöd_behandelt war_unfreundlich beschwerde
  wer_hat_das_sagen wer_leitet wem_gehört_der wem_gehört_das wer_ist_der_chef wer_ist_chef leitung inhaber geschäftsführung
  finde_ich_euch finden_wir_euch finde_ich_sie findet_man_euch wo_sitzt_ihr wo_sitzen_sie wo_hockt adresse anschrift standort
  komm_ich_zu_euch kommt_man_zu_euch wie_fahr wie_fährt_man anfahrt anreise wegbeschreibung
  auto_stehen_lassen auto_abstellen auto_hinstellen wagen_abstellen wagen_hinstellen karre_abstellen auto_lassen wo_parkt wo_parke lass_ich_mein_auto lassen_wir_das_auto wohin_mit_dem_auto parkplatz parken parkplätze auto
  schlecht_zu_fuß nicht_gut_zu_fuß schlecht_laufen nicht_gut_laufen nicht_laufen_kann keine_treppen keine_stufen ohne_treppen ohne_stufen viele_treppen barrierefrei aufzug stufenlos
  bis_wann_offen wie_lange_offen wann_offen ab_wann_offen ab_wann_auf seid_ihr_da wann_seid_ihr bis_wann_da ist_jemand_da wann_jemand_da öffnungszeiten geöffnet
  vor_verschlossener_tür steh_vor_der_tür umsonst_kommen öffnungszeiten geschlossen
  zwischen_den_jahren zwischen_den_feiertagen zwischen_weihnachten über_die_feiertage über_weihnachten betriebsferien feiertage weihnachten
  nach_der_arbeit nach_feierabend nach_büroschluss abends abend
  vor_der_arbeit morgens früh
  unter_der_woche unter_der_wochn werktags wochentags
  am_we übers_we übers_wochenende wochenende samstag sonntag
  zu_mittag über_mittag in_der_mittagszeit mittags_zu mittags_offen mittagspause mittags
  mitten_in_der_nacht rund_um_die_uhr in_der_nacht_noch notdienst durchgehend
  wenn_ihr_zu_habt wenn_zu_ist wenn_geschlossen_ist außerhalb_der_sprechzeiten außerhalb_der_öffnungszeiten nach_ladenschluss notdienst bereitschaftsdienst
`,
}
