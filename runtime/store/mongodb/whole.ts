import type { Db, MongoClient } from 'mongodb'
import {
  fromOutbox,
  fromStored,
  toStored,
  uniqueName,
  uniqueTexts,
  unescapeKey,
  type RecordDocument,
} from './document.ts'
import { isDuplicate } from './indexes.ts'
import { bringUp } from './layout.ts'
import type { KeptRecord, WholeStore } from '../whole.ts'
import { AlreadyExists, type CollectionSpec, type StoredRecord } from '../port.ts'

/** Stands in an address for the name of the service, where each has a database of its own. */
const SERVICE = '{service}'
const AT_ONCE = 200
const UNIQUE = 'unique.'

export interface WholeMongo extends WholeStore {
  /** What was written down about moving here; undefined where nothing was. */
  mark(): Promise<string | undefined>
  setMark(text: string): Promise<void>
}

const MARKS = 'docent.moved'
interface Mark {
  _id: string
  text: string
}

/** All records of some services, in one database or, with "{service}" in the address, in one of each. */
export async function openWholeMongo(uri: string, services: readonly string[]): Promise<WholeMongo> {
  const { MongoClient: Client } = await import('mongodb')
  const clients = new Map<string, MongoClient>()
  const indexed = new Set<string>()
  const close = async () => void (await Promise.all([...clients.values()].map((one) => one.close())))

  async function databaseAt(address: string): Promise<Db> {
    let client = clients.get(address)
    if (!client) {
      client = new Client(address, {
        serverSelectionTimeoutMS: 10_000,
        writeConcern: { w: 'majority', journal: true },
      })
      clients.set(address, client)
      await bringUp(client.db(), 'The database')
    }
    return client.db()
  }
  const addressOf = (service: string) => uri.replaceAll(SERVICE, encodeURIComponent(service))
  const databaseOf = (service: string) => databaseAt(addressOf(service))
  const collectionOf = async (name: string) =>
    (await databaseOf(name.split('.')[0] ?? '')).collection<RecordDocument>(name)
  const marks = async () => (await databaseOf(services[0] ?? '')).collection<Mark>(MARKS)

  async function uniqueOf(name: string): Promise<string[][]> {
    const indexes = await (await collectionOf(name)).indexes()
    return indexes
      .flatMap(({ key }) => Object.keys(key as object).filter((one) => one.startsWith(UNIQUE)))
      .map((one) => one.slice(UNIQUE.length).split('+').map(unescapeKey))
      .sort()
  }

  async function collections() {
    const found: { name: string; unique: string[][] }[] = []
    for (const service of services) {
      const names = await (await databaseOf(service)).listCollections({}, { nameOnly: true }).toArray()
      for (const { name } of names)
        if (name.startsWith(`${service}.`)) found.push({ name, unique: await uniqueOf(name) })
    }
    return found.sort((one, other) => (one.name < other.name ? -1 : 1))
  }

  try {
    for (const service of services) await databaseOf(service)
  } catch (error) {
    await close()
    throw error
  }

  return {
    collections,
    async *records(name) {
      for await (const one of (await collectionOf(name)).find().sort({ _id: 1 })) {
        const { _id: id, ownerId: owner, version, causes } = one
        yield { id, owner, version, causes, record: fromStored<KeptRecord['record']>(one.record) }
      }
    },
    async put({ name, unique }, records) {
      const collection = await collectionOf(name)
      const spec = {
        indexes: unique.map((fields) => ({ fields, unique: true })),
      } as unknown as CollectionSpec<StoredRecord>
      const documents = records.map(({ id, owner, version, causes, record }): RecordDocument => {
        const kept = record as unknown as StoredRecord
        const texts = uniqueTexts(spec, kept)
        return { _id: id, ownerId: owner, version, record: toStored(kept), unique: texts, causes, outbox: [] }
      })
      try {
        if (!indexed.has(name)) {
          for (const fields of unique)
            await collection.createIndex({ [`${UNIQUE}${uniqueName(fields)}`]: 1 }, { unique: true, sparse: true })
          indexed.add(name)
        }
        for (let at = 0; at < documents.length; at += AT_ONCE) {
          const part = documents.slice(at, at + AT_ONCE)
          const replacements = part.map((replacement) => {
            const { _id, ...rest } = replacement
            return { replaceOne: { filter: { _id }, replacement: rest, upsert: true } }
          })
          await collection.bulkWrite(replacements, { ordered: true })
        }
      } catch (error) {
        if (!isDuplicate(error)) throw error
        throw new AlreadyExists(`${name}: a value that must be unique is taken`, { cause: error })
      }
    },
    async remove(name, ids) {
      await (await collectionOf(name)).deleteMany({ _id: { $in: [...ids] } })
    },
    async *events() {
      for (const { name } of await collections())
        for await (const { outbox } of (await collectionOf(name)).find({ pending: { $exists: true } }))
          for (const text of outbox) yield fromOutbox(text)
    },
    async mark() {
      return (await (await marks()).findOne({ _id: 'move' }))?.text
    },
    async setMark(text) {
      await (await marks()).updateOne({ _id: 'move' }, { $set: { text } }, { upsert: true })
    },
    close,
  }
}
