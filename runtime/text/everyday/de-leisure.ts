/** Own compilation: campsites, water, mountains, sport, culture, parties and childcare, in customers' words. */
export const leisure = `
  camping campingplatz zeltplatz
  campen camping zelten
  zelten camping zeltplatz zelt
  zeltplatz zeltwiese
  stellplatz parzelle standplatz
  dauercamper saisonplatz jahresplatz dauerstellplatz
  wohnwagen caravan
  wohnwagen campingwagen
  wohnmobil womo reisemobil
  bulli campingbus campervan
  mietzelt glamping
  mobilheim mobilhome
  abwasser grauwasser
  grauwasser entsorgungsstation
  chemieklo chemietoilette entsorgungsstation kassettentoilette
  campingklo chemietoilette
  frischwasser wasseranschluss
  stromanschluss strom stromsäule
  strom stromanschluss stromkosten
  steckdose stromanschluss
  cee cee-stecker adapter
  gasflasche gas gasflaschen propan
  campinggas gasflaschen
  lagerfeuer offenes_feuer feuerstelle
  feuer offenes_feuer feuerstelle feuerschale
  feuer_machen feuerstelle offenes_feuer
  feuerkorb feuerschale
  brennholz holz feuerholz
  kohle holzkohle grillkohle
  grillplatz grillstelle
  grillen grillplatz grillstelle holzkohle
  fischen angeln angelschein
  fischen angeln fischerei
  fischereischein angelschein fischerkarte angelkarte fischereierlaubnis
  angelrute angel
  köder angelköder
  pilze_sammeln pilzsammeln
  drohne drohnen drohnenflug
  nachtruhe ruhezeiten leise
  mittagsruhe ruhezeit
  schranke einfahrt
  zufahrt einfahrt
  kiosk campingladen
  campingladen laden kiosk
  einkaufen laden
  greißler lebensmittelgeschäft
  krämer lebensmittelladen
  animation kinderanimation kinderprogramm
  kinderprogramm kinderclub
  kinderbetreuung kinderclub
  spielplatz kinderspielplatz
  hüpfburg trampolin
  spielzimmer spielecke
  kicker tischfußball
  tischtennis pingpong
  minigolf minigolfanlage
  bolzplatz fußballplatz
  fahrradverleih radverleih velovermietung radlverleih
  fahrradverleih fahrradvermietung
  kajak kanu paddelboot
  paddeln kanu kajak
  sup stand-up-paddling stehpaddeln
  tretboot boot
  ruderboot boot
  schiff boot dampfer
  schifffahrt bootsfahrt bootstour
  bootsfahrt schifffahrt rundfahrt
  schifferl schiff
  schwimmweste rettungsweste
  segelschule segelkurs
  tauchen tauchkurs
  surfen surfkurs
  neoprenanzug neopren
  skipass liftkarte skikarte tageskarte
  skiverleih skidepot
  skischule skikurs
  skilehrer skischule
  skifahren ski
  piste skipiste
  loipe langlauf
  rodel schlitten
  schlitten rodeln
  rodelbahn schlittenbahn
  sessellift seilbahn bergbahn
  gondel seilbahn bergbahn
  bergtour wanderung
  wandern wanderung wanderweg
  bergführer wanderführer
  klettern kletterhalle
  klettergurt gurt
  kletterschuhe leihschuhe
  hochseilgarten kletterwald waldseilpark
  reiten reitstunde reitunterricht
  ausritt ausreiten
  reithelm helm reitkappe
  reitschule reitstall reiterhof
  ponyreiten pony
  fitnessstudio fitness gym fitnesscenter
  muckibude fitnessstudio
  geräte trainingsgeräte
  probetraining schnuppertraining schnupperstunde probestunde
  schnupperkurs probestunde schnupperstunde
  personal_training personaltrainer
  trainer übungsleiter
  turnen gymnastik
  turnschuhe hallenschuhe sportschuhe
  turnhalle sporthalle
  yogamatte matte
  schwangerenyoga yoga
  tanzkurs tanzschule
  tanzen tanzkurs
  tanzpartner partner
  verein klub club
  vereinsbeitrag mitgliedsbeitrag
  mitgliedsbeitrag beitrag mitgliedschaft
  mitglied_werden mitgliedschaft beitritt beitreten
  eintreten beitreten
  austreten kündigen austritt
  austritt kündigung
  vertrag_beenden kündigung kündigen
  stilllegen ruhen pausieren
  abonnieren abonnement
  zehnerkarte mehrfachkarte 10er-karte
  10erkarte zehnerkarte
  tageskarte tagesticket eintritt
  saisonkarte jahreskarte
  eintritt ticket eintrittskarten
  billett ticket fahrkarte
  billette tickets
  kartenvorverkauf vorverkauf
  abendkasse kasse
  tageskasse kasse
  eintrittsgeld eintritt
  freier_eintritt kostenlos
  letzter_einlass einlass
  einlass eintritt
  kino film vorstellung
  vorstellung aufführung veranstaltung
  theater aufführung
  schauspiel aufführung
  konzert veranstaltung
  sitzplan saalplan sitzplätze
  platzkarte sitzplatz sitzplatzreservierung
  ausstellung sonderausstellung
  führung besichtigung
  besichtigen besichtigung führung
  besichtigung rundgang
  stadtführung stadtrundgang rundgang
  stadtrundfahrt rundfahrt
  reiseleiter reiseführer
  fremdenführer stadtführer
  fotografieren fotos
  fotos_machen fotografieren
  knipsen fotografieren
  filmen videos
  blitz fotografieren
  selfie fotografieren
  rucksack tasche
  zoo tierpark
  fütterung fütterungszeiten
  freizeitpark vergnügungspark
  achterbahn fahrgeschäft
  mindestgröße körpergröße
  wie_groß mindestgröße
  regnen regen schlechtwetter
  bei_regen schlechtwetter
  schneien schnee schneefall
  wetter witterung
  unwetter sturm gewitter
  kindergeburtstag geburtstagsfeier
  geburtstagsfeier kindergeburtstag feier
  party feier veranstaltung
  feiern feier veranstaltung
  polterabend junggesellenabschied
  taufe feier
  firmenfeier betriebsfeier weihnachtsfeier
  saal raum festsaal veranstaltungsraum
  heiraten hochzeit trauung
  standesamt trauung standesamtlich
  trauzeuge hochzeit
  dj musik
  liveband musik
  feuerwerk pyrotechnik
  sperrstunde schluss
  kindergarten kita kindertagesstätte
  krabbelstube krippe kinderkrippe
  krippe kita
  hort nachmittagsbetreuung
  tagesmutter kindertagespflege
  eingewöhnung eingewöhnungszeit
  kitaplatz betreuungsplatz
  babysitter kinderbetreuung
  gruppenrabatt gruppenermäßigung gruppenpreis
  gruppenpreis gruppentarif
  familienrabatt familienermäßigung familientarif
  geschwisterrabatt geschwisterermäßigung
  frühbucher frühbucherrabatt
  frühbucherrabatt rabatt
  studentenrabatt ermäßigung
  seniorenrabatt seniorenermäßigung
  pensionist senioren rentner
  pensionisten senioren rentner
`
