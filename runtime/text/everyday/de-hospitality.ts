/** Own compilation: bakeries, restaurants, hotels and pools, in customers' words. */
export const hospitality = `
  semmel schrippe weckle brötchen brötchenservice brötchendienst
  weggli brötchen
  brötchen brötchenservice brötchendienst frühstücksbrötchen gebäck
  brötchenservice brötchendienst backwaren
  brot backwaren
  bäcker bäckerei backshop
  metzger fleischer metzgerei fleischerei fleischhauer schlachter
  konditorei café cafe kaffeehaus
  hörnchen croissant kipferl gipfeli
  pfannkuchen palatschinken eierkuchen
  pommes fritten frites
  jause brotzeit vesper imbiss zvieri
  jause zwischenmahlzeit snack
  znüni pausenbrot
  snack imbiss
  nachtmahl abendessen
  znacht abendessen
  zmittag mittagessen
  zmorge frühstück
  frühstück frühstücksbuffet frühstückszeiten
  frühstücken frühstücksbuffet
  brunch frühstück
  frühstück essen
  mittagessen essen
  abendessen essen
  abendbrot essen
  mahlzeit essen verpflegung
  verpflegung essen halbpension vollpension
  speisen verpflegung
  zum_mitnehmen take-away außer_haus
  take-away mitnehmen abholung
  lieferdienst essenslieferung
  mittagsmenü mittagstisch tagesgericht tagesmenü
  tagesgericht tagesmenü tagesteller
  kinderteller kindergericht kinderkarte kindermenü
  kinderportion kinderteller
  erdäpfel kartoffeln
  paradeiser tomaten
  topfen quark
  obers sahne schlagobers
  rahm sahne
  marille aprikose marillen
  faschiertes hackfleisch
  poulet hähnchen hendl huhn
  rüebli karotten möhren
  blaukraut rotkohl
  fisolen bohnen
  schwammerl pilze
  glace eis speiseeis
  eisbecher eis
  limo limonade softdrink
  softdrinks erfrischungsgetränke alkoholfreie_getränke
  sprudel mineralwasser
  leitungswasser hahnenwasser trinkwasser
  trinkwasser wasser
  alkoholfrei ohne_alkohol
  schnaps spirituosen alkohol
  sekt prosecco schaumwein
  glühwein punsch
  bier getränke
  wein getränke
  promille alkohol
  stammtisch tisch
  tisch tischreservierung sitzplatz
  biergarten gastgarten terrasse außenbereich
  schanigarten gastgarten terrasse
  draußen außenbereich terrasse im_freien
  draussen außenbereich terrasse im_freien
  gasthaus wirtshaus gaststätte restaurant
  beiz gasthaus restaurant
  kneipe bar gaststätte
  kellner bedienung servicepersonal
  speisekarte speisenkarte menükarte
  allergene allergenkarte allergie unverträglichkeiten
  nussallergie nüsse allergene
  laktoseintoleranz laktosefrei
  vegetarier vegetarisch
  schweinefleisch schwein
  halal schweinefleischfrei
  sonderwunsch sonderwünsche wunsch
  buffet büfett büffet
  catering partyservice
  hochzeitstorte torte
  geburtstagskuchen geburtstagstorte
  korkgeld eigene_getränke
  kinderstuhl hochstuhl kinderhochstuhl
  hotel unterkunft
  pension unterkunft
  unterkunft übernachtung zimmer
  quartier unterkunft
  jugendherberge hostel
  hütte berghütte
  ferienwohnung fewo appartement ferienappartement apartment
  ferienhaus chalet ferienhäuser
  bungalow ferienhaus
  suite zimmer
  mehrbettzimmer schlafsaal
  familienzimmer vierbettzimmer
  dreibettzimmer familienzimmer
  bude zimmer
  schlafen übernachten übernachtung schlafplatz
  pennen übernachten
  nächtigen übernachten
  nächtigung übernachtung
  nächtigungen übernachtungen
  mindestaufenthalt mindestnächte
  aufenthalt übernachtung
  bleiben aufenthalt
  ankommen ankunft anreise
  anreisen anreise ankunft check-in
  anreisezeit check-in-zeit
  abreisen abreise check-out
  abreise abreisetag
  abreisetag check-out
  auschecken abreisen
  einchecken anreisen
  spät_ankommen späte_anreise spätanreise
  spätanreise späte_ankunft spätankunft
  zu_spät verspätung
  frühere_anreise früh-check-in
  schlüsselbox schlüsseltresor schlüsselkasten
  schlüsselübergabe übergabe
  schlüsselkarte zimmerkarte
  zimmerschlüssel zimmerkarte
  empfang rezeption
  lobby rezeption
  nachtportier rezeption
  bettzeug bettwäsche
  bettlaken bettwäsche leintuch
  bettwäsche leintücher laken
  decke decken bettdecke
  duvet bettdecke
  kopfkissen kissen
  polster kissen
  badetuch handtuch badetücher handtücher
  badetuch saunatuch
  fön föhn haartrockner haarföhn
  bügeleisen bügelbrett
  wäsche_waschen waschmaschine waschsalon waschküche
  trockner wäschetrockner tumbler
  spülmaschine geschirrspüler abwaschmaschine
  geschirr kochgeschirr
  geschirr_waschen spülküche abwasch
  abspülen spülküche abwasch
  mikrowelle küche
  herd kochstelle kochplatte
  kochen küche kochgelegenheit
  fernseher tv fernsehen
  glotze fernseher
  tresor schließfach zimmersafe
  kofferraum gepäck
  gepäckaufbewahrung gepäckraum gepäck
  koffer gepäckaufbewahrung
  endreinigung reinigung putzen
  zimmerreinigung zimmerservice reinigung
  babybett kinderbett reisebett gitterbett
  zusatzbett zustellbett aufbettung
  ortstaxe kurtaxe ortsabgabe nächtigungsabgabe gästetaxe beherbergungssteuer bettensteuer
  kurtaxe gästebeitrag tourismusabgabe ortstaxe
  gästekarte kurkarte
  wellness wellnessbereich spa
  dampfbad dampfsauna
  aufguss sauna
  textilfrei nackt
  nackt fkk
  badeanzug badehose bikini
  badehose schwimmhose badeshorts
  badekappe badehaube badmütze
  bademütze badekappe
  schwimmbecken pool becken
  pool schwimmbad becken
  freibad badi strandbad
  badi schwimmbad
  nichtschwimmer nichtschwimmerbecken
  planschbecken kinderbecken babybecken
  wasserrutsche rutsche
  sprungturm sprungbrett
  bahnen_schwimmen schwimmbahn
  bademeister badeaufsicht rettungsschwimmer
  schwimmflügel schwimmhilfe schwimmhilfen
  schwimmlehrer schwimmkurs
  seepferdchen schwimmabzeichen schwimmkurs
  baden schwimmen badestelle
  badesee badestelle
  strand badestelle
  umkleidekabine umkleide garderobe
  kästchen spind
  kleiderkasten spind
  duschmarke duschmünze duschmünzen
  dusche sanitäranlagen
  waschhaus sanitärgebäude sanitärhaus
  klo toiletten sanitäranlagen
  toilette sanitäranlagen sanitärgebäude
  häusl toilette
`
