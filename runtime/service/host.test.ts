import { ownerId, ownerIdSchema } from '@docent/proto/ids'
import { listDocuments } from '@docent/proto/http'
import { afterEach, describe, expect, test } from '@jest/globals'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import pino from 'pino'
import { createPresence, type Presence } from '../presence/index.ts'
import { away, startTestService, type TestService } from '../testing/index.ts'
import { openTestEngines } from '../testing/engines.ts'
import { createTestTokens } from '../testing/tokens.ts'
import { until } from '../testing/until.ts'
import { hostService, openOnce } from './host.ts'
import { defineService, type RunningService } from './service.ts'

const [ada, bob] = [ownerId('ada'), ownerId('bob')]
const schema = z.object({ id: z.string(), ownerId: ownerIdSchema })
const space = { model: 'test', dimensions: 2 }
const left: string[] = []

/** Keeps one thing of everybody it hears of in each of its engines, and says nothing about leaving but its extra. */
const keeper = defineService({
  name: 'keeper',
  settings: {},
  needs: ['store', 'bus', 'blobs', 'vectors'],
  async start({ engines: { store, blobs, vectors } }) {
    const things = store.collection<z.infer<typeof schema>>({ name: 'keeper.things', schema, indexes: [] })
    const kept = store.collection<z.infer<typeof schema>>({
      name: 'keeper.kept',
      schema,
      indexes: [],
      ofLeavers: 'kept',
    })
    return {
      routes(router) {
        router.on(listDocuments, async () => ({ success: true as const, data: [] }))
      },
      hears: {
        async 'document.deleted'({ documentId }, { ownerId: owner }) {
          for (const one of [things, kept])
            await one.save(owner, `${owner}-thing`, () => ({ id: `${owner}-thing`, ownerId: owner }))
          await blobs.put(owner, `things/${documentId}`, Buffer.from('x'))
          const point = { id: `${documentId}:0`, documentId, dense: new Float32Array([1, 0]), text: 'x', payload: {} }
          await vectors.upsert(owner, space, [point])
        },
      },
      async leaving(owner) {
        left.push(owner)
      },
    }
  },
})

const named = defineService({
  name: 'widget',
  settings: {},
  needs: ['store', 'bus', 'blobs'],
  start: async () => ({ routes() {} }),
})

describe('a service that says nothing about owners who leave', () => {
  let service: TestService
  afterEach(() => service.stop())
  const hear = (owner: string) =>
    service.hear(owner, 'document.deleted', { documentId: 'd1', wasCounted: true, characters: 1, sizeBytes: 1 })
  const keeps = async (owner: typeof ada) => {
    const { store, blobs, vectors } = service.engines
    const count = async (name: string) =>
      (await store.collection({ name, schema, indexes: [] }).find(owner)).records.length
    return [
      await count('keeper.things'),
      (await blobs.list(owner, '')).length,
      await vectors.count(owner, space, 'd1'),
      await count('keeper.kept'),
    ]
  }

  test('keeps nothing of them in any engine, but what it said it decides itself', async () => {
    service = await startTestService(keeper)
    await hear('ada')
    await hear('bob')
    expect(await keeps(ada)).toEqual([1, 1, 1, 1])
    await service.hear('ada', 'user.deleted', {})
    expect(await keeps(ada)).toEqual([0, 0, 0, 1])
    expect(await keeps(bob)).toEqual([1, 1, 1, 1])
    expect(left).toContain('ada')
    expect(left).not.toContain('bob')
  })

  test('is closed to them and deaf to late events about them, also after a restart', async () => {
    service = await startTestService(keeper)
    await service.hear('ada', 'user.deleted', {})
    service = await service.restart()
    await hear('ada')
    expect(await keeps(ada)).toEqual([0, 0, 0, 0])
    expect((await service.call(listDocuments, { as: 'ada' })).status).toBe(401)
    expect((await service.call(listDocuments, { as: 'bob' })).status).toBe(200)
  })

  test('is closed to them also as members of a team, once all it noted of the end of their role is removed', async () => {
    let now = Date.now()
    service = await startTestService(keeper, { clock: { now: () => new Date(now) } })
    const status = async (id: string) => {
      const member = { id, role: 'editor', grant: `grant-${id}` } as const
      return (await service.call(listDocuments, { as: 'team', member })).status
    }
    const noted = async () => {
      const endings = service.engines.store.collection({ name: 'keeper.endings', schema, indexes: [] })
      return (await endings.find(ada)).records.length
    }
    expect(await status('ada')).toBe(200)
    await service.hear('ada', 'user.deleted', {})
    await service.hear('team', 'team.member-changed', { person: 'ada', role: null, endedGrant: 'grant-ada' })
    expect(await noted()).toBe(1)
    // The bus may have told it twice, and the next removal is then a later one.
    now += 6 * 60_000
    await until('the next removal', async () => (await noted()) === 0)
    // For a second it is remembered what was noted.
    await sleep(1_100)
    expect([await status('ada'), await status('eve')]).toEqual([401, 200])
  })
})

test('a service that hears what nobody has said it hears does not start: its account at Kafka could not read that', async () => {
  const { engines, close } = await openTestEngines()
  const tokens = await createTestTokens()
  const curious = {
    ...named,
    start: async () => ({ routes() {}, hears: { 'answer.completed': async () => undefined } }),
  }
  const starting = hostService(curious, { env: tokens.env, engines, log: pino({ level: 'silent' }) })
  await expect(starting).rejects.toThrow('widget hears docent.answer, which heardBy does not say')
  await close()
})

test('what a service knows of who calls is what all of its process know', async () => {
  const on = await openTestEngines()
  const tokens = await createTestTokens()
  const presence = createPresence()
  const given: Presence[] = []
  const watching = {
    ...named,
    async start(context: { presence: Presence }) {
      given.push(context.presence)
      const routes: RunningService['routes'] = (router) =>
        router.on(listDocuments, async () => ({ success: true as const, data: [] }))
      return { routes }
    },
  }
  const options = { env: tokens.env, engines: on.engines, log: pino({ level: 'silent' }), presence }
  const [first, second] = [await hostService(watching, options), await hostService(watching, options)]
  const call = async (owner: string, { http }: typeof first) => {
    const headers = { authorization: `Bearer ${await tokens.sign(owner)}` }
    return (await http.inject({ method: 'GET', url: `/api${listDocuments.path}`, headers })).statusCode
  }
  expect(await call('ada', first)).toBe(200)
  expect(given.map((one) => one.isAlone('ada', 60_000))).toEqual([true, true])
  expect(await call('bob', second)).toBe(200)
  expect(given.map((one) => one.isAlone('ada', 60_000))).toEqual([false, false])
  for (const one of [first, second]) await one.stop()
  await on.close()
})

test('opening a service once makes all its collections, hears nothing, and may be repeated', async () => {
  const { engines, close } = await openTestEngines()
  const tokens = await createTestTokens()
  const bus = { ...engines.bus, subscribe: () => Promise.reject(new Error('nobody asked it to listen')) }
  const options = {
    env: tokens.env,
    engines: { ...engines, bus },
    log: pino({ level: 'silent' }),
  }
  const collections = ['keeper.departures', 'keeper.endings', 'keeper.hearing', 'keeper.kept', 'keeper.things']
  expect((await openOnce(keeper, options)).collections.sort()).toEqual(collections)
  expect((await openOnce(keeper, options)).collections.sort()).toEqual(collections)
  await close()
})

describe('a service that operators ask how it is', () => {
  test('tells version, lag, what is away and what the doctor finds, which it looks for once at a time', async () => {
    let [looks, asked] = [0, 0]
    const { promise: bothAsked, resolve: go } = Promise.withResolvers<void>()
    const finding = { what: 'S3', state: 'bad', says: 'Access Denied', remedy: 'S3_SECRET_KEY' } as const
    const on = await openTestEngines()
    const tokens = await createTestTokens()
    const hosted = await hostService(named, {
      env: tokens.env,
      engines: {
        ...on.engines,
        blobs: away(on.engines.blobs),
        store: {
          ...on.engines.store,
          async ping() {
            if (++asked === 2) go()
          },
        },
      },
      log: pino({ level: 'silent' }),
      doctor: async () => {
        looks += 1
        await bothAsked
        return [finding]
      },
    })
    const ask = async (options = {}) =>
      hosted.http.inject({
        url: '/api/operator/services/widget',
        headers: { authorization: `Bearer ${await tokens.sign('ada', options)}` },
      })
    const refused = await ask()
    expect([refused.statusCode, refused.json().code, looks]).toEqual([403, 'not_an_operator', 0])
    const [first] = await Promise.all([ask({ operates: true }), ask({ operates: true })])
    expect(first.json().state).toMatchObject({
      service: 'widget',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      lagSeconds: 0,
      missing: [],
      late: [expect.stringMatching(/^blobs: /)],
      findings: [finding],
    })
    expect(looks).toBe(1)
    await hosted.stop()
    await on.close()
  })
})
