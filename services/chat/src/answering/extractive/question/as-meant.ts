import {
  fold,
  guessLanguage,
  isEverydayWord,
  isStopWord,
  remembering,
  stem,
  stopWords,
  words,
  type Language,
} from '@docent/runtime/text'
import type { Holdings } from '../match/holdings.ts'
import { isBeside } from './beside.ts'
import { isSlight } from './slight.ts'

/** How questions are typed that are typed as they sound, or in haste. */
const TYPED: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    wat: 'what',
    wot: 'what',
    wats: 'what is',
    wots: 'what is',
    wich: 'which',
    mutch: 'much',
    yuo: 'you',
    teh: 'the',
    hwo: 'how',
    waht: 'what',
    adn: 'and',
    cna: 'can',
    hav: 'have',
    nite: 'night',
    nites: 'nights',
    wiv: 'with',
    ur: 'your',
    bday: 'birthday',
    appt: 'appointment',
    mins: 'min',
    yrs: 'years',
    mnth: 'month',
    mnths: 'months',
    wknd: 'weekend',
    tix: 'tickets',
  },
  de: {
    wievil: 'wieviel',
    wiviel: 'wieviel',
    wifiel: 'wieviel',
    gehd: 'geht',
    gild: 'gilt',
    fiel: 'viel',
    wi: 'wie',
    udn: 'und',
    bite: 'bitte',
    schlist: 'schließt',
    müßen: 'müssen',
    kosted: 'kostet',
    habter: 'habt ihr',
  },
}
const typedAs = new Map(Object.entries(TYPED).map(([language, words]) => [language, new Map(Object.entries(words))]))
/** Words that ask, beside those that no index keeps. */
const ASKING: Partial<Record<Language, string>> = {
  en: 'much many often long late early soon cost costs price prices open close closed opening closing times need want bring take give come there someone anyone please tonight today tomorrow yesterday allowed monday tuesday wednesday thursday friday saturday sunday january february april august september october november december',
  de: 'wieviel wieviele kostet kosten dauert lange teuer öffnet schließt macht geöffnet geschlossen möchte brauche bezahlen heute morgen montag dienstag mittwoch donnerstag freitag samstag sonntag',
  fr: 'combien coûte coûtent ouvert ouverte fermé ouvrez',
  es: 'cuánto cuánta cuántos cuántas cuesta cuestan abierto abren abrís tengo puedo',
  it: 'quanto quanta quanti quante costa costano aperto aperti posso',
  nl: 'hoeveel kost kosten geopend hoelang',
  pt: 'quanto quantos quanta custa custam aberto abrem posso',
}
const SHORTEST = 4
const REMEMBERED = 2_000
const VOWEL = /[aeiouy]/
const WORD = /(?<![\p{L}\p{M}\p{N}@./_-])[\p{L}\p{M}]+(?![\p{L}\p{M}\p{N}@/_-]|\.\p{L})/gu
/** Letters that sound alike. */
const ALIKE: ReadonlySet<string> = new Set('dt td bv vb cs sc ck kc sz zs iy yi mn nm'.split(' '))

/** Slips of the fingers and of the ear, those first that seldom make another word. */
const SLIPS = ['swapped', 'doubled', 'unheard', 'alike', 'vowel'] as const
type Slip = (typeof SLIPS)[number]
/** The shortest words of which each tells which other one was meant. */
const LEAST: Readonly<Record<Slip, number>> = { swapped: 4, doubled: 4, unheard: 4, alike: 6, vowel: 8 }

/**
 * A question as it was meant, where fingers slipped: "how mcuh are the penguns" asks what penguins cost. A word is left as it stands where the
 * passages have it, where it is one that people use, and where two others could be meant. What it becomes is a word that asks, or one that the
 * passages have.
 *
 * @param usual the language of most passages
 */
export function asMeant(
  text: string,
  { surfaces, stems, beginningLike, languages }: Pick<Holdings, 'surfaces' | 'stems' | 'beginningLike' | 'languages'>,
  usual: Language | undefined,
): string {
  const language = guessLanguage(words(text)) ?? usual
  if (!language || !(language in stopWords)) return text
  const isOfThese = languages.includes(language)
  const { asking, like } = askingIn(language)
  const isGood = (word: string, folded: string) =>
    surfaces.has(folded) ||
    stems.has(stem(word, language)) ||
    asking.has(folded) ||
    isStopWord(word, language) ||
    isStopWord(word, usual)
  const heldLike = (folded: string) =>
    isOfThese ? beginningLike(folded).flatMap((group) => group.map(({ surface }) => surface)) : []
  return text.replace(WORD, (typed, at: number) => {
    const word = typed.toLowerCase()
    const folded = fold(word)
    if (isGood(word, folded)) return typed
    const said = typedAs.get(language)?.get(word)
    if (said !== undefined) return said
    // Whoever sets an accent knows how the word is written.
    if (folded.length < SHORTEST || (folded !== word && language !== 'de')) return typed
    // "Trail" may be meant as it stands, but not where nothing is said of one and much of a "trial".
    if (isEverydayWord(word, language) || isSlight(folded) || isBeside(folded))
      return folded.length > SHORTEST
        ? (only(heldLike(folded).filter((one) => slipOf(folded, one) === 'swapped')) ?? typed)
        : typed
    const isName = at > 0 && typed[0] !== word[0] && language !== 'de'
    const near = [...new Set([...(isName ? [] : like(folded)), ...heldLike(folded)])]
    const bySlip = Map.groupBy(near, (one) => slipOf(folded, one))
    const likeliest = SLIPS.find((slip) => bySlip.has(slip))
    return only((likeliest && bySlip.get(likeliest)) ?? []) ?? typed
  })
}

const only = (list: readonly string[]): string | undefined => (list.length === 1 ? list[0] : undefined)

/** Which slip makes a folded word of another one, where it is one that tells. */
function slipOf(typed: string, word: string): Slip | undefined {
  const slip = typed[0] === word[0] && typed !== word ? anySlip(typed, word) : undefined
  return slip && typed.length >= LEAST[slip] ? slip : undefined
}

function anySlip(typed: string, word: string): Slip | undefined {
  let at = 0
  while (typed[at] === word[at]) at += 1
  const isRest = (from: number, other: number) => typed.slice(from) === word.slice(other)
  const [one = '', other = ''] = [typed[at], word[at]]
  if (word.length === typed.length + 1) return isRest(at, at + 1) ? ofLetter(word, at) : undefined
  if (word.length === typed.length - 1) return isRest(at + 1, at) ? ofLetter(typed, at) : undefined
  if (word.length !== typed.length) return undefined
  if (one === word[at + 1] && typed[at + 1] === other && isRest(at + 2, at + 2)) return 'swapped'
  if (!isRest(at + 1, at + 1)) return undefined
  if (ALIKE.has(one + other)) return 'alike'
  return VOWEL.test(one) && VOWEL.test(other) ? 'vowel' : undefined
}

/** A letter that is in one word only. At the end it is one of an ending, of which stems know, but for "parkin". */
function ofLetter(longer: string, at: number): Slip | undefined {
  const [before, letter = '', after] = [longer[at - 1], longer[at], longer[at + 1]]
  if (letter === before) return 'doubled'
  if (longer.length <= SHORTEST) return undefined
  if (after === undefined) return longer.endsWith('ing') ? 'unheard' : undefined
  return VOWEL.test(letter) || letter === 'h' || (letter === 'c' && after === 'k') ? 'unheard' : undefined
}

interface Asking {
  /** Folded. */
  asking: ReadonlySet<string>
  /** Those that a folded word is but for a slip. */
  like(folded: string): readonly string[]
}
const byLanguage = new Map<Language, Asking>()

/** Words of a language that ask, or have no meaning of their own. */
function askingIn(language: Language): Asking {
  let known = byLanguage.get(language)
  if (!known) {
    const asking = (ASKING[language] ?? '').split(' ').map(fold)
    const all = [...new Set([...asking, ...stopWords[language].split(/\s+/).map(fold)])].filter(
      (one) => one.length >= SHORTEST,
    )
    const like = remembering(REMEMBERED, (typed: string) => all.filter((one) => slipOf(typed, one) !== undefined))
    byLanguage.set(language, (known = { asking: new Set(asking), like }))
  }
  return known
}
