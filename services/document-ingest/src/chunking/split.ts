import { textOf, type Block } from '../extraction/blocks.ts'
import { cut } from './cut.ts'
import { sentencesOf } from './sentences.ts'
import { sizeOf, type ChunkSizes } from './size.ts'
import { splitTable } from './tables.ts'
import { plain, tableText, type Text } from './text.ts'

/** Cuts a block into parts of at most `target`; a block that fits stays whole. */
export function splitBlock(block: Block, sizes: ChunkSizes, language: string): Text[] {
  const text = textOf(block)
  const fits = sizeOf(text) <= sizes.target
  if (block.kind === 'table') return fits ? [tableText(block)] : splitTable(block, sizes)
  if (fits) return [plain(text)]
  const pieces = block.kind === 'code' ? text.split(/(?<=\n)/) : sentencesOf(text, language)
  return pack(pieces, sizes, block.kind === 'code' ? 0 : sizes.overlap).map(plain)
}

/** Fills parts with pieces in order. With an overlap, a part begins with the short last piece of the one before. */
function pack(pieces: readonly string[], sizes: ChunkSizes, overlap: number): string[] {
  const parts: string[] = []
  let current = ''
  let size = 0
  let last = ''
  const flush = (carry: string) => {
    if (current.trim() !== '') parts.push(current.trim())
    current = carry
    size = sizeOf(carry)
  }
  for (const piece of pieces.flatMap((one) => (sizeOf(one) > sizes.target ? cut(one, sizes.target) : [one]))) {
    const pieceSize = sizeOf(piece)
    if (size > 0 && size + pieceSize > sizes.target) {
      const repeat = overlap > 0 && sizeOf(last) <= overlap && sizeOf(last) + pieceSize <= sizes.target
      flush(repeat ? last : '')
    }
    current += piece
    size += pieceSize
    last = piece
  }
  flush('')
  return parts
}
