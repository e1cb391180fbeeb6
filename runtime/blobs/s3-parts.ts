import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { BlobInfo } from './port.ts'

/** Pieces of a large upload; the least that S3 takes. Each is hashed in one go, so more would hold up the event loop. */
export const PART_BYTES = 5 * 1024 * 1024

/** Cuts a body into parts and hashes it on the way. */
export function inParts(body: Readable | Uint8Array) {
  const hash = createHash('sha256')
  let size = 0
  return {
    info: (): BlobInfo => ({ size, sha256: hash.digest('hex') }),
    async *parts(): AsyncGenerator<Buffer> {
      let waiting: Buffer[] = []
      let bytes = 0
      for await (const piece of body instanceof Uint8Array ? pieces(body) : body) {
        const next = typeof piece === 'string' ? Buffer.from(piece) : asBuffer(piece as Uint8Array)
        hash.update(next)
        size += next.length
        waiting.push(next)
        bytes += next.length
        while (bytes >= PART_BYTES) {
          const whole = Buffer.concat(waiting)
          yield whole.subarray(0, PART_BYTES)
          waiting = [whole.subarray(PART_BYTES)]
          bytes -= PART_BYTES
        }
      }
      if (bytes > 0) yield Buffer.concat(waiting)
    },
  }
}

/** What was taken from the front is put back. */
export async function* startingWith(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first
  yield* rest
}

function* pieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PART_BYTES) yield bytes.subarray(at, at + PART_BYTES)
}

const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
