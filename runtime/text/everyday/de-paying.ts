/** Own compilation: prices, reductions, ways to pay, receipts and vouchers, as customers say it. */
export const paying = {
  meanings: `
  moneten geld
  zaster geld
  spottbillig günstig
  sauteuer teuer
  schweineteuer teuer
  happig teuer
  erschwinglich günstig preis
  preislich preis preise
  preisklasse preislage
  preistafel preisliste
  preisverzeichnis preisliste
  preisaushang preisliste
  preisübersicht preisliste
  tarifblatt preisliste tarife
  gebührenordnung gebühren preisliste
  gebührenverzeichnis gebührenordnung
  kostenpunkt preis kosten
  unkosten kosten
  unkostenbeitrag kostenbeitrag
  dazuzahlen zuzahlung aufzahlung aufpreis
  draufzahlen zuzahlung aufzahlung aufpreis
  drauflegen aufzahlung aufpreis
  zuzahlen zuzahlung eigenanteil
  aufzahlen aufzahlung aufpreis
  nachzahlen nachzahlung
  mehrkosten aufpreis zusatzkosten
  zusatzkosten aufpreis zuschlag
  extrakosten zusatzkosten aufpreis
  mehrpreis aufpreis
  strafgebühr ausfallgebühr säumnisgebühr
  strafe ausfallgebühr säumnisgebühr ausfallhonorar
  einmalig einmalgebühr einmalzahlung
  einmalig aufnahmegebühr einrichtungsgebühr
  abbuchen abbuchung einzug einziehen
  strafzahlung vertragsstrafe strafgebühr
  ausfallpauschale ausfallgebühr ausfallhonorar
  nichtkommen nichterscheinen ausfallhonorar ausfallgebühr
  stornopauschale stornogebühr stornokosten
  verspätungsgebühr säumnisgebühr
  versäumnisgebühr mahngebühr säumnisgebühr
  bearbeitungspauschale bearbeitungsgebühr
  servicepauschale servicegebühr
  einmalgebühr einrichtungsgebühr
  einschreibegebühr anmeldegebühr aufnahmegebühr
  startgeld startgebühr
  monatspreis monatsbeitrag
  monatsgebühr monatsbeitrag
  monatsbeitrag mitgliedsbeitrag
  jahresgebühr jahresbeitrag
  jahresbeitrag mitgliedsbeitrag
  teilnahmebeitrag teilnahmegebühr
  sparpreis sonderpreis aktionspreis
  frühbucherpreis frühbucherrabatt
  last-minute restplätze
  stammkunde stammkundenrabatt
  treuerabatt stammkundenrabatt
  geschwister geschwisterrabatt
  familienrabatt familienpreis familientarif
  familienticket familienkarte
  seniorenrabatt seniorenermäßigung seniorentarif
  studentenrabatt studententarif studentenermäßigung
  schülerrabatt schülertarif schülerermäßigung
  gruppenrabatt gruppenpreis gruppentarif
  firmenrabatt firmenkonditionen
  neukundenrabatt willkommensrabatt
  sozialtarif sozialpass ermäßigung
  bürgergeld ermäßigung sozialtarif
  sonderkonditionen konditionen rabatt
  konditionen bedingungen
  feilschen verhandeln
  verhandelbar verhandlungsbasis
  bestpreisgarantie preisgarantie tiefpreisgarantie
  berappen bezahlen
  vorauskasse vorkasse
  vorauszahlen vorauszahlung anzahlung
  ratenkauf ratenzahlung finanzierung
  ratenplan ratenzahlung
  monatsweise monatlich
  quartalsweise vierteljährlich quartal
  zahlweise zahlungsweise
  maestrokarte girocard ec-karte
  debitkarte ec-karte
  visakarte kreditkarte visa
  plastikgeld kartenzahlung
  handyzahlung apple_pay google_pay
  sofortüberweisung onlinezahlung
  sepa lastschrift
  banküberweisung überweisung
  münzgeld kleingeld münzen
  kleingeld bargeld münzen
  geldscheine banknoten bargeld
  herausgeben wechselgeld
  wechselgeld kleingeld
  kassenbeleg kassenbon quittung
  zahlungsbeleg quittung beleg
  zahlungsbestätigung quittung
  zahlungsnachweis quittung beleg
  kaufbeleg kassenbon rechnung
  kaufnachweis kassenbon kaufbeleg
  honorarnote rechnung
  faktura rechnung
  rechnungsstellung rechnung
  sammelrechnung rechnung
  mahnschreiben mahnung
  mahnkosten mahngebühr
  absetzbar absetzen steuer
  gutscheinkarte geschenkkarte
  coupon gutschein
  promocode gutscheincode rabattcode
  restguthaben restwert restbetrag
  guthaben restguthaben
  einlösefrist gültigkeit gültigkeitsdauer
  verfallen ablaufen gültigkeit
  ablaufdatum gültigkeit
  verfallsdatum ablaufdatum
  abgelaufen verfallen
  übertragbar übertragen
  wertkarte guthabenkarte
  barauszahlung auszahlung
  inbegriffen inklusive enthalten
`,
  sayings: `
  was_nehmt was_nimmst was_nehmen_sie wieviel_nehmt wie_viel_nehmt preis kosten
  was_berechnet wieviel_berechnet was_verlangen was_bekommt_ihr was_kriegt_ihr was_kriegen_sie preis kosten
  was_zahlt_man was_zahlen wieviel_zahle wie_viel_zahle wieviel_zahlt wie_viel_zahlt preis kosten
  was_muss_ich_zahlen was_muss_ich_hinlegen muss_man_hinlegen muss_ich_hinlegen was_muss_man_zahlen preis kosten
  wie_viel_kohle wieviel_kohle wie_viel_geld wieviel_geld wie_viel_knete geht_ins_geld preis kosten
  muss_ich_rechnen muss_man_rechnen was_kommt_auf_mich was_kommt_auf_uns kosten preis
  wo_liegt_ihr_preislich wie_sind_eure_preise was_wird_das_kosten was_kommt_das preis kosten
  extra_zahlen extra_bezahlen kostet_extra extra_kosten kostet_das_extra kommt_noch_dazu kommt_noch_was_dazu aufpreis zuschlag zusatzkosten
  kommt_was_drauf kommt_noch_drauf noch_was_drauf versteckte_kosten noch_dazu_zahlen aufpreis zuschlag zusatzkosten
  selbst_zahlen selber_bezahlen aus_eigener_tasche eigenanteil zuzahlung privatleistung
  schon_drin mit_drin im_preis_drin im_preis_dabei preis_dabei was_ist_dabei ist_da_dabei da_alles_dabei inklusive enthalten inbegriffen
  was_krieg_ich_dafür was_bekomme_ich_dafür was_kriegt_man_dafür leistungen inklusive enthalten
  preis_runter am_preis_machen billiger_machen günstiger_machen was_nachlassen preis_nachlassen mit_dem_preis_runter rabatt nachlass ermäßigung
  billiger_kriegen billiger_bekommen billiger_haben günstiger_kriegen günstiger_bekommen krieg_ich_billiger rabatt ermäßigung
  weniger_zahlen weniger_bezahlen zahlt_weniger zahle_ich_weniger zahlen_weniger kostet_weniger ermäßigt ermäßigung rabatt
  halbe_preis hälfte_zahlen nur_die_hälfte ermäßigt ermäßigung
  für_lau für_umme für_umsonst aufs_haus kost_nix kostet_nix nix_kosten nix_zahlen nichts_zahlen nichts_bezahlen kostenlos gratis kostenfrei
  meine_kohle eure_kohle unsere_kohle kohle_ab geld betrag beitrag
  muss_ich_blechen muss_man_blechen weiter_blechen weiterblechen_muss blechen_muss zahlen beitrag kosten
  hartz_iv hartz_4 wenig_geld wenig_verdiene ermäßigt ermäßigung sozialtarif
  nicht_kommen nicht_kommt nicht_auftaucht nicht_auftauche nicht_erscheinen fürs_nichtkommen ausfallhonorar ausfallgebühr nichterscheinen
  muss_ich_trotzdem_zahlen trotzdem_zahlen trotzdem_bezahlen trotzdem_was_zahlen ausfallgebühr ausfallhonorar stornogebühr
  handy_bezahlen handy_zahlen mim_handy mit_der_uhr_zahlen kontaktlos apple google
  womit_zahlen womit_bezahlen womit_kann_ich_zahlen womit_kann_man_zahlen womit_kann_ich_bezahlen zahlungsarten zahlungsmöglichkeiten
  wie_kann_ich_zahlen wie_kann_man_zahlen wie_kann_ich_bezahlen wie_kann_man_bezahlen wie_zahlt_man wie_zahle zahlungsarten zahlungsmöglichkeiten
  nehmt_ihr_karte nehmt_ihr_auch_karte nehmen_sie_karte geht_karte geht_auch_karte karte_zahlen karte_bezahlen kartenzahlung karte
  nur_bar nur_cash nur_bargeld bar_bezahlen barzahlung bargeld kartenzahlung
  später_zahlen später_bezahlen nachher_zahlen hinterher_zahlen nachher_bezahlen rechnung zahlungsziel
  vorher_zahlen vorher_bezahlen vorab_zahlen vorab_bezahlen im_voraus_zahlen voraus_bezahlen vorauszahlung vorkasse anzahlung
  wann_zahlen wann_bezahlen wann_muss_ich_zahlen wann_zahlt_man gleich_zahlen gleich_bezahlen sofort_zahlen sofort_bezahlen fällig zahlungsziel
  in_stücken_zahlen in_teilen_zahlen stückweise_zahlen nach_und_nach_zahlen nach_und_nach_bezahlen monatlich_abzahlen auf_einmal_zahlen ratenzahlung raten teilzahlung
  was_schriftliches schriftlich_kriegen schriftlich_haben bestätigung schriftlich
  für_die_steuer fürs_finanzamt für_den_chef für_den_arbeitgeber rechnung beleg bestätigung
  auf_die_firma auf_firma auf_unsere_firma rechnung rechnungsadresse
  geld_abgebucht geld_abgezogen vom_konto_abgezogen vom_konto_weg abbuchung lastschrift
  zu_viel_bezahlt zu_viel_abgebucht zuviel_bezahlt zuviel_abgebucht doppelt_abgebucht doppelt_bezahlt rückerstattung reklamation gutschrift
  nicht_zahlen_kann kann_nicht_zahlen nicht_bezahlen_kann zu_spät_zahle vergessen_zu_zahlen vergessen_zu_bezahlen mahnung zahlungserinnerung ratenzahlung
  zum_verschenken zu_verschenken verschenken_kann was_schenken jemandem_schenken gutschein geschenkgutschein
  bar_auszahlen in_bar_auszahlen ausbezahlt_bekommen auszahlen_lassen barauszahlung auszahlung
`,
}
