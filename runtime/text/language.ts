import { askedHintsOf, hintsOf, type Hint } from './language-hints.ts'
import { remembering } from './remembering.ts'
import { stopWords, type Language } from './stop-words.ts'
import { words } from './words.ts'

const languages = Object.keys(stopWords) as Language[]

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

const REMEMBERED = 10_000
/** What a word says of the language that it is of, and whether it is a stop word. */
const tellsOf = remembering(REMEMBERED, (word): { isStop: boolean; hints: readonly Hint[] } => {
  const stops = owners.get(word)
  const weight = word.length === 1 ? LETTER_VOTE : 1
  if (!stops) return { isStop: false, hints: hintsOf(word) }
  // "Quanto" is a stop word of Italian, and as telling in Portuguese.
  const owned = [...stops, ...askedHintsOf(word).map(([language]) => language)]
  return { isStop: true, hints: owned.map((language) => [language, weight]) }
})

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
  const sample = words.length > SAMPLE ? words.slice(0, SAMPLE) : words
  const open = scriptOf(sample)
  if (open?.length === 1) return open[0]
  const votes = new Map<Language, number>()
  const vote = (language: Language, weight: number) => votes.set(language, (votes.get(language) ?? 0) + weight)
  for (const word of sample) {
    const { isStop, hints } = tellsOf(word)
    if (isStop || open === undefined) for (const [language, weight] of hints) vote(language, weight)
  }
  let best = open?.[0]
  let [most, next] = [0, 0]
  for (const [language, weight] of votes) {
    if (open !== undefined && !open.includes(language)) continue
    if (weight > most) [best, most, next] = [language, weight, most]
    else if (weight > next) next = weight
  }
  return open !== undefined || (most >= LEAST_VOTE && most - next > CLEARLY) ? best : undefined
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
function scriptOf(words: readonly string[]): readonly Language[] | undefined {
  const counts = scripts.map(() => 0)
  for (const word of words) {
    const first = word.charCodeAt(0)
    if (first < LEAST_LETTER) continue
    const at = scripts.findIndex(({ from, to }) => first >= from && first <= to)
    if (at >= 0) counts[at] = (counts[at] as number) + 1
  }
  return scripts.find((_, i) => (counts[i] as number) * 2 > words.length)?.languages
}
