import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { commonFailures } from '../failures/index.ts'
import { RETRY_AFTER_SECONDS } from './errors.ts'
import { onceClosed } from './once-closed.ts'

/** How long answers in flight may take to finish after a server was told to close, in milliseconds. */
const GRACE_MS = 10_000
/** How long whoever waits for an answer that did not finish may take to be told, in milliseconds. */
const LAST_WORDS_MS = 1_000
/** How often connections are looked at that became idle after the close began: Node would keep them for a minute. */
const IDLE_CHECK_MS = 20

/** The answers that a process has under way. Services of one process share it: only the server that listens knows the time. */
export interface UnderWay {
  /** Those that would never end by themselves. */
  endless: Set<ServerResponse>
  /** What ends others once there is no more time for them. */
  limits: Set<Limit>
  isEnding: boolean
  isTimeOver: boolean
  /** No other process answers in its place. */
  isAlone: boolean
}

interface Limit {
  over: AbortController
  raw: ServerResponse
}

export const createUnderWay = ({ isAlone = false } = {}): UnderWay => ({
  endless: new Set(),
  limits: new Set(),
  isEnding: false,
  isTimeOver: false,
  isAlone,
})

const underWayAt = new WeakMap<Server, UnderWay>()

/** Marks an answer that would never end by itself: it is cut when the server closes instead of holding it open. */
export function endWithServer(reply: FastifyReply): void {
  const open = underWayAt.get(reply.server.server)?.endless
  if (!open) return
  open.add(reply.raw)
  onceClosed(reply, () => open.delete(reply.raw))
}

/**
 * Aborts when the process ends and gives an answer no more time: the reason is the refusal with which it can still end, before it
 * is cut. One that has not begun is cut at once where another process can be asked in its place.
 */
export function timeOver(reply: FastifyReply): AbortSignal {
  const over = new AbortController()
  const underWay = underWayAt.get(reply.server.server)
  if (!underWay) return over.signal
  const limit: Limit = { over, raw: reply.raw }
  if (underWay.isTimeOver) endFor(limit, underWay)
  underWay.limits.add(limit)
  onceClosed(reply, () => underWay.limits.delete(limit))
  return over.signal
}

/** Why an answer is cut before it is whole. */
export function whyCut({ raw, server }: FastifyReply): 'the process ended' | 'the client left' {
  const underWay = underWayAt.get(server.server)
  const isCut = underWay?.isTimeOver || (underWay?.isEnding && underWay.endless.has(raw))
  return isCut ? 'the process ended' : 'the client left'
}

/** Whoever passed it on asks another process once a connection is lost; a refusal they would pass on. */
function endFor({ over, raw }: Limit, { isAlone }: UnderWay): void {
  over.abort(processEnds())
  if (!isAlone && !raw.headersSent) raw.destroy()
}

const processEnds = () =>
  commonFailures.unavailable({ detail: 'the process ends', extra: { retryAfterSeconds: RETRY_AFTER_SECONDS } })

/**
 * Lets a server close in bounded time: endless answers end at once, the others are given the grace, and then a moment to say that
 * they cannot finish.
 */
export function closeInTime(app: FastifyInstance, graceMs = GRACE_MS, underWay = createUnderWay()): void {
  underWayAt.set(app.server, underWay)
  const connections = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  app.addHook('preClose', async () => {
    underWay.isEnding = true
    for (const response of underWay.endless) response.destroy()
    if (!app.server.listening) return
    const idle = setInterval(() => {
      app.server.closeIdleConnections()
      // Browsers open some ahead, and send nothing: Node does not count them as idle and would wait for their first request.
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
    }, IDLE_CHECK_MS)
    let cut: NodeJS.Timeout | undefined
    const over = setTimeout(() => {
      underWay.isTimeOver = true
      for (const limit of underWay.limits) endFor(limit, underWay)
      cut = setTimeout(() => app.server.closeAllConnections(), LAST_WORDS_MS)
    }, graceMs)
    app.server.once('close', () => {
      clearInterval(idle)
      clearTimeout(over)
      clearTimeout(cut)
    })
  })
}

/** Asks whoever keeps a connection open to use another one: after the answer that is under way, each is closed. */
export function endConnections(app: FastifyInstance): void {
  app.server.prependListener('request', (_request, response: ServerResponse) => {
    response.setHeader('connection', 'close')
  })
}
