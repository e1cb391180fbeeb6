/**
 * Tells whoever waits in this process that a document's record changed. A hint only: another process may have changed
 * it, so whoever waits also looks from time to time.
 */
export interface Signals {
  changed(documentId: string): void
  /** Resolves at the next change, after `ms`, or when the signal aborts. */
  next(documentId: string, ms: number, signal?: AbortSignal): Promise<void>
}

export function createSignals(): Signals {
  const waiting = new Map<string, Set<() => void>>()

  return {
    changed(documentId) {
      for (const wake of waiting.get(documentId) ?? []) wake()
    },
    next(documentId, ms, signal) {
      return new Promise((resolve) => {
        const wakers = waiting.get(documentId) ?? new Set()
        waiting.set(documentId, wakers)
        const wake = () => {
          clearTimeout(timer)
          signal?.removeEventListener('abort', wake)
          wakers.delete(wake)
          if (wakers.size === 0 && waiting.get(documentId) === wakers) waiting.delete(documentId)
          resolve()
        }
        const timer = setTimeout(wake, ms)
        signal?.addEventListener('abort', wake, { once: true })
        wakers.add(wake)
        if (signal?.aborted) wake()
      })
    },
  }
}
