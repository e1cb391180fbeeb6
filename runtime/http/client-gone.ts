import type { FastifyReply } from 'fastify'

/** Aborts when the client leaves before it got its whole answer. */
export function clientGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.on('close', () => {
    if (!raw.writableFinished) gone.abort(new Error('the client left'))
  })
  return gone.signal
}
