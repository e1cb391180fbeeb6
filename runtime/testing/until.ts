import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_EVERY_MS = 5
const DEFAULT_DEADLINE_MS = 120_000

/** Waits until a condition holds, looking again and again; rejects with what it waited for when it never does. */
export async function until<T>(
  what: string,
  holds: () => T | Promise<T>,
  deadlineMs = DEFAULT_DEADLINE_MS,
): Promise<NonNullable<T>> {
  const end = performance.now() + deadlineMs
  for (;;) {
    const found = await holds()
    if (found) return found
    if (performance.now() > end) throw new Error(`waited ${deadlineMs} ms in vain for: ${what}`)
    await sleep(LOOK_EVERY_MS)
  }
}
