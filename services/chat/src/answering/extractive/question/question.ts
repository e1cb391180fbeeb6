import { fold, guessLanguage, isStopWord, isUnspaced, words, type Language } from '@docent/runtime/text'
import type { EarlierTurn } from '../../stand-alone.ts'
import { asksIfAtAge } from './at-age.ts'
import { askedOf } from './asked.ts'
import { isBeside, isEmptyWord } from './beside.ts'
import { isPointer, leanOf, type Lean } from './lean.ts'
import { leftOutOf } from './left-out.ts'
import { areOfOneCalendar } from '../units/ranges.ts'
import { withoutState } from './keeping.ts'
import { asksManner } from './manner.ts'
import { superlativeOf, type Superlative } from './superlative.ts'
import { tellingPairs } from './unspaced.ts'
import type { Kind } from './values.ts'
import { wantsWhole, type Wanted } from './wanted.ts'
import { withoutWhereabouts } from './whereabouts.ts'

/** A question as it is compared with what could answer it. */
export interface Question {
  text: string
  language: Language | undefined
  kind: Kind | undefined
  superlative: Superlative | undefined
  /** Its words that count, as they stand; pairs of characters where words are not spaced. */
  words: readonly string[]
  /** Words that only say what kind of thing is asked for. */
  asking: readonly string[]
  /** Years it names. */
  years: readonly string[]
  lean: Lean
  /** The turns it may lean on: the latest, back to the one that leans on nothing. */
  chain: readonly EarlierTurn[]
  /** Asks how something is done or what happens, not for a figure. */
  manner: boolean
  /** Asks for all hours, or for all ways to get in touch. */
  wanted: Wanted | undefined
  /** What the customer says they are not or have not. */
  leftOut: ReadonlySet<string>
  /** Words of the questions before it, which it may lean on, and of the answer before it. */
  context: readonly string[]
  said: readonly string[]
}

const YEAR = /(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/gu
/** "What if I am late?" asks what happens then, not for what was asked before. */
const SUPPOSES =
  /^(?:(?:and|but|ok|und|aber|et|mais|y|pero|e|ma|en|maar|ve),? )?(?:what if|if|(?:was )?wenn|falls|si|se|wat als|als|ya)(?!\p{L})/iu
/** "Which plan is that?" asks for a plan. */
const NAMES_ITS_KIND =
  /^(?:(?:and|so|und|et|y|e|en|ve),? )?(?:which|what(?! about)|welche[mnrs]?|quel(?:le)?s?|cuál(?:es)?|cual(?:es)?|qual[ei]?|quais|welke?|hangi)\s\p{L}/iu
/** "Is there a cheaper room?" asks for one; "is it cheaper for a child?" compares with what was said. */
const THERE_IS =
  /(?<!\p{L})(?:there|anything|something|gibt|habt|haben sie|il y a|avez|hay|tienen|tenéis|há|têm|c'è|ci sono|avete|is er|zijn er|hebben|var mı)(?!\p{L})/iu
/** Two things are compared with each other. */
const CHOOSES = /(?<!\p{L})(?:or|than|oder|als|ou|que|o|che|of|dan|veya|yoksa)(?!\p{L})/iu
/** "Pro Nacht": the name of a plan is it elsewhere only. */
const PER =
  /(?<!\p{L})pro (?=(?:nacht|tag|woche|monat|jahr|stunde|minute|abend|person|nase|kopf|kind|erwachsene[rn]?|gast|zimmer|platz|stück|paar|kilo|liter|meter|kilometer|fahrt|termin|einheit)(?!\p{L}))/giu
/** "The address for the satnav": what it is put into stands nowhere. */
const FOR_SATNAV =
  /(?<!\p{L})(?:for (?:my |the |our )?(?:sat[ -]?nav|gps)|f(?:ü|u)(?:rs| das| mein| unser) navi\p{L}*|pour (?:le |mon )?gps|para (?:el |o )?(?:gps|navegador)|per il navigatore|voor de navigatie|navigasyon için)(?!\p{L})/giu
/** "May I bring a dog?" is about no month: that has no subject beside it. */
const MAY =
  /(?<=(?:^|[,.;:!?–-]\s*|\b(?:and|but|so|or|when|where|what|how|who|i|we|you|he|she|they)\s))may(?=\s(?:i|we|you|he|she|it|they|one|my|our|your|the|an?|any|(?!is|was|has|days)\p{L}+s)\s)|(?<=\b(?:i|we|you|he|she|they|who)\s)may(?=\s)|may(?=\s(?:i|we)\s)/giu
/** "And my 10 year old?": the number is what tells. */
const AGED = new Set('year years yr yrs old jahre jahr alt ans años anos anni jaar yaşında yaş'.split(' '))
/** "How long do I have to return something?" is about returning: nothing has to say "something". */
const WHATEVER = new Set(
  'something anything everything somebody someone anybody anyone etwas irgendetwas jemand algo alguien alguém qualcosa qualcuno iets iemand'
    .split(' ')
    .map(fold),
)
/** "When are your holidays in summer?": a date says itself when in the year it is. */
const SEASONS = new Set(
  'summer winter spring autumn sommer winter frühling frühjahr herbst été hiver printemps automne verano invierno primavera otoño verão inverno outono estate autunno zomer lente herfst'
    .split(' ')
    .map(fold),
)
const SAID_LENGTH = 240
const MOST_BEFORE = 3
/** Words that ask or are polite, and that no stop list has. */
const POLITE = new Set(
  (
    'please pls plz hi hello hey tell want need know whats hows im ive id u ur r get got give like really actually just also exactly bitte hallo möchte gerne brauche wissen gibts habt seid ' +
    'eigentlich genau denn mal halt svp merci bonjour voudrais savoir por favor hola quiero saber necesito olá queria preciso ciao vorrei sapere graag hallo wil weten lütfen merhaba'
  ).split(' '),
)

/** What the passages tell of a question that is too short to tell its language. */
export interface Surroundings {
  usual: Language | undefined
  known(word: string): boolean
  /** Whether a row or a column of a table is named by one of some words and by one of others. */
  named?(some: ReadonlySet<string>, others: readonly string[]): boolean
}

export function readQuestion(
  text: string,
  { usual, known, named: isNamed }: Surroundings,
  earlier: readonly EarlierTurn[],
): Question {
  const all = words(
    withCodesApart(
      withoutWhereabouts(withoutState(text), (word) => known(fold(word))),
      known,
    )
      .replace(PER, '')
      .replace(FOR_SATNAV, '')
      .replace(MAY, 'can'),
  )
  const language = languageOf(all, { usual, known })
  const most = superlativeOf(text)
  // "The smallest monthly bill" is a row of its own where one is called so.
  const compared =
    most &&
    isNamed?.(
      most.asking,
      all.map(fold).filter((word) => !most.asking.has(word)),
    )
      ? undefined
      : most
  const { kind: own, asking } = askedOf(text, language)
  const said =
    compared && (own === undefined || own === 'yes-no' || own === 'price' || own === 'number')
      ? (compared.kind ?? own)
      : own
  const asked = new Set([...asking].map(fold))
  const isAsking = (word: string) => asked.has(word) || (compared?.asking.has(word) ?? false)
  const run = joinedIn(all)
  const counting = unique(telling(all, language)).filter(
    (word) => known(word) || !((own === 'date' && SEASONS.has(word)) || run.has(word)),
  )
  const meant = counting.filter((word) => !isAsking(word) && !isPointer(word))
  const certain = meant.filter((word) => !WHATEVER.has(word))
  // "Is there something cheaper?" names nothing but what was told of before.
  const named = certain.length > 0 || compared ? certain : meant
  const naming = named.filter((word) => !isBeside(word)).length
  const lean = earlier.length === 0 ? 'not' : compared && naming === 0 ? 'wholly' : leanOf(text, said, naming)
  // "Is the kids' bike cheaper?" is, too, where something was told before.
  const isBesideSaid = earlier.length > 0 && compared?.isComparative === true && !CHOOSES.test(text)
  const isWithSaid = (lean !== 'not' || isBesideSaid) && own === 'yes-no' && naming > 0 && !THERE_IS.test(text)
  const superlative = isWithSaid ? undefined : compared
  const before = chainOf(earlier)
  const asksOtherwise = SUPPOSES.test(text) || NAMES_ITS_KIND.test(text) || asksIfAtAge(text)
  const kind = said ?? (lean === 'not' || asksOtherwise ? undefined : kindBefore(before, language))
  const answered = words(saidLast(before).slice(0, SAID_LENGTH))
  const counted = {
    kind,
    superlative,
    words: lean === 'not' ? named : withoutAged(named),
    asking: counting.filter(isAsking),
  }
  return {
    ...counted,
    text,
    language,
    wanted: wantsWhole(counted),
    years: text.match(YEAR) ?? [],
    lean,
    chain: before,
    context: unique(before.flatMap((turn) => formerIn(turn, language).subject)).filter(
      // "And on Sunday?" asks for no Saturday any more.
      (word) => !counting.some((one) => one === word || areOfOneCalendar(one, word)),
    ),
    said: unique(telling(answered, guessLanguage(answered) ?? language)).filter((word) => !counting.includes(word)),
    manner: asksManner(text),
    leftOut: leftOutOf(text),
  }
}

/** "Soc2" is "SOC 2" where the documents write it so, and a "140er" what is 140 wide. */
const withCodesApart = (text: string, known: Surroundings['known']): string =>
  text
    .replace(/(?<![\p{L}\p{N}])(\p{L}{2,})(\p{N}+)(?![\p{L}\p{N}])/gu, (code, letters: string, figures: string) =>
      !known(fold(code)) && known(fold(letters)) && known(figures) ? `${letters} ${figures}` : code,
    )
    .replace(/(?<![\p{L}\p{N}])(\p{N}+)er(?=\s)/gu, (code, figures: string) =>
      !known(fold(code)) && known(figures) ? figures : code,
    )

/** What "20-lesson" is beside its parts, "20lesson": no document has to hold it. */
function joinedIn(all: readonly string[]): ReadonlySet<string> {
  const there = new Set(all.map(fold))
  const joined = all.slice(1).flatMap((word, at) => {
    const two = (all[at] as string) + word
    return [two, two + (all[at + 2] ?? '')].map(fold)
  })
  return new Set(joined.filter((word) => there.has(word)))
}

/** Words without a meaning of their own by which a language is known, where the documents are in another one. */
const SURELY = 2

/** A few words can look like another language; those that the documents hold as they stand are of theirs. */
function languageOf(
  all: readonly string[],
  { usual, known }: Pick<Surroundings, 'usual' | 'known'>,
): Language | undefined {
  const guess = guessLanguage(all)
  if (guess === undefined || guess === usual || usual === undefined) return guess ?? usual
  // "Was kostet der Standard Service für ein E-Bike?" is German, whatever its things are called.
  const telling = all.filter((word) => isStopWord(word, guess) && !isStopWord(word, usual))
  if (telling.length >= SURELY) return guess
  const naming = all.filter((word) => word.length > 3 && !isStopWord(word, guess))
  const here = naming.filter((word) => known(fold(word)))
  return here.length > 0 && here.length >= naming.length / 2 ? usual : guess
}

/** Whether a question says itself what it is about. */
export function standsAlone(text: string): boolean {
  const all = words(text)
  return readFormer(text, all, guessLanguage(all)).standsAlone
}

/** The latest turns, back to the one that leans on nothing. */
function chainOf(earlier: readonly EarlierTurn[]): EarlierTurn[] {
  const latest = earlier.slice(-MOST_BEFORE)
  const begun = latest.findLastIndex((turn) => formerIn(turn, undefined).standsAlone)
  return latest.slice(Math.max(0, begun))
}

const withoutAged = (named: readonly string[]) =>
  named.some((word) => /^\p{N}{1,2}$/u.test(word)) ? named.filter((word) => !AGED.has(word)) : named

/** What was answered last: a turn that found nothing has said nothing. */
export const saidLast = (chain: readonly EarlierTurn[]): string =>
  chain.findLast(({ answer }) => answer !== '')?.answer ?? ''

/** A question that was asked before, as a later one leans on it. */
interface Former {
  standsAlone: boolean
  kind: Kind | undefined
  /** Its words that name what it was about. */
  subject: readonly string[]
}

function readFormer(question: string, all: readonly string[], language: Language | undefined): Former {
  const { kind, asking } = askedOf(question, language)
  const asked = new Set([...asking].map(fold))
  const isOfBefore = superlativeOf(question) !== undefined
  const named = telling(all, language).filter((word) => !(isOfBefore && WHATEVER.has(word)))
  const subject = named.filter((word) => !asked.has(word) && !isBeside(word))
  return {
    standsAlone: leanOf(question, kind, named.length) === 'not',
    kind,
    subject: subject.length > 0 ? subject : named,
  }
}

interface FormerTurn {
  all: readonly string[]
  language: Language | undefined
  /** By the language that it was read in. */
  read: Map<Language | undefined, Former>
}

/** Several look at the turns of one conversation while one question is answered. */
const formers = new WeakMap<EarlierTurn, FormerTurn>()

/** @param usual the language of a question that does not tell its own */
function formerIn(turn: EarlierTurn, usual: Language | undefined): Former {
  const { question } = turn
  let former = formers.get(turn)
  if (!former) {
    const all = words(question)
    formers.set(turn, (former = { all, language: guessLanguage(all), read: new Map() }))
  }
  const language = former.language ?? usual
  const read = former.read.get(language) ?? readFormer(question, former.all, language)
  former.read.set(language, read)
  return read
}

const kindBefore = (before: readonly EarlierTurn[], language: Language | undefined): Kind | undefined =>
  before.map((turn) => formerIn(turn, language).kind).findLast((kind) => kind !== undefined && kind !== 'yes-no')

function telling(all: readonly string[], language: Language | undefined): string[] {
  return all.flatMap((word) => {
    if (isUnspaced(word)) return tellingPairs(word)
    return isEmptyWord(word, language) || POLITE.has(word) ? [] : [fold(word)]
  })
}

const unique = (list: readonly string[]) => [...new Set(list)]
