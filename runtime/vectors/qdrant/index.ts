import type { OwnerId } from '@docent/proto/ids'
import { analyzePassage, type Analysis } from '../../text/index.ts'
import { MAX_LIMIT } from '../fusion.ts'
import { InvalidVector, type SearchedSpace, type VectorPoint, type Vectors, type VectorSpace } from '../port.ts'
import { createAsk, statusOf } from './client.ts'
import { filterOf } from './filter.ts'
import { averageLength } from './lengths.ts'
import { toPoint, type StoredPoint } from './points.ts'
import { search } from './search.ts'
import { createSpaces } from './spaces.ts'
import { walk } from './walk.ts'

export { QdrantUnavailable } from './client.ts'

export interface QdrantVectorsOptions {
  url: string
  apiKey?: string
  /** Stands before the names of collections. */
  prefix: string
  /** Longest wait for one answer. Default 15,000 milliseconds. */
  timeoutMs?: number
  random?: () => number
}

/** A server takes bodies of 32 MB. */
const REQUEST_CHARACTERS = 4_000_000

/** Vectors in Qdrant: a collection per embedding model, in it every owner's points, dense and lexical side by side. */
export function createQdrantVectors(options: QdrantVectorsOptions): Vectors {
  const { url, apiKey, prefix, timeoutMs = 15_000, random = Math.random } = options
  const ask = createAsk({ url, apiKey, timeoutMs, random })
  const spaces = createSpaces(ask, prefix)

  async function write(owner: OwnerId, space: VectorSpace, points: readonly VectorPoint[]) {
    const analyses = points.map(({ text }) => analyzePassage(text))
    const lengths = analyses.map(({ length }) => length)
    const collection = await spaces.ensure(space)
    const average = await averageLength(ask, collection, owner, lengths)
    const made = points.map((point, i) => toPoint(owner, point, analyses[i] as Analysis, average))
    for (const part of parts(made)) await ask((client) => client.upsert(collection, { wait: true, points: part }))
  }

  /** Once more where the collection was deleted under us. */
  async function writeAnyway(owner: OwnerId, space: VectorSpace, points: readonly VectorPoint[]) {
    try {
      await write(owner, space, points)
    } catch (error) {
      if (statusOf(error) !== 404) throw error
      spaces.forget(spaces.name(space))
      await write(owner, space, points)
    }
  }

  async function removeEverywhere(owner: OwnerId, documentIds?: readonly string[]) {
    const filter = filterOf(owner, documentIds)
    let removed = 0
    for (const collection of await spaces.all()) {
      const count = await countIn(collection, filter)
      if (count > 0) await ask((client) => client.delete(collection, { wait: true, filter }))
      removed += count
    }
    return removed
  }

  async function countIn(collection: string, filter: ReturnType<typeof filterOf>) {
    const counting = ask((client) => client.count(collection, { filter, exact: true }))
    return (await ifThere(counting))?.count ?? 0
  }

  async function searched(owner: OwnerId, { model, dimensions }: SearchedSpace): Promise<string | undefined> {
    if (dimensions !== undefined) return spaces.name({ model, dimensions })
    const known = await spaces.ofModel(model)
    const counts = await Promise.all(known.map((name) => countIn(name, filterOf(owner))))
    return known[counts.indexOf(Math.max(...counts))]
  }

  return {
    async upsert(owner, space, points) {
      for (const { dense } of points) check(space, dense)
      // The last of equal ids stays.
      const byId = new Map(points.map((point) => [point.id, point]))
      if (byId.size > 0) await writeAnyway(owner, space, [...byId.values()])
    },
    async search(owner, space, query) {
      if (query.dense) check({ ...space, dimensions: space.dimensions ?? 0 }, query.dense)
      const limit = Math.max(1, Math.min(MAX_LIMIT, Math.floor(query.limit)))
      if (query.documentIds?.length === 0) return []
      const collection = await searched(owner, space)
      if (collection === undefined) return []
      const found = spaces.upToDate(collection).then(() => search(ask, collection, owner, space, { ...query, limit }))
      return (await ifThere(found)) ?? []
    },
    removeDocument: (owner, documentId) => removeEverywhere(owner, [documentId]),
    removeOwner: (owner) => removeEverywhere(owner),
    count: (owner, space, documentId) => countIn(spaces.name(space), filterOf(owner, [documentId])),
    async *points(owner, model, documentId) {
      for (const collection of await spaces.ofModel(model)) {
        await spaces.upToDate(collection)
        const dimensions = Number(collection.slice(collection.lastIndexOf('-') + 1))
        for await (const points of walk(ask, collection, owner, documentId))
          yield { space: { model, dimensions }, points }
      }
    },
    async ping() {
      await ask((client) => client.getCollections())
    },
    async close() {},
  }
}

/** Undefined where the collection is not there: nothing was written to it yet. */
async function ifThere<R>(answer: Promise<R>): Promise<R | undefined> {
  try {
    return await answer
  } catch (error) {
    if (statusOf(error) === 404) return undefined
    throw error
  }
}

function parts(points: readonly StoredPoint[]): StoredPoint[][] {
  const all: StoredPoint[][] = []
  let characters = Infinity
  for (const point of points) {
    const { dense, lexical } = point.vector
    const size = 12 * dense.length + 32 * (lexical?.indices.length ?? 0) + point.payload.payload.length + 300
    if (characters + size > REQUEST_CHARACTERS) {
      all.push([])
      characters = 0
    }
    characters += size
    all.at(-1)?.push(point)
  }
  return all
}

function check({ dimensions }: VectorSpace, vector: Float32Array): void {
  if (vector.length !== dimensions) {
    throw new InvalidVector(`a vector has ${vector.length} values where its space has ${dimensions}`)
  }
  if (!vector.every(Number.isFinite)) throw new InvalidVector('a vector holds a value that is not finite')
}
