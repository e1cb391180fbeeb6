import { askedHintsOf, hintsOf, type Hint } from './language-hints.ts'
import type { KnownWord } from './known-word.ts'
import { remembering } from './remembering.ts'
import { stopWords, type Language } from './stop-words.ts'
import { isUnspaced, words } from './words.ts'

const languages = Object.keys(stopWords) as Language[]
const numbers = new Map<Language | undefined, number>(languages.map((language, number) => [language, number]))

/** Where a language stands in what is kept for each of them; one behind the last where it is not known. */
export const languageNumber = (language: Language | undefined): number => numbers.get(language) ?? languages.length

/** Each stop word with the languages that have it. */
const owners = new Map<string, Language[]>()
for (const language of languages) {
  for (const word of stopWords[language].split(/\s+/)) {
    const known = owners.get(word)
    if (known) known.push(language)
    else owners.set(word, [language])
  }
}

/** First and last letter of scripts that tell a language, or leave few of them open. */
const scripts: readonly { from: number; to: number; languages: readonly Language[] }[] = [
  { from: 0x370, to: 0x3ff, languages: ['el'] },
  { from: 0x400, to: 0x52f, languages: ['ru', 'uk'] },
  { from: 0x590, to: 0x5ff, languages: ['he'] },
  { from: 0x600, to: 0x6ff, languages: ['ar', 'fa'] },
  { from: 0x900, to: 0x97f, languages: ['hi'] },
]
/** No letter of these scripts comes before it. */
const LEAST_LETTER = 0x370
/** Words that are looked at: a passage's first ones tell as much as all of it. */
const SAMPLE = 100
/** What a stop word of one letter says: it may as well be a mark, a unit or half of a word. */
const LETTER_VOTE = 0.3
const LEAST_VOTE = 0.4
const CLEARLY = 0.05

const REMEMBERED = 20_000

/** All that is known of a word, for every use of it. */
export const knownWord = remembering(REMEMBERED, (word): KnownWord => {
  const stops = owners.get(word)
  const first = word.charCodeAt(0)
  return {
    word,
    isStop: stops !== undefined,
    hints: numbered(hintsBy(word, stops)),
    script: first < LEAST_LETTER ? -1 : scripts.findIndex(({ from, to }) => first >= from && first <= to),
    isUnspaced: isUnspaced(word),
    language: -1,
    forms: null,
  }
})

const NO_HINTS: KnownWord['hints'] = []

const numbered = (hints: readonly Hint[]): KnownWord['hints'] =>
  hints.length === 0 ? NO_HINTS : hints.map(([language, weight]) => [languageNumber(language), weight])

function hintsBy(word: string, stops: readonly Language[] | undefined): readonly Hint[] {
  if (!stops) return hintsOf(word)
  // "Quanto" is a stop word of Italian, and as telling in Portuguese.
  const owned = [...stops, ...askedHintsOf(word).map(([language]) => language)]
  const weight = word.length === 1 ? LETTER_VOTE : 1
  return owned.map((language) => [language, weight])
}

/** A word of a language's list; of any language's when that is not known. */
export function isStopWord(word: string, language: Language | undefined): boolean {
  const known = owners.get(word)
  return known !== undefined && (language === undefined || known.includes(language))
}

/**
 * The language of some normalized words: the one whose stop words, everyday words, letters and endings explain most of
 * them. Undefined where nothing tells, or where two explain as much: a wrong language is worse than none.
 */
export function guessLanguage(words: readonly string[]): Language | undefined {
  const known: KnownWord[] = []
  for (let at = 0; at < words.length && at < SAMPLE; at += 1) known.push(knownWord(words[at] as string))
  return languageOf(known)
}

/** What each language was voted for; and which were, in the order of their first votes. */
const votes = new Float64Array(languages.length)
const voted: number[] = []
const isVoted = new Uint8Array(languages.length)

/** The same of known words; the first ones of them are looked at. */
export function languageOf(words: readonly KnownWord[]): Language | undefined {
  const size = Math.min(words.length, SAMPLE)
  const open = scriptOf(words, size)
  if (open?.length === 1) return open[0]
  for (let at = 0; at < size; at += 1) {
    const { isStop, hints } = words[at] as KnownWord
    if (!isStop && open !== undefined) continue
    for (let i = 0; i < hints.length; i += 1) {
      const hint = hints[i] as KnownWord['hints'][number]
      vote(hint[0], hint[1])
    }
  }
  let best = open?.[0]
  let most = 0
  let next = 0
  for (let i = 0; i < voted.length; i += 1) {
    const number = voted[i] as number
    const language = languages[number] as Language
    const weight = votes[number] as number
    votes[number] = 0
    isVoted[number] = 0
    if (open !== undefined && !open.includes(language)) continue
    if (weight > most) {
      next = most
      most = weight
      best = language
    } else if (weight > next) next = weight
  }
  voted.length = 0
  return open !== undefined || (most >= LEAST_VOTE && most - next > CLEARLY) ? best : undefined
}

function vote(language: number, weight: number): void {
  if (isVoted[language] === 0) {
    isVoted[language] = 1
    voted.push(language)
  }
  votes[language] = (votes[language] as number) + weight
}

const USUAL_SAMPLE = 2_000

/** The language of a text, as `guessLanguage` has it of its words: they are taken of its beginning, where that has enough of them. */
export function languageOfText(text: string): Language | undefined {
  const beginning = text.slice(0, USUAL_SAMPLE).replace(/\S+$/, '')
  const first = words(beginning)
  // The last one could be another in the whole text.
  return guessLanguage(first.length > SAMPLE ? first : words(text))
}

/** The languages that the script of most words leaves open; undefined for Latin letters and all other scripts. */
function scriptOf(words: readonly KnownWord[], size: number): readonly Language[] | undefined {
  ofScripts.fill(0)
  for (let at = 0; at < size; at += 1) {
    const { script } = words[at] as KnownWord
    if (script >= 0) ofScripts[script] = (ofScripts[script] as number) + 1
  }
  for (let i = 0; i < scripts.length; i += 1) if ((ofScripts[i] as number) * 2 > size) return scripts[i]?.languages
  return undefined
}

/** Words of each script, while they are counted. */
const ofScripts = new Uint8Array(scripts.length)
