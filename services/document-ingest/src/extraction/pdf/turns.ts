import type { Block } from '../blocks.ts'
import { joinLines, type Vocabulary } from './join.ts'

/** A sentence whose rest is longer does not end here. */
const REST_MAX = 400
const ENDED = /[.!?。！？:;…]["'”’)\]]*$/
const REST = /^\p{Ll}[^.!?。！？]*[.!?。！？]["'”’)\]]*(?=\s|$)/u

/** Brings the end of a sentence that goes on over the page back to its beginning, so that nobody quotes halves. */
export function wholeSentences(blocks: readonly Block[], words: Vocabulary): Block[] {
  const whole: Block[] = []
  for (const block of blocks) {
    const before = whole.at(-1)
    const rest = before && restOf(before, block)
    if (before === undefined || rest === undefined || !('text' in before) || !('text' in block)) {
      whole.push(block)
      continue
    }
    whole[whole.length - 1] = { ...before, text: joinLines(before.text, rest, words) }
    const text = block.text.slice(rest.length).trimStart()
    if (text !== '') whole.push({ ...block, text })
  }
  return whole
}

function restOf(before: Block, after: Block): string | undefined {
  if (before.page === after.page || after.kind !== 'paragraph') return undefined
  if ((before.kind !== 'paragraph' && before.kind !== 'item') || ENDED.test(before.text.slice(-8))) return undefined
  return REST.exec(after.text.slice(0, REST_MAX))?.[0]
}
