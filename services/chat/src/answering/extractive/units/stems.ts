import { fold, isStopWord, isUnspaced, stem, words, type Language } from '@docent/runtime/text'

/** Two neighbors of a script without spaces that only ask or hold a sentence together. */
export const FUNCTION_CHARACTER = /[什甚麼么哪谁誰何吗嗎呢几幾是的了在個个為为與与和被多]/u

/** A word as it stands and as it is compared. */
export interface Stemmed {
  surface: string
  stem: string
}

/** The words of a text that count, in order; neighboring characters where a script puts no spaces between words. */
export function stemmed(text: string, language: Language | undefined): Stemmed[] {
  return words(text).flatMap((word): Stemmed[] => {
    if (isUnspaced(word)) return pairsOf(word)
    if (isStopWord(word, language)) return []
    return [{ surface: fold(word), stem: stem(word, language ?? 'en') }]
  })
}

function pairsOf(run: string): Stemmed[] {
  const characters = Array.from(run)
  const pairs = characters.length === 1 ? [run] : characters.slice(1).map((second, i) => `${characters[i]}${second}`)
  return pairs.filter((pair) => !FUNCTION_CHARACTER.test(pair)).map((pair) => ({ surface: pair, stem: pair }))
}
