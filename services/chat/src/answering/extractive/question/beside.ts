/** Words that stand beside what is asked for: no document has to hold them. */
const BESIDE = new Set(
  (
    'meantime meanwhile instead actually exactly really currently nowadays somehow somewhere anyway anywhere somebody someone something anything everything ' +
    'possible possibly maybe perhaps normal normally usual usually roughly approximately about around ever still yet already soon later today tomorrow yesterday tonight ' +
    'hit come comes came happen happens happened become becomes go goes going went say says said mean means think thing things stuff kind kinds sort sorts lot lots bit way ways ' +
    'question questions answer wonder wondering looking interested help person people customer customers guy guys everyone now next last past week month ' +
    'könnte würde hätte eigentlich überhaupt ungefähr normalerweise vielleicht gerade schon noch jetzt heute morgen gestern bald später irgendwie irgendwo jemand etwas alles ' +
    'ichs gehts gibts hab habe hätt kan kann mal leute mensch sache sachen frage fragen daheim tochter sohn frau mann freund ' +
    'exactement vraiment actuellement peut-être maintenant aujourd demain quelque chose personne gens question ' +
    'exactamente realmente actualmente quizás ahora hoy mañana algo alguien cosa cosas gente pregunta ' +
    'exatamente realmente atualmente talvez agora hoje amanhã alguém coisa coisas gente pergunta ' +
    'esattamente davvero attualmente forse adesso oggi domani qualcosa qualcuno cosa cose gente domanda ' +
    'precies echt eigenlijk misschien nu vandaag morgen iets iemand ding dingen mensen vraag ' +
    'tam gerçekten şu belki şimdi bugün yarın şey kimse insanlar soru'
  ).split(' '),
)

/** Whether a word only stands beside what is asked for. */
export const isBeside = (word: string): boolean => BESIDE.has(word) || word.length < 2
