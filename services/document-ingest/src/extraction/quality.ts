import type { SourceKind } from '@docent/proto'
import { ExtractionProblem } from './problem.ts'

/** Characters that stand for nothing: a font without a map to text, or bytes that are no text at all. */
const MEANINGLESS = /[\p{Cc}\ufffd\p{Co}]/gu
const GARBLED_SHARE = 0.3
const SAMPLE = 200_000

/** Refuses what has no text or only garbage. @throws ExtractionProblem no_text, garbled */
export function checkReadable(text: string, kind: SourceKind): void {
  const solid = text.replace(/[\s\u00ad\u200b-\u200f\u2060\ufeff]+/g, '')
  if (!/[\p{L}\p{N}]/u.test(solid)) {
    throw new ExtractionProblem('no_text', kind === 'pdf' ? 'no text on any page' : 'nothing but white space and marks')
  }
  const sample = solid.slice(0, SAMPLE)
  const garbage = sample.match(MEANINGLESS)?.length ?? 0
  if (garbage > sample.length * GARBLED_SHARE) {
    throw new ExtractionProblem('garbled', `${garbage} of ${sample.length} characters mean nothing`)
  }
}
