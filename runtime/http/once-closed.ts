import type { FastifyReply } from 'fastify'

/** Acts when an answer is over, or its client left; at once where that was before. */
export function onceClosed({ raw }: FastifyReply, act: () => void): void {
  if (raw.destroyed) act()
  else raw.once('close', act)
}
