/** Own compilation: appointments made, moved, missed and kept, the first visit, how long things take. */
export const visits = {
  meanings: `
  umbestellen ändern änderung umbuchen
  abändern ändern änderung
  umändern ändern änderung
  vorverlegen verschieben
  aufschieben verschieben
  hinausschieben verschieben
  verschiebung terminverschiebung verschieben
  terminverschiebung terminänderung verschieben
  terminabsage absage stornierung
  absagefrist stornofrist absage
  abspringen absagen stornieren
  verhindert absagen verhinderung
  dazwischenkommen verhinderung absagen
  verpennen verschlafen versäumen
  verpennen verpassen nichterscheinen
  verpassen nichterscheinen ausfallgebühr
  wegbleiben fernbleiben nichterscheinen
  nichterscheinen nicht_erscheint nicht_erschienen
  verschlafen versäumen verspätung
  verbaseln vergessen
  verschusseln vergessen
  verspäten verspätung
  unpünktlich verspätung pünktlich
  pünktlich rechtzeitig pünktlichkeit
  unentschuldigt unabgemeldet nichterscheinen
  unpässlich krank
  erkältet erkältung krank
  verschnupft erkältung krank
  grippe krank erkältung
  ansteckend ansteckung infektion
  corona covid covid-19 coronavirus
  ersttermin erstbesuch erstgespräch
  erstbesuch erster_besuch
  neupatient neue_patienten neuaufnahme
  neukunde neue_kunden
  neuling anfänger einsteiger
  dabeihaben mitbringen
  mithaben mitbringen
  packliste ausrüstung mitbringen
  ausrüstung equipment
  terminbestätigung buchungsbestätigung
  buchungsbestätigung bestätigungsmail reservierungsbestätigung
  buchungsnummer reservierungsnummer buchungscode
  terminerinnerung erinnerung
  walk-in ohne_termin
  spontan kurzfristig ohne_termin
  voranmeldung anmeldung terminvereinbarung
  anstehen warteschlange wartezeit
  drankommen wartezeit
  terminvergabe terminvereinbarung
  terminbuchung terminvereinbarung onlinebuchung
  dresscode kleiderordnung kleidung
  kleiderordnung kleidervorschrift
  outfit kleidung
  schuhwerk schuhe
  dauern dauer
  zeitaufwand dauer
  bearbeitungszeit bearbeitungsdauer
  bearbeitungsdauer dauer
  fertigstellung fertig
  abholbereit fertig
  eilig dringend express
  eilauftrag expressauftrag express
  expresszuschlag eilzuschlag express
  expressservice express schnellservice
  flott schnell
  zeitnah kurzfristig
  meldeschluss anmeldeschluss
  stichtag frist
  einsendeschluss frist
  allerspätestens spätestens
  viertelstunde 15_minuten
  halbestunde 30_minuten
  halbe_stunde 30_minuten
  halben_stunde 30_minuten
  dreiviertelstunde 45_minuten
  dreiviertel_stunde 45_minuten
  anderthalb_stunden 90_minuten
  eineinhalb_stunden 90_minuten
  doppelstunde 90_minuten
  zwei_wochen 14_tage
  vierzehn_tage 2_wochen
  eine_woche 7_tage
  vierteljahr quartal 3_monate
  halbes_jahr 6_monate
  halbjahr 6_monate
  dreivierteljahr 9_monate
  anderthalb_jahre 18_monate
  eineinhalb_jahre 18_monate
  ein_jahr 12_monate
  zwei_jahre 24_monate
  ganztägig ganztags ganzer_tag
  halbtägig halbtags halber_tag
`,
  sayings: `
  termin_machen termin_ausmachen termin_kriegen termin_bekommen termin_holen termin_klarmachen termin_haben terminvereinbarung vereinbaren termin
  was_ausmachen vorher_ausmachen terminvereinbarung vereinbaren
  tisch_kriegen tisch_bekommen tisch_klarmachen tisch_haben platz_kriegen platz_bekommen reservierung reservieren tisch
  was_frei noch_was_frei platz_frei noch_platz platz_für_uns noch_unterkommen verfügbar verfügbarkeit
  einfach_kommen einfach_vorbeikommen einfach_so_kommen einfach_hingehen einfach_auftauchen einfach_reinkommen einfach_reinspazieren terminvereinbarung voranmeldung anmeldung
  vorher_anrufen vorher_anmelden vorher_bescheid muss_ich_mich_anmelden muss_man_sich_anmelden voranmeldung anmeldung terminvereinbarung
  was_dazwischen mir_kommt_was uns_kommt_was absagen absage verhinderung stornierung
  anderen_tag anderes_mal andere_zeit anderen_termin neuen_termin andere_uhrzeit verschieben umbuchen terminverschiebung
  nach_hinten nach_hinten_schieben nach_vorne_schieben später_legen früher_legen auf_später verschieben umbuchen
  schaff_es_nicht schaffs_nicht nicht_schaffe schaffs_ned absagen absage verspätung
  ich_nicht_kann doch_nicht_kann doch_nicht_komme kann_doch_nicht kann_nicht_kommen absagen absage stornierung stornieren
  bin_krank krank_bin krank_geworden krank_werde krank_wird bin_erkältet liege_flach flach_liege krankheit attest absage
  zu_spät_bin zu_spät_komm zu_spät_dran spät_dran später_da im_stau bus_verpasst zug_verpasst verspätung verspätet
  wann_da_sein früher_da_sein vorher_da_sein wann_muss_ich_da wie_viel_früher wieviel_früher eintreffen ankunft rechtzeitig
  termin_vergessen termin_verpasst termin_verpennt termin_verschlafen termin_verschwitzt total_verschwitzt total_vergessen versäumt ausfallhonorar ausfallgebühr nichterscheinen
  nicht_absage nicht_abgesagt ohne_absage ohne_abzusagen vergessen_abzusagen ausfallhonorar ausfallgebühr unentschuldigt
  zu_spät_absage kurzfristig_absage kurz_vorher_absage ausfallhonorar ausfallgebühr stornogebühr
  noch_absagen wieder_absagen stornierung absage stornofrist stornieren
  wie_lange_vorher wie_früh_buchen wie_früh_anmelden wie_weit_im_voraus frist spätestens voraus
  beim_ersten_mal zum_ersten_mal das_erste_mal mein_erstes_mal noch_nie_da noch_nie_bei neu_bei_euch neu_bei_ihnen neu_hier war_noch_nie ersttermin erstbesuch erstgespräch
  was_einpacken was_mitnehmen was_mithaben was_dabeihaben muss_ich_mithaben mitbringen unterlagen
  was_brauche_ich_alles was_brauche_ich_dafür was_braucht_man_dafür mitbringen voraussetzung unterlagen
  welche_papiere welche_dokumente welcher_papierkram mitbringen unterlagen
  was_anziehen anziehen_muss was_zieht_man_an was_soll_ich_anziehen welche_klamotten welche_kleidung kleidung kleiderordnung
  wie_läuft_das wie_läuft_des wie_läuft_so wie_läuft_sowas was_passiert_da ablauf
  wie_lange_braucht wie_lange_sitzt wie_lange_geht_das dauer
  wann_fertig bis_wann_fertig wann_ist_es_fertig wann_ist_das_fertig wann_wirds_fertig wann_kann_ichs_holen dauer bearbeitungszeit fertigstellung abholung
  lange_warten wie_lange_wartet lange_wartezeiten ewig_warten wartezeit
  schneller_gehen geht_schneller geht_das_schneller schneller_haben ganz_schnell auf_die_schnelle express expresszuschlag
  bis_wann_muss bis_wann_kann letzter_tag lange_hab_ich_zeit frist spätestens
  bescheid_geben bescheid_sagen gib_bescheid gebt_bescheid sag_bescheid mitteilen informieren melden
  übers_netz im_netz übers_internet per_internet online internet
`,
}
