import { DAY_MS } from '@docent/runtime/units'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { keepGolden, listGolden, removeGolden, runGolden, type GoldenQuestion } from '@docent/proto/http'
import { ownerId } from '@docent/proto/ids'
import { openTestEngines, type TestEngines, type TestService } from '@docent/runtime/testing'
import { until } from '@docent/runtime/testing/until.ts'
import { nextNight, nightsSpec } from '../src/golden/nights.ts'
import { alice, dead, fakeChat, index, lamp, saveWidget, startChat } from './helpers.ts'

const env = { CHAT_GOLDEN_LOOK_SECONDS: '0.02', CHAT_GOLDEN_HOUR: '2' }
const NOON = Date.parse('2026-11-21T12:00:00Z')
let now = NOON
const clock = { now: () => new Date(now) }

let engines: TestEngines
let services: TestService[] = []
let service: TestService
async function start(): Promise<void> {
  service = await startChat({ clock, env, on: engines })
  services.push(service)
}
beforeEach(async () => {
  now = NOON
  services = []
  engines = await openTestEngines()
  await start()
  await index(service, alice, 'lamp', lamp)
  await saveWidget(service, alice, 'shop', { documentIds: ['lamp'] })
})
afterEach(async () => {
  await Promise.all(services.map((one) => one.stop()))
  await engines.close()
})

const keep = async (question: string, fact: string): Promise<string> => {
  const body = { question, fact, widgetId: 'shop' }
  const { id } = (await service.call(keepGolden, { as: alice, body })).body.question
  await service.call(runGolden, { as: alice, body: { questionIds: [id] } })
  return id
}
const list = async (): Promise<GoldenQuestion[]> => (await service.call(listGolden, { as: alice })).body.questions
const told = () => service.said('answer.golden-broke').map(({ payload }) => payload)
/** A moment later: of two states of one moment the first would stay. */
const saved = (documentIds: string[]) => {
  now += 1_000
  return saveWidget(service, alice, 'shop', { documentIds })
}
/** A night passes, until the next one is written with what this one tells. */
async function night(): Promise<void> {
  now += DAY_MS
  const nights = service.engines.store.collection(nightsSpec)
  await until('the night to be over', async () => {
    const found = await nights.get(ownerId(alice), alice)
    return found && found.nightAt > now
  })
  await service.settled()
}

const WARRANTY = 'How long is the warranty of the lamp?'

describe('each night', () => {
  test('golden questions are asked, and what broke is told once, until it breaks again', async () => {
    await keep(WARRANTY, 'two years')
    await keep('How is the lamp dimmed?', 'an app')
    await night()
    expect((await list()).map(({ last }) => Date.parse(last?.at ?? ''))).toEqual([now, now])
    // What never came was told on the page when it was kept.
    expect(told()).toEqual([])

    await saved([])
    await night()
    expect(told()).toEqual([{ broke: [{ question: WARRANTY, fact: 'two years' }], more: 0 }])
    await night()
    expect(told()).toHaveLength(1)

    await saved(['lamp'])
    await night()
    await saved([])
    await night()
    expect(told()).toHaveLength(2)
  })

  test('they are asked once, however many processes there are', async () => {
    await keep(WARRANTY, 'two years')
    await saved([])
    await start()
    await start()
    const before = service.said('answer.completed').length
    await night()
    await until('what broke to be told', () => told().length > 0)
    await Promise.all(services.map((one) => one.settled()))
    expect([service.said('answer.completed').length - before, told().length]).toEqual([1, 1])
  })

  test('what broke and was forgotten since is not told', async () => {
    const id = await keep(WARRANTY, 'two years')
    await service.call(removeGolden, { as: alice, query: { id } })
    await saved([])
    await night()
    expect(told()).toEqual([])
  })

  test('of an owner who is suspended nothing is asked', async () => {
    await keep(WARRANTY, 'two years')
    await service.hear(alice, 'user.suspension-changed', { suspended: true, reason: 'spam' })
    const asked = (await list())[0]?.last?.at
    await night()
    expect((await list())[0]?.last?.at).toBe(asked)
  })

  test('are not waited for when another model answers: what it broke is told at once', async () => {
    await keep(WARRANTY, 'two years')
    const chat = fakeChat()
    chat.says = () => ['Ask the shop about that.']
    now += 1_000
    const { embedder } = service.engines.models
    service = await service.restart({ engines: { models: { embedder, chat } } })
    services = [service]
    await until('what broke to be told', () => told().length > 0)
    expect(told()).toEqual([{ broke: [{ question: WARRANTY, fact: 'two years' }], more: 0 }])
    const asked = chat.requests.length
    service = await service.restart({ engines: { models: { embedder, chat } } })
    services = [service]
    await service.settled()
    expect(chat.requests).toHaveLength(asked)
  })

  test('a model that is away breaks no question: it is tried again, and the next night goes on', async () => {
    const chat = fakeChat()
    const { embedder } = service.engines.models
    chat.says = () => ['The warranty lasts two years [1].']
    service = await service.restart({ engines: { models: { embedder, chat } } })
    services = [service]
    await keep(WARRANTY, 'two years')
    let tries = 0
    chat.before = () => {
      tries += 1
      throw dead()
    }
    now += DAY_MS
    const nights = service.engines.store.collection(nightsSpec)
    for (let attempts = 1; attempts <= 4; attempts += 1) {
      const found = await until('the try to be over', async () => {
        const one = await nights.get(ownerId(alice), alice)
        return tries >= attempts && one?.holder === '' && one.dueAt > now ? one : undefined
      })
      now = attempts < 4 ? Math.ceil(found.dueAt) : now
    }
    expect([tries, told()]).toEqual([4, []])
    expect((await list())[0]?.last).toMatchObject({ comes: true })
    chat.before = () => undefined
    await night()
    expect((await list())[0]?.last).toMatchObject({ comes: true, at: new Date(now).toISOString() })
  })
})

test('a night begins at its hour, within two hours, at the same time for an owner', () => {
  for (const owner of ['alice', 'bob', 'somebody-else']) {
    const first = nextNight(NOON, 2, owner)
    expect(first).toBeGreaterThanOrEqual(Date.parse('2026-11-22T02:00:00Z'))
    expect(first).toBeLessThan(Date.parse('2026-11-22T04:00:00Z'))
    expect(nextNight(first, 2, owner)).toBe(first + DAY_MS)
    expect(nextNight(first - 1, 2, owner)).toBe(first)
  }
})
