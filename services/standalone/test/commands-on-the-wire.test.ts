import * as api from '@docent/proto/http'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { randomIds, systemClock } from '@docent/runtime/clock'
import { hostService, type HostedService } from '@docent/runtime/service'
import { createMongoStore } from '@docent/runtime/store/mongodb'
import { openTestEngines, type TestEngines } from '@docent/runtime/testing'
import type { Bus } from '@docent/runtime/bus'
import { fromOutbox } from '@docent/runtime/store/mongodb/document.ts'
import { engineFromEnvironment } from '@docent/runtime/testing/from-environment.ts'
import { countMongoCommands, type MongoCommands } from '@docent/runtime/testing/mongo-commands.ts'
import { createTestTokens, type TestTokens } from '@docent/runtime/testing/tokens.ts'
import { until } from '@docent/runtime/testing/until.ts'
import { MongoClient } from 'mongodb'
import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { services } from '../src/services.ts'

const server = engineFromEnvironment('MONGODB_URI')
const suite = server === undefined ? describe.skip : describe
const TIMES = 20
const NEVER_MS = 2 ** 31 - 1
const origin = 'https://shop.example'
/** Who asks faster than a visitor does. */
const settings = { CHAT_VISITOR_PER_MINUTE: '1000' }

suite('what all services together ask of MongoDB, counted on the wire', () => {
  const uri = new URL(server ?? 'mongodb://127.0.0.1')
  uri.pathname = `/docent_test_${randomUUID().slice(0, 8)}`
  const direct = uri.href
  const hosted: Record<string, HostedService> = {}
  let wire: MongoCommands
  let engines: TestEngines
  let tokens: TestTokens
  let store: ReturnType<typeof createMongoStore>
  let beside: MongoClient
  const published = new Set<string>()
  const searchable = new Set<string>()
  const { now } = performance
  /** How much had been asked when `settled` was called last. */
  let calledAt = 0
  let owner = ''
  let widgetId = ''

  beforeAll(async () => {
    // What is read again after a second in memory shall not hang on how fast the machine is: a thousand of them pass in one.
    performance.now = () => now.call(performance) / 1_000
    beside = await new MongoClient(direct).connect()
    wire = await countMongoCommands({ host: uri.hostname, port: Number(uri.port) })
    uri.host = `127.0.0.1:${wire.port}`
    engines = await openTestEngines()
    tokens = await createTestTokens()
    const log = pino({ level: 'silent' })
    const bus = noting(engines.engines.bus)
    // Outboxes are cleared for several events at once: here when there are enough of them, however slow the machine is.
    const later = { sweepEveryMs: 3_600_000, clearAfterMs: 3_600_000 }
    // Nine services open all their collections at once, at a server that may have other work.
    const patient = { serverWaitMs: 60_000, answerMs: 60_000 }
    store = createMongoStore({ uri: uri.href, bus, log, clock: systemClock, ids: randomIds, ...later, ...patient })
    const env = { ...tokens.env, ...settings, PUBLIC_URL: 'http://localhost:3000' }
    // Looks that come by the clock belong to nobody who asks: each is made once, at the start.
    const { setInterval: every } = globalThis
    globalThis.setInterval = () => every(() => undefined, NEVER_MS)
    for (const service of Object.values(services)) {
      const options = { env, engines: { ...engines.engines, store } as never, log }
      hosted[service.name] = await hostService(service as never, options)
    }
    globalThis.setInterval = every
    const body = { email: 'ines@larkfield.example', password: 'clay and glaze 7', name: 'Ines' }
    const { user } = await post('identity', api.signUp.path, body)
    owner = user.uid
    await settled()
    const documentId = await document('first')
    await post('chat', api.getAnswer.path, { question: 'How is the first?' })
    const widget = { name: 'Shop', prompt: null, documentIds: [documentId], allowedDomains: [], dailyAnswerLimit: 100 }
    widgetId = (await post('widget', api.createWidget.path, widget)).id
    await settled()
  }, 240_000)
  afterAll(async () => {
    for (const one of Object.values(hosted)) await one.stop()
    await store?.close()
    await engines?.close()
    await wire?.close()
    performance.now = now
    await beside?.db().dropDatabase()
    await beside?.close()
  })

  /** Remembers which events went out, and which documents were made searchable with them. */
  const noting = (bus: Bus): Pick<Bus, 'publish'> => ({
    async publish(events) {
      await bus.publish(events)
      for (const { event } of events) {
        published.add(event.id)
        const { documentId } = event.payload as { documentId?: string }
        if (event.type === 'document.indexed' && documentId !== undefined) searchable.add(documentId)
      }
    },
  })

  /** Looked at beside the wire: whether all went out that lies in the outboxes of collections that were written since then. */
  async function saidAll(since: number): Promise<boolean> {
    const written = new Set(
      wire.seen.slice(since).flatMap((one) => /^(?:insert|update|findAndModify) (.+)$/.exec(one)?.[1] ?? []),
    )
    const looks = [...written].map((name) =>
      beside
        .db()
        .collection(name)
        .find({ pending: { $exists: true } })
        .toArray(),
    )
    const outboxes = (await Promise.all(looks)).flat().map(({ outbox }) => outbox as string[])
    return outboxes.flat().every((text) => published.has(fromOutbox(text).event.id))
  }

  async function post(service: string, path: string, payload: object, headers?: Record<string, string>) {
    const own = owner === '' ? {} : { authorization: `Bearer ${await tokens.sign(owner)}` }
    const reply = await hosted[service]?.http.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: headers ?? own,
      payload,
    })
    if (reply?.statusCode !== 200) throw new Error(`${path}: ${reply?.statusCode} ${reply?.body}`)
    return JSON.parse(reply.body)
  }

  /** One may say something when it has heard another. */
  async function settled() {
    // What was on its way when it was called last may have arrived after that.
    const since = calledAt
    calledAt = wire.seen.length
    for (let round = 0; round < 3; round++) {
      await until('what was written to be said', () => saidAll(since))
      for (const one of Object.values(hosted)) await one.caughtUp()
    }
  }

  /** What was asked while something was done and everybody heard of it. */
  async function askedWhile(task: () => Promise<unknown>): Promise<string[]> {
    await settled()
    const before = wire.seen.length
    await task()
    await settled()
    return wire.seen.slice(before)
  }

  /** Uploaded and made searchable. */
  async function document(name: string): Promise<string> {
    const fileContent = Buffer.from(`# ${name}\n\nThe ${name} of the workshop is striped and soft.`).toString('base64')
    const body = { fileName: `${name}.md`, fileType: 'text/markdown', fileContent }
    const uploaded = await post('document-ingest', api.processDocument.path, body)
    await settled()
    await post('embedding', api.embedDocument.path, { documentId: uploaded.documentId })
    // It is embedded by itself, after the answer.
    await until(`${name} to be searchable`, () => searchable.has(uploaded.documentId))
    await settled()
    return uploaded.documentId
  }

  /** Somebody who has asked once, and asks more. */
  async function visitor() {
    const { token, sessionId } = await post('chat', api.widgetSession.path, { widgetId }, { origin })
    const headers = { origin, authorization: `Bearer ${token}` }
    const ask = (question: string) => post('chat', api.getAnswer.path, { question, widgetId, sessionId }, headers)
    await ask('How is the first?')
    return ask
  }

  /**
   * Fails with what was asked, not only with how much. What is kept in memory for a second is read again once a second, however
   * much is done: a command that comes less than every other time belongs to none of them, and one that comes once more than the others
   was left over from before.
   */
  function expectAtMost(each: number, times: number, commands: readonly string[]) {
    const kinds = [...Map.groupBy(commands, (one) => one)].map(([name, all]) => ({ name, count: all.length }))
    const often = kinds.filter(({ count }) => count >= times / 2)
    const asked = often.reduce((sum, { count }) => sum + Math.round(count / times), 0)
    expect(asked <= each ? [] : [asked, ...often]).toEqual([])
  }

  test('an answer to an owner costs at most 4 commands', async () => {
    const commands = await askedWhile(async () => {
      for (let at = 0; at < TIMES; at++) await post('chat', api.getAnswer.path, { question: `How is the zebra${at}?` })
    })
    expectAtMost(4, TIMES, commands)
    expect(commands.filter((one) => one === 'insert chat.turns')).toHaveLength(TIMES)
  })

  test('an answer to a visitor costs at most 4: the limits of a visitor, a range and the widget are counted with the plan', async () => {
    const ask = await visitor()
    const commands = await askedWhile(async () => {
      for (let at = 0; at < TIMES; at++) await ask(`How is the zebra${at}?`)
    })
    expectAtMost(4, TIMES, commands)
  })

  test('and no more where a question leans on what was asked before', async () => {
    const ask = await visitor()
    const commands = await askedWhile(async () => {
      for (let at = 0; at < TIMES; at++) await ask(`And how is ${at}?`)
    })
    expectAtMost(4, TIMES, commands)
    expect(commands.filter((one) => one === 'find chat.turns')).toHaveLength(TIMES)
  })

  test('a document that is uploaded and made searchable costs at most 10, and the looks for more of them', async () => {
    const documents = 4
    const commands = await askedWhile(async () => {
      for (let at = 0; at < documents; at++) await document(`lamp${at}`)
    })
    // How often it is looked for more to embed hangs on how fast the machine is.
    const looks = 'find embedding.documents'
    expect(commands).toContain(looks)
    // Who did it goes along with what is said anyway, and is one line where it is kept.
    expect(commands.filter((one) => one === 'insert identity.activity')).toHaveLength(documents)
    expect(commands.filter((one) => one.includes('.noted'))).toEqual([])
    expectAtMost(
      10,
      documents,
      commands.filter((one) => one !== looks),
    )
  })
})
