import { backoffMs, type Backoff } from '../backoff/index.ts'
import { ModelError } from './port.ts'

export interface RetryRules {
  /** Tries after the first one. */
  retries: number
  backoff: Backoff
  /** A Retry-After longer than this is for the caller to wait out. Milliseconds. */
  maxRetryAfterMs: number
  /** 0 to 1. */
  random(): number
}

/** Milliseconds to wait before trying again; `undefined` when trying again cannot help or was tried enough. */
export function retryDelay(error: unknown, attempt: number, rules: RetryRules): number | undefined {
  if (!(error instanceof ModelError) || !error.retryable || attempt > rules.retries) return undefined
  const jittered = backoffMs(rules.backoff, attempt, rules.random)
  if (error.retryAfterMs === undefined) return jittered
  // Everybody was told the same moment: the jitter keeps them from coming back at once.
  return error.retryAfterMs > rules.maxRetryAfterMs ? undefined : error.retryAfterMs + jittered
}
