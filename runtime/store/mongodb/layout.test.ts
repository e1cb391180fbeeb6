import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { ownerId, ownerIdSchema } from '@docent/proto/ids'
import { randomUUID } from 'node:crypto'
import { MongoClient, type Db } from 'mongodb'
import pino from 'pino'
import { z } from 'zod'
import { randomIds, systemClock } from '../../clock/index.ts'
import { DataFromLater } from '../../layout/index.ts'
import { engineFromEnvironment } from '../../testing/from-environment.ts'
import { createMongoStore } from './index.ts'
import { bringUp, latest, migrations } from './layout.ts'

const server = engineFromEnvironment('MONGODB_URI')
const suite = server === undefined ? describe.skip : describe
const owner = ownerId('owner-1')
const spec = {
  name: 'test.notes',
  schema: z.object({ id: z.string(), ownerId: ownerIdSchema, text: z.string() }),
  indexes: [],
}

suite('the layout of a database', () => {
  const uri = `${(server ?? '').replace(/\/[^/]*$/, '')}/docent-layout-${randomUUID().slice(0, 8)}`
  let client: MongoClient
  beforeAll(async () => {
    client = await new MongoClient(uri).connect()
  })
  afterAll(async () => {
    await database().dropDatabase()
    await client.close()
  })
  const database = () => client.db()
  const version = async () => (await database().collection('docent.layout').findOne({}))?.['version'] as unknown
  const openStore = () =>
    createMongoStore({
      uri,
      bus: { publish: async () => undefined },
      log: pino({ level: 'silent' }),
      clock: systemClock,
      ids: randomIds,
    })

  test('of 0.1, which says none, is read as it is, and says its version afterwards', async () => {
    // As 0.1 wrote it.
    const former = {
      ownerId: owner,
      version: 1,
      record: { id: 'n1', ownerId: owner, text: 'kept' },
      causes: [],
      outbox: [],
    }
    await database()
      .collection<{ _id: string }>('test.notes')
      .insertOne({ _id: 'n1', ...former })
    const store = openStore()
    expect(await store.collection(spec).get(owner, 'n1')).toEqual(former.record)
    expect(await version()).toBe(latest)
    await store.close()
  })

  test('is brought up by steps that two processes take at once, and never goes back', async () => {
    const step = {
      to: latest + 1,
      what: 'texts are written large',
      run: async (db: Db) => {
        for await (const { _id, record } of db
          .collection<{ _id: string; record: { text: string } }>('test.notes')
          .find()) {
          await db
            .collection<{ _id: string }>('test.notes')
            .updateOne({ _id }, { $set: { 'record.text': record.text.toUpperCase() } })
        }
      },
    }
    await Promise.all([1, 2].map(() => bringUp(database(), 'here', [...migrations, step])))
    expect(await version()).toBe(latest + 1)
    const [found] = await database().collection('test.notes').find().toArray()
    expect(found?.['record']).toMatchObject({ text: 'KEPT' })
  })

  test('of a later release lets nothing be read or written, and readiness says why', async () => {
    const store = openStore()
    const notes = store.collection(spec)
    await expect(notes.get(owner, 'n1')).rejects.toThrow(DataFromLater)
    await expect(notes.insert(owner, { id: 'n2', ownerId: owner, text: '' })).rejects.toThrow(/later release/)
    await expect(store.ping()).rejects.toThrow(`layout ${latest + 1}, this one knows ${latest}`)
    expect(await database().collection('test.notes').countDocuments()).toBe(1)
    await store.close()
  })
})
