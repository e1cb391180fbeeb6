import { Unprocessable, type RetryPolicy } from './port.ts'

const DEFAULTS = { attempts: 8, minDelayMs: 100, maxDelayMs: 30_000 }

/** The wait before the next try with full jitter, or undefined when the event is to be parked. */
export function nextDelay(
  policy: RetryPolicy | undefined,
  attempt: number,
  error: unknown,
  random: () => number,
): number | undefined {
  const { attempts, minDelayMs, maxDelayMs } = { ...DEFAULTS, ...policy }
  if (error instanceof Unprocessable || attempt >= attempts) return undefined
  return random() * Math.min(maxDelayMs, minDelayMs * 2 ** (attempt - 1))
}

const LONGEST = 1000

/** An error as one line. */
export function oneLine(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return text.replace(/\s+/g, ' ').trim().slice(0, LONGEST)
}
