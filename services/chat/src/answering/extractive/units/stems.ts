import {
  comparable,
  fold,
  isUnspaced,
  remembering,
  stem,
  words,
  type Comparable,
  type Language,
} from '@docent/runtime/text'
import { isEmptyWord } from '../question/beside.ts'
import { hashOf } from '../match/words-by.ts'
import { mayBeginRange } from './ranges.ts'

/** Two neighbors of a script without spaces that only ask or hold a sentence together. */
export const FUNCTION_CHARACTER = /[什甚麼么哪谁誰何吗嗎呢几幾是的了在個个為为與与和被多]/u

/** A word as it stands and as it is compared; one object for all places of it that are remembered. */
export interface Stemmed {
  readonly surface: string
  readonly stem: string
  /** Of both the hashes: many lists are made of the same words. */
  readonly surfaceHash: number
  readonly stemHash: number
  /** Made ready to be held against a word of a question in each language that was asked for. */
  comparables?: Map<Language | undefined, Comparable>
  /** Its consonants, once somebody asked for them. */
  bones?: string
  /** The passage that was read when it was met last, and the number of its stem there. */
  met?: number
  number?: number
  /** The question whose passages were put together last with it. */
  held?: number
}

export const stemmedAs = (surface: string, as: string): Stemmed => ({
  surface,
  stem: as,
  surfaceHash: hashOf(surface),
  stemHash: hashOf(as),
  met: 0,
  number: 0,
  held: 0,
})

/** A word as it is held against one of a question. */
export function comparableOf(one: Stemmed, language: Language | undefined): Comparable {
  const known = (one.comparables ??= new Map<Language | undefined, Comparable>())
  let made = known.get(language)
  if (!made) known.set(language, (made = comparable(one.surface, language)))
  return made
}

/** The consonants of a folded word, doubled ones once: vowels are what people mix up, "bycicle". */
export const skeleton = (word: string): string => word.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1')

export const bonesOf = (one: Stemmed): string => (one.bones ??= skeleton(one.surface))

const REMEMBERED = 20_000
/** What a word is read as, and whether a range of days or months may begin with it. */
interface ReadWord {
  readonly list: readonly Stemmed[]
  readonly beginsRange: boolean
}
const readers = new Map<Language | undefined, (word: string) => ReadWord>()

/** Words that count in order, and whether a range of days or months may be among all of them. */
export interface StemmedWords {
  list: Stemmed[]
  hasRange: boolean
}

/** The stems of the words of a text that count. */
export const stemsIn = (text: string, language: Language | undefined): ReadonlySet<string> =>
  new Set(stemmed(text, language).map(({ stem: one }) => one))

/** The words of a text that count, in order; neighboring characters where a script puts no spaces between words. */
export const stemmed = (text: string, language: Language | undefined): Stemmed[] =>
  stemmedWords(words(text), language).list

export function stemmedWords(all: readonly string[], language: Language | undefined): StemmedWords {
  let reader = readers.get(language)
  if (!reader) readers.set(language, (reader = remembering(REMEMBERED, (word) => readWord(word, language))))
  const list: Stemmed[] = []
  let hasRange = false
  for (const word of all) {
    const read = reader(word)
    if (read.beginsRange) hasRange = true
    for (const one of read.list) list.push(one)
  }
  return { list, hasRange }
}

function readWord(word: string, language: Language | undefined): ReadWord {
  const beginsRange = mayBeginRange(word, language)
  if (isUnspaced(word)) return { list: pairsOf(word), beginsRange }
  if (isEmptyWord(word, language)) return { list: [], beginsRange }
  return {
    list: [stemmedAs(fold(word), stem(word, language ?? 'en'))],
    beginsRange,
  }
}

function pairsOf(run: string): Stemmed[] {
  const characters = Array.from(run)
  const pairs = characters.length === 1 ? [run] : characters.slice(1).map((second, i) => `${characters[i]}${second}`)
  return pairs.filter((pair) => !FUNCTION_CHARACTER.test(pair)).map((pair) => stemmedAs(pair, pair))
}
