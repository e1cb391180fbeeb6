import type { QdrantClient } from '@qdrant/js-client-rest'
import { backoffMs, pause } from '../../backoff/index.ts'
import { EngineUnavailable } from '../../failures/engine-unavailable.ts'

export interface ClientOptions {
  url: string
  apiKey?: string
  /** Longest wait for one answer, in milliseconds; after half of it no question is asked again. */
  timeoutMs: number
  random: () => number
}

/** Qdrant does not answer, or not in time. */
export class QdrantUnavailable extends EngineUnavailable {
  override readonly name = 'QdrantUnavailable'
}

/** Asks the server; all questions of this adapter may be repeated. */
export type Ask = <R>(question: (client: QdrantClient) => Promise<R>) => Promise<R>

const TRIES = 3
const BACKOFF = { firstMs: 200, longestMs: 1_000 }

export function createAsk({ url, apiKey, timeoutMs, random }: ClientOptions): Ask {
  let loaded: Promise<QdrantClient> | undefined
  const load = async () => {
    const { QdrantClient } = await import('@qdrant/js-client-rest')
    // The check would print to the console, and a server that is not there yet is no reason to.
    return new QdrantClient({ url, apiKey, timeout: timeoutMs, checkCompatibility: false })
  }

  return async (question) => {
    const client = await (loaded ??= load())
    const began = performance.now()
    for (let tries = 1; ; tries++) {
      try {
        return await question(client)
      } catch (error) {
        if (!isPassing(error)) throw error
        // Whom half of the time went to already is not asked once more: somebody waits.
        const over = tries === TRIES || performance.now() - began > timeoutMs / 2
        if (over) throw new QdrantUnavailable(`Qdrant at ${url}: ${reasonOf(error)}`, { cause: error })
      }
      await pause(backoffMs(BACKOFF, tries, random))
    }
  }
}

/** The server is away, busy, or in trouble of its own; what it refuses, it refuses again. */
function isPassing(error: unknown): boolean {
  const status = statusOf(error)
  return status === undefined || status === 429 || status >= 500
}

/** The status of a refusal; undefined where there was no answer. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined
  const { status } = error as { status?: unknown }
  if (typeof status === 'number') return status
  const told = /^Unexpected Response: (\d+)/.exec(error.message)?.[1]
  return told === undefined ? undefined : Number(told)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message
}
