import type { Passage } from '../../../api/answers.ts'
import { drawnOf } from '../passages.ts'
import type { Needle } from './match.ts'

/** What of a passage is looked for on its page: its sentences, and its tables row by row. */
export function needlesOf(passage: Passage, answer: string): Needle[] {
  return drawnOf(passage, answer).flatMap((part): Needle[] => {
    if (part.kind === 'text') {
      return part.paragraphs.flat().flatMap(({ text, isMarked }) => linesOf(text, isMarked))
    }
    const { heads, rows } = part.table
    const isUsed = (row: number) => [...part.marked].some((cell) => cell.startsWith(`${row}:`))
    return [
      { text: heads.join(' '), isQuoted: false },
      ...rows.map((cells, row) => ({ text: cells.join(' '), isQuoted: isUsed(row) })),
    ]
  })
}

/** Sentence by sentence: a footnote or a column between two of them keeps neither from being found. */
function linesOf(text: string, isQuoted: boolean): Needle[] {
  if (!('Segmenter' in Intl)) return [{ text, isQuoted }]
  const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)
  return [...sentences].map(({ segment }) => ({ text: segment, isQuoted }))
}
