import type OpenAI from 'openai'
import { pause, retryDelay, type RetryRules } from '../retry.ts'
import type { ModelConfig } from '../settings.ts'
import { createSlots, type Slots } from '../slots.ts'
import { modelErrorOf } from './errors.ts'
import { watchSilence } from './silence.ts'

/** One try of one call. */
export interface Attempt {
  client: OpenAI
  /** Aborts when the caller leaves or the endpoint is silent for too long. */
  signal: AbortSignal
  /** Something was heard: the silence counts from now on. */
  heard(): void
  /** What to throw for a failure: a ModelError, or the caller's own reason when the caller left. */
  failure(error: unknown): unknown
  /** Must be called at the end: it closes what is still open. */
  end(): void
}

/** One OpenAI-compatible endpoint: how it is reached, how often it is tried, how much it is asked at once. */
export interface Endpoint {
  /** Separate lines, so that a large upload never keeps a question waiting. */
  passages: Slots
  answers: Slots
  attempt(caller?: AbortSignal): Promise<Attempt>
  /** Waits before the next try; throws the error when there is none. */
  beforeRetry(error: unknown, attempt: number, caller?: AbortSignal): Promise<void>
}

type EndpointConfig = Pick<ModelConfig, 'apiKey' | 'baseUrl' | 'timeoutSeconds' | 'retries' | 'concurrency'>

const DELAYS = { minDelayMs: 250, maxDelayMs: 8_000, maxRetryAfterMs: 20_000 }

/** The `openai` package is loaded by the first call, not by the start. */
export function createEndpoint(config: EndpointConfig, random: () => number = Math.random): Endpoint {
  const limitMs = config.timeoutSeconds * 1000
  const rules: RetryRules = { ...DELAYS, retries: config.retries, random }
  let loading: ReturnType<typeof load> | undefined

  async function load() {
    const { default: sdk } = await import('openai')
    const client = new sdk({
      // Local servers want no key, the package wants one.
      apiKey: config.apiKey ?? 'none',
      ...(config.baseUrl === undefined ? {} : { baseURL: config.baseUrl }),
      maxRetries: 0,
      timeout: limitMs,
      logLevel: 'off',
    })
    return { sdk, client }
  }

  return {
    passages: createSlots(config.concurrency),
    answers: createSlots(config.concurrency),
    async attempt(caller) {
      caller?.throwIfAborted()
      const { sdk, client } = await (loading ??= load())
      const silence = watchSilence(limitMs, caller)
      return {
        client,
        signal: silence.signal,
        heard: silence.heard,
        end: silence.end,
        failure(error) {
          if (caller?.aborted) return caller.reason
          return modelErrorOf(silence.expired() ? new sdk.APIConnectionTimeoutError() : error, sdk, Date.now)
        },
      }
    },
    async beforeRetry(error, attempt, caller) {
      const delay = retryDelay(error, attempt, rules)
      if (delay === undefined) throw error
      await pause(delay, caller)
    },
  }
}
