import type { Segment } from './segment.ts'

/** A segment and which of its slots a search may see; no mask means all of them. */
export interface Searched {
  segment: Segment
  mask: Uint8Array | undefined
}

/** Undefined when nothing of the segment may be seen. */
export function maskOf(segment: Segment, only: ReadonlySet<number> | undefined): Searched | undefined {
  if (!only && segment.dead === 0) return { segment, mask: undefined }
  const mask = new Uint8Array(segment.n)
  let any = false
  for (let slot = 0; slot < segment.n; slot += 1) {
    const document = segment.document[slot] as number
    if (document === 0 || (only && !only.has(document))) continue
    mask[slot] = 1
    any = true
  }
  return any ? { segment, mask } : undefined
}
