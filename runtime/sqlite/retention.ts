import type { Clock } from '../clock/index.ts'
import { DAY_MS } from '../units/index.ts'
import type { Step } from './protocol.ts'
import type { Writer } from './writer.ts'

const EVERY_MS = 60 * 60 * 1000
const AT_ONCE = 500

/** Removes old log entries, at the start and once an hour; a few at a time so that no other write waits for long. */
export function keepLogShort(options: { writer: Writer; clock: Clock; retentionMs: number }): () => void {
  const { writer, clock, retentionMs } = options
  const stopped = new AbortController()

  async function trim() {
    const now = clock.now().getTime()
    const step: Step = { kind: 'trim', before: now - retentionMs, from: now + DAY_MS, limit: AT_ONCE }
    let removed = AT_ONCE
    while (removed === AT_ONCE && !stopped.signal.aborted) {
      removed = await writer.submit<number>(step)
    }
  }
  // A failed write has already ended the process through onFatal.
  const tryTrim = () => void trim().catch(() => undefined)
  const timer = setInterval(tryTrim, EVERY_MS).unref()
  tryTrim()

  return () => {
    stopped.abort()
    clearInterval(timer)
  }
}
