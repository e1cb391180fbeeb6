import { textOf, type Block } from '../extraction/blocks.ts'
import { sentencesOf } from './sentences.ts'
import { sizeOf, type ChunkSizes } from './size.ts'

/** Headers longer than this are not repeated with every part of a table. */
const HEADER_MAX = 300
const CLAUSE_END = /[,;:、，；：)\]]\s*$|\s$/

/** Cuts a block into parts of at most `target`; a block that fits stays whole. */
export function splitBlock(block: Block, sizes: ChunkSizes, language: string): string[] {
  const text = textOf(block)
  if (sizeOf(text) <= sizes.target) return [text]
  if (block.kind === 'table') return splitTable(block.header, block.rows, sizes)
  if (block.kind === 'code') return pack(text.split(/(?<=\n)/), sizes, 0)
  return pack(sentencesOf(text, language), sizes, sizes.overlap)
}

function splitTable(header: string | null, rows: readonly string[], sizes: ChunkSizes): string[] {
  const repeated = header !== null && header.length <= HEADER_MAX ? `${header}\n` : ''
  const room = { ...sizes, target: sizes.target - sizeOf(repeated) }
  const first = repeated === '' && header !== null ? [`${header}\n`] : []
  return pack([...first, ...rows.map((row) => `${row}\n`)], room, 0).map((part) => repeated + part)
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

/** Cuts a piece without sentences at clauses or spaces, else anywhere but inside a character. */
function cut(piece: string, target: number): string[] {
  const parts: string[] = []
  let current = ''
  let size = 0
  for (const word of piece.split(/(?<=[\s,;:、，；：。])/)) {
    const wordSize = sizeOf(word)
    if (size > 0 && size + wordSize > target) {
      parts.push(current)
      current = ''
      size = 0
    }
    if (wordSize > target) {
      const letters = [...word]
      const step = Math.max(1, Math.floor((target * letters.length) / wordSize))
      for (let at = 0; at < letters.length; at += step) parts.push(letters.slice(at, at + step).join(''))
    } else {
      current += word
      size += wordSize
      if (size > target * 0.9 && CLAUSE_END.test(word)) {
        parts.push(current)
        current = ''
        size = 0
      }
    }
  }
  if (current !== '') parts.push(current)
  return parts
}
