import { streamedType, type RouteContract } from '@docent/proto/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { isLarge } from './admission.ts'
import type { LargeBodies } from './large-bodies.ts'

export interface TurnsOptions {
  /** Bodies that are held in memory until they are answered. */
  held: LargeBodies
  /** Bodies that are stored as they arrive. */
  streamed: LargeBodies
  /** How often a body that arrives is looked at, in milliseconds. */
  lookMs?: number
}

const LOOK_MS = 10_000
/** Less than that is a line that nobody can upload over, or somebody who keeps a turn from others. */
const LEAST_BYTES_PER_SECOND = 16 * 1024

/** Lets large bodies in a few at a time. A body that hardly comes in loses its turn to who waits. */
export function createTurns({ held, streamed, lookMs = LOOK_MS }: TurnsOptions) {
  return {
    /** Waits for the turn of a large body; it is given back by itself. @throws too_many_requests */
    async take(contract: RouteContract, whose: string, { raw: request }: FastifyRequest, { raw }: FastifyReply) {
      if (!isLarge(contract, request.headers)) return
      const isStreamed = streamedType(contract, request.headers['content-type']) !== undefined
      const line = isStreamed ? streamed : held
      const gone = new AbortController()
      const leave = () => gone.abort(new Error('the client left'))
      raw.once('close', leave)
      const giveBack = await line.turn(whose, gone.signal)
      raw.off('close', leave)
      if (raw.destroyed) return giveBack()
      const stop = endWhereItStalls(request, line, lookMs)
      const over = () => {
        stop()
        giveBack()
      }
      raw.once('close', over)
      if (isStreamed) request.once('end', over)
    },
  }
}
export type Turns = ReturnType<typeof createTurns>

function endWhereItStalls(request: IncomingMessage, line: LargeBodies, everyMs: number): () => void {
  let before = request.socket.bytesRead
  const timer = setInterval(() => {
    const now = request.socket.bytesRead
    const isSlow = now - before < (LEAST_BYTES_PER_SECOND * everyMs) / 1000
    before = now
    if (isSlow && !request.complete && line.isWaitedFor()) request.destroy(new Error('its body stalled'))
  }, everyMs).unref()
  return () => clearInterval(timer)
}
