/**
 * Own compilation: German verbs that customers and businesses use, of which no stemmer knows "storniert" or "abgeholt".
 * A bar parts the particle that may stand at the end of the clause: "Holt ihr uns vom Bahnhof ab?"
 */
export const verbs = `
  ab|holen ab|bestellen ab|brechen ab|buchen ab|fahren ab|fliegen ab|geben ab|hängen ab|heben ab|kühlen ab|laden
  ab|laufen ab|legen ab|lehnen ab|lesen ab|liefern ab|lösen ab|machen ab|melden ab|messen ab|nehmen ab|raten
  ab|räumen ab|rechnen ab|reisen ab|reißen ab|sagen ab|schalten ab|schicken ab|schleppen ab|schließen ab|schneiden
  ab|senden ab|setzen ab|sperren ab|spielen ab|sprechen ab|stellen ab|stempeln ab|tauen ab|transportieren ab|warten
  ab|waschen ab|wickeln ab|ziehen ab|zahlen ab|decken ab|schleifen ab|pumpen ab|dichten ab|beizen ab|füllen ab|packen
  an|bauen an|bieten an|bringen an|fahren an|fangen an|fassen an|fertigen an|fordern an|fragen an|geben an|gucken
  an|halten an|hängen an|hören an|klopfen an|kommen an|legen an|leinen an|leiten an|liefern an|melden an|nähen
  an|nehmen an|passen an|probieren an|rechnen an|reisen an|rufen an|schaffen an|schalten an|schauen an|schließen
  an|schnallen an|schreiben an|sehen an|setzen an|sprechen an|stehen an|stellen an|streichen an|wenden an|zahlen
  an|zeigen an|ziehen an|zünden an|pflanzen an|malen an|reichen an|ecken auf|bauen auf|bewahren auf|brechen
  auf|drehen auf|füllen auf|geben auf|haben auf|hängen auf|heben auf|hören auf|laden auf|lösen auf|machen auf|nehmen auf|passen
  auf|polieren auf|pumpen auf|räumen auf|runden auf|schieben auf|schließen auf|schreiben auf|stehen auf|stellen
  auf|stocken auf|suchen auf|tauen auf|teilen auf|treten auf|wachen auf|wärmen auf|ziehen auf|sperren
  auf|rüsten auf|führen auf|wachsen auf|bereiten auf|bocken aus|bauen aus|bilden aus|checken aus|drucken aus|fallen
  aus|führen aus|füllen aus|geben aus|gehen aus|händigen aus|kommen aus|laden aus|leihen aus|liefern aus|machen
  aus|messen aus|packen aus|parken aus|probieren aus|rechnen aus|reichen aus|richten aus|ruhen aus|schalten
  aus|schlafen aus|schließen aus|sehen aus|setzen aus|steigen aus|stellen aus|suchen aus|tauschen aus|teilen
  aus|tragen aus|treten aus|üben aus|wählen aus|wechseln aus|weisen aus|zahlen aus|ziehen aus|schenken aus|loggen
  aus|räumen aus|drücken aus|bessern aus|beulen aus|malen aus|wuchten aus|stopfen bei|bringen bei|legen bei|treten
  bei|fügen durch|checken durch|fallen durch|führen durch|gehen durch|lesen durch|sehen durch|stellen durch|spülen
  ein|bauen ein|behalten ein|buchen ein|checken ein|cremen ein|fädeln ein|fahren ein|frieren ein|führen ein|geben
  ein|gehen ein|halten ein|holen ein|kaufen ein|kehren ein|kleben ein|laden ein|lagern ein|laufen ein|legen
  ein|leiten ein|lesen ein|loggen ein|lösen ein|nehmen ein|packen ein|parken ein|planen ein|räumen ein|reichen
  ein|reisen ein|reiten ein|richten ein|schalten ein|scannen ein|schicken ein|schlafen ein|schläfern ein|schränken
  ein|schreiben ein|schulen ein|senden ein|setzen ein|sperren ein|springen ein|steigen ein|stellen ein|tauschen
  ein|teilen ein|tragen ein|treten ein|wechseln ein|weisen ein|werfen ein|wintern ein|zahlen ein|ziehen ein|äschern
  ein|fallen ein|schweißen entgegen|nehmen entlang|fahren fern|halten fern|sehen fest|halten fest|legen fest|machen
  fest|stellen fest|stecken fertig|machen frei|geben frei|halten frei|laufen frei|schalten frei|haben heim|fahren
  heim|gehen heim|bringen her|bringen her|geben her|kommen her|stellen her|zeigen heraus|finden heraus|geben
  heraus|nehmen heraus|holen herein|kommen herum|laufen herunter|laden hin|bringen hin|fahren hin|fallen hin|gehen
  hin|kommen hin|legen hin|setzen hin|stellen hin|weisen hinaus|gehen hinein|gehen hinzu|fügen hinzu|kommen
  hinter|lassen hoch|fahren hoch|laden kaputt|gehen kaputt|machen kennen|lernen klar|kommen krank|schreiben
  krank|melden leer|räumen los|fahren los|gehen los|lassen los|legen los|werden mit|bringen mit|essen mit|fahren
  mit|geben mit|gehen mit|haben mit|helfen mit|kommen mit|laufen mit|liefern mit|machen mit|nehmen mit|reden
  mit|reisen mit|singen mit|spielen mit|teilen mit|wirken mit|bestellen mit|führen mit|trainieren nach|bestellen
  nach|bessern nach|denken nach|feiern nach|fragen nach|füllen nach|geben nach|holen nach|kommen nach|lesen
  nach|liefern nach|machen nach|melden nach|prüfen nach|reichen nach|rüsten nach|schauen nach|schicken nach|schneiden
  nach|sehen nach|senden nach|stellen nach|verfolgen nach|weisen nach|zahlen nach|färben nach|kaufen nach|behandeln
  raus|bringen raus|fliegen raus|gehen raus|holen raus|kommen raus|lassen raus|nehmen raus|werfen raus|ziehen
  rein|gehen rein|kommen rein|lassen rein|schauen runter|laden runter|fahren runter|bringen rum|laufen sauber|machen
  stand|halten statt|finden teil|nehmen tief|kühlen trocken|legen um|bauen um|buchen um|bestellen um|drehen um|fallen
  um|füllen um|kehren um|kippen um|legen um|leiten um|melden um|packen um|rechnen um|rüsten um|räumen um|satteln
  um|schalten um|schreiben um|schulen um|setzen um|steigen um|stellen um|tauschen um|topfen um|wandeln um|ziehen
  um|nähen um|lackieren unter|bringen unter|stellen unter|kommen vor|bestellen vor|beugen vor|bereiten vor|buchen
  vor|führen vor|geben vor|haben vor|kommen vor|legen vor|lesen vor|liegen vor|machen vor|merken vor|nehmen
  vor|reservieren vor|schlagen vor|sehen vor|sorgen vor|spielen vor|stellen vor|strecken vor|turnen vor|weisen
  vor|zahlen vor|zeigen vor|ziehen vor|behandeln vor|kochen voraus|setzen voraus|zahlen vorbei|bringen vorbei|fahren
  vorbei|gehen vorbei|kommen vorbei|schauen weg|bringen weg|fahren weg|fallen weg|geben weg|gehen weg|laufen
  weg|machen weg|nehmen weg|räumen weg|schaffen weg|schicken weg|werfen weg|lasern weiter|bilden weiter|empfehlen
  weiter|fahren weiter|führen weiter|geben weiter|laufen weiter|leiten weiter|machen weiter|sagen weiter|verkaufen
  weiter|vermieten wieder|beleben wieder|bringen wieder|finden wieder|kommen wieder|sehen wieder|verwenden
  zu|bereiten zu|buchen zu|decken zu|fahren zu|geben zu|gehen zu|haben zu|hören zu|kaufen zu|kommen zu|lassen zu|machen
  zu|nehmen zu|ordnen zu|sagen zu|schauen zu|schicken zu|schließen zu|schneiden zu|sehen zu|senden zu|sperren
  zu|stellen zu|steigen zu|stimmen zu|teilen zu|treffen zu|weisen zu|zahlen zu|reiten zu|parken zurück|bekommen
  zurück|bezahlen zurück|bringen zurück|erstatten zurück|fahren zurück|fordern zurück|geben zurück|gehen
  zurück|halten zurück|holen zurück|kommen zurück|lassen zurück|legen zurück|nehmen zurück|reisen zurück|rufen
  zurück|schicken zurück|senden zurück|setzen zurück|stellen zurück|treten zurück|überweisen zurück|weisen
  zurück|zahlen zusammen|bauen zusammen|fassen zusammen|legen zusammen|setzen zusammen|stellen zusammen|klappen

  akzeptieren achten addieren aktivieren aktualisieren angeln antworten arbeiten baden basteln bauen bedienen
  beachten beantragen bearbeiten beatmen bedanken befördern befreien begleiten begrüßen behandeln bekleben beladen
  beleuchten bemalen benutzen benötigen berechnen berechtigen beschädigen beschweren besichtigen besohlen bespannen
  bestatten bestätigen bestellen besuchen betanken beteiligen betreuen beurteilen bewegen bewerten bewässern bezahlen
  blockieren bohren brauchen bremsen brauen buchen bügeln campen charten chippen dämmen dampfen decken
  dekorieren desinfizieren digitalisieren drehen drucken duschen düngen entfernen entsorgen entrümpeln entschädigen
  entkalken entwickeln entwurmen erben erklären erlauben erledigen ernten eröffnen erneuern erreichen ersetzen
  erstatten erstellen erweitern exportieren fangen färben faulenzen fehlen feiern fischen fliesen filmen flicken
  fliegen folgen fotografieren fragen frisieren frühstücken füllen funken funktionieren füttern garantieren gehören
  genehmigen gestatten gießen glasen glätten gravieren grillen gründen gucken haften hageln heilen heiraten heizen
  hinterlegen holen hupen impfen importieren informieren installieren isolieren jausnen joggen kastrieren
  kaufen kassieren kehren kicken kegeln kippen klagen klappen klären kleben klettern klingeln klopfen kochen
  kontaktieren kontrollieren kopieren korrigieren kratzen kuscheln kühlen kümmern kündigen kürzen lackieren
  lagern lasern leasen leben leeren legen leihen lernen leuchten liefern löschen löten lüften mähen mahnen mailen
  malen markieren massieren mauern melden mieten mischen montieren möblieren nähen naschen nutzen operieren ordern
  organisieren packen parken parkieren pflanzen pflegen pflücken piercen planen pausieren polieren polstern prüfen
  pumpen putzen qualifizieren quittieren radeln rasieren rasten rauchen räumen reagieren rechnen recyceln reden
  regeln regnen registrieren reichen reinigen reisen renovieren reparieren reservieren respektieren restaurieren
  retten retournieren riechen röntgen rodeln rollen rudern sägen sammeln sanieren säubern schalten schenken
   schimmeln schleifen schleppen schmecken schmieren schminken schmücken schnarchen schneien schnitzen
  schnorcheln schnuppern schonen schulden schützen schwitzen segeln senden senken servieren signieren skaten sparen
  speichern speisen spenden sperren spielen sponsern spülen starten stauen staubsaugen stellen stempeln sterilisieren
  stillen stimmen stopfen stören stoppen stornieren strampeln streamen streiken stricken studieren stürzen suchen
  surfen synchronisieren tanken tanzen tapezieren tätowieren tauchen taufen tauschen teilen telefonieren testen tönen
  töpfern touren trainieren transportieren trauen trennen trocknen tropfen turnen üben überholen übernachten
  übernehmen überprüfen übersetzen überwachen umarmen umrühren untersuchen unterrichten
   unterstützen urlauben verändern verarbeiten verbinden verbrauchen verbuchen vereinbaren verfallen
  verfügen vergeben vergrößern vergüten verkaufen verkleinern verkürzen verlangen verlassen verlegen verleihen
  verlängern verletzen verloben vermieten vermitteln veröffentlichen verpacken verpassen verpflegen
  verpflichten verrechnen verreisen verschenken verschicken verschlüsseln verschrotten versenden versichern versorgen
  verspäten versteuern verstopfen verteilen vertreten verursachen verwahren verwalten verwenden verzehren verzichten
  verzollen veredeln wählen wandern wärmen warten wechseln wecken wedeln weinen wenden werkeln wickeln
  wiederholen wiegen wirken wischen wohnen wünschen würzen zählen zapfen zeichnen zeigen zelten zertifizieren ziehen
  züchten zupfen züglen
  dazu|zahlen drauf|zahlen drauf|legen dazwischen|kommen rein|schnuppern rein|dürfen mit|dürfen dabei|haben offen|haben
  liegen|lassen raus|schieben zurück|kriegen wieder|kriegen wieder|bekommen retour|geben retour|bringen retour|schicken
  hin|kriegen hin|bekommen her|richten heil|machen ganz|machen durch|rufen durch|klingeln an|klingeln dran|kommen ab|springen ab|ändern um|ändern vor|verlegen
  hin|schmeißen ab|lichten aus|testen an|testen hoch|stufen weg|ziehen weh|tun
  fern|bleiben weg|bleiben ab|blasen an|mailen dicht|machen raus|schmeißen mit|kriegen
  versäumen verbummeln verschlampen verschludern verpennen verbaseln verschusseln verhindern erkälten beenden
  pennen zocken jobben qualmen quarzen nörgeln motzen verwechseln demolieren übertragen
`
