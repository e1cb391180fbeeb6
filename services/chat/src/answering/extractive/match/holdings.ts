import { byBeginning, type Language } from '@docent/runtime/text'
import type { Stemmed } from '../units/stems.ts'
import type { ReadPassage } from '../units/unit.ts'
import { WordsBy } from './words-by.ts'

/** What the passages found hold together. */
export interface Holdings {
  passages: readonly ReadPassage[]
  languages: readonly (Language | undefined)[]
  /** Every word once, as it stands in the last passage that has it. */
  words: readonly Stemmed[]
  surfaces: Pick<WordsBy, 'get' | 'has'>
  /** Of them those that begin as a word does, or nearly, in groups. */
  beginningLike(word: string): readonly (readonly Stemmed[])[]
  /** Their stems, with the longest word of each. */
  stems: Pick<WordsBy, 'get' | 'has'>
  /** How many pieces of the passages are counted. */
  counted: number
}

let holdings = 0

export function holdingsOf(passages: readonly ReadPassage[]): Holdings {
  const words: Stemmed[] = []
  const current = (holdings += 1)
  for (let at = passages.length - 1; at >= 0; at -= 1) {
    for (const one of (passages[at] as ReadPassage).words) {
      // Most words of a passage are the very objects that another one has.
      if (one.held === current) continue
      one.held = current
      words.push(one)
    }
  }
  const surfaces = new WordsBy('surface', words)
  let kept = 0
  for (const one of words) {
    if (surfaces.put(one, kept)) continue
    words[kept] = one
    kept += 1
  }
  words.length = kept
  const stems = new WordsBy('stem', words)
  for (let at = 0; at < kept; at += 1) {
    const one = words[at] as Stemmed
    const before = stems.put(one, at)
    if (before && before.surface.length < one.surface.length) stems.replace(one, at)
  }
  let like: Holdings['beginningLike'] | undefined
  return {
    passages,
    languages: [...new Set(passages.map(({ language }) => language))],
    words,
    surfaces,
    beginningLike: (word) => (like ??= byBeginning(words, ({ surface }) => surface))(word),
    stems,
    counted: passages.reduce((sum, { counted }) => sum + counted.length, 0),
  }
}
