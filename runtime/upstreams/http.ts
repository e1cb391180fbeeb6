import type { RoutedService } from '@docent/proto/http'
import { Pool } from 'undici'
import { commonFailures } from '../failures/index.ts'
import { replyFor } from '../http/index.ts'
import { traced } from '../telemetry/index.ts'
import { passOn } from './pass-on.ts'
import type { Upstreams } from './port.ts'
import { createReaching } from './reaching.ts'

export interface HttpUpstreamOptions {
  /** Address of each service, without a path, e.g. "http://chat:3000". */
  urls: Readonly<Record<RoutedService, string>>
  /** Longest wait for a connection in milliseconds. */
  connectTimeoutMs?: number
  /** For how many milliseconds calls of a service of which nobody is reached are tried anew. */
  patienceMs?: number
  /** Longest wait for the first byte of an answer in milliseconds. */
  answerTimeoutMs?: number
}

/**
 * A connection that was idle for so long is not used again: less than services go on listening when they are told to end
 * (DRAIN_SECONDS), so that they never close one at the moment a call is sent over it. A call that changes something could not
 * be sent a second time.
 */
const IDLE_MS = 3_000
/** Longer than it takes until a cluster sends nobody to a process any more that has died. */
const PATIENCE_MS = 5_000
/** Longest wait for an answer that a page is made from. */
const READ_TIMEOUT_MS = 5_000

/** Services in processes of their own. Bodies pass both ways as they come; a client that leaves stops the upstream. */
export function createHttpUpstreams({
  urls,
  connectTimeoutMs = 1_500,
  patienceMs = PATIENCE_MS,
  answerTimeoutMs = 300_000,
}: HttpUpstreamOptions): Upstreams {
  const targets = new Map(
    Object.entries(urls).map(([service, url]) => [
      service,
      {
        reaching: createReaching(patienceMs),
        pool: new Pool(new URL(url).origin, {
          connect: { timeout: connectTimeoutMs },
          headersTimeout: answerTimeoutMs,
          keepAliveMaxTimeout: IDLE_MS,
        }),
      },
    ]),
  )
  const targetOf = (service: RoutedService) => {
    const target = targets.get(service)
    if (!target) throw new Error('it has no address')
    return target
  }

  return {
    forward(service, request, reply, how) {
      const refuse = (cause: unknown) => {
        const detail = new Error(`${service} did not answer`, { cause })
        // It is told in the context of a connection, which is that of whoever opened it.
        traced(String(request.headers['traceparent']), () =>
          replyFor(commonFailures.unavailable({ detail }), request, reply),
        )
      }
      const target = targets.get(service)
      if (target) passOn(target, request, reply, refuse, how)
      else refuse(new Error('it has no address'))
    },

    async read(service, path) {
      try {
        const { pool, reaching } = targetOf(service)
        const { statusCode, body } = await reaching.till(undefined, () =>
          pool.request({ method: 'GET', path, headersTimeout: READ_TIMEOUT_MS }),
        )
        return { status: statusCode, body: await body.json() }
      } catch (error) {
        throw commonFailures.unavailable({ detail: new Error(`${service} did not answer`, { cause: error }) })
      }
    },

    async call(service, { method, path, headers, body, signal }) {
      try {
        const { pool, reaching } = targetOf(service)
        const sent = body === undefined ? {} : { body: JSON.stringify(body) }
        const reply = await reaching.till(signal, () =>
          pool.request({ method, path, headers: { ...headers }, ...sent, signal }),
        )
        return { status: reply.statusCode, body: await reply.body.json() }
      } catch (error) {
        signal?.throwIfAborted()
        throw commonFailures.unavailable({ detail: new Error(`${service} did not answer`, { cause: error }) })
      }
    },

    async notReady(service) {
      const pool = targets.get(service)?.pool
      if (!pool) return ['it has no address']
      try {
        const { statusCode, body } = await pool.request({ method: 'GET', path: '/readyz', headersTimeout: 5_000 })
        const text = await body.text()
        return statusCode === 200 ? [] : [`it answers ${statusCode}: ${text.slice(0, 500)}`]
      } catch (error) {
        return [`it cannot be reached: ${(error as Error).message}`]
      }
    },

    async late(service) {
      try {
        const answer = await targets
          .get(service)
          ?.pool.request({ method: 'GET', path: '/readyz', headersTimeout: 5_000 })
        const { late = [] } = ((await answer?.body.json()) ?? {}) as { late?: string[] }
        return late
      } catch {
        return []
      }
    },

    async close() {
      await Promise.all([...targets.values()].map(({ pool }) => pool.close()))
    },
  }
}
