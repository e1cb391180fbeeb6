import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { NewEvent } from '@docent/proto/events'
import { ownerId, ownerIdSchema } from '@docent/proto/ids'
import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { z } from 'zod'
import { randomIds, systemClock } from '../../clock/index.ts'
import { engineFromEnvironment } from '../../testing/from-environment.ts'
import { dropDatabase } from '../../testing/mongo-database.ts'
import { createEnvelopes } from '../envelopes.ts'
import { AlreadyExists } from '../port.ts'
import { createTurns } from '../turns.ts'
import { answered } from './away.ts'
import { createMongoCollection } from './collection.ts'
import { createMongoConnection } from './connection.ts'
import type { Documents } from './documents.ts'

const server = engineFromEnvironment('MONGODB_URI')
const suite = server === undefined ? describe.skip : describe
const owner = ownerId('owner-1')
const spec = {
  name: 'test.sent-twice',
  schema: z.object({ id: z.string(), ownerId: ownerIdSchema, text: z.string() }),
  indexes: [],
}
const said: NewEvent = { type: 'test.said', version: 1, topic: 'docent.test', payload: {} }

suite('an insert that somebody on the way sends again, because its answer was lost', () => {
  const uri = new URL(server ?? 'mongodb://nowhere')
  uri.pathname = `/docent_test_${randomUUID().slice(0, 8)}`
  const connection = createMongoConnection({
    uri: uri.href,
    log: pino({ level: 'silent' }),
    serverWaitMs: 5_000,
    answerMs: 60_000,
    random: Math.random,
  })
  const announced: string[] = []
  let documents: Documents

  /** How often an insert is sent. */
  const sending = (times: number) =>
    createMongoCollection({
      spec,
      ready: async () => ({
        ...documents,
        async insert(document) {
          for (let time = 0; time < times; time++) await documents.insert(document)
        },
      }),
      relay: { announce: (_, { outbox }) => void announced.push(...outbox), settled: async () => undefined },
      clock: systemClock,
      random: Math.random,
      answerMs: 60_000,
      envelopes: createEnvelopes({ clock: systemClock, ids: randomIds }),
      turns: createTurns(),
    })

  beforeAll(async () => {
    documents = await connection.documents(spec.name)
  })
  afterAll(async () => {
    await connection.close()
    await dropDatabase(uri.href)
  })

  test('is no conflict, and its events are published', async () => {
    const record = { id: 'a', ownerId: owner, text: 'mine' }
    expect(await sending(2).insert(owner, record, [said])).toEqual(record)
    expect(announced).toHaveLength(1)
    expect(await sending(1).get(owner, 'a')).toEqual(record)
  })

  test('stays one where another record has the id', async () => {
    await sending(1).insert(owner, { id: 'b', ownerId: owner, text: 'theirs' })
    const mine = { id: 'b', ownerId: owner, text: 'mine' }
    await expect(sending(2).insert(owner, mine)).rejects.toThrow(AlreadyExists)
    await expect(sending(1).insert(owner, mine)).rejects.toThrow(AlreadyExists)
    expect((await sending(1).get(owner, 'b'))?.text).toBe('theirs')
  })

  test('a record that was seen a moment ago decides nothing where another process has changed it since', async () => {
    const [one, other] = [sending(1), sending(1)]
    const write = (text: string) => other.update(owner, 'c', (current) => ({ ...current, text }))
    await one.insert(owner, { id: 'c', ownerId: owner, text: 'a' })
    await write('b')
    expect(await one.update(owner, 'c', (current) => ({ ...current, text: `${current.text}+` }))).toMatchObject({
      text: 'b+',
    })
    await write('c')
    expect((await one.update(owner, 'c', (current) => current)).text).toBe('c')
    await one.get(owner, 'c')
    await write('d')
    const onlyOn = (text: string) =>
      one.update(owner, 'c', (current) => {
        if (current.text !== text) throw new Error(`refused at ${current.text}`)
        return { ...current, text: `${text}+` }
      })
    expect((await onlyOn('d')).text).toBe('d+')
    await expect(onlyOn('c')).rejects.toThrow('refused at d+')
  })
})

test('of many who change one record while the engine hangs, nobody waits for all who are in front', async () => {
  let asked = 0
  const hanging = {
    findOne() {
      asked += 1
      return answered(50, new Promise<never>(() => undefined))
    },
  } as Partial<Documents> as Documents
  const records = createMongoCollection({
    spec,
    ready: async () => hanging,
    relay: { announce: () => undefined, settled: async () => undefined },
    clock: systemClock,
    random: Math.random,
    answerMs: 50,
    envelopes: createEnvelopes({ clock: systemClock, ids: randomIds }),
    turns: createTurns(),
  })
  const changes = Array.from({ length: 20 }, () => records.update(owner, 'a', (current) => ({ ...current, text: 'x' })))
  for (const change of await Promise.allSettled(changes)) {
    expect(change).toMatchObject({ status: 'rejected', reason: { name: 'MongoUnavailable' } })
  }
  expect(asked).toBeLessThanOrEqual(2)
})
