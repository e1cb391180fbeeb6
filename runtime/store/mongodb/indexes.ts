import { AlreadyExists, type CollectionSpec, type StoredRecord } from '../port.ts'
import { fromStored, pathOf, uniqueName, uniqueTexts } from './document.ts'
import type { Documents } from './documents.ts'

/** Creates what is missing; an index that is no longer declared stays, for a release that still runs beside this one. */
export async function ensureIndexes<T extends StoredRecord>(
  documents: Documents,
  spec: CollectionSpec<T>,
): Promise<void> {
  await documents.createIndex({ ownerId: 1, _id: 1 })
  await documents.createIndex({ pending: 1 }, { sparse: true })
  for (const { fields } of spec.indexes) {
    const paths = fields.map(pathOf)
    await documents.createIndex(ascending([...paths, '_id']))
    if (!fields.includes('ownerId')) await documents.createIndex(ascending(['ownerId', ...paths, '_id']))
  }
  const names = spec.indexes.filter((index) => index.unique).map((index) => `unique.${uniqueName(index.fields)}`)
  const present = await documents.indexedFields()
  if (names.some((name) => !present.has(name))) await fillUniqueTexts(documents, spec)
  for (const name of names) {
    try {
      // Sparse, because a partial index is not something every compatible server has.
      await documents.createIndex({ [name]: 1 }, { unique: true, sparse: true })
    } catch (error) {
      if (isDuplicate(error)) throw new AlreadyExists(`${spec.name} can't get its index ${name}: ${String(error)}`)
      throw error
    }
  }
}

const ascending = (paths: readonly string[]) =>
  Object.fromEntries([...new Set(paths)].map((path) => [path, 1 as const]))

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
