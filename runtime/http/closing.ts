import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { onceClosed } from './client-gone.ts'

/** How long answers in flight may take to finish after a server was told to close, in milliseconds. */
const GRACE_MS = 10_000
/** How often connections are looked at that became idle after the close began: Node would keep them for a minute. */
const IDLE_CHECK_MS = 20

const endless = new WeakMap<Server, Set<ServerResponse>>()

/** Marks an answer that would never end by itself: it is cut when the server closes instead of holding it open. */
export function endWithServer(reply: FastifyReply): void {
  const open = endless.get(reply.server.server)
  if (!open) return
  open.add(reply.raw)
  onceClosed(reply, () => open.delete(reply.raw))
}

/** Lets a server close in bounded time: endless answers end at once, the others are given the grace. */
export function closeInTime(app: FastifyInstance, graceMs = GRACE_MS): void {
  const open = new Set<ServerResponse>()
  endless.set(app.server, open)
  const connections = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  app.addHook('preClose', async () => {
    for (const response of open) response.destroy()
    if (!app.server.listening) return
    const idle = setInterval(() => {
      app.server.closeIdleConnections()
      // Browsers open some ahead, and send nothing: Node does not count them as idle and would wait for their first request.
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
    }, IDLE_CHECK_MS)
    const cut = setTimeout(() => app.server.closeAllConnections(), graceMs)
    app.server.once('close', () => {
      clearInterval(idle)
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
