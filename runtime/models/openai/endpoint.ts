import type OpenAI from 'openai'
import { pause } from '../../backoff/index.ts'
import { ModelError } from '../port.ts'
import { retryDelay, type RetryRules } from '../retry.ts'
import type { ModelConfig } from '../settings.ts'
import { createSlots, type Slots } from '../slots.ts'
import { modelErrorOf } from './errors.ts'
import { watchSilence } from './silence.ts'
import { createTransport } from './transport.ts'

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
  /** Longest wait for the first word of an answer, and for the vector of a question, retries included. Milliseconds. */
  firstTokenMs: number
  questionMs: number
  attempt(caller?: AbortSignal): Promise<Attempt>
  /** Waits before the next try; throws the error when there is none. */
  beforeRetry(error: unknown, attempt: number, caller?: AbortSignal): Promise<void>
}

type EndpointConfig = Pick<
  ModelConfig,
  | 'apiKey'
  | 'baseUrl'
  | 'apiVersion'
  | 'timeoutSeconds'
  | 'firstTokenSeconds'
  | 'questionSeconds'
  | 'retries'
  | 'concurrency'
>

const DELAYS = { backoff: { firstMs: 250, longestMs: 8_000, jitter: 'full' as const }, maxRetryAfterMs: 20_000 }

/** The `openai` package is loaded by the first call, not by the start. */
export function createEndpoint(config: EndpointConfig, random: () => number = Math.random): Endpoint {
  const limitMs = config.timeoutSeconds * 1000
  const rules: RetryRules = { ...DELAYS, retries: config.retries, random }
  let loading: ReturnType<typeof load> | undefined

  async function load() {
    const { default: sdk, AzureOpenAI } = await import('openai')
    const { baseUrl: baseURL, apiVersion } = config
    // Local servers want no key, the package wants one.
    const common = {
      apiKey: config.apiKey ?? 'none',
      maxRetries: 0,
      timeout: limitMs,
      logLevel: 'off' as const,
      fetch: createTransport(),
    }
    const client =
      apiVersion === undefined
        ? new sdk({ ...common, ...(baseURL !== undefined && { baseURL }) })
        : new AzureOpenAI({ ...common, apiVersion, baseURL: azureUrl(baseURL) })
    return { sdk, client }
  }

  return {
    passages: createSlots(config.concurrency),
    answers: createSlots(config.concurrency),
    firstTokenMs: config.firstTokenSeconds * 1000,
    questionMs: config.questionSeconds * 1000,
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
          if (silence.expired()) return new ModelError('timed-out', `the endpoint was silent for ${limitMs / 1000} s`)
          return modelErrorOf(error, sdk, Date.now, config.apiKey)
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

/** Azure's address is often given as its page shows it: without the path that all calls stand under. */
function azureUrl(given = ''): string {
  const url = new URL(given)
  if (url.pathname === '/') url.pathname = '/openai'
  return url.href.replace(/\/$/, '')
}
