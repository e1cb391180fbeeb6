import { setTimeout as sleep } from 'node:timers/promises'

const LONGEST_WAIT_MS = 5_000

/** A wait before the next try, doubled with jitter; ends early when the signal aborts. */
export async function backOff(tries: number, random: () => number, signal: AbortSignal): Promise<void> {
  const wait = Math.min(LONGEST_WAIT_MS, 100 * 2 ** tries) * (0.5 + random() / 2)
  await sleep(wait, undefined, { signal }).catch(() => undefined)
}

export interface InsistOptions {
  signal: AbortSignal
  random: () => number
  onFailure(error: unknown): void
}

/** Tries until it works; undefined when the signal aborts before it did. */
export async function insist<R>(task: () => Promise<R>, options: InsistOptions): Promise<R | undefined> {
  const { signal, random, onFailure } = options
  for (let tries = 0; !signal.aborted; tries++) {
    try {
      return await task()
    } catch (error) {
      onFailure(error)
    }
    await backOff(tries, random, signal)
  }
  return undefined
}
