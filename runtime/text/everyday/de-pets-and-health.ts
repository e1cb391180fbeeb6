/** Own compilation: vets and pets, doctors, dentists, pharmacies, opticians, physiotherapy, care, in customers' words. */
export const petsAndHealth = `
  einschläfern euthanasie erlösen
  einschläferung euthanasie
  tierarzt tierärztin tierarztpraxis tierpraxis kleintierpraxis veterinär
  tierklinik tierspital kleintierklinik
  krallen krallenschneiden krallenpflege nägel_schneiden
  krallenschneiden krallenpflege krallen_kürzen
  kater katze
  kätzchen katze katzenwelpe
  rüde hund
  hündin hund
  hunde welpen
  büsi katze
  mieze katze
  wauwau hund
  köter hund
  dackel hund
  pudel hund
  mops hund
  labrador hund
  terrier hund
  schäferhund hund
  bulldogge hund
  beagle hund
  collie hund
  dobermann hund
  husky hund
  chihuahua hund
  rottweiler hund
  retriever hund
  schnauzer hund
  zwinger hundebox
  hundepension tierpension hundehotel tierhotel
  tierpension tierheim_auf_zeit katzenpension
  tierheim tierschutzverein tierasyl
  hundeschule welpenkurs hundetraining
  welpenkurs welpenschule welpenspielstunde welpengruppe
  hundesitter hundebetreuung gassi-service dogsitter
  gassi spaziergang ausführen
  hundeleine leine leinenpflicht
  anleinen leinenpflicht angeleint leine
  leinenpflicht leinenzwang
  maulkorb beißkorb maulkorbpflicht maulkorbzwang
  kampfhund listenhund
  hundefutter futter tierfutter
  katzenfutter futter tierfutter
  fressen futter fütterung
  füttern fütterung futter
  diätfutter spezialfutter
  katzenklo katzentoilette katzenstreu
  katzenstreu streu
  katzenbox transportbox transportkorb katzenkorb transportkäfig
  hundekotbeutel kotbeutel gassibeutel
  hundekot hundehaufen
  hasen kaninchen
  kaninchen hase zwergkaninchen
  meerschweinchen meersäuli kleintier
  hamster nager
  kaninchen kleintier
  nager nagetier
  kleintier kleintiere heimtier heimtiere
  wellensittich vogel ziervogel
  papagei vogel
  vogel ziervögel
  schildkröte reptil
  schlange reptil
  pferd pferde gaul ross
  rössli pony
  pony pferd
  flöhe floh ungeziefer parasiten
  zecke zecken parasiten
  zeckenschutz parasitenschutz zeckenmittel flohmittel
  flohmittel parasitenmittel
  würmer wurmkur entwurmung
  entwurmen entwurmung wurmkur
  chippen mikrochip kennzeichnung chip
  mikrochip transponder chip
  eu-heimtierausweis heimtierausweis tierausweis heimtierpass
  tierpass heimtierausweis
  impfung impfpass impfschutz
  impfpass impfausweis impfbuch
  tollwut tollwutimpfung
  katzenschnupfen katzenschnupfenimpfung
  zwingerhusten zwingerhustenimpfung
  kastration sterilisation
  kastrieren sterilisieren unfruchtbar
  sterilisieren sterilisation
  trächtig trächtigkeit schwanger
  gassi_gehen ausführen
  humpeln lahmen lahmheit
  hinken lahmen lahmheit
  lahmheit orthopädie
  kotzen erbrechen
  erbrechen übelkeit
  durchfall diarrhoe
  verstopfung obstipation
  vergiftet vergiftung giftköder
  vergiftung giftnotruf
  zahnstein zahnsteinentfernung
  zahnsteinentfernung zahnreinigung ultraschallreinigung
  zähne_putzen zahnreinigung
  zahnreinigung professionelle_zahnreinigung
  hundefriseur hundesalon tierfriseur fellpflege
  fellpflege scheren trimmen
  scheren schur
  tierkrankenversicherung tierversicherung op-versicherung
  hundehaftpflicht haftpflichtversicherung
  hundesteuer hundeabgabe
  hundemarke steuermarke
  tiernotdienst tiernotruf
  tierbestattung tierfriedhof tierkrematorium
  einäschern einäscherung kremierung feuerbestattung
  einäscherung kremation
  tierarztkosten gebührenordnung
  blutbild blutuntersuchung blutwerte laborwerte
  blut_abnehmen blutabnahme blutentnahme
  blutabnahme blutentnahme blutuntersuchung
  blutentnahme blutprobe
  blutdruck blutdruckmessung
  urinprobe urin urintest
  pinkeln urin
  kotprobe kotuntersuchung stuhlprobe
  zuckerkrank diabetes diabetiker
  herzinfarkt herznotfall
  doktor arzt hausarzt
  hausarzt allgemeinmediziner allgemeinarzt
  allgemeinmedizin hausarztpraxis
  frauenarzt gynäkologe gynäkologie frauenheilkunde gynäkologin
  kinderarzt pädiater kinderärztin kinderheilkunde
  augenarzt augenheilkunde ophthalmologe
  hautarzt dermatologe dermatologie
  ohrenarzt hno
  orthopäde orthopädie
  zahnarzt zahnarztpraxis
  kieferorthopäde kieferorthopädie
  psychologe psychotherapeut psychotherapie
  psychotherapie therapie
  seelsorge beistand
  heilpraktiker naturheilkunde
  homöopathie globuli
  arztbesuch arzttermin
  arzttermin termin
  sprechstunde ordination ordinationszeiten praxiszeiten
  ordinationszeiten öffnungszeiten
  praxiszeiten öffnungszeiten
  videosprechstunde online-sprechstunde telemedizin videotermin
  krankgeschrieben krankschreibung arbeitsunfähigkeitsbescheinigung
  krankmeldung krankschreibung krankenstand
  gelber_schein krankschreibung arbeitsunfähigkeitsbescheinigung
  arbeitsunfähig krankschreibung
  krankenstand arbeitsunfähigkeit
  gesundheitskarte versichertenkarte krankenkassenkarte chipkarte krankenversichertenkarte e-card
  ecard versichertenkarte
  krankenversicherung krankenkasse
  kassenarzt kassenpatient
  wahlarzt privatarzt
  neupatient neue_patienten
  neupatienten neuaufnahme
  rezept folgerezept wiederholungsrezept
  folgerezept wiederholungsrezept dauerrezept
  rezeptpflichtig verschreibungspflichtig
  verschreibungspflichtig rezept
  rezeptfrei ohne_rezept
  verschreiben rezept verordnen
  verschreibung verordnung rezept
  pille verhütung antibabypille
  verhütungsmittel verhütung
  pille_danach notfallverhütung
  schmerzmittel schmerztabletten
  schmerztablette schmerzmittel
  arznei medizin
  medikamente arzneimittel
  pillen tabletten
  pflaster verband
  verbandskasten verbandkasten
  beipackzettel packungsbeilage gebrauchsinformation
  botendienst lieferdienst
  nachtdienst notdienst apothekennotdienst
  apothekennotdienst notapotheke notdienstapotheke
  bereitschaft bereitschaftsdienst
  notarzt rettung rettungsdienst notruf
  ambulanz notaufnahme
  notaufnahme notfallambulanz
  wehtun schmerzen
  aua schmerzen
  bauchweh bauchschmerzen
  bauchschmerzen magenschmerzen
  rückenweh rückenschmerzen kreuzschmerzen
  kreuzweh rückenschmerzen
  halsweh halsschmerzen
  ohrenweh ohrenschmerzen
  kopfschmerz migräne
  schnupfen erkältung erkältet
  erkältung grippaler_infekt
  verkühlt erkältung
  grippe influenza
  grippeimpfung grippeschutzimpfung influenzaimpfung
  fsme zeckenimpfung
  zeckenimpfung fsme-impfung
  reiseimpfung reisemedizin tropenmedizin
  corona covid
  ansteckend infektiös ansteckung
  blaue_flecken bluterguss
  blauer_fleck bluterguss hämatom
  ausschlag hautausschlag
  muttermal hautkrebsvorsorge leberfleck
  muttermale hautscreening
  hautkrebs hautkrebsvorsorge hautscreening
  fäden_ziehen fadenentfernung
  fäden fadenzug nahtentfernung
  nähen naht
  gips gipsverband
  gebrochen bruch fraktur
  knochenbruch fraktur
  verstaucht verstauchung
  ultraschall sonographie sonografie
  mrt kernspintomographie kernspin magnetresonanztomographie
  ct computertomographie
  ekg herzuntersuchung
  belastungs-ekg ergometrie
  vorsorgeuntersuchung vorsorge gesundenuntersuchung check-up
  checkup gesundheitscheck vorsorgeuntersuchung check-up
  durchchecken gesundheitscheck vorsorgeuntersuchung untersuchung check-up
  krebsvorsorge früherkennung
  kindervorsorge u-untersuchung u-untersuchungen
  mutterpass schwangerschaft
  hebamme geburtshilfe
  entbindung geburt
  kreißsaal geburt
  stillen stillberatung
  windel wickeln
  abnehmen gewichtsreduktion ernährungsberatung
  ernährungsberatung diätberatung
  nichtraucher rauchfrei
  rauchen_aufhören raucherentwöhnung
  raucherentwöhnung rauchstopp
  vor_der_op operation
  operieren operation
  op operieren
  nüchtern nicht_essen nichts_essen
  nüchtern nüchternheit
  vollnarkose anästhesie
  lokalanästhesie örtliche_betäubung
  aufwachen aufwachraum
  nachsorge nachkontrolle
  nachuntersuchung nachkontrolle kontrolltermin
  kontrolltermin kontrolle
  zweitmeinung zweite_meinung
  laborergebnis befund laborbefund
  ergebnisse befund befunde
  röntgen röntgenaufnahme
  zahn_ziehen extraktion zahnentfernung
  zähne_ziehen extraktion
  karies kariesbehandlung
  plombe füllung kunststofffüllung inlay
  wurzelbehandlung wurzelkanalbehandlung endodontie
  wurzelbehandlung wurzel
  zahnfleisch parodontitis parodontose
  zahnfleischbluten parodontitis
  gebiss prothese zahnersatz
  implantat zahnimplantat implantate
  zahnspange kieferorthopädie aligner
  unsichtbare_spange aligner
  knirschen knirscherschiene aufbissschiene
  knirscherschiene aufbissschiene schiene
  zähneknirschen aufbissschiene
  zahnlücke implantat
  zahnpasta zahncreme
  angst angstpatienten zahnarztangst
  angstpatient zahnarztangst
  heilkostenplan heil_und_kostenplan
  heilundkostenplan hkp
  zuschuss festzuschuss kostenbeteiligung
  zuzahlung selbstbehalt
  selbstbehalt selbstbeteiligung eigenanteil
  igel-leistung selbstzahler
  selbstzahler privatleistung selbstzahlerleistung
  krankengymnastik heilgymnastik
  massage massieren
  lymphdrainage lymphmassage
  verspannt verspannung
  hexenschuss rückenschmerzen
  einrenken chiropraktik
  osteopathie osteopath
  akupunktur nadeln
  reha rehabilitation
  rehasport reha
  logopädie sprachtherapie
  logopäde logopädie sprachtherapie
  ergotherapie ergotherapeut
  fußpflege pediküre podologie
  podologe podologie fußpflege
  hühneraugen fußpflege podologie
  nagelpilz fußpflege
  einlagen schuheinlagen
  rollator gehhilfe
  gehhilfe krücken gehstock
  krücken unterarmgehstützen
  kompressionsstrümpfe stützstrümpfe
  hörgerät hörgeräte hörhilfe
  hörtest hörprüfung
  augentest sehtest
  sehschwäche fehlsichtigkeit
  kurzsichtig fehlsichtig
  lesebrille lesehilfe nahbrille
  kontaktlinse linsen
  brillengestell fassung brillenfassung
  brillenetui etui
  entspiegelt entspiegelung
  zerkratzte_gläser glastausch
  pflegedienst ambulante_pflege
  altersheim pflegeheim seniorenheim altenheim
  seniorenheim seniorenresidenz
  pflegegrad pflegestufe
  kurzzeitpflege verhinderungspflege
  essen_auf_rädern mahlzeitendienst
`
