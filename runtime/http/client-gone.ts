import type { FastifyReply } from 'fastify'

/** Acts when an answer is over, or its client left; at once where that was before. */
export function onceClosed({ raw }: FastifyReply, act: () => void): void {
  if (raw.destroyed) act()
  else raw.once('close', act)
}

/** Aborts when the client leaves before it got its whole answer; at once where it left before this was called. */
export function clientGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  onceClosed(reply, () => {
    if (!reply.raw.writableFinished) gone.abort(new Error('the client left'))
  })
  return gone.signal
}

/** Acts when a signal aborts, at once where it has. */
export function onceAborted(signal: AbortSignal, act: () => void): void {
  if (signal.aborted) act()
  else signal.addEventListener('abort', act, { once: true })
}
