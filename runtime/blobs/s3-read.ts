import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'

export const silent = (silenceMs: number) => new Error(`no answer within ${silenceMs / 1000} seconds`)

/**
 * What comes of an answer, for whose next piece the server is waited for so long. The socket cannot tell: while a reader pauses
 * nothing is taken from it, and that is no silence of the server.
 */
export function readInTime(answer: IncomingMessage, silenceMs: number, failure: (error: unknown) => Error): Readable {
  answer.setTimeout(0)
  const stream = Readable.from(piecesOf(answer, silenceMs, failure), { objectMode: false })
  // Also of a reader who left before the first piece.
  return stream.once('close', () => answer.destroy())
}

async function* piecesOf(
  answer: IncomingMessage,
  silenceMs: number,
  failure: (error: unknown) => Error,
): AsyncGenerator<Buffer> {
  const pieces = answer[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  for (;;) {
    const late = setTimeout(() => answer.destroy(silent(silenceMs)), silenceMs)
    const next = await pieces
      .next()
      .catch((error: unknown) => {
        throw failure(error)
      })
      .finally(() => clearTimeout(late))
    if (next.done) return
    yield next.value
  }
}
