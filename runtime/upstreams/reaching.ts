import { setTimeout as sleep } from 'node:timers/promises'

/** There was no connection, so nothing was sent. */
const unreached = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Between two tries of a call that has reached nobody, in milliseconds. */
export const AGAIN_AFTER_MS = 100
/** What was seen so long ago says nothing about a service any more. */
const FORGOTTEN_MS = 60_000

/**
 * Whether a call that has reached nobody is worth another try. All calls of one service share the patience: it begins with the first
 * that finds nobody, so a service that stays away costs its callers that time once, and everybody after them is told at once.
 */
export interface Reaching {
  /** A connection was there. */
  reached(): void
  /** Notes that nobody was reached, and says whether to try again. */
  triesAgain(error: unknown): boolean
  /** Makes the call anew as long as it is worth it. @throws what the last try did */
  till<T>(signal: AbortSignal | undefined, make: () => Promise<T>): Promise<T>
}

export function createReaching(patienceMs: number): Reaching {
  let since: number | undefined
  let last = 0

  function triesAgain(error: unknown): boolean {
    if (!unreached.has((error as NodeJS.ErrnoException).code ?? '')) return false
    const now = performance.now()
    if (since === undefined || now - last > FORGOTTEN_MS) since = now
    last = now
    return now - since < patienceMs
  }
  const reached = () => {
    since = undefined
  }

  return {
    reached,
    triesAgain,
    async till(signal, make) {
      for (;;) {
        try {
          const made = await make()
          reached()
          return made
        } catch (error) {
          if (!triesAgain(error)) throw error
          await sleep(AGAIN_AFTER_MS, undefined, { signal })
        }
      }
    },
  }
}
