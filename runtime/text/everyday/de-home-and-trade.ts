/** Own compilation: vehicles, parking and transport, trades, home and garden, in customers' words. */
export const homeAndTrade = `
  werkstatt autowerkstatt kfz-werkstatt garage
  garage reparaturwerkstatt
  mechaniker werkstatt
  auto kfz kraftfahrzeug
  karre auto
  töff motorrad
  moped mofa roller
  motorrad moped
  velo fahrrad drahtesel
  radl fahrrad
  lastenrad cargobike lastenfahrrad
  kinderrad kinderfahrrad
  mietrad leihrad mietvelo mietfahrrad leihfahrrad
  leihauto mietwagen leihwagen mietauto
  mietwagen autovermietung
  ersatzwagen leihwagen ersatzfahrzeug werkstattersatzwagen
  tüv hauptuntersuchung hu
  pickerl hauptuntersuchung begutachtung
  mfk fahrzeugprüfung
  abgasuntersuchung hauptuntersuchung
  ölwechsel öl_wechseln inspektion
  radwechsel reifenwechsel räderwechsel
  reifenwechsel umstecken reifenmontage
  reifen_wechseln reifenwechsel räderwechsel radwechsel
  winterreifen winterräder
  sommerreifen sommerräder
  winterpneu winterreifen
  pneu reifen
  reifeneinlagerung einlagerung reifenhotel räderhotel
  einlagern einlagerung lagerung
  plattfuß reifenpanne platter
  platter reifenpanne platten
  panne pannenhilfe pannendienst abschleppdienst
  liegengeblieben panne pannenhilfe
  abschleppen abschleppdienst abschleppwagen
  starthilfe pannenhilfe
  delle beule dellen
  beule dellenreparatur ausbeulen
  dellen ausbeulen smart-repair
  steinschlag scheibenreparatur windschutzscheibe
  windschutzscheibe frontscheibe
  lackschaden lackierung kratzer
  lack lackierung
  bremsbeläge bremsbelag bremsklötze
  bremsen bremsbeläge
  bremsen_quietschen bremsbeläge
  quietschen quietscht geräusch
  auspuff abgasanlage
  klima klimaanlage klimaservice
  klimaservice klimawartung
  autowäsche waschanlage waschstraße
  auto_waschen waschanlage autowäsche
  waschanlage waschstraße portalwaschanlage
  innenreinigung autopflege fahrzeugaufbereitung
  aufbereitung autopflege
  tankstelle tanken
  sprit kraftstoff treibstoff
  tanken tankfüllung kraftstoff
  vollgetankt tankfüllung voller_tank
  aufladen laden ladestation
  stromtankstelle ladestation ladesäule wallbox
  ladesäule ladestation ladepunkt
  elektroauto e-auto elektrofahrzeug
  kennzeichen nummernschild autonummer
  zulassung kfz-zulassung fahrzeuganmeldung
  führerausweis führerschein
  lappen führerschein
  fahrschule fahrlehrer
  fahrlehrer fahrstunden
  fahrstunden fahrstunde übungsfahrt
  theorie theorieunterricht
  theorieprüfung führerscheinprüfung
  praktische_prüfung fahrprüfung
  fahrprüfung führerscheinprüfung
  automatik automatikgetriebe
  nothelferkurs erste-hilfe-kurs
  erste_hilfe ersthelfer
  l17 begleitetes_fahren
  bf17 begleitetes_fahren
  parkieren parken
  abstellen parken parkplatz
  auto_abstellen parken parkplatz
  auto_stehen parkplatz
  auto_lassen parkplatz
  parkplatz parkmöglichkeit parkmöglichkeiten stellplatz
  parkplatz parkgebühr parkgebühren
  parkgebühr parkticket parkschein
  parkieren parkplatz
  parkuhr parkautomat parkscheinautomat
  parkhaus garage
  strafzettel bußgeld knöllchen parkstrafe
  bußgeld buße strafe
  strafe vertragsstrafe strafgebühr
  taxi fahrdienst
  fahrdienst shuttle abholservice
  abholdienst abholservice shuttle
  flughafentransfer shuttle transfer
  abholen transfer shuttle abholservice
  abholservice abholung
  kindersitz sitzerhöhung babyschale
  bahnhof station
  bim straßenbahn
  öffis öffentliche_verkehrsmittel
  öffentliche_verkehrsmittel öpnv nahverkehr
  bus_und_bahn öpnv öffentliche_verkehrsmittel
  fahrkarte fahrschein ticket
  fahrplan abfahrtszeiten
  abfahrtszeiten abfahrt
  monatskarte abo
  schwarzfahren erhöhtes_beförderungsentgelt
  fähre autofähre
  umsteigen umstieg
  fundbüro fundsachen fundstelle
  liegengelassen fundbüro fundsachen verloren
  liegen_gelassen fundbüro fundsachen
  liegenlassen fundsachen
  spengler blechner
  installateur sanitär klempner sanitärinstallateur
  rohrreinigung abflussreinigung verstopfung
  abfluss verstopft rohrreinigung
  abfluss siphon
  klo_verstopft rohrreinigung
  wasserhahn armatur hahn
  wasserschaden rohrbruch
  therme heizung gastherme
  heizung_kaputt heizungsnotdienst heizungsausfall
  heizungsausfall störung
  heizkörper radiator
  boiler warmwasserspeicher warmwasser
  warmwasser heißes_wasser
  warmes_wasser warmwasser
  ofen kamin
  kamin kaminofen
  kaminkehrer schornsteinfeger rauchfangkehrer
  rauchfang schornstein kamin
  wärmepumpe heizung
  solar photovoltaik solaranlage pv-anlage
  solaranlage photovoltaikanlage
  balkonkraftwerk stecker-solar
  stromausfall kein_strom
  sicherung_raus stromausfall
  sicherungskasten verteilerkasten
  elektriker elektroinstallateur elektroinstallation
  maler anstreicher malerarbeiten
  streichen malerarbeiten anstrich ausmalen
  weißeln streichen
  tapete tapezieren
  fliesenleger plattenleger
  fliesen kacheln
  boden bodenbelag
  parkett parkettboden
  dach dachdecker
  dachdecker dachdeckerei
  ziegel dachziegel
  dachrinne regenrinne
  fenster_putzen fensterreinigung
  fensterputzen fensterreinigung glasreinigung
  fensterputzer fensterreinigung glasreinigung
  jalousie rollladen rollo
  schreiner tischlerei schreinerei
  tischler tischlerei schreinerei
  schlosser metallbau
  ausgesperrt schlüsseldienst türöffnung
  aussperren schlüsseldienst türöffnung
  aufsperrdienst schlüsseldienst
  schlüssel_verloren schlüsselverlust
  schlüssel_nachmachen schlüsselkopie nachschlüssel
  schlüsselkopie ersatzschlüssel
  putzfrau reinigungskraft putzhilfe haushaltshilfe
  putzfirma gebäudereinigung reinigungsfirma
  textilreinigung wäscherei reinigung
  putzerei textilreinigung reinigung
  chemische_reinigung textilreinigung
  fleck flecken fleckentfernung
  teppichreinigung teppich
  umzug umzugsfirma umzugsunternehmen übersiedlung
  übersiedeln umziehen umzug
  zügeln umziehen umzug
  zügelfirma umzugsfirma
  siedeln umziehen
  umzugskartons umzugskisten
  umzugskisten umzugskartons kartons
  halteverbot halteverbotszone
  möbellift außenaufzug
  selfstorage mietlager lagerbox
  entrümpelung haushaltsauflösung räumung wohnungsauflösung
  entrümpeln entrümpelung
  sperrmüll sperrgut
  mülltonne müllabfuhr abfalltonne
  müllabfuhr müllabholung abfallabfuhr
  mistkübel mülltonne mülleimer
  mist müll abfall
  kehricht müll abfall
  müll wegwerfen entsorgen
  wegwerfen entsorgung entsorgen
  wegschmeißen entsorgung entsorgen
  loswerden entsorgung abgeben
  entsorgung recycling
  wertstoffhof recyclinghof altstoffsammelzentrum
  recyclinghof sammelstelle entsorgungshof
  altglas glascontainer
  altpapier papiertonne
  bioabfall biomüll biotonne
  elektroschrott elektroaltgeräte altgeräte
  elektromüll elektroschrott altgeräte
  sondermüll problemstoffe schadstoffe giftmüll
  altkleider kleiderspende
  grünschnitt gartenabfall gartenabfälle
  pfandflaschen leergut
  leergut pfand
  mehrweg pfand
  depot pfand
  rasenmähen mähen
  rasenmähen gartenpflege
  hecke_schneiden heckenschnitt
  heckenschnitt hecke
  baum_fällen baumfällung
  bäume_fällen baumfällung
  baumfällung fällen
  gärtner gartenpflege gartenbau
  gärtnerei pflanzen
  blumen blumenstrauß
  blumenladen florist blumengeschäft floristik
  blumenkranz kranz trauerkranz
  trauerkranz trauerfloristik
  brautstrauß hochzeitsfloristik
  gießen bewässerung
  unkraut wildkraut
  schnecken schädlinge
  ungeziefer schädlinge schädlingsbekämpfung
  kammerjäger schädlingsbekämpfung
  wespennest wespen
  ratten schädlinge
  winterdienst schneeräumung schneeräumdienst
  schnee_räumen winterdienst schneeräumung
  schneeschaufeln winterdienst
  streusalz winterdienst
  baumarkt heimwerkermarkt
  bohrmaschine bohrer
  werkzeug maschinen
  werkzeugverleih maschinenverleih mietgeräte
  zuschneiden zuschnitt
  holzzuschnitt zuschnitt
  küche einbauküche
  couch sofa
  sofa polstermöbel
  kanapee sofa
  sessel stuhl
  fauteuil sessel
  kasten schrank kleiderschrank
  aufbauen aufbau aufbauservice
  aufstellen aufbau
  möbelaufbau möbelmontage aufbauservice
  einbauen einbau
  anschließen anschluss
  probeliegen ausprobieren
  ausprobieren testen probe
  anprobieren anprobe
  umkleidekabine anprobe
`
