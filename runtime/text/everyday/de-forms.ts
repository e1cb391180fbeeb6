/** Own compilation: irregular inflections, spellings, abbreviations and numbers of German. */
export const forms = `
  machen macht gemacht mache
  kaufen kauft kaufe gekauft
  senden sendet gesendet gesandt
  schicken schickt geschickt
  zahlen zahlt bezahlen bezahlt gezahlt
  geben gibt gab gegeben gebt
  nehmen nimmt nahm genommen nehmt
  bringen bringt gebracht brachte
  kommen kommt kam gekommen
  gehen geht ging gegangen
  verlieren verliert verlor verloren
  finden findet fand gefunden
  brechen bricht brach gebrochen
  schreiben schreibt schrieb geschrieben
  sprechen spricht sprach gesprochen
  essen isst aß gegessen
  trinken trinkt trank getrunken
  fahren fährt fuhr gefahren
  tragen trägt trug getragen
  vergessen vergisst vergaß
  treffen trifft traf getroffen
  sehen sieht sah gesehen
  lesen liest las gelesen
  helfen hilft half geholfen
  halten hält hielt gehalten
  behalten behält behielt
  lassen lässt ließ gelassen
  laufen läuft gelaufen
  beginnen beginnt begann begonnen
  schließen schließt schloss geschlossen schliesst
  öffnen öffnet geöffnet
  bieten bietet bot geboten
  anbieten anbietet angeboten bietet_an
  leihen leiht lieh geliehen ausleihen
  ziehen zieht zog gezogen
  schneiden schneidet schnitt geschnitten
  liegen liegt lag gelegen
  stehen steht stand gestanden
  sitzen sitzt saß gesessen
  wissen weiß wusste gewusst
  denken denkt dachte gedacht
  dürfen darf durfte dürft
  müssen musste müsst
  konnte könnt
  mögen mag mochte möchte
  gelten gilt galt gegolten
  werben wirbt geworben
  sterben stirbt gestorben
  schlafen schläft schlief geschlafen
  waschen wäscht wusch gewaschen
  wachsen wächst gewachsen
  raten rät geraten
  empfehlen empfiehlt empfahl empfohlen
  erhalten erhält erhielt
  bekommen bekommt bekam
  verschieben verschiebt verschoben
  abheben hebt abgehoben
  absagen sagt_ab abgesagt absage
  abholen abgeholt hole_ab
  anrufen angerufen rufe_an anruf ruft_an
  zurückgeben zurückgegeben gebe_zurück
  zurückschicken zurückgeschickt zurücksenden
  umtauschen umgetauscht tauschen
  mitbringen mitgebracht bringe_mit
  anmelden angemeldet melde_an
  abmelden abgemeldet
  einlösen eingelöst löse_ein
  annehmen angenommen nimmt_an nehmt_an
  aufmachen aufgemacht
  zumachen zugemacht
  ausfallen ausgefallen
  putzen geputzt putzt
  kosten kostet gekostet
  dauern dauert gedauert
  kind kinder kindern
  mann männer
  frau frauen
  haus häuser
  zahn zähne zähnen
  buch bücher
  rad räder rädern
  arzt ärzte ärztin
  zahnarzt zahnärzte zahnärztin
  hand hände
  fuß füße
  stadt städte
  platz plätze
  schloss schlösser
  preis preise preisen
  gut besser beste besten
  mehr meiste meisten
  billig billiger billigste billigsten
  günstig günstiger günstigste günstigsten
  teuer teurer teuerste teuersten
  groß größer größte
  klein kleiner kleinste
  hoch höher höchste hohe
  nah näher nächste nächsten
  früh früher frühestens
  spät später spätestens
  lang länger lange
  kurz kürzer
  alt älter
  jung jünger
  schnell schneller
  gern lieber
  email e-mail mail
  ebike e-bike e_bike
  wlan w-lan
  online on-line
  checkin check-in einchecken
  checkout check-out auschecken
  barzahlung bar_zahlen barzahlen
  strasse straße str
  null 0
  eins 1
  zwei 2 zwo
  drei 3
  vier 4
  fünf 5
  sechs 6
  sieben 7
  acht 8
  neun 9
  zehn 10
  elf 11
  zwölf 12
  dreizehn 13
  vierzehn 14
  fünfzehn 15
  sechzehn 16
  siebzehn 17
  achtzehn 18
  neunzehn 19
  zwanzig 20
  dreißig 30
  vierzig 40
  fünfzig 50
  sechzig 60
  hundert 100
  montag mo montags
  dienstag di dienstags
  mittwoch mi mittwochs
  donnerstag do donnerstags
  freitag fr freitags
  samstag sa samstags
  sonntag sonntags
  januar jan jänner
  februar feb
  märz mrz
  april apr
  august aug
  september sept
  oktober okt
  november nov
  dezember dez
  stunde std stunden h
  minute min minuten
  tag tage tagen
  woche wochen
  monat monate monaten
  jahr jahre jahren
  kilogramm kg kilo
  kilometer km
  euro eur
  nummer nr
  telefon tel
  telefonnummer telefonnr tel_nr
  maximal max
  mindestens mind
  ungefähr ca circa
  inklusive inkl
  information info infos
  mehrwertsteuer mwst
  bitte bidde
  feiertag feiertage feiertags feiertagen
  vormittag vormittags
  nachmittag nachmittags
  morgen morgens
  abend abends
  mittag mittags
  wochenende wochenenden
  laden lädt lud geladen
  reiten reitet ritt geritten
  schwimmen schwimmt schwamm geschwommen
  fallen fällt fiel gefallen
  steigen steigt stieg gestiegen
  rufen ruft rief gerufen
  fangen fängt fing gefangen
  schlagen schlägt schlug geschlagen
  stechen sticht stach gestochen
  reißen reißt riss gerissen
  frieren friert fror gefroren
  biegen biegt bog gebogen
  fliegen fliegt flog geflogen
  springen springt sprang gesprungen
  singen singt sang gesungen
  werfen wirft warf geworfen
  treten tritt trat getreten
  weisen weist wies gewiesen
  gießen gießt goss gegossen
  messen misst gemessen
  braten brät gebraten
  backen backt bäckt gebacken
  wiegen wiegt wog gewogen
  schieben schiebt schob geschoben
  streichen streicht strich gestrichen
  bleiben bleibt blieb geblieben
  heben hebt hob gehoben
  beißen beißt biss gebissen
  bitten bittet gebeten
  binden bindet band gebunden
  brennen brennt brannte gebrannt
  kennen kennt kannte gekannt
  stehlen stiehlt stahl gestohlen
  fressen frisst fraß gefressen
  gewinnen gewinnt gewann gewonnen
  schleifen schleift schliff geschliffen
  scheren schert geschoren
  riechen riecht roch gerochen
  erschrecken erschrickt erschrocken
  unterschreiben unterschreibt unterschrieben
  überweisen überweist überwiesen
  übernehmen übernimmt übernahm übernommen
  verbieten verbietet verbot verboten
  verleihen verleiht verlieh verliehen
  vertragen verträgt vertrug
  versprechen verspricht versprach versprochen
  verstehen versteht verstand verstanden
  vergeben vergibt vergab
  verlassen verlässt verließ
  verbinden verbindet verband verbunden
  vermeiden vermeidet vermieden
  unterbrechen unterbricht unterbrach unterbrochen
  überschreiten überschreitet überschritten
  zerreißen zerreißt zerriss zerrissen
  enthalten enthält enthielt
  gefallen gefällt gefiel
  entscheiden entscheidet entschied entschieden
  behandeln behandelt behandle
  beraten berät beriet
  bewerben bewirbt beworben
  betragen beträgt betrug
  semmel semmeln
  angel angeln
  nudel nudeln
  kugel kugeln
  ampel ampeln
  kartoffel kartoffeln
  zwiebel zwiebeln
  schüssel schüsseln
  schaukel schaukeln
  fackel fackeln
  muschel muscheln
  brezel brezeln
  waffel waffeln
  insel inseln
  klingel klingeln
  regel regeln
  gondel gondeln
  staffel staffeln
  kachel kacheln
  nadel nadeln
  windel windeln
  museum museen
  praktikum praktika
  visum visa
  thema themen
  firma firmen
  praxis praxen
  risiko risiken
  virus viren
  studio studios
  zoo zoos
  foto fotos
  kiosk kioske
  saison saisonen
  bonus boni
  schauen schaun
  gehen gehn
  zahlen zahln
  erscheinen erscheint erschien erschienen
  kriegen kriegt kriege gekriegt kriegst
  gucken guckt guckn kucken kuckn
  tun tut tat getan
  verschlafen verschläft verschlief
  verschwinden verschwindet verschwand verschwunden
  verderben verdirbt verdarb verdorben
  zerbrechen zerbricht zerbrach zerbrochen
  kaputt kapput kapputt kaput
  fünfzig fuffzig fuchzig
  samstag samstach
`
