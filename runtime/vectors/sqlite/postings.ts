import type { DatabaseSync } from 'node:sqlite'
import { MAX_TF, TF_BITS } from './layout.ts'

/** Collects the postings of a transaction, so that each list is appended to once. */
export function createPostings(db: DatabaseSync) {
  const append = db.prepare(
    `insert into post values (?, ?, ?) on conflict do update set p = cast(p || excluded.p as blob)`,
  )
  const waiting = new Map<number, Map<number, number[]>>()

  return {
    add(segment: number, slot: number, term: number, tf: number): void {
      let terms = waiting.get(segment)
      if (!terms) waiting.set(segment, (terms = new Map()))
      const posting = (slot << TF_BITS) | Math.min(tf, MAX_TF)
      const list = terms.get(term)
      if (list) list.push(posting)
      else terms.set(term, [posting])
    },
    write(): void {
      for (const [segment, terms] of waiting) {
        // In the order of the key: neighbours share pages.
        for (const term of Uint32Array.from(terms.keys()).sort()) {
          append.run(segment, term, new Uint8Array(Uint16Array.from(terms.get(term) ?? []).buffer))
        }
      }
      waiting.clear()
    },
  }
}
