import { fold, guessLanguage, isStopWord, isUnspaced, stem, words, type Language } from '@docent/runtime/text'

/** A word that counts: two are the same when their stems are, and nearly the same when their beginnings are. */
export interface Term {
  stem: string
  beginning: string
  /** Two neighboring characters of a script that puts no spaces between words. */
  pair: boolean
}

export const languageOf = (text: string) => guessLanguage(words(text))

const BEGINNING = 5
/** Characters that ask or hold a sentence together rather than name something. */
const FUNCTION_CHARACTER = /[什甚麼么哪谁誰何吗嗎呢几幾是的了在个個为為与與和被多]/u

/** The words of a text that count, in order. */
export function termsOf(text: string, language: Language | undefined): Term[] {
  return words(text).flatMap((word) => {
    if (isUnspaced(word)) return pairsOf(word)
    if (isStopWord(word, language)) return []
    const surface = fold(word)
    const root = stem(word, language ?? 'en')
    return [{ stem: root, beginning: surface.length > BEGINNING ? surface.slice(0, BEGINNING) : root, pair: false }]
  })
}

function pairsOf(run: string): Term[] {
  const characters = Array.from(run)
  const pairs = characters.length === 1 ? [run] : characters.slice(1).map((second, i) => `${characters[i]}${second}`)
  return pairs
    .filter((pair) => !FUNCTION_CHARACTER.test(pair))
    .map((pair) => ({ stem: pair, beginning: pair, pair: true }))
}

/** Words to look things up in. */
export interface TermSet {
  stems: ReadonlySet<string>
  beginnings: ReadonlySet<string>
}

/** What a word that is only nearly the same is worth. */
const NEARLY = 0.6

export const termSet = (terms: readonly Term[]): TermSet => ({
  stems: new Set(terms.map((term) => term.stem)),
  beginnings: new Set(terms.map((term) => term.beginning)),
})

/** How well a text has a word, 0 to 1. */
export function matchOf(term: Term, { stems, beginnings }: TermSet): number {
  if (stems.has(term.stem)) return 1
  return beginnings.has(term.beginning) ? NEARLY : 0
}
