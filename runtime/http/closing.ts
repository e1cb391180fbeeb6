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
  limits: Set<AbortController>
  isTimeOver: boolean
}

export const createUnderWay = (): UnderWay => ({ endless: new Set(), limits: new Set(), isTimeOver: false })

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
 * is cut.
 */
export function timeOver(reply: FastifyReply): AbortSignal {
  const over = new AbortController()
  const underWay = underWayAt.get(reply.server.server)
  if (underWay?.isTimeOver) over.abort(processEnds())
  underWay?.limits.add(over)
  onceClosed(reply, () => underWay?.limits.delete(over))
  return over.signal
}

/** Why an answer is cut before it is whole. */
export function whyCut(reply: FastifyReply): 'the process ended' | 'the client left' {
  return underWayAt.get(reply.server.server)?.isTimeOver ? 'the process ended' : 'the client left'
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
      for (const limit of underWay.limits) limit.abort(processEnds())
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
