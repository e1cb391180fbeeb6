import type { PassageTable } from '@docent/proto'
import { wordsOf } from './cells.ts'
import { partsOf, type TableView } from './parts.ts'

/** What is shown of a passage where all of it would be too much; `left`: how many rows are not. */
export type Excerpt = { kind: 'text'; text: string } | { kind: 'table'; table: TableView; left: number }

const LONGEST = 280
const ROWS = 3
/** So few rows are all shown: of four, a missing one would be taken for none. */
const FEW = 5
/** Words that begin alike are taken for forms of one word. */
const STEM = 5

/** Where a passage comes nearest to a question: the sentences around the one that shares most words with it, or rows of a table. */
export function excerptOf(text: string, tables: readonly PassageTable[] | undefined, question: string): Excerpt {
  const asked = new Set(stemsOf(question))
  const shares = (words: string) => new Set(stemsOf(words).filter((word) => asked.has(word))).size
  const found = partsOf(text, tables).map((part) => {
    const lines = part.kind === 'text' ? sentencesOf(part.text) : part.table.rows.map((row) => row.join(' '))
    const near = lines.map(shares)
    // The heads of a table belong to each of its rows.
    const heads = part.kind === 'table' ? shares([part.table.caption ?? '', ...part.table.heads].join(' ')) : 0
    return { part, lines, near, score: Math.max(0, ...near) + heads }
  })
  const best = found.toSorted((a, b) => b.score - a.score)[0]
  if (best === undefined) return { kind: 'text', text: '' }
  const { part, lines, near } = best
  if (part.kind === 'text') return { kind: 'text', text: around(lines, near.indexOf(Math.max(...near))) }
  const rows = part.table.rows
    .map((row, index) => ({ row, index, near: near[index] ?? 0 }))
    .toSorted((a, b) => b.near - a.near || a.index - b.index)
    .slice(0, part.table.rows.length <= FEW ? FEW : ROWS)
    .toSorted((a, b) => a.index - b.index)
  const left = part.table.rows.length - rows.length
  return { kind: 'table', table: { ...part.table, rows: rows.map(({ row }) => row) }, left }
}

/** A line of a few words by itself, without a mark at its end: it names what follows. */
const HEADING = /(?<=^|\n\s*)([^\n]{1,60}[\p{L}\p{N})])[^\S\n]*\n\s*\n\s*(?=\S)/gu
/** The number of an item ends no sentence. */
const NUMBERED = /(?:^|\n)\s*\(?\d{1,3}[.)]\s*$/

/** The sentence, and those after and before it as long as there is room. */
function around(sentences: readonly string[], at: number): string {
  let [from, to] = [at, at + 1]
  let length = sentences[at]?.length ?? 0
  const fits = (sentence: string | undefined) => sentence !== undefined && length + sentence.length <= LONGEST
  while (fits(sentences[to])) length += sentences[to++]?.length ?? 0
  while (from > 0 && fits(sentences[from - 1])) length += sentences[--from]?.length ?? 0
  const words = sentences.slice(from, to).join('').replaceAll(HEADING, '$1: ').replaceAll(/\s+/g, ' ').trim()
  const shown = words.length <= LONGEST ? words : `${words.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`
  return from > 0 ? `… ${shown}` : shown
}

const stemsOf = (text: string) =>
  wordsOf(text)
    .filter((word) => word.length > 2 || /\d/.test(word))
    .map((word) => word.slice(0, STEM))

function sentencesOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return [text]
  const sentences: string[] = []
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)) {
    if (NUMBERED.test(sentences.at(-1) ?? '')) sentences.push(`${sentences.pop()}${segment}`)
    else sentences.push(segment)
  }
  return sentences
}
