import { backoffMs, pause } from '@docent/runtime/backoff'
import type { Clock } from '@docent/runtime/clock'
import { ModelError } from '@docent/runtime/models'

/** The model did not answer for so long that the job is given up. */
export class GaveUp extends Error {
  override readonly name = 'GaveUp'
}

export interface RetryOptions {
  clock: Clock
  /** Milliseconds since 1970 of the last progress; the limit counts from then. */
  lastProgress(): number
  giveUpMs: number
  signal: AbortSignal
  random?: () => number
}

const BACKOFF = { firstMs: 250, longestMs: 15_000 }

/** Calls the model until it answers, it rejects, or it has kept everybody waiting for too long. */
export async function withRetries<T>(call: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { clock, lastProgress, giveUpMs, signal, random = Math.random } = options
  for (let tries = 1; ; tries += 1) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ModelError) || !error.retryable) throw error
      const wait = (error.retryAfterMs ?? 0) + backoffMs(BACKOFF, tries, random)
      if (clock.now().getTime() + wait - lastProgress() > giveUpMs) throw new GaveUp(error.message, { cause: error })
      await pause(wait, signal)
    }
  }
}
