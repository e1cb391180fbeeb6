/** Own compilation: trying, renewing, pausing and ending a contract, accounts and limits, as customers say it. */
export const contracts = {
  meanings: `
  rauskommen kündigen kündigung austritt
  ausstieg kündigung austritt
  hinschmeißen kündigen abbrechen
  abbrechen abbruch
  abbruch kündigung
  beenden kündigen kündigung
  beendigung kündigung
  kündbar kündigung kündigungsfrist
  kündigungsschreiben kündigung
  sonderkündigung sonderkündigungsrecht außerordentliche_kündigung
  fristlos außerordentliche_kündigung
  vertragsbindung mindestlaufzeit bindung
  mindestdauer mindestlaufzeit
  mindestvertragslaufzeit mindestlaufzeit
  mindestvertragsdauer mindestlaufzeit
  knebelvertrag mindestlaufzeit
  jahresabo jahresvertrag
  monatsabo monatsvertrag
  pausierung pause ruhen
  stilllegung ruhen pause
  umsteigen wechseln
  upgrade hochstufen höherstufung
  downgrade herabstufung
  aufstocken erhöhen
  umstellen umstellung
  umstellung wechsel
  vertragsübernahme übertragung
  übertragung übertragen
  überschreiben übertragen umschreiben
  weiterlaufen verlängerung verlängern
  vertragsverlängerung verlängerung
  auslaufen ablaufen enden
  reinschnuppern schnuppern schnupperstunde probestunde
  schnuppertermin schnupperstunde probetermin
  schnuppertag probetag
  schnupperwoche probewoche
  schnupperangebot schnuppern
  schnupperlektion probelektion probestunde
  ausprobieren probieren schnuppern probe
  austesten testen probe
  antesten testen probe
  testzeitraum testphase
  probezugang testzugang
  demo demoversion testversion
  pw passwort kennwort
  passwort_ändern passwortänderung
  entsperren freischalten
  freischaltung freischalten aktivierung
  gesperrt sperre sperrung
  kundenportal kundenkonto kundenbereich
  mitgliederbereich mitgliederportal
  benutzername username nutzername
  kundennummer mitgliedsnummer
  adressänderung adresse_ändern umzug
  namensänderung namen_ändern
  kontoänderung bankverbindung
  dateigröße megabyte mb
  dateityp dateiformat
  dateiformat format
  obergrenze höchstgrenze maximum
  höchstgrenze limit
  höchstzahl höchstens maximal
  begrenzung beschränkung limit
  begrenzt beschränkung
  kontingent limit
  unbegrenzt unlimitiert unbeschränkt
  flatrate unbegrenzt
  kapazität fassungsvermögen plätze
  kapazität fasst
`,
  sayings: `
  da_wieder_raus wieder_rauskommen will_raus möchte_raus aus_dem_vertrag aus_dem_abo kündigung kündigungsfrist austritt
  abo_loswerden vertrag_loswerden mitgliedschaft_loswerden schluss_machen will_aufhören möchte_aufhören nicht_weitermachen will_nicht_mehr kündigung kündigen austritt
  nicht_mehr_kommen nicht_mehr_hingehen nicht_mehr_mitmachen kündigung kündigen abmeldung
  lange_gebunden bin_ich_gebunden gebunden_bin bindet_man_sich mich_binden sich_binden fest_binden mindestlaufzeit vertragslaufzeit bindung
  wie_lang_läuft läuft_der_vertrag laufzeit mindestlaufzeit
  vertrag_einfrieren abo_einfrieren mitgliedschaft_einfrieren auf_eis auf_eis_legen pausieren ruhen pause vertrag abo mitgliedschaft
  pause_machen pause_einlegen mal_aussetzen zeit_lang_nicht zeitlang_nicht länger_nicht_kann länger_nicht_kommen länger_weg pausieren ruhen pause ruht
  länger_krank länger_verletzt länger_ausfalle ruhen pausieren attest krankheit
  mir_taugt uns_taugt mir_das_taugt mir_gefällt mir_das_gefällt was_für_mich probe schnupperstunde probestunde testen
  erst_mal_gucken erstmal_gucken erstmal_schauen erst_mal_schauen erst_mal_testen erstmal_testen erstmal_anschauen erst_anschauen erst_ausprobieren probe schnupperstunde probestunde probetraining
  mal_reinschauen reinschauen_ob kurz_reinschauen mal_mitmachen einmal_mitmachen mal_reinschnuppern mal_ausprobieren mal_testen probe schnupperstunde probestunde probetraining
  unverbindlich_testen unverbindlich_anschauen bevor_ich_unterschreibe bevor_ich_buche bevor_ich_zahle ohne_verpflichtung probe testphase probezeit schnupperstunde
  läuft_automatisch automatisch_weiter von_selbst von_alleine automatisch verlängerung verlängert
  ich_ziehe_um wir_ziehen_um wenn_ich_umziehe ziehe_weg andere_stadt umzug sonderkündigungsrecht
  bin_umgezogen neue_adresse andere_adresse adresse_geändert adresse_hat_sich adressänderung adresse ändern
  neues_konto neue_bank bank_gewechselt neue_bankverbindung neue_iban bankverbindung ändern
  neuer_name anders_heiße geheiratet_habe namensänderung ändern
  jemand_anders_übernehmen jemand_anderem_geben jemand_anderen_übertragen vertrag_übernehmen übertragung übertragbar
  ich_komm_nicht_rein ich_komm_nimmer_rein nicht_mehr_rein kann_mich_nicht_einloggen nicht_einloggen einloggen_geht_nicht passwort zugangsdaten zurücksetzen
  kennwort_vergessen passwort_weg passwort_falsch zugang_vergessen zugangsdaten_vergessen login_vergessen neues_passwort passwort zurücksetzen zugangsdaten
  wie_viele_leute wieviel_leute wie_viele_passen wieviele_passen passen_rein passen_da_rein leute_passen wie_viele_gehen_rein zu_wievielt wie_viele_dürfen personenzahl teilnehmerzahl kapazität plätze personen fasst
  wie_groß_darf wie_schwer_darf wie_lang_darf maximal höchstens
  wie_oft_darf wie_oft_kann wie_oft_geht so_oft_ich_will so_oft_man_will beliebig begrenzt unbegrenzt
`,
}
