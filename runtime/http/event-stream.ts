import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'

/** One server-sent event; without a name it is a comment that keeps the connection open. */
export interface ServerSentEvent {
  event?: string
  data: unknown
}

/**
 * Sends events as they come. `stream` is given a signal that aborts when the client leaves, so that whatever produces
 * the events can stop too. An error of the stream ends it: send a failure as an event of its own instead.
 */
export function eventStream(
  reply: FastifyReply,
  stream: (gone: AbortSignal) => AsyncIterable<ServerSentEvent>,
): FastifyReply {
  const gone = new AbortController()
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-cache, no-transform')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(frames(stream(gone.signal)), { objectMode: false }))
}

async function* frames(events: AsyncIterable<ServerSentEvent>): AsyncGenerator<string> {
  for await (const { event, data } of events) {
    if (event === undefined) yield `: ${String(data).replaceAll('\n', ' ')}\n\n`
    else yield `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
  }
}
