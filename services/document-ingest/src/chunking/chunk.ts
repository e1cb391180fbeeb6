import type { PassageTable } from '@docent/proto'
import type { Block } from '../extraction/blocks.ts'
import { commonPath, samePath, sectionsOf, type Section } from './sections.ts'
import { isContact } from './contact.ts'
import { isTableNote } from './notes.ts'
import { defaultSizes, sizeOf, type ChunkSizes } from './size.ts'
import { splitBlock } from './split.ts'
import { joined, plain, type Text } from './text.ts'

/** A passage with its place: what is indexed, found and cited. */
export interface Passage {
  content: string
  headings: string[]
  page: number | null
  /** Tables in `content`, in their order; absent where there are none. */
  tables?: PassageTable[]
}

interface Piece extends Text {
  headings: string[]
  page: number | null
  size: number
  /** Who to reach and how: it stands for itself. */
  contact?: boolean
}

/** A longer paragraph does not lead to what comes below it. */
const LEAD_MAX = 200

/**
 * Cuts a document into passages along its headings, pages, paragraphs, rows and sentences, in time linear in its length.
 * Small neighbors are put together, so that no passage is just a heading or a line when there is more to say.
 */
export function chunk(blocks: readonly Block[], language = 'und', sizes: ChunkSizes = defaultSizes): Passage[] {
  const pieces = sectionsOf(blocks).flatMap((section) => piecesOf(section, sizes, language))
  return mergeSmall(pieces, sizes).map(({ content, headings, page, tables }) => {
    return { content, headings, page, ...(tables.length > 0 && { tables }) }
  })
}

function piecesOf({ path, page, blocks }: Section, sizes: ChunkSizes, language: string): Piece[] {
  const pieces: Piece[] = []
  let units: { text: Text; size: number; kind: Block['kind']; contact: boolean }[] = []
  let size = 0
  const flush = (kept = 0) => {
    const staying = units.splice(units.length - kept)
    const contact = units.some((unit) => unit.contact) && { contact: true }
    if (units.length > 0) pieces.push({ ...together(units), headings: path, page, size, ...contact })
    units = staying
    size = staying.reduce((sum, unit) => sum + unit.size, 0)
  }
  for (const [at, block] of blocks.entries()) {
    const contact = isContact(block)
    const isNote = isTableNote(blocks, at)
    if (contact) flush()
    const parts = splitBlock(block, sizes, language)
    for (const [index, text] of parts.entries()) {
      const partSize = sizeOf(text.content)
      const belongs = isNote && size + partSize <= sizes.max
      if (units.length > 0 && size + partSize > sizes.target && !belongs) {
        const last = units.at(-1)
        const leads = index === 0 && last !== undefined && leadsOn(last, block.kind)
        flush(leads && last.size + partSize <= sizes.max ? 1 : 0)
      }
      units.push({ text, size: partSize + 2, kind: block.kind, contact })
      size += partSize + 2
      // The parts of one block do not pack with each other: they already fill a passage each.
      if (index < parts.length - 1) flush()
    }
    if (units.some((unit) => unit.contact) && !isTableNote(blocks, at + 1)) flush()
  }
  flush()
  return pieces
}

/** A question above its answer, what announces a list, what stands above a table: they stay with what follows. */
function leadsOn(
  { text, size, kind }: { text: Text; size: number; kind: Block['kind'] },
  next: Block['kind'],
): boolean {
  if (kind !== 'paragraph' || size > LEAD_MAX) return false
  return next === 'table' || /[?:？：]["'”’)]?$/.test(text.content)
}

function together(units: readonly { text: Text; kind: Block['kind'] }[]): Text {
  let text = plain('')
  let before: Block['kind'] | undefined
  for (const unit of units) {
    text = joined(text, unit.kind === 'item' && before === 'item' ? '\n' : '\n\n', unit.text)
    before = unit.kind
  }
  return text
}

function mergeSmall(pieces: readonly Piece[], sizes: ChunkSizes): Piece[] {
  const merged: Piece[] = []
  for (const piece of pieces) {
    const before = merged.at(-1)
    if (before && fit(before, piece, sizes)) merged[merged.length - 1] = join(before, piece)
    else merged.push(piece)
  }
  return merged
}

function fit(a: Piece, b: Piece, { target, max, min }: ChunkSizes): boolean {
  if (a.contact || b.contact) return false
  const total = a.size + b.size
  if (a.size >= min && b.size >= min) return false
  const near = a.page === b.page || (a.size < min && b.size < min)
  if (!near && Math.min(a.size, b.size) >= min / 2) return false
  // A small end goes to what it belongs to: the same section, or a section below the same heading.
  if (samePath(a.headings, b.headings)) return total <= max
  const shared = commonPath(a.headings, b.headings).length
  const related = shared > 0 || a.headings.length <= 1
  return related && total <= target && (a.size < min || shared === a.headings.length)
}

function join(a: Piece, b: Piece): Piece {
  const headings = commonPath(a.headings, b.headings)
  const own = (piece: Piece) => joined(plain(piece.headings.slice(headings.length).join('\n')), '\n', piece)
  const text = joined(own(a), '\n\n', own(b))
  return { ...text, headings, page: a.size >= b.size / 4 ? a.page : b.page, size: sizeOf(text.content) }
}
