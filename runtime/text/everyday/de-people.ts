/** Own compilation: who may come, ages, company, animals, groups, parties, food and firms, as customers say it. */
export const people = {
  meanings: `
  pensionistin rentner senioren
  pensioniert rentner senioren
  omi senioren
  ü60 senioren
  studentenausweis studierendenausweis
  zivi zivildiener
  fsj freiwilligendienst
  knirps kind
  kiddies kinder
  buben jungen
  madl mädchen
  krabbelkind kleinkind
  kinderfreundlich familienfreundlich
  aufsichtsperson begleitperson aufsicht
  aufsichtspflicht aufsicht
  mitkommen begleitung begleitperson
  begleiten begleitung begleitperson
  sorgeberechtigte erziehungsberechtigte
  einverständnis einverständniserklärung einwilligung
  einverständniserklärung zustimmung
  muttizettel einverständniserklärung aufsichtsübertragung
  volljährig erwachsen
  altersbeschränkung altersgrenze mindestalter
  altersfreigabe mindestalter
  reindürfen zutritt einlass
  mitdürfen mitbringen mitnehmen
  fellnase haustier hund
  hundeverbot hunde
  tierhaltung haustiere
  clique gruppe
  truppe gruppe
  belegschaft mitarbeiter
  kollegen mitarbeiter
  betriebsausflug firmenausflug teamevent
  teambuilding teamevent
  klassenfahrt schulausflug klassenausflug
  schulausflug schulklasse
  wandertag schulausflug
  jga junggesellenabschied
  geburtstagsparty geburtstagsfeier
  fete feier party
  jubiläum feier
  hochzeitsfeier hochzeit
  kommunion konfirmation firmung
  konfirmation feier
  leichenschmaus trauerfeier
  leidmahl trauerfeier
  weihnachtsessen weihnachtsfeier
  klassentreffen feier
  partyraum veranstaltungsraum
  scheune tenne stadel
  scheune saal
  tenne saal
  nebenraum nebenzimmer extrazimmer
  stüberl gaststube
  privatveranstaltung geschlossene_gesellschaft
  exklusiv geschlossene_gesellschaft
  getränkeautomat automat
  snackautomat automat
  wasserspender trinkwasser
  veggie vegetarisch
  vegi vegetarisch
  allergiker allergie allergene
  nussfrei nüsse allergene
  weizen gluten
  gluten glutenfrei
  zutatenliste zutaten inhaltsstoffe
  intoleranz unverträglichkeit
  schwangere schwanger schwangerschaft
  babybauch schwangerschaft
  stillende stillzeit stillen
  vorerkrankung erkrankung
  firmenkunde geschäftskunde
  gewerbekunde geschäftskunde gewerblich
  b2b geschäftskunden gewerblich
  wiederverkäufer händler
`,
  sayings: `
  ab_welchem_alter ab_wie_viel_jahren ab_wieviel_jahren wie_alt_muss wie_alt_sein zu_jung alt_genug mindestalter altersgrenze jahren
  zu_alt bis_welches_alter bis_wie_viele_jahre höchstalter altersgrenze
  unter_achtzehn unter_18 noch_nicht_18 noch_keine_18 minderjährig mindestalter jugendliche
  über_60 über_65 in_rente in_pension rentner senioren ermäßigung
  jemanden_mitbringen wen_mitbringen freund_mitbringen freundin_mitbringen kumpel_mitbringen noch_jemand_mitbringen wer_mitkommen jemand_mitkommen begleitung begleitperson gast
  mit_rein mit_ins mit_reinnehmen mit_reinkommen mit_in_den mit_aufs mitbringen mitnehmen
  ohne_mama ohne_mich ohne_uns allein_kommen allein_hin allein_schicken alleine_da_lassen begleitung begleitperson aufsicht
  für_kids kinder kind
  mit_kleinkindern mit_baby mit_babys mit_kids kinder kleinkinder
  für_uns_alleine ganz_für_uns nur_für_uns exklusiv privatveranstaltung
  unser_fest ein_fest was_feiern bei_euch_feiern bei_ihnen_feiern laden_mieten geburtstag_machen party_machen feier raummiete veranstaltung geburtstag
  mit_vielen_leuten viele_leute große_runde ganze_mannschaft ganze_bande ganze_truppe ganze_familie gruppe gruppen
  was_zu_essen was_zum_essen was_zu_trinken was_trinken was_essen zu_futtern was_zu_futtern zum_beißen zwischen_die_zähne verpflegung speisen getränke imbiss
  eigenes_essen essen_mitbringen selbst_mitgebracht eigene_getränke getränke_mitbringen eigenen_kuchen kuchen_mitbringen mitgebrachte verpflegung speisen
  ohne_fleisch kein_fleisch esse_kein_fleisch vegetarisch vegan
  ohne_milch keine_milch vertrage_keine_milch laktosefrei laktose
  ohne_gluten ohne_weizen ohne_mehl keinen_weizen kein_gluten glutenfrei gluten
  ohne_nüsse keine_nüsse nussallergie allergene nüsse
  ohne_zucker keinen_zucker zuckerfrei zucker
  vertrage_kein vertrage_nicht nicht_vertrage vertrag_net allergisch_gegen allergisch_auf unverträglichkeit allergene allergie
  anderen_umständen krieg_ein_baby bekomme_ein_baby erwarte_ein_baby erwarte_ein_kind ein_baby_erwarte schwangerschaft schwanger
  als_firma für_firmen für_unsere_firma für_meine_firma für_den_betrieb für_betriebe geschäftskunden firmenkunden firma
  für_vereine als_verein für_unseren_verein verein vereine
  für_schulen für_schulklassen mit_der_schule mit_meiner_klasse mit_der_klasse schulklasse schulklassen gruppen schule
`,
}
