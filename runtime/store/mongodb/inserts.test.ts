import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { ownerId, ownerIdSchema } from '@docent/proto/ids'
import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import pino from 'pino'
import { z } from 'zod'
import { randomIds, systemClock } from '../../clock/index.ts'
import { engineFromEnvironment } from '../../testing/from-environment.ts'
import { countMongoCommands, type MongoCommands } from '../../testing/mongo-commands.ts'
import { dropDatabase } from '../../testing/mongo-database.ts'
import { AlreadyExists, type Collection, type Store } from '../port.ts'
import type { RecordDocument } from './document.ts'
import { createMongoStore } from './index.ts'
import { createInserts } from './inserts.ts'

const owner = ownerId('owner-1')
const document = (id: string) => ({ _id: id }) as RecordDocument
const idsOf = (documents: readonly RecordDocument[]) => documents.map(({ _id }) => _id)
const inTime = <R>(question: Promise<R>) => question
const nothing = () => Promise.reject(new Error('not asked for'))

/** Commands that are answered when the test says so. */
function held() {
  const sent: { ids: string[]; answer: PromiseWithResolvers<number[]> }[] = []
  const send = (documents: RecordDocument[]) => {
    const answer = Promise.withResolvers<number[]>()
    sent.push({ ids: idsOf(documents), answer })
    return answer.promise
  }
  return { sent, inTime, one: (single: RecordDocument) => send([single]), many: send }
}

/** Each by itself, none of which is waited for. */
async function apart<R>(ids: readonly string[], insert: (id: string) => Promise<R>): Promise<Promise<R>[]> {
  const all: Promise<R>[] = []
  for (const id of ids) {
    all.push(insert(id))
    await turn()
  }
  return all
}

describe('inserts that share commands', () => {
  test('those of one moment go together', async () => {
    const commands = held()
    const { sent } = commands
    const insert = createInserts(commands)
    const all = ['a', 'b', 'c'].map((id) => insert(document(id)))
    await turn()
    expect(sent.map(({ ids }) => ids)).toEqual([['a', 'b', 'c']])
    sent[0]?.answer.resolve([])
    await Promise.all(all)
  })

  test('one that is alone waits for nobody, and what comes while two are under way goes together', async () => {
    const commands = held()
    const { sent } = commands
    const insert = createInserts(commands)
    const all = await apart(['a', 'b', 'c', 'd', 'e'], (id) => insert(document(id)))
    expect(sent.map(({ ids }) => ids)).toEqual([['a'], ['b']])
    sent[1]?.answer.resolve([])
    await all[1]
    await turn()
    expect(sent.map(({ ids }) => ids)).toEqual([['a'], ['b'], ['c', 'd', 'e']])
    sent[0]?.answer.resolve([])
    sent[2]?.answer.resolve([])
    await Promise.all(all)
  })

  test('nobody learns that it is written before it is, and all learn that nothing answers', async () => {
    const commands = held()
    const { sent } = commands
    const insert = createInserts(commands)
    const outcomes: string[] = []
    const all = await apart(['a', 'b', 'c', 'd'], (id) =>
      insert(document(id)).then(
        () => outcomes.push(`${id} written`),
        (error: Error) => outcomes.push(`${id} ${error.message}`),
      ),
    )
    sent[0]?.answer.reject(new Error('away'))
    await all[0]
    await turn()
    expect(outcomes).toEqual(['a away'])
    sent[2]?.answer.reject(new Error('away, too'))
    await Promise.all(all.slice(2))
    expect(outcomes).toEqual(['a away', 'c away, too', 'd away, too'])
    sent[1]?.answer.resolve([])
    await Promise.all(all)
    expect(outcomes.at(-1)).toBe('b written')
  })

  test('more than fit go one command after another, and none is forgotten', async () => {
    const inserted: string[][] = []
    const many = async (documents: RecordDocument[]) => {
      inserted.push(idsOf(documents))
      return []
    }
    const insert = createInserts({ inTime, one: (single) => many([single]), many })
    await Promise.all(Array.from({ length: 1_000 }, (_, at) => insert(document(String(at)))))
    expect(
      inserted
        .flat()
        .map(Number)
        .toSorted((a, b) => a - b),
    ).toEqual(Array.from({ length: 1_000 }, (_, at) => at))
    expect(inserted.length).toBeLessThan(20)
  })

  test('who is refused among many is told why, by being asked for alone', async () => {
    const commands = held()
    const { sent } = commands
    const insert = createInserts(commands)
    const all = await apart(['a', 'b', 'c', 'd', 'e'], (id) => insert(document(id)))
    sent[0]?.answer.resolve([])
    await all[0]
    await turn()
    sent[2]?.answer.resolve([1])
    await Promise.all([all[2], all[4]])
    expect(sent[3]?.ids).toEqual(['d'])
    sent[3]?.answer.reject(new Error('taken'))
    await expect(all[3]).rejects.toThrow('taken')
    sent[1]?.answer.resolve([])
    await all[1]
  })

  test('what waits too long is refused, and is not sent after that', async () => {
    const { sent, one, many } = held()
    let refuse: (error: Error) => void = () => undefined
    const late = <R>(question: Promise<R>) => Promise.race([question, new Promise<R>((_, reject) => (refuse = reject))])
    const insert = createInserts({ inTime: late, one, many })
    const all = await apart(['a', 'b', 'c'], (id) => insert(document(id)))
    refuse(new Error('too late'))
    await expect(all[2]).rejects.toThrow('too late')
    sent[0]?.answer.resolve([])
    sent[1]?.answer.resolve([])
    await Promise.all(all.slice(0, 2))
    await turn()
    expect(sent.map(({ ids }) => ids)).toEqual([['a'], ['b']])
  })

  test('a command that fails lets the next ones go', async () => {
    const insert = createInserts({ inTime, one: nothing, many: nothing })
    const told = await Promise.allSettled(['a', 'b', 'c', 'd'].map((id) => insert(document(id))))
    expect(told.map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
    await expect(insert(document('e'))).rejects.toThrow('not asked for')
  })
})

const server = engineFromEnvironment('MONGODB_URI')
const suite = server === undefined ? describe.skip : describe

suite('inserts that share commands, on the wire', () => {
  const schema = z.object({ id: z.string(), ownerId: ownerIdSchema, email: z.string(), nothing: z.string().optional() })
  const spec = { name: 'test.together', schema, indexes: [{ fields: ['email'], unique: true }] } as const
  const uri = new URL(server ?? 'mongodb://127.0.0.1')
  uri.pathname = `/docent_test_${randomUUID().slice(0, 8)}`
  const direct = uri.href
  let wire: MongoCommands
  let store: Store
  let records: Collection<z.infer<typeof schema>>

  beforeAll(async () => {
    wire = await countMongoCommands({ host: uri.hostname, port: Number(uri.port) })
    uri.host = `127.0.0.1:${wire.port}`
    store = createMongoStore({
      uri: uri.href,
      bus: { publish: async () => undefined },
      log: pino({ level: 'silent' }),
      clock: systemClock,
      ids: randomIds,
      answerMs: 60_000,
    })
    records = store.collection(spec)
    await records.find(owner)
  })
  afterAll(async () => {
    await store.close()
    await wire.close()
    await dropDatabase(direct)
  })

  test('forty at once take few commands, are as they were given, and only whose value is taken is refused', async () => {
    const given = Array.from({ length: 40 }, (_, at) => ({
      id: `r${at}`,
      ownerId: owner,
      email: at === 30 ? 'e7' : `e${at}`,
      nothing: undefined,
    }))
    const before = wire.seen.length
    const told = await Promise.allSettled(given.map((record) => records.insert(owner, record)))
    const inserts = wire.seen.slice(before).filter((command) => command === 'insert test.together')
    // Two alone, those that came meanwhile together, and the one that was refused once more.
    expect(inserts.length).toBeLessThanOrEqual(4)
    const refused = told.flatMap((one, at) => (one.status === 'rejected' ? [[at, one.reason as unknown] as const] : []))
    expect(refused).toHaveLength(1)
    expect([7, 30]).toContain(refused[0]?.[0])
    expect(refused[0]?.[1]).toBeInstanceOf(AlreadyExists)
    const kept = (await records.find(owner, { limit: 100 })).records
    expect(kept.map(({ id }) => id).toSorted()).toEqual(
      given
        .filter((_, at) => at !== refused[0]?.[0])
        .map(({ id }) => id)
        .toSorted(),
    )
    expect(kept.every((record) => !('nothing' in record))).toBe(true)
  })
})
