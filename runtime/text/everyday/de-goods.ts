/** Own compilation: delivery, damage, loss, returns, refunds, warranty and repairs, as customers say it. */
export const goods = {
  meanings: `
  bringdienst lieferdienst lieferservice
  lieferservice zustellung lieferung
  anliefern lieferung zustellung
  zuschicken versand lieferung
  verschicken versand
  einschicken einsenden einsendung
  heimlieferung hauszustellung lieferung
  kurier kurierdienst botendienst
  botendienst zustellung
  postweg versand
  paketbote zusteller
  lieferadresse lieferanschrift
  lieferstatus sendungsstatus sendungsverfolgung
  lieferverzögerung lieferverzug
  lieferverzug verspätung
  liefertermin lieferdatum lieferzeit
  zeitfenster lieferzeit
  abholort abholstelle
  abholtermin abholung
  abholfrist aufbewahrungsfrist abholung
  abholberechtigt vollmacht abholung
  lädiert beschädigt
  ramponiert beschädigt
  demoliert beschädigt schaden
  verbeult beule delle
  zerdeppert zerbrochen
  zerbrochen beschädigt
  hinüber kaputt defekt
  futsch kaputt verloren
  verbummeln verlieren verlust
  verschlampen verlieren verlust
  verschludern verlieren verlust
  verschwinden verlieren verlust
  unauffindbar verloren
  liegenlassen vergessen
  liegengelassen vergessen fundsachen
  fundsachen fundbüro fundstücke
  fundbüro fundgegenstände
  fundgegenstände fundsachen
  vergammelt verdorben
  gammelig verdorben
  verderben ungenießbar
  verschimmelt schimmlig verdorben
  ranzig verdorben
  welk verwelkt
  mangelhaft mangel
  fehlerhaft defekt mangelhaft
  schrott defekt
  macke mangel defekt
  murks mangel nachbesserung
  pfusch mangel nachbesserung
  schlampig mangelhaft reklamation
  nachbesserung mängelbeseitigung nachbessern
  fehllieferung falschlieferung falsche_ware
  verwechselt verwechslung falschlieferung
  unvollständig fehlende_teile
  ersatzlieferung nachlieferung ersatz
  umtauschrecht umtausch rückgaberecht
  umtauschfrist rückgabefrist umtausch
  retourgeben zurückgeben rückgabe
  retourbringen zurückgeben rückgabe
  retourschicken zurückschicken rücksendung
  zurücknehmen rücknahme
  rücknahme rückgabe
  rückgängig widerruf stornierung
  fehlkauf rückgabe umtausch
  originalkarton originalverpackung ovp
  schachtel karton verpackung
  zurückkriegen rückerstattung erstattung
  zurückbekommen rückerstattung erstattung
  wiederbekommen erstattung
  wiederkriegen erstattung
  rückbuchung rückerstattung
  schadenersatz schadensersatz entschädigung
  schadenersatz haftung
  garantieanspruch garantie
  garantieleistung garantie
  herstellergarantie garantie
  garantiekarte garantieschein
  kulanz entgegenkommen
  reparaturdienst reparaturservice reparatur
  reparaturpreis reparaturkosten
  heilmachen reparieren reparatur
  ganzmachen reparieren reparatur
  hinkriegen reparieren reparatur
  hinbekommen reparieren reparatur
  herrichten reparieren instandsetzen
  flicken reparieren
  zickt störung defekt
  ersatzgerät leihgerät
  leihwagen ersatzwagen mietwagen
  ersatzschlüssel zweitschlüssel
  schlüsselverlust ersatzschlüssel
  ersatzkarte kartenersatz
  chipkarte mitgliedskarte zugangskarte
  mitgliedskarte mitgliedsausweis
  chiparmband armband
  einbruch diebstahl
  gestohlen haftung
  geldbeutel geldbörse portemonnaie
  geldbörse brieftasche wertgegenstände
  stibitzt gestohlen
`,
  sayings: `
  bringt_ihr bringt_ihr_das bringt_ihr_auch bringt_ihr_mir bringen_sie_das könnt_ihr_bringen könnt_ihr_das_bringen lieferung zustellung lieferservice liefern
  nach_hause_bringen heim_bringen nach_hause bis_zur_tür vor_die_tür an_die_tür bis_zur_haustür nach_hause_kriegen nach_hause_geliefert zu_mir_nach_hause lieferung zustellung lieferservice liefern hausbesuch
  kommt_ihr_zu_mir kommt_ihr_nach_hause zu_uns_nach_hause hausbesuch anfahrt
  schickt_ihr verschickt_ihr schickt_ihr_das schickt_ihr_auch schicken_sie_das mit_der_post per_paket versand lieferung versenden
  jemand_anders_abholen anderer_abholen wer_anders_abholen für_mich_abholen jemand_für_mich freund_abholen nachbar_abholen abholberechtigt vollmacht abholung
  noch_abholen später_abholen länger_liegen_lassen nicht_abholen nicht_abgeholt abholfrist abholung aufbewahrung
  noch_nicht_da nicht_angekommen nix_angekommen nie_angekommen lieferzeit lieferung sendungsverfolgung
  wann_kommt_mein wann_kommt_die_bestellung wann_kommt_das_paket wo_ist_mein_paket wo_ist_meine_bestellung wo_steckt_mein lieferzeit lieferung sendungsverfolgung
  beim_nachbarn_abgeben beim_nachbar_abgeben nicht_zu_hause niemand_zuhause nicht_daheim_bin zustellung ablageort
  kaputt_gekommen beschädigt_angekommen kaputt_geliefert kam_kaputt zerbrochen_angekommen beim_transport_kaputt transportschaden reklamation beschädigt
  das_falsche was_falsches falsche_bekommen falsche_geschickt das_verkehrte falschlieferung umtausch reklamation reklamieren
  falsch_bestellt falsch_gekauft falsche_größe falsche_farbe passt_doch_nicht passt_mir_nicht passen_nicht passen_mir_nicht passt_nit umtausch rückgabe umtauschen
  doch_nicht_will doch_nicht_haben nicht_mehr_haben anders_überlegt mirs_anders anders_entschieden nicht_mehr_möchte widerruf rückgabe stornierung
  fehlt_was fehlt_ein_teil fehlen_teile nicht_alles_dabei nicht_vollständig unvollständig reklamation nachlieferung
  war_hin ist_hin sind_hin war_hinüber war_verdorben war_schlecht war_vergammelt verdorben reklamation defekt reklamieren
  schmeckt_nicht hat_nicht_geschmeckt essen_kalt war_kalt nicht_frisch nicht_durch reklamation beschwerde
  im_eimer im_arsch am_arsch kaputt_gegangen hat_den_geist geist_aufgegeben kaputt defekt
  flöten_gegangen abhanden_gekommen weggekommen_ist verloren verlust
  ist_weg sind_weg ist_verschwunden nicht_mehr_finde nimmer_find finde_nicht_mehr nicht_finden_kann verloren verlust
  karte_weg chip_weg ausweis_weg karte_futsch chip_futsch chip_verloren verlust ersatzkarte verloren
  liegen_lassen liegen_gelassen hängen_lassen hängen_gelassen bei_euch_vergessen bei_ihnen_vergessen bei_euch_liegen bei_euch_verloren was_vergessen fundsachen fundbüro vergessen
  geld_wiederhaben kohle_zurück kohle_wieder geld_retour geld_zurückkriegen zahlt_ihr_zurück erstattung rückerstattung rückzahlung erstatten
  ohne_bon ohne_kassenzettel ohne_quittung kassenzettel_verloren kassenzettel_weg bon_verloren bon_weg keinen_bon keinen_kassenzettel bon_nicht_mehr kassenbon beleg kaufnachweis
  schon_benutzt schon_getragen schon_gebraucht schon_ausgepackt schon_aufgemacht schon_offen ohne_verpackung ohne_karton unbenutzt originalverpackung umtausch rückgabe umtauschen
  noch_zu_retten wieder_hinkriegen wieder_hinbekommen wieder_ganz wieder_heil reparatur reparieren
  geht_nimmer geht_nimma geht_net geht_ned tut_nicht tut_nimmer läuft_nicht_mehr geht_nicht_mehr geht_nicht_an macht_nix_mehr reagiert_nicht defekt störung reparatur
  springt_nicht_an springt_nimmer_an springt_net_an defekt panne
  kaputt_gemacht was_kaputt fallen_lassen fallen_gelassen runter_gefallen schaden beschädigung haftung haften
  wer_zahlt_den_schaden wer_zahlt_das wer_zahlt_dann wer_kommt_dafür_auf kommt_dafür_auf wer_haftet wer_ersetzt haftung schadenersatz versicherung haften
`,
}
