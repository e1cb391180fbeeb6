import type { Collection, Filter as DriverFilter, MongoBulkWriteError, UpdateFilter } from 'mongodb'
import { answered } from './away.ts'
import type { RecordDocument } from './document.ts'
import { createInserts } from './inserts.ts'

type Filter = Record<string, unknown>
type Change = Record<string, unknown>
type Field = keyof RecordDocument
type Direction = 1 | -1

interface FindOptions<F extends Field> {
  /** What is wanted of each document. Default: all of it. */
  fields?: readonly F[]
  sort?: Record<string, Direction>
  limit?: number
}

/** The documents of one collection. Every call is answered, or rejects with MongoUnavailable, within a set time. */
export interface Documents {
  name: string
  insert(document: RecordDocument): Promise<void>
  findOne(filter: Filter): Promise<RecordDocument | null>
  find<F extends Field = Field>(filter: Filter, options?: FindOptions<F>): Promise<Pick<RecordDocument, F>[]>
  /** Every document, a batch at a time. */
  each(): AsyncIterable<RecordDocument>
  /** False when no document matched. */
  update(filter: Filter, change: Change): Promise<boolean>
  /** The document after the change; null when none matched. */
  updateAndGet(filter: Filter, change: Change): Promise<RecordDocument | null>
  /** All in one command, each by itself. How many documents matched. */
  updateEach(changes: readonly { filter: Filter; change: Change }[]): Promise<number>
  /** How many there were. */
  remove(filter: Filter): Promise<number>
  removeAll(filter: Filter): Promise<number>
  /** One at least. */
  createIndexes(indexes: readonly Index[]): Promise<void>
  /** What the indexes that are there are made of, each with its fields in order; none where the collection is not there yet. */
  indexes(): Promise<Index[]>
}

export interface Index {
  keys: Record<string, Direction>
  unique: boolean
  sparse: boolean
}

/** The server's code for a collection, or a database, that is not there. */
const NAMESPACE_NOT_FOUND = 26

/** `collection` is asked for at every call: the connection behind it may be another one by then. */
export function createDocuments(
  name: string,
  collection: () => Collection<RecordDocument>,
  answerMs: number,
): Documents {
  const ask = <R>(question: Promise<R>) => answered(answerMs, question)
  const insert = createInserts({
    inTime: ask,
    one: (document) => ask(collection().insertOne(document)),
    async many(documents) {
      const inserting = collection().insertMany(documents, { ordered: false })
      return ask(inserting.then(() => [], refusedOf))
    },
  })

  return {
    name,
    insert,
    findOne: (filter) => ask(collection().findOne(asFilter(filter))),
    find<F extends Field = Field>(filter: Filter, { fields, sort, limit }: FindOptions<F> = {}) {
      const projection = fields && Object.fromEntries(fields.map((field) => [field, 1]))
      const found = collection().find(asFilter(filter), { projection, sort, limit })
      return ask(found.toArray() as Promise<Pick<RecordDocument, F>[]>)
    },
    async *each() {
      const cursor = collection().find()
      try {
        for (;;) {
          const document = await ask(cursor.next())
          if (!document) return
          yield document
        }
      } finally {
        await cursor.close()
      }
    },
    update: async (filter, change) =>
      (await ask(collection().updateOne(asFilter(filter), asUpdate(change)))).matchedCount > 0,
    updateAndGet: (filter, change) =>
      ask(collection().findOneAndUpdate(asFilter(filter), asUpdate(change), { returnDocument: 'after' })),
    async updateEach(changes) {
      const operations = changes.map(({ filter, change }) => ({
        updateOne: { filter: asFilter(filter), update: asUpdate(change) },
      }))
      const bulk = collection().bulkWrite(operations, { ordered: true })
      return (await ask(bulk.catch(unwrapped))).matchedCount
    },
    remove: async (filter) => (await ask(collection().deleteOne(asFilter(filter)))).deletedCount,
    removeAll: async (filter) => (await ask(collection().deleteMany(asFilter(filter)))).deletedCount,
    async createIndexes(indexes) {
      // What is not so is left out: what a server is told to make must be what another release told it.
      const made = indexes.map(({ keys, unique, sparse }) => ({
        key: keys,
        ...(unique && { unique }),
        ...(sparse && { sparse }),
      }))
      await ask(collection().createIndexes(made))
    },
    async indexes() {
      const found = await ask(collection().indexes()).catch((error: unknown) => {
        if ((error as { code?: unknown }).code === NAMESPACE_NOT_FOUND) return []
        throw error
      })
      return found.map(({ key, unique = false, sparse = false }) => ({ keys: key as Index['keys'], unique, sparse }))
    },
  }
}

/** Paths within a record are known to its own schema only, not to the driver's types. */
const asFilter = (filter: Filter) => filter as DriverFilter<RecordDocument>
const asUpdate = (change: Change) => change as UpdateFilter<RecordDocument>

/** Where nothing else went wrong than that single ones were refused: their places. */
function refusedOf(error: unknown): number[] {
  const { writeErrors, result } = error as Partial<MongoBulkWriteError>
  if (!Array.isArray(writeErrors) || writeErrors.length === 0 || result?.getWriteConcernError()) return unwrapped(error)
  return writeErrors.map(({ index }) => index)
}

/** Of many writes at once the driver says everything in an error of its own, also that it has no connection. */
function unwrapped(error: unknown): never {
  const { errorResponse } = error as Partial<MongoBulkWriteError>
  throw errorResponse instanceof Error ? errorResponse : error
}
