import type { RecordDocument } from './document.ts'

/** Documents as this process saw or wrote them a moment ago. A write on one holds only where its version still does. */
export interface Recent {
  /** The document, once: whoever takes it finds out whether it is still so. */
  take(id: string): RecordDocument | undefined
  keep(document: RecordDocument): void
}

const MOST = 256
const KEPT_MS = 5_000

export function createRecent(now: () => number = () => performance.now()): Recent {
  const kept = new Map<string, { document: RecordDocument; until: number }>()
  return {
    take(id) {
      const found = kept.get(id)
      kept.delete(id)
      return found && found.until > now() ? found.document : undefined
    },
    keep(document) {
      kept.delete(document._id)
      kept.set(document._id, { document, until: now() + KEPT_MS })
      // The oldest comes first.
      for (const [oldest, { until }] of kept) {
        if (kept.size <= MOST && until > now()) break
        kept.delete(oldest)
      }
    },
  }
}
