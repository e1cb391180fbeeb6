import type { Model } from 'mongoose'
import { AlreadyExists, type CollectionSpec, type StoredRecord } from '../port.ts'
import { fromStored, pathOf, uniqueName, uniqueTexts, type RecordDocument } from './document.ts'

/** Creates what is missing; an index that is no longer declared stays, for a release that still runs beside this one. */
export async function ensureIndexes<T extends StoredRecord>(
  documents: Model<RecordDocument>,
  spec: CollectionSpec<T>,
): Promise<void> {
  const { collection } = documents
  await collection.createIndex({ ownerId: 1, _id: 1 })
  await collection.createIndex({ pending: 1 }, { sparse: true })
  for (const { fields } of spec.indexes) {
    const paths = fields.map(pathOf)
    await collection.createIndex(ascending([...paths, '_id']))
    if (!fields.includes('ownerId')) await collection.createIndex(ascending(['ownerId', ...paths, '_id']))
  }
  const names = spec.indexes.filter((index) => index.unique).map((index) => `unique.${uniqueName(index.fields)}`)
  const present = new Set((await collection.indexes()).flatMap((index) => Object.keys(index.key)))
  if (names.some((name) => !present.has(name))) await fillUniqueTexts(documents, spec)
  for (const name of names) {
    try {
      // Sparse, because a partial index is not something every compatible server has.
      await collection.createIndex({ [name]: 1 }, { unique: true, sparse: true })
    } catch (error) {
      if (isDuplicate(error)) throw new AlreadyExists(`${spec.name} can't get its index ${name}: ${String(error)}`)
      throw error
    }
  }
}

const ascending = (paths: readonly string[]) =>
  Object.fromEntries([...new Set(paths)].map((path) => [path, 1 as const]))

/** Records that were written before an index was declared do not have its text yet. */
async function fillUniqueTexts<T extends StoredRecord>(documents: Model<RecordDocument>, spec: CollectionSpec<T>) {
  for await (const document of documents.find().lean<RecordDocument>().cursor()) {
    const unique = uniqueTexts(spec, fromStored<T>(document.record))
    await documents.updateOne({ _id: document._id, version: document.version }, { $set: { unique } })
  }
}

/** A unique index says so by code 11000; a compatible server on SQLite, for an update, by the text of its engine. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error as { code?: unknown }).code === 11000 || /UNIQUE constraint failed/.test(error.message)
}
