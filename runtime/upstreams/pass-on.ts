import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import { PassThrough, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Dispatcher } from 'undici'
import { AGAIN_AFTER_MS, type Reaching } from './reaching.ts'

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

/** A body that may have to be sent twice is kept until its answer begins; a larger one is sent once. */
const KEPT_BYTES = 64 * 1024

/** An upstream closed a connection, as one that is killed does with all of its own. */
const lostConnection = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])

/**
 * Hands a request on and its answer back, piece by piece as they come. Nothing stands between the two connections, because
 * this is what every call pays. `refuse` is told when there is no answer; a client that leaves stops the upstream.
 *
 * A call of which nothing was sent yet is tried again: where one process of a service has died, another one takes it. One that
 * only reads, or that its service knows again, is sent once more where its answer was lost before the first byte; whatever else was
 * under way may have had its effect, so it is never sent twice.
 */
export function passOn(
  { pool, reaching }: { pool: Dispatcher; reaching: Reaching },
  request: FastifyRequest,
  reply: FastifyReply,
  refuse: (error: unknown) => void,
  { repeatable = false }: { repeatable?: boolean } = {},
): void {
  const { raw } = reply
  // It left while it was asked who it is; nothing would ever end what is begun for it.
  if (raw.destroyed) return void reply.hijack()
  const { method = 'GET', url = '/', headers } = request.raw
  const body = bodyOf(request)
  const isKept = repeatable && body !== null && Number(headers['content-length']) <= KEPT_BYTES
  const options: Dispatcher.DispatchOptions = {
    method,
    path: url,
    headers: endToEnd(headers),
    body,
  }
  let mayRepeat = isKept || ((method === 'GET' || method === 'HEAD') && body === null)
  let state: 'waiting' | 'answering' | 'over' | 'gone' = 'waiting'
  let upstream: Dispatcher.DispatchController | undefined
  let next: NodeJS.Timeout | undefined
  const left = new Error('the client left')

  raw.once('close', () => {
    if (state === 'over') return
    state = 'gone'
    clearTimeout(next)
    upstream?.abort(left)
  })

  function fail(error: Error) {
    if (state === 'gone') return
    if (state === 'answering') {
      raw.destroy(error)
    } else if (!upstream && reaching.triesAgain(error)) {
      next = setTimeout(send, AGAIN_AFTER_MS)
    } else if (upstream && mayRepeat && lostConnection.has((error as NodeJS.ErrnoException).code ?? '')) {
      mayRepeat = false
      send()
    } else {
      state = 'over'
      refuse(error)
    }
  }

  function send() {
    upstream = undefined
    pool.dispatch(options, {
      onRequestStart(controller) {
        upstream = controller
        reaching.reached()
        if (state === 'gone') controller.abort(left)
      },
      onResponseStart(_, status, answered) {
        if (status < 200 || state === 'gone') return
        state = 'answering'
        begin(reply, status, answered)
      },
      onResponseData(controller, piece) {
        if (state !== 'answering' || raw.write(piece)) return
        controller.pause()
        raw.once('drain', () => controller.resume())
      },
      onResponseEnd() {
        if (state === 'gone') return
        state = 'over'
        raw.end()
      },
      onResponseError: (_, error) => fail(error),
    })
  }
  if (!isKept) return send()
  // One that breaks off has nobody to be answered any more.
  buffer(body).then(
    (whole) => {
      options.body = whole
      if (state !== 'gone') send()
    },
    () => undefined,
  )
}

/** From here on the answer is the upstream's; what the front has set stays. */
function begin(reply: FastifyReply, status: number, headers: IncomingHttpHeaders): void {
  const { raw } = reply
  reply.hijack()
  for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...endToEnd(headers) })) {
    if (value !== undefined) raw.setHeader(name, value)
  }
  raw.writeHead(status)
  // Whoever waits for events wants to know that they will come.
  if (String(headers['content-type']).startsWith('text/event-stream')) raw.flushHeaders()
}

/** The body as it arrives, behind a stream of its own: when it fails, the caller's connection must live to be told. */
function bodyOf({ raw }: FastifyRequest): Readable | null {
  const { 'content-length': length, 'transfer-encoding': chunked } = raw.headers
  if ((length === undefined || length === '0') && chunked === undefined) return null
  const body = new PassThrough()
  // Between two tries nobody else listens.
  body.on('error', () => undefined)
  raw.once('close', () => {
    if (!raw.complete) body.destroy(new Error('the client left'))
  })
  return raw.pipe(body)
}

function endToEnd(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = String(headers['connection'] ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
  const kept: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !hopByHop.has(name) && !named.includes(name)) kept[name] = value
  }
  return kept
}
