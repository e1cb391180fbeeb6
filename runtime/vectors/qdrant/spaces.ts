import { createHash } from 'node:crypto'
import type { VectorSpace } from '../port.ts'
import { statusOf, type Ask } from './client.ts'
import { bringUp, metadata } from './layout.ts'

export interface Spaces {
  name(space: VectorSpace): string
  /** Resolves when a collection that is there has the layout of today. @throws DataFromLater */
  upToDate(name: string): Promise<void>
  /** Creates the collection of a space, unless it is there. */
  ensure(space: VectorSpace): Promise<string>
  /** The collections of all spaces. */
  all(): Promise<string[]>
  /** Those of one model, whatever the length of its vectors. */
  ofModel(model: string): Promise<string[]>
  /** The collection is gone: the next `ensure` looks again. */
  forget(name: string): void
}

/** One collection per embedding model and length of vectors. */
export function createSpaces(ask: Ask, prefix: string): Spaces {
  const ensured = new Map<string, Promise<void>>()
  const checked = new Map<string, Promise<void>>()

  /** Once for each process, and again where it could not be found out or the collection is not there. @throws DataFromLater */
  function upToDate(name: string): Promise<void> {
    const known = checked.get(name)
    if (known) return known
    const checking = bringUp({ ask, name })
    checked.set(name, checking)
    checking.catch(() => checked.delete(name))
    return checking
  }

  async function create(name: string, { dimensions }: VectorSpace) {
    const { exists } = await ask((client) => client.collectionExists(name))
    if (!exists) await ask((client) => client.createCollection(name, settings(dimensions))).catch(unlessThere)
    await upToDate(name)
    for (const [field, schema] of Object.entries(indexes)) {
      await ask((client) =>
        client.createPayloadIndex(name, { field_name: field, field_schema: schema, wait: true }),
      ).catch(unlessThere)
    }
  }

  const stemOf = (model: string) => {
    const plain = model.replace(/[^\w.-]/g, '-').slice(0, 60)
    const mark = createHash('sha256').update(model).digest('hex').slice(0, 8)
    return `${prefix}${plain === model ? model : `${plain}-${mark}`}-`
  }
  const name = ({ model, dimensions }: VectorSpace) => `${stemOf(model)}${dimensions}`
  const all = async () => {
    const { collections } = await ask((client) => client.getCollections())
    return collections.map((one) => one.name).filter((one) => one.startsWith(prefix))
  }

  return {
    name,
    upToDate,
    async ensure(space) {
      const collection = name(space)
      const creating = ensured.get(collection) ?? create(collection, space)
      ensured.set(collection, creating)
      try {
        await creating
      } catch (error) {
        ensured.delete(collection)
        throw error
      }
      return collection
    },
    all,
    async ofModel(model) {
      const stem = stemOf(model)
      return (await all()).filter((one) => one.startsWith(stem) && /^\d+$/.test(one.slice(stem.length)))
    },
    forget(collection) {
      ensured.delete(collection)
      checked.delete(collection)
    },
  }
}

const settings = (dimensions: number) => ({
  metadata,
  vectors: { dense: { size: dimensions, distance: 'Cosine' as const } },
  sparse_vectors: { lexical: { modifier: 'idf' as const } },
  // Every search is within one owner: graphs are built per owner, and none over all.
  hnsw_config: { m: 0, payload_m: 16 },
})

const indexes = {
  owner: { type: 'keyword' as const, is_tenant: true },
  document: { type: 'keyword' as const },
}

/** Another process was first. */
function unlessThere(error: unknown) {
  if (statusOf(error) !== 409) throw error
}
