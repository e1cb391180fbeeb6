/** Own compilation: plain and regional words and turns for asking, wanting, doing and minding, where documents are formal. */
export const talk = {
  meanings: `
  schmeißen werfen
  laufband trainingsgerät
  festlichkeit feier
  rausschmeißen hausverbot verweisen
  anschaffen kaufen
  besorgen bestellen kaufen
  holen abholen
  vorbeibringen bringen abgeben
  abgeben abgabe annahme
  herrichten vorbereiten
  heimnehmen mitnehmen
  heimbringen lieferung
  ausborgen verleih
  leihgebühr mietpreis leihpreis
  leihdauer mietdauer
  dranhängen verlängern
  hinhauen funktionieren
  einreichen abgeben
  abwimmeln ablehnen
  ablehnung abgelehnt
  zusage bestätigung
  rückmelden rückmeldung
  nachhaken nachfragen
  kleingedrucktes agb bedingungen
  spielregeln regeln
  angehörige familie
  ehepartner partner
  lebensgefährte partner
  schwiegermutter angehörige
  enkerl enkel
  spezl freund
  kumpel freund
  nachbar nachbarn
  mieterin mieter
  bekannte freunde
  gscheit ordentlich
  dreckig schmutzig verschmutzt
  versaut verschmutzt
  eingesaut verschmutzt
  verdreckt verschmutzt
  verschmutzung reinigungsgebühr
  sauerei verschmutzung
  stinkt geruch
  müffelt geruch
  stickig lüftung
  eiskalt kalt
  arschkalt kalt
  brütend heiß
  saukalt kalt
  frösteln kalt
  pitschnass nass
  glatteis glätte
  unwetterwarnung unwetter
  hitzefrei hitze
  stau verspätung
  umleitung baustelle
  baustelle sperrung
  eingangstür eingang
  hintereingang nebeneingang
  klingel klingeln
  untergeschoss keller
  sitzgelegenheit sitzplatz
  sitzplätze plätze
  hocker stuhl
  kinderecke spielecke
  wickelraum wickeltisch
  stillraum stillen
  raucherecke raucherbereich
  ladekabel laden
  wlan-passwort wlan
  hotspot wlan
  ausdrucken ausdruck
  scannen kopieren
  unterschreiben unterschrift
  unterschrift signatur
  abschrift kopie
  fotokopie kopie
  beglaubigen beglaubigung
  kassenkarte versichertenkarte
  lichtbild passfoto
`,
  sayings: `
  was_gibts_neues was_ist_neu gibts_was_neues neuigkeiten aktuelles
  wo_ist_der_haken gibts_einen_haken gibt_es_einen_haken bedingungen voraussetzung
  wie_funktioniert_das wie_funktioniert_des wie_geht_das ablauf
  was_ausleihen was_leihen kann_ich_leihen kann_man_leihen verleih leihen ausleihe
  wie_lange_behalten leihfrist mietdauer
  zu_spät_zurückgebe zu_spät_zurückbringe zu_spät_abgebe verspätet verspätung säumnisgebühr
  länger_behalten länger_haben länger_brauche verlängern verlängerung
  nicht_sauber_ist dreckig_zurückgebe dreckig_zurück schmutzig_zurück reinigungsgebühr reinigung verschmutzung
  selber_putzen selber_saubermachen selber_aufräumen reinigung endreinigung
  kaputt_zurückgebe kaputt_zurück kaution schaden beschädigung
  ohne_kaution kaution_zahlen kaution_hinterlegen kaution
  wann_krieg_ich_antwort wann_meldet_ihr wann_melden_sie_sich wann_höre_ich wie_schnell_antwortet rückmeldung antwort werktage
  keine_antwort meldet_sich_niemand geht_keiner_ran niemand_geht_ran keiner_erreichbar erreichbarkeit kontakt telefonzeiten
  mich_anrufen mich_zurückrufen ruf_mich kann_mich_jemand rückruf
  wem_geb_ich wo_geb_ich wo_gebe_ich_das wo_abgeben wo_kann_ich_abgeben abgabe abgeben annahme
  wo_hol_ich wo_abholen wo_kann_ich_abholen wo_kann_man_abholen wo_kriege_ich_das abholung ausgabe abholen
  wie_krieg_ich_hin wie_mach_ich_das anleitung ablauf
  auf_englisch sprecht_ihr_englisch redet_ihr_englisch sprechen_sie_englisch sprachen englisch
  versteht_mich_jemand andere_sprache sprache sprachen dolmetscher
  wer_darf_alles wer_kann_alles wer_darf_mitmachen wer_kann_mitmachen darf_da_jeder kann_da_jeder darf_jeder teilnahme teilnehmer voraussetzung
  ohne_erfahrung keine_erfahrung keine_ahnung_von noch_nie_gemacht blutiger_anfänger nie_gemacht anfänger vorkenntnisse einsteiger
  muss_ich_was_können muss_man_was_können was_muss_ich_können vorkenntnisse voraussetzung
  kann_ich_zuschauen nur_zuschauen nur_zugucken nur_gucken zuschauer
  bei_schlechtem_wetter wenns_regnet wenn_es_regnet bei_regen_auch wenn_es_schüttet wenns_schüttet schlechtwetter regen witterung
  wenns_schneit bei_schnee bei_eis schnee witterung
  bei_hitze wenns_heiß_ist hitze witterung
  fallts_aus absage ausfall
  zu_wenige_leute zu_wenige_anmeldungen zu_wenig_teilnehmer mindestteilnehmerzahl absage
  schon_voll alles_voll ausgebucht_ist kein_platz_mehr ausgebucht warteliste
  auf_die_liste auf_der_liste warteliste
  wer_ist_bei_euch wer_arbeitet_bei wer_gehört_zum_team team mitarbeiter
  wie_lange_gibts_euch seit_wann_gibts_euch gründung gegründet
  was_macht_ihr_so was_macht_ihr_alles was_bietet_ihr was_habt_ihr_alles was_bietet_ihr_an angebot leistungen
  daten_weg daten_raus alles_löschen meine_daten_löschen löschung datenschutz
  wer_sieht_das wer_liest_das datenschutz daten
  werbung_kriegen keine_werbung werbung_mehr newsletter abbestellen abmelden
  bewertung_schreiben sternchen_geben sterne_geben bewertung
`,
}
