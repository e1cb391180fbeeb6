import type { RoutedService } from '@docent/proto/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Pool, type Dispatcher } from 'undici'
import { PassThrough, type Readable } from 'node:stream'
import { commonFailures } from '../failures/index.ts'
import { replyFor } from '../http/index.ts'
import type { Upstreams } from './port.ts'

export interface HttpUpstreamOptions {
  /** Address of each service, without a path, e.g. "http://chat:3000". */
  urls: Readonly<Record<RoutedService, string>>
  /** Longest wait for a connection in milliseconds. */
  connectTimeoutMs?: number
  /** Longest wait for the first byte of an answer in milliseconds. */
  answerTimeoutMs?: number
}

/** Headers of one connection; they mean nothing on the next. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
])

/** Longest wait for an answer that a page is made from. */
const READ_TIMEOUT_MS = 5_000

/** An upstream closed an idle connection at the very moment it was used again. */
const staleConnection = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])

/** Services in processes of their own. Bodies pass both ways as they come; a client that leaves stops the upstream. */
export function createHttpUpstreams({
  urls,
  connectTimeoutMs = 3_000,
  answerTimeoutMs = 300_000,
}: HttpUpstreamOptions): Upstreams {
  const pools = new Map(
    Object.entries(urls).map(([service, url]) => [
      service,
      new Pool(new URL(url).origin, { connect: { timeout: connectTimeoutMs }, headersTimeout: answerTimeoutMs }),
    ]),
  )

  return {
    forward(service, request, reply) {
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      pass(pools.get(service), request, gone.signal)
        .then(({ statusCode, headers, body }) => answer(reply, statusCode, headers, body))
        .catch((error: unknown) => {
          if (gone.signal.aborted) return
          const detail = new Error(`${service} did not answer`, { cause: error })
          replyFor(commonFailures.unavailable({ detail }), request, reply)
        })
    },

    async read(service, path) {
      try {
        const pool = pools.get(service)
        if (!pool) throw new Error('it has no address')
        const { statusCode, body } = await pool.request({ method: 'GET', path, headersTimeout: READ_TIMEOUT_MS })
        return { status: statusCode, body: await body.json() }
      } catch (error) {
        throw commonFailures.unavailable({ detail: new Error(`${service} did not answer`, { cause: error }) })
      }
    },

    async notReady(service) {
      const pool = pools.get(service)
      if (!pool) return ['it has no address']
      try {
        const { statusCode, body } = await pool.request({ method: 'GET', path: '/readyz', headersTimeout: 5_000 })
        const text = await body.text()
        return statusCode === 200 ? [] : [`it answers ${statusCode}: ${text.slice(0, 500)}`]
      } catch (error) {
        return [`it cannot be reached: ${(error as Error).message}`]
      }
    },

    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.close()))
    },
  }
}

async function pass(
  pool: Pool | undefined,
  request: FastifyRequest,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  if (!pool) throw new Error('it has no address')
  const { method = 'GET', url = '/', headers } = request.raw
  const body = bodyOf(request)
  const options = { method: method as Dispatcher.HttpMethod, path: url, headers: endToEnd(headers), body, signal }
  try {
    return await pool.request(options)
  } catch (error) {
    const repeatable = (method === 'GET' || method === 'HEAD') && body === null && !signal.aborted
    if (!repeatable || !staleConnection.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    return pool.request(options)
  }
}

/** The body as it arrives, behind a stream of its own: when it fails, the caller's connection must live to be told. */
function bodyOf({ raw }: FastifyRequest): Readable | null {
  const { 'content-length': length, 'transfer-encoding': chunked } = raw.headers
  if ((length === undefined || length === '0') && chunked === undefined) return null
  const body = new PassThrough()
  raw.once('close', () => {
    if (!raw.complete) body.destroy(new Error('the client left'))
  })
  return raw.pipe(body)
}

function answer(reply: FastifyReply, status: number, headers: ReplyHeaders, body: Readable): void {
  reply.code(status).headers(endToEnd(headers))
  // Without a body there is nothing to stream; Fastify would announce one.
  if (status === 204 || status === 304 || reply.request.method === 'HEAD') {
    body.resume()
    reply.send()
  } else reply.send(body)
}

type ReplyHeaders = Record<string, string | string[] | undefined>

function endToEnd(headers: ReplyHeaders): Record<string, string | string[]> {
  const named = String(headers['connection'] ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
  const kept: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !hopByHop.has(name) && !named.includes(name)) kept[name] = value
  }
  return kept
}
