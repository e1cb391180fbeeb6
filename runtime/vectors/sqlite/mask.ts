import type { Segment } from './segment.ts'

/** A segment and which of its slots a search may see; no mask means all of them. */
export interface Searched {
  segment: Segment
  mask: Uint8Array | undefined
  /** How many slots may be seen, and their terms together. */
  n: number
  tokens: number
}

/** Undefined when nothing of the segment may be seen. */
export function maskOf(segment: Segment, only: ReadonlySet<number> | undefined): Searched | undefined {
  if (!only && segment.dead === 0) return { segment, mask: undefined, n: segment.n, tokens: segment.tokens }
  const mask = new Uint8Array(segment.n)
  let n = 0
  let tokens = 0
  for (let slot = 0; slot < segment.n; slot += 1) {
    const document = segment.document[slot] as number
    if (document === 0 || (only && !only.has(document))) continue
    mask[slot] = 1
    n += 1
    tokens += segment.length[slot] as number
  }
  return n > 0 ? { segment, mask, n, tokens } : undefined
}
