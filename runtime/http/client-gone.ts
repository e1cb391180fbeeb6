import type { FastifyReply } from 'fastify'
import { whyCut } from './closing.ts'
import { onceClosed } from './once-closed.ts'

/** Aborts when the client leaves before it got its whole answer, or is cut off; at once where that was before this was called. */
export function clientGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  onceClosed(reply, () => {
    if (!reply.raw.writableFinished) gone.abort(new Error(whyCut(reply)))
  })
  return gone.signal
}

/** Acts when a signal aborts, at once where it has. */
export function onceAborted(signal: AbortSignal, act: () => void): void {
  if (signal.aborted) act()
  else signal.addEventListener('abort', act, { once: true })
}
