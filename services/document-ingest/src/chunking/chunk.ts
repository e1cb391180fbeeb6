import type { Block } from '../extraction/blocks.ts'
import { commonPath, samePath, sectionsOf, type Section } from './sections.ts'
import { defaultSizes, sizeOf, type ChunkSizes } from './size.ts'
import { splitBlock } from './split.ts'

/** A passage with its place: what is indexed, found and cited. */
export interface Passage {
  content: string
  headings: string[]
  page: number | null
}

interface Piece extends Passage {
  size: number
}

/**
 * Cuts a document into passages along its headings, pages, paragraphs, rows and sentences, in time linear in its length.
 * Small neighbors are put together, so that no passage is just a heading or a line when there is more to say.
 */
export function chunk(blocks: readonly Block[], language = 'und', sizes: ChunkSizes = defaultSizes): Passage[] {
  const pieces = sectionsOf(blocks).flatMap((section) => piecesOf(section, sizes, language))
  return mergeSmall(pieces, sizes).map(({ content, headings, page }) => ({ content, headings, page }))
}

function piecesOf({ path, page, blocks }: Section, sizes: ChunkSizes, language: string): Piece[] {
  const pieces: Piece[] = []
  let content = ''
  let size = 0
  const flush = () => {
    if (content !== '') pieces.push({ content, headings: path, page, size })
    content = ''
    size = 0
  }
  let before: Block['kind'] | undefined
  for (const block of blocks) {
    const parts = splitBlock(block, sizes, language)
    for (const [index, part] of parts.entries()) {
      const partSize = sizeOf(part)
      if (size > 0 && size + partSize > sizes.target) flush()
      const glue = block.kind === 'item' && before === 'item' ? '\n' : '\n\n'
      content = content === '' ? part : content + glue + part
      size += partSize + 2
      before = block.kind
      // The parts of one block do not pack with each other: they already fill a passage each.
      if (index < parts.length - 1) flush()
    }
  }
  flush()
  return pieces
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
  const own = (piece: Piece) => {
    const below = piece.headings.slice(headings.length)
    return below.length === 0 ? piece.content : `${below.join('\n')}\n${piece.content}`
  }
  const content = `${own(a)}\n\n${own(b)}`
  return { content, headings, page: a.size >= b.size / 4 ? a.page : b.page, size: sizeOf(content) }
}
