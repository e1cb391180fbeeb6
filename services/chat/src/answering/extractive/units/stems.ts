import {
  comparable,
  fold,
  isStopWord,
  isUnspaced,
  remembering,
  stem,
  words,
  type Comparable,
  type Language,
} from '@docent/runtime/text'

/** Two neighbors of a script without spaces that only ask or hold a sentence together. */
export const FUNCTION_CHARACTER = /[什甚麼么哪谁誰何吗嗎呢几幾是的了在個个為为與与和被多]/u

/** A word as it stands and as it is compared; one object for all places of it that are remembered. */
export interface Stemmed {
  readonly surface: string
  readonly stem: string
  /** Made ready to be held against a word of a question in each language that was asked for. */
  comparables?: Map<Language | undefined, Comparable>
}

/** A word as it is held against one of a question. */
export function comparableOf(one: Stemmed, language: Language | undefined): Comparable {
  const known = (one.comparables ??= new Map<Language | undefined, Comparable>())
  let made = known.get(language)
  if (!made) known.set(language, (made = comparable(one.surface, language)))
  return made
}

const REMEMBERED = 10_000
const NOTHING: readonly Stemmed[] = []
const readers = new Map<Language | undefined, (word: string) => readonly Stemmed[]>()

/** The words of a text that count, in order; neighboring characters where a script puts no spaces between words. */
export function stemmed(text: string, language: Language | undefined): Stemmed[] {
  let reader = readers.get(language)
  if (!reader) readers.set(language, (reader = remembering(REMEMBERED, (word) => readWord(word, language))))
  const found: Stemmed[] = []
  for (const word of words(text)) for (const one of reader(word)) found.push(one)
  return found
}

function readWord(word: string, language: Language | undefined): readonly Stemmed[] {
  if (isUnspaced(word)) return pairsOf(word)
  if (isStopWord(word, language)) return NOTHING
  return [{ surface: fold(word), stem: stem(word, language ?? 'en') }]
}

function pairsOf(run: string): Stemmed[] {
  const characters = Array.from(run)
  const pairs = characters.length === 1 ? [run] : characters.slice(1).map((second, i) => `${characters[i]}${second}`)
  return pairs.filter((pair) => !FUNCTION_CHARACTER.test(pair)).map((pair) => ({ surface: pair, stem: pair }))
}
