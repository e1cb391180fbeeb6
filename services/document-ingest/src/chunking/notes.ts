import { textOf, type Block } from '../extraction/blocks.ts'

/** "* After 19:00 with an appointment only." */
const NOTE = /^(\*{1,3}|[†‡¹²³])\s?[\p{L}\p{N}]/u
const LONGEST = 200
/** Notes below one table; more are a list of its own, and looking further up would take time of their square. */
const MOST = 12

/** Whether a block is a note to a mark in the table right above it, or above other notes to it: without it, the table says too much. */
export function isTableNote(blocks: readonly Block[], at: number): boolean {
  const mark = markOf(blocks[at])
  if (mark === undefined) return false
  let above = at - 1
  while (above >= at - MOST && markOf(blocks[above]) !== undefined) above -= 1
  const table = blocks[above]
  return table?.kind === 'table' && textOf(table).includes(mark)
}

const markOf = (block: Block | undefined) =>
  block?.kind === 'paragraph' && block.text.length <= LONGEST ? NOTE.exec(block.text)?.[1] : undefined
