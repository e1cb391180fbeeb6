import { tableLines, type Block } from '../extraction/blocks.ts'
import { MAIL, PHONE } from '../extraction/reached.ts'

/** A longer block says more than how to reach somebody. */
const LENGTH_MAX = 700

/** Lines of which two or more say an address of mail or a number to call: who to reach, and how. */
export function isContact(block: Block): boolean {
  const lines = block.kind === 'table' ? tableLines(block) : block.kind === 'paragraph' ? block.text.split('\n') : []
  if (lines.length < 2 || lines.reduce((sum, line) => sum + line.length, 0) > LENGTH_MAX) return false
  const reached = lines.filter((line) => MAIL.test(line) || PHONE.test(line)).length
  return reached >= 2 && reached >= lines.length / 2
}
