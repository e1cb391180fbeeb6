import { setTimeout as sleep } from 'node:timers/promises'
import { ModelError } from './port.ts'

export interface RetryRules {
  /** Tries after the first one. */
  retries: number
  /** First wait in milliseconds; doubled each time, with full jitter. */
  minDelayMs: number
  maxDelayMs: number
  /** A Retry-After longer than this is for the caller to wait out. Milliseconds. */
  maxRetryAfterMs: number
  /** 0 to 1. */
  random(): number
}

/** Milliseconds to wait before trying again; `undefined` when trying again cannot help or was tried enough. */
export function retryDelay(error: unknown, attempt: number, rules: RetryRules): number | undefined {
  if (!(error instanceof ModelError) || !error.retryable || attempt > rules.retries) return undefined
  const jittered = rules.random() * Math.min(rules.maxDelayMs, rules.minDelayMs * 2 ** (attempt - 1))
  if (error.retryAfterMs === undefined) return jittered
  // Everybody was told the same moment: the jitter keeps them from coming back at once.
  return error.retryAfterMs > rules.maxRetryAfterMs ? undefined : error.retryAfterMs + jittered
}

/** Resolves after a while; rejects at once with the signal's reason when it aborts. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => signal?.throwIfAborted())
}
