import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import { clientGone } from './client-gone.ts'
import { endWithServer } from './closing.ts'

/** One server-sent event; without a name it is a comment that keeps the connection open. */
export interface ServerSentEvent {
  event?: string
  data: unknown
  /** Its number, with which a client asks for what came after it. */
  id?: number
}

export interface EventStreamOptions {
  /** The stream never ends by itself: the client hears at once that it is open, and it is cut when the server closes. */
  endless?: boolean
}

/**
 * Sends events as they come. `stream` is given a signal that aborts when the client leaves, so that whatever produces
 * the events can stop too. An error of the stream ends it: send a failure as an event of its own instead.
 */
export function eventStream(
  reply: FastifyReply,
  stream: (gone: AbortSignal) => AsyncIterable<ServerSentEvent>,
  { endless = false }: EventStreamOptions = {},
): FastifyReply {
  const gone = clientGone(reply)
  if (endless) endWithServer(reply)
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-cache, no-transform')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(frames(stream(gone), endless), { objectMode: false }))
}

async function* frames(events: AsyncIterable<ServerSentEvent>, endless: boolean): AsyncGenerator<string> {
  // Headers travel with the first bytes; without any, the client would wait for the first event to know it is there.
  if (endless) yield ': open\n\n'
  for await (const { event, data, id } of events) {
    if (event === undefined) yield `: ${String(data).replaceAll('\n', ' ')}\n\n`
    else yield `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
  }
}
