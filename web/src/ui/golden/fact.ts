import { GOLDEN_FACT_MAX_LENGTH } from '../../api/golden.ts'

/** The sentence of an answer that an owner most likely means: the first with a number, else the first. */
export function factOf(answer: string): string {
  const plain = answer
    .replace(/\s*\[\d+\]/g, '')
    .replace(/^\s*(?:[-*#>]+|\d+\.)\s+/gm, '')
    .replace(/^[\s|:-]+$/gm, '')
    .replace(/[*_`]|[^\S\n]*\|[^\S\n]*/g, (mark) => (mark.includes('|') ? ' ' : ''))
  const sentences = plain
    .split(/(?<=[.!?。！？])\s+|\n+/u)
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter((one) => /[\p{L}\p{N}]/u.test(one))
  const best = sentences.find((one) => /\p{N}/u.test(one)) ?? sentences[0] ?? ''
  return best.slice(0, GOLDEN_FACT_MAX_LENGTH).trim()
}
