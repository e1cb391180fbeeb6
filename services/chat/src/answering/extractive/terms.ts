import { fold, guessLanguage, isStopWord, isUnspaced, stem, words, type Language } from '@docent/runtime/text'
import { attributeOf } from './attributes.ts'

/** A word that counts: two are the same when their stems are, and nearly the same when their beginnings are. */
export interface Term {
  stem: string
  beginning: string
  /** Two neighboring characters of a script that puts no spaces between words. */
  pair: boolean
  /** Stems of words that are as good. */
  also?: readonly string[]
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

/** Whether a text has a word itself, or one that is as good. */
export const isHere = ({ stem: own, also }: Term, { stems }: TermSet): boolean =>
  stems.has(own) || (also?.some((one) => stems.has(one)) ?? false)

/** How well a text has a word, 0 to 1. */
export function matchOf(term: Term, set: TermSet): number {
  if (isHere(term, set)) return 1
  return set.beginnings.has(term.beginning) ? NEARLY : 0
}

/** The words of a question that count; those that ask for an attribute give way to what documents call it. */
export function termsOfQuestion(question: string, language: Language | undefined): Term[] {
  const all = termsOf(question, language)
  const attribute = attributeOf(question)
  const asking = words(question).filter((word) => attribute?.stands(word))
  if (!attribute || asking.length === 0) return all
  const stems = (list: readonly string[]) => list.map((word) => stem(word.toLowerCase(), language ?? 'en'))
  const given = stems(asking)
  const [own = '', ...also] = stems(attribute.words)
  return [...all.filter((term) => !given.includes(term.stem)), { stem: own, beginning: own, pair: false, also }]
}
