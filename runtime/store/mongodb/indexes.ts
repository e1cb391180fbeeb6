import { AlreadyExists, type CollectionSpec, type StoredRecord } from '../port.ts'
import { fromStored, pathOf, uniqueName, uniqueTexts } from './document.ts'
import type { Documents, Index } from './documents.ts'

/**
 * Creates what is missing; an index that is no longer declared stays, for a release that still runs beside this one. What is there is
 * looked up first: to create it again would change nothing, but some servers keep everybody else waiting meanwhile. Unique ones are
 * asked for in any case, so that nobody starts while another process still builds one.
 */
export async function ensureIndexes<T extends StoredRecord>(
  documents: Documents,
  spec: CollectionSpec<T>,
): Promise<void> {
  const there = await documents.indexes()
  const known = new Set(there.map(named))
  const missing = [...plainOf(spec)].filter((index) => !known.has(named(index)))
  await createAll(documents, missing)
  const names = spec.indexes.filter((index) => index.unique).map((index) => `unique.${uniqueName(index.fields)}`)
  const present = new Set(there.flatMap(({ keys }) => Object.keys(keys)))
  if (names.some((name) => !present.has(name))) await fillUniqueTexts(documents, spec)
  for (const name of names) {
    try {
      // Sparse, because a partial index is not something every compatible server has.
      await documents.createIndexes([{ keys: { [name]: 1 }, unique: true, sparse: true }])
    } catch (error) {
      if (isDuplicate(error)) throw new AlreadyExists(`${spec.name} can't get its index ${name}: ${String(error)}`)
      throw error
    }
  }
}

/** In one command. Where another process makes them too, a compatible server ends the connection instead; each by itself, it bears that. */
async function createAll(documents: Documents, indexes: readonly Index[]): Promise<void> {
  if (indexes.length === 0) return
  await documents.createIndexes(indexes).catch(async () => {
    for (const index of indexes) await documents.createIndexes([index])
  })
}

/** Each once, also where two declarations begin alike. */
function plainOf<T extends StoredRecord>({ indexes }: CollectionSpec<T>): Iterable<Index> {
  const all = [plain(['ownerId', '_id']), { ...plain(['pending']), sparse: true }]
  for (const { fields, acrossOwners = false } of indexes) {
    const paths = fields.map(pathOf)
    all.push(plain([...paths, '_id']))
    if (!fields.includes('ownerId') && !acrossOwners) all.push(plain(['ownerId', ...paths, '_id']))
  }
  return new Map(all.map((index) => [named(index), index])).values()
}

const plain = (paths: readonly string[]): Index => ({
  keys: Object.fromEntries([...new Set(paths)].map((path) => [path, 1 as const])),
  unique: false,
  sparse: false,
})

/** The same for indexes that do the same: the order of the fields counts. */
const named = ({ keys, unique, sparse }: Index) => JSON.stringify([Object.entries(keys), unique, sparse])

/** Records that were written before an index was declared do not have its text yet. */
async function fillUniqueTexts<T extends StoredRecord>(documents: Documents, spec: CollectionSpec<T>) {
  for await (const document of documents.each()) {
    const unique = uniqueTexts(spec, fromStored<T>(document.record))
    await documents.update({ _id: document._id, version: document.version }, { $set: { unique } })
  }
}

/** A unique index says so by code 11000; a compatible server on SQLite, for an update, by the text of its engine. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error as { code?: unknown }).code === 11000 || /UNIQUE constraint failed/.test(error.message)
}
