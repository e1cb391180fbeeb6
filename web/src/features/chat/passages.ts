import { stretchesOf } from '@docent/widget-embed/passages'
import type { Passage } from '../../api/answers.ts'
import type { Chunk } from '../../api/documents.ts'
import { markedCells } from '../../ui/passage/cells.ts'
import { isNamedAbove, partsOf, type TableView } from '../../ui/passage/parts.ts'

/** So many chunks on either side are enough for a page; without pages, two give the surroundings. */
const PAGE_REACH = 8
const TEXT_REACH = 2

/** The position of a passage in its document, out of the id of its chunk. */
export function indexOf({ chunkId }: Pick<Passage, 'chunkId'>): number {
  return Number(/:(\d+)$/.exec(chunkId)?.[1] ?? 0)
}

/** Which chunks to load around a passage. */
export function windowOf(passage: Pick<Passage, 'documentId' | 'chunkId' | 'page'>) {
  const reach = passage.page === null ? TEXT_REACH : PAGE_REACH
  const index = indexOf(passage)
  const from = Math.max(0, index - reach)
  return { documentId: passage.documentId, from, limit: index + reach - from + 1 }
}

/** A stretch of the page: a heading when it changes, the words, and whether these are the ones that were used. */
export interface Stretch {
  id: string
  heading: string | undefined
  text: string
  tables: Tables
  isHit: boolean
}

type Tables = Passage['tables']

/** The page of a passage, or what stands around it where there are no pages. */
export function pageOf(passage: Passage, chunks: readonly Chunk[]): Stretch[] {
  const near = chunks.filter(({ page, id }) => id === passage.chunkId || passage.page === null || page === passage.page)
  return near.map(({ id, headings, content, tables }, position) => {
    const before = near[position - 1]
    const after = near[position + 1]
    const isHit = id === passage.chunkId
    return {
      id,
      heading: headings.join('\n') === before?.headings.join('\n') ? undefined : headings.at(-1),
      ...(isHit
        ? { text: content, tables }
        : withoutShared(before?.content, content, after?.id === passage.chunkId ? after.content : '', tables)),
      isHit,
    }
  })
}

/** Chunks may share words where they meet. They are printed once, and the passage that was used keeps them. */
function withoutShared(before = '', text: string, hitAfter: string, tables: Tables): Pick<Stretch, 'text' | 'tables'> {
  const start = shared(before, text)
  const rest = text.slice(start, text.length - shared(text, hitAfter))
  const from = start + rest.length - rest.trimStart().length
  // A table that is cut in two is drawn as the lines that are left of it.
  return { text: rest.trim(), tables: tables?.map((one) => ({ ...one, from: one.from - from, to: one.to - from })) }
}

const SHORTEST_OVERLAP = 12

/** How many characters at the end of one text are the beginning of the other. */
export function shared(before: string, text: string): number {
  for (let length = Math.min(before.length, text.length); length >= SHORTEST_OVERLAP; length -= 1) {
    if (before.endsWith(text.slice(0, length))) return length
  }
  return 0
}

/** Words of a passage, and whether the answer uses them. */
export interface Piece {
  text: string
  isMarked: boolean
}

/** What a passage is drawn from: paragraphs, cut where the answer begins or ends to use them, and tables with their cells. */
export type Drawn =
  | { kind: 'text'; paragraphs: Piece[][] }
  | { kind: 'table'; table: TableView; marked: Set<string>; isNamedAbove: boolean }

/** A passage as it is drawn; which sentences are marked, the bubble decides by the same function. */
export function drawnOf({ text, tables }: { text: string; tables?: Tables }, answer = ''): Drawn[] {
  const parts = partsOf(text, tables)
  const cells = parts.map((part) => (part.kind === 'table' ? markedCells(part.table, answer) : new Set<string>()))
  const stretches = answer === '' ? [{ text, isMarked: false }] : stretchesOf(text, answer)
  // Where no sentence stands out all are marked; a cell that does is enough.
  const isCell = cells.some((marked) => marked.size > 0) && stretches.every(({ isMarked }) => isMarked)
  const marks = stretches.flatMap((one) => Array<boolean>(one.text.length).fill(one.isMarked && !isCell))
  return parts.map((part, index) =>
    part.kind === 'text'
      ? { kind: 'text', paragraphs: paragraphsOf(part.text, marks, part.from) }
      : {
          kind: 'table',
          table: part.table,
          marked: cells[index] ?? new Set(),
          isNamedAbove: isNamedAbove(text, part),
        },
  )
}

function paragraphsOf(text: string, marks: readonly boolean[], from: number): Piece[][] {
  return [...text.matchAll(/[^\n]+(?:\n[^\n]+)*/g)].map(({ 0: paragraph, index }) => {
    const pieces: Piece[] = []
    for (const [offset, character] of paragraph.split('').entries()) {
      const isMarked = marks[from + index + offset] ?? false
      const last = pieces.at(-1)
      if (last?.isMarked === isMarked) last.text += character
      else pieces.push({ text: character, isMarked })
    }
    return pieces
  })
}

/** The passage alone, when nothing else can be shown. */
export function aloneOf({ chunkId, headings, text, tables }: Passage): Stretch[] {
  return [{ id: chunkId, heading: headings.at(-1), text, tables, isHit: true }]
}
