import type { Passage } from '@docent/proto'

/** Least share of a sentence's words that an answer must use for the sentence to be marked. */
const SHARE = 0.5

export interface Stretch {
  text: string
  isMarked: boolean
}

/**
 * A passage cut into its sentences, those marked that the answer quotes word for word; where it quotes none, those whose
 * words it uses; then those of two words that it quotes, as lines of a list are; all of it when none stands out.
 */
export function stretchesOf(passage: string, answer: string): Stretch[] {
  const said = wordsOf(answer.replace(/\[[\d, ]+\]/g, ''))
  const sentences = sentencesOf(passage)
  const marks = (least: number, isUsed: (words: string[]) => boolean) => {
    const marked = sentences.map((sentence) => {
      // The number of a line in a list is none of its words.
      const words = wordsOf(sentence.replace(/^\s*\d+[.)]\s/, ''))
      return words.length >= least && isUsed(words)
    })
    return marked.includes(true) && marked
  }
  const isQuoted = (words: string[]) => ` ${said.join(' ')} `.includes(` ${words.join(' ')} `)
  const marked =
    marks(3, isQuoted) ||
    marks(3, (words) => words.filter((word) => said.includes(word)).length / words.length >= SHARE) ||
    marks(2, isQuoted)
  return sentences.map((text, index) => ({ text, isMarked: !marked || marked[index] === true }))
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}|\p{N}+|\p{Script=Han}/gu) ?? []

function sentencesOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return [text]
  return [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment)
}

/** The numbers an answer cites, in order, each once. */
export function citedIn(answer: string, sources: readonly Passage[]): number[] {
  const numbers = [...answer.matchAll(/\[(\d{1,3}(?:\s*,\s*\d{1,3})*)\]/g)].flatMap(([, list = '']) =>
    list.split(',').map(Number),
  )
  return [...new Set(numbers)].filter((number) => number >= 1 && number <= sources.length).toSorted((a, b) => a - b)
}
