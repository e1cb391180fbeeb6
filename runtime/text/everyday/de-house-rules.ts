/** Own compilation: what is allowed, noise, smoke, photographs, clothes, jobs and comparisons, as customers say it. */
export const houseRules = {
  meanings: `
  quarzen rauchen
  qualmen rauchen
  paffen rauchen
  tschick zigarette
  aschenbecher raucherbereich
  shisha wasserpfeife
  wasserpfeife rauchen
  böller feuerwerk feuerwerkskörper
  raketen feuerwerk
  wunderkerzen feuerwerk
  teelichter kerzen
  radau lärm lautstärke
  ruhestörung lautstärke
  mucke musik
  lautsprecher musikbox musikanlage
  boombox lautsprecher
  zimmerlautstärke lautstärke
  ablichten fotografieren
  filmaufnahmen filmen
  fotoerlaubnis fotografieren
  bilder_machen fotografieren
  hausregeln hausordnung
  verhaltensregeln hausordnung
  benimmregeln verhaltensregeln
  hausschuhe finken
  schlapfen hausschuhe badeschuhe
  badelatschen badeschuhe badeschlappen
  straßenschuhe schuhe
  turnsachen sportkleidung sportbekleidung
  sportklamotten sportkleidung
  sportsachen sportkleidung
  badesachen badekleidung
  badezeug badekleidung
  burkini badekleidung
  wertsachen wertgegenstände
  wertgegenstände schließfach
  alk alkohol
  saufen alkohol
  angetrunken alkoholisiert
  jobben nebenjob aushilfe
  aushilfe aushilfskraft minijob
  nebenjob teilzeit
  geringfügig minijob
  ferienjob ferialjob sommerjob
  ferialjob ferialpraktikum
  schülerpraktikum praktikum
  initiativbewerbung bewerbung
  bewerbungsgespräch vorstellungsgespräch
  quereinsteiger quereinstieg
  hackeln arbeiten
  gegenüberstellung vergleich
  kriegen bekommen erhalten
  angucken anschauen besichtigung
  läppi laptop
  pipi toilette
  pinkeln toilette
  lokus toilette
  örtchen toilette
  hüsli toilette
  gewand kleidung
  anziehsachen kleidung
  pulli pullover
  latschen schuhe
  mampfen essen
  süßkram süßigkeiten
  naschzeug süßigkeiten
  zocken spielen
  büffeln lernen
  papierkram unterlagen formulare
  zettel formular
  vordruck formular
  zahnklempner zahnarzt
`,
  sayings: `
  leise_sein ruhig_sein ab_wann_leise ab_wann_ruhig bis_wann_laut laut_machen laut_hören musik_machen musik_laut musik_hören nachtruhe ruhezeiten lautstärke musik
  laute_musik laut_feiern lange_feiern bis_wann_feiern wie_lange_feiern nachtruhe ruhezeiten sperrstunde
  rauchen_gehen eine_rauchen wo_rauchen zum_rauchen raucherbereich rauchverbot rauchen
  foto_machen fotos_schießen bilder_schießen videos_machen video_machen aufnahmen_machen selfies_machen fotografieren filmen
  darf_man_nicht darf_ich_nicht was_ist_verboten was_ist_erlaubt nicht_erlaubt_ist hausordnung verboten untersagt
  jacke_abgeben jacke_lassen tasche_abgeben tasche_lassen sachen_einschließen sachen_lassen sachen_verstauen zeug_lassen zeug_hin sachen_hin schließfach spind garderobe
  oben_ohne nackt_baden badekleidung
  alk_mitbringen was_saufen bier_mitbringen alkohol getränke
  sucht_ihr_leute sucht_ihr_noch sucht_ihr_wen sucht_ihr_personal sucht_ihr_jemand leute_gesucht braucht_ihr_leute braucht_ihr_noch stellenangebote bewerbung jobs
  bei_euch_arbeiten bei_ihnen_arbeiten bei_euch_anfangen bei_ihnen_anfangen für_euch_arbeiten stellt_ihr_noch stellt_ihr_leute stellt_ihr_gerade job_bei_euch job_bei_ihnen stellenangebote bewerbung jobs
  was_verdient was_verdiene wie_viel_verdient wieviel_verdient wie_viel_verdiene was_zahlt_ihr_mir gehalt lohn verdienst
  was_ist_besser was_lohnt_sich was_ist_billiger was_ist_günstiger welcher_ist_besser vergleich unterschied
  was_ist_anders worin_unterscheiden wo_ist_der_unterschied unterschied vergleich
  aufs_klo für_kleine_jungs für_kleine_mädchen toilette wc
`,
}
