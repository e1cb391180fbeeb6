import { languageHints } from '../../text/language-hints.ts'
import { MAX_LIMIT } from '../fusion.ts'
import { InvalidVector, type VectorHit, type Vectors, type VectorSpace } from '../port.ts'
import { askedOf } from './asked.ts'
import { createWorkerClient } from './client.ts'
import { hasLeftovers, openForReading, openForWriting } from './connection.ts'
import { createHitReceiver, type PackedHits } from './held-hits.ts'
import { MAX_DIMENSIONS } from './layout.ts'
import type { ReadCall, StoredPoints, WorkerSetup, WriteCall, WriterSetup } from './worker-protocol.ts'

export interface SqliteVectorsOptions {
  /** Path of the database file; made when it is not there. */
  file: string
  /** A write or a worker failed for good: the process must end, for it cannot keep its promises. */
  onFatal(error: unknown): void
  /** How long what was removed may stand in the write-ahead log. Default: a minute. */
  foldAfterMs?: number
}

/** Vectors in one SQLite file: one thread writes, one reads, and both leave the event loop alone. */
export function openVectors({ file, onFatal, foldAfterMs }: SqliteVectorsOptions): Vectors {
  const db = openForWriting(file)
  const leftovers = hasLeftovers(db)
  db.close()
  const searching = new Int32Array(new SharedArrayBuffer(4))
  const reading = (): WorkerSetup => ({ file, searching })
  const writing = (): WriterSetup => ({ file, searching, hints: languageHints(), foldAfterMs })
  const writer = createWorkerClient<WriteCall>(new URL('./writer.worker.ts', import.meta.url), writing, onFatal)
  const reader = createWorkerClient<ReadCall>(new URL('./reader.worker.ts', import.meta.url), reading, onFatal)

  const hits = createHitReceiver()
  let searched = false

  /** What is removed does not stay in memory either. */
  async function removed(call: WriteCall): Promise<number> {
    const count = await writer.call<number>(call)
    // Between two answers, so that both sides agree; a reader that is closed has nothing to agree on.
    if (searched) reader.call({ op: 'forget' }).then(hits.forget, hits.forget)
    return count
  }

  if (leftovers) writer.start()

  return {
    async upsert(owner, space, points) {
      if (points.length === 0) return
      for (const { dense } of points) check(space, dense)
      // Who writes will soon ask.
      reader.start()
      const stored = points.map((point) => ({ ...point, payload: JSON.stringify(point.payload) }))
      await writer.call({ op: 'upsert', owner, space, points: stored })
    },
    async search(owner, space, { text, ...query }) {
      if (query.dense) check({ ...space, dimensions: space.dimensions ?? 0 }, query.dense)
      const limit = Math.max(1, Math.min(MAX_LIMIT, Math.floor(query.limit)))
      if (query.documentIds?.length === 0) return []
      Atomics.add(searching, 0, 1)
      try {
        searched = true
        const asked = { ...query, limit, asked: askedOf(text) }
        return hits.unpack(await reader.call<PackedHits>({ op: 'search', owner, space, query: asked }))
      } finally {
        Atomics.sub(searching, 0, 1)
        Atomics.notify(searching, 0)
      }
    },
    removeDocument: (owner, documentId) => removed({ op: 'removeDocument', owner, documentId }),
    removeOwner: (owner) => removed({ op: 'removeOwner', owner }),
    count: (owner, space, documentId) => reader.call({ op: 'count', owner, space, documentId }),
    async *points(owner, model, documentId) {
      for (let after = -1; ;) {
        const call = { op: 'points', owner, model, documentId, after } as const
        const found = await reader.call<StoredPoints | undefined>(call)
        if (!found) return
        const points = found.points.map((point) => ({
          ...point,
          payload: JSON.parse(point.payload) as VectorHit['payload'],
        }))
        yield { space: { model, dimensions: found.dimensions }, points }
        after = found.next
      }
    },
    async ping() {
      const db = openForReading(file)
      try {
        db.exec('select 1 from space limit 1')
      } finally {
        db.close()
      }
    },
    async close() {
      await reader.close()
      await writer.close()
    },
  }
}

function check({ dimensions }: VectorSpace, vector: Float32Array): void {
  if (dimensions > MAX_DIMENSIONS) {
    throw new InvalidVector(`vectors of ${dimensions} values are too long: at most ${MAX_DIMENSIONS}`)
  }
  if (vector.length !== dimensions) {
    throw new InvalidVector(`a vector has ${vector.length} values where its space has ${dimensions}`)
  }
  let sum = 0
  // By index: over the values of a typed array an iterator makes an object for each.
  for (let i = 0; i < vector.length; i += 1) sum += (vector[i] as number) * (vector[i] as number)
  if (!Number.isFinite(sum)) throw new InvalidVector('a vector holds a value that is not finite')
}
