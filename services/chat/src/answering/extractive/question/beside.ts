import { fold, isStopWord, type Language } from '@docent/runtime/text'

/** Words that stand beside what is asked for: no document has to hold them. */
const BESIDE = new Set(
  (
    'meantime meanwhile instead actually exactly really currently nowadays somehow somewhere anyway anywhere somebody someone something anything everything ' +
    'possible possibly maybe perhaps normal normally usual usually roughly approximately about around ever still yet already soon later today tomorrow yesterday tonight ' +
    'hit come comes came happen happens happened becomes go goes going went say says said mean means think thing things stuff kind kinds sort sorts lot lots bit way ways ' +
    'question questions answer wonder wondering looking interested help person people customer customers guy guys everyone now next last past week month ' +
    'könnte würde hätte eigentlich überhaupt ungefähr normalerweise vielleicht gerade schon noch jetzt heute morgen gestern bald später irgendwie irgendwo jemand etwas alles ' +
    'jährige jährigen jähriger jähriges ichs gehts gibts hab habe hätt kan kann mal leute mensch sache sachen frage fragen daheim tochter sohn frau mann freund ' +
    'exactement vraiment actuellement peut-être maintenant aujourd demain quelque chose personne gens question ' +
    'exactamente realmente actualmente quizás ahora hoy mañana algo alguien cosa cosas gente pregunta ' +
    'exatamente realmente atualmente talvez agora hoje amanhã alguém coisa coisas gente pergunta ' +
    'esattamente davvero attualmente forse adesso oggi domani qualcosa qualcuno cosa cose gente domanda ' +
    'precies echt eigenlijk misschien nu vandaag morgen iets iemand ding dingen mensen vraag ' +
    // Verbs and turns of speech that ask, allow, have, get or go; short forms as people type them.
    'were wen wher whre waht wot wich hwo dose teh coz cuz bcz cos becuase abt tmrw plese pleas dont cant wont doesnt didnt isnt arent wasnt couldnt shouldnt wouldnt ive youre theyre theres thats gonna wanna gotta lemme ok okay ya yep nope hiya cheers pls plz asap btw ur yr wanted allow allowed ' +
    'accept accepted bring take taken makes made done doing works show shows tell told keep kept put puts let lets use used using try tried ask asked add adds include includes cover covers covered mean rule rules case ' +
    'see seen sees needs needed getting gets gives gave found must might shall since although though unless whether thanks thank sorry erm well yes never always often sometimes ' +
    'suppose heard read saw knew understand permit permitted forbidden prohibited banned required necessary impossible unable personally honestly basically literally husband wife daughter mum dad boyfriend girlfriend ' +
    'night nacht nuit noche noite notte ' +
    'whole per each pers offer offers offered provide provides hold holds turn able available anyone mine yours theirs others else away back ahead together ' +
    'sehen seh sieht schauen schau gucken benötige benötigt nötig notwendig erforderlich erlaubt verboten gestattet zulässig müssen sollten dabei immer oft manchmal irgendwas einmal wieviel wieviele wann wem wessen wieso weshalb wir dich seit ab ' +
    'mus kannst könnt darf darfst dürfen dürft musst müsst soll sollen sollte möchte möchten will wollen wollt brauch brauche braucht brauchen bekomm bekomme bekommt bekommen krieg kriege kriegt nehm nehme nehmt nehmen geb gebe gebt geben gib gibt geht gehen ' +
    'mach mache macht machen tun tut komm komme kommt kommen lass lasse lasst lassen sprecht sprechen spreche arbeitet arbeiten hebt heben bietet bieten führt führen habt hast seid sind ist wär wäre ' +
    'lautet lauten meinen meinem meiner meines deinen deinem deiner deines seines ihres unseren unserem unserer unseres eure euren eurem eurer vielen vieler ' +
    'nen ne nem ner nix was drauf drin drüber dran rein raus rauf runter hin her heim fürs ins ans aufs beim vom zum zur ruf rufe wisch zuständig erreichbar betrag möglich lang lange viel viele mehr weniger gern gerne echt ' +
    'nochmal nochmals obs wenns weils isses kanns machts wärs sowas bissl bissel bisschen gleich eh einfach bloß ziemlich irgendwann irgendeine irgendein irgendwelche irgendwer sogar sowieso quasi bzw evtl eventuell vllt vlt iwie iwo iwann eig eigtl nich nöd nimmer denn danach erst erstmal trotzdem deswegen deshalb ' +
    'dafür dazu davon davor dagegen womit wofür wovon wozu worauf woran worin moin servus grüezi tach danke tschuldigung entschuldigung wissen wüsste wollte wollten dürfte dürften bräuchte könnten würd müsste müssten solle weg beide beiden beides ganz genau ebenfalls ebenso inzwischen mittlerweile neulich letztens ständig dauernd wirklich tatsächlich ' +
    'bestimmt natürlich klar jetz jetzat heit wohl eben biste haste kannste willste musste hamma habts seids könnts derf kannt möcht tät bekäme obwohl falls sofern sobald solange wegen trotz anstatt statt außer zumindest wenigstens kommst gehst machst nimmst gibst darfste brauchst lieber möglichst unbedingt zufällig gell ' +
    'peux peut pouvez pouvons puis dois doit devez faut veux veut voulez ai as avez avons ont suis es êtes est sont fais fait faites faire prends prenez prend prendre donnez donner vais va allez aller vient venir ' +
    'ça ca cela quelle quels quelles lequel est-ce dernier dernière chez chaque plutôt aussi trop assez ok svp ' +
    'puedo puede pueden podéis podemos debo debe hay tengo tiene tienen tenéis quiero quiere hacéis hace hacen hacer dais dan dar doy voy va van ir soy eres es son está están ponen pongo vale pues ' +
    'posso pode podem podemos devo deve tenho tem têm quero quer fazem faz fazer dão dar vou vai vão ir sou és é são está estão ok ' +
    'posso può possono potete devo deve dobbiamo ho hai ha avete hanno voglio vuole fate fa fanno fare date dare vado va vanno sono sei è siete sta stanno ' +
    'kan kun kunt kunnen mag mogen moet moeten wil wilt willen heb hebt heeft hebben ben bent is zijn doe doet doen geef geeft geven ga gaat gaan kom komt komen neem neemt nemen ' +
    'based located situated zit zitten zitten gevestigd gelegen befindet befindest ansässig situés située ubicados ubicado localizados situati ' +
    'every jeden jede jedes jeder chaque cada ogni elke iedere finde finden findet finds trouver encontrar encuentro encontro trovo trovare vind vinden bulabilirim ' +
    'actual real right proper simply straight wise else apart except counting there sir madam thx ty tho btw idk im dnt wat wot hav hows wots gd gr8 ' +
    'mn zn jouw onze hun jullie aub graag hoor even zien laten lopen welk welke meegeteld daarmee bezig woon verderop uurtje krijg krijgt krijgen breng brengen bedoelt werkt gewoon toch nog alvast soms altijd nooit ' +
    'tenéis estáis queréis hacéis mandáis cerráis abrís aceptáis atendéis lleváis ponéis vendéis vendes miro mirar mira quiera quieras decir poner pones echar echo cabe caben entra hago haces saber sabe sabéis funciona sirve pasa pasar ' +
    'dites dire dis sais savoir sert servir marche passe passer mets mettre trouve trouver comptez compter vers dedans dessus dehors donc alors déjà encore juste ' +
    'consigo consegue conseguir funciona serve passa passar levo levar leva traz trazer ponho pôr acho achar sei saber já ainda só ' +
    'riesco riuscire funziona serve passa passare porto portare porta metto mettere penso sapere so già ancora solo proprio ' +
    'yapıyor yapıyorsunuz yapar var yok olur oluyor oldu geliyor gelir verir veriyor alır alabilir miyim mıyım lazım gerek gerekiyor acaba nasıl hangi hangisi kadar için ile ' +
    'zaman nedir nelerdir kaçta mısınız misiniz musunuz müsünüz ' +
    'tam gerçekten şu belki şimdi bugün yarın şey kimse insanlar soru'
  )
    .split(' ')
    .map(fold),
)

/** Words without a meaning of their own in one language that name a thing in English, where that language leaves them out itself. */
const THINGS = new Set(['dog', 'ham', 'ale', 'sea', 'door', 'men', 'inn', 'sedan', 'pod', 'ton', 'hem'])

/** Whether a word has no meaning of its own in a language, or in any where that is not known. */
export const isEmptyWord = (word: string, language: Language | undefined): boolean =>
  isStopWord(word, language) && !(language === undefined && THINGS.has(fold(word)))

/** Whether a word only stands beside what is asked for. */
export const isBeside = (word: string): boolean => BESIDE.has(word) || isEmptyWord(word, undefined) || word.length < 2
