import { setTimeout as sleep } from 'node:timers/promises'

/** How long to wait before trying again: doubled each time, up to a limit. */
export interface Backoff {
  firstMs: number
  longestMs: number
  /**
   * How far chance shortens a wait, so that those who failed together do not come back together: to anything (`full`),
   * to no less than half of it (`half`, the default), or not at all.
   */
  jitter?: 'full' | 'half' | 'none'
}

const MOST_DOUBLINGS = 40
const DEFAULT: Backoff = { firstMs: 100, longestMs: 5_000 }

/** The wait after a number of tries that failed, in milliseconds. `random` is 0 to 1. */
export function backoffMs(
  { firstMs, longestMs, jitter = 'half' }: Backoff,
  failed: number,
  random = Math.random,
): number {
  const longest = Math.min(longestMs, firstMs * 2 ** Math.min(Math.max(0, failed - 1), MOST_DOUBLINGS))
  if (jitter === 'none') return longest
  return jitter === 'full' ? longest * random() : longest * (0.5 + random() / 2)
}

/** Resolves after a while; rejects at once with the signal's reason when it aborts. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => signal?.throwIfAborted())
}

/** Resolves after a while, or as soon as the signal aborts. */
export async function rest(ms: number, signal?: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined)
}

export interface RetryOptions {
  /** Default: 100 ms to 5 s. */
  backoff?: Backoff
  signal: AbortSignal
  random?: () => number
  /** `failed` counts the tries so far, this one included. */
  onFailure(error: unknown, failed: number): void
}

/** Tries until it works; undefined when the signal aborts before it did. */
export async function retry<R>(task: () => Promise<R>, options: RetryOptions): Promise<R | undefined> {
  const { backoff = DEFAULT, signal, random, onFailure } = options
  for (let failed = 1; !signal.aborted; failed++) {
    try {
      return await task()
    } catch (error) {
      onFailure(error, failed)
    }
    await rest(backoffMs(backoff, failed, random), signal)
  }
  return undefined
}
