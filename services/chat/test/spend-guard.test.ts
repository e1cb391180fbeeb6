import { afterEach, describe, expect, test } from '@jest/globals'
import { answersToday, widgetSession } from '@docent/proto/http'
import { ownerId, ownerIdSchema } from '@docent/proto/ids'
import { everyOwner } from '@docent/runtime/store'
import { ModelError } from '@docent/runtime/models'
import { openTestEngines, type TestService, type TestServiceOptions } from '@docent/runtime/testing'
import { until } from '@docent/runtime/testing/until.ts'
import { rangeOf } from '../src/visitors/range.ts'
import { z } from 'zod'
import { alice, ask, bob, fakeChat, index, lamp, plansWith, saveWidget, site, startChat, visit } from './helpers.ts'

const question = 'How long is the warranty of the lamp?'
const noRates = {
  CHAT_VISITOR_PER_MINUTE: '100000',
  CHAT_ADDRESS_PER_MINUTE: '100000',
  CHAT_SESSIONS_PER_MINUTE: '100000',
}
const started: TestService[] = []
afterEach(async () => {
  for (const service of started.splice(0).toReversed()) await service.stop()
})

async function start({ env, ...options }: TestServiceOptions = {}, dailyAnswerLimit: number | null = null) {
  const service = await startChat({ ...options, env: { ...noRates, ...env } })
  started.push(service)
  await index(service, alice, 'lamp', lamp)
  await saveWidget(service, alice, 'w1', { allowedDomains: ['shop.example'], dailyAnswerLimit })
  return service
}

/** Time that only moves when a test says so. */
function clockAt(begin: string) {
  let at = new Date(begin).getTime()
  return { now: () => new Date(at), set: (to: string) => (at = new Date(to).getTime()) }
}

/** Visitors who come from addresses all over, unless an address is given. */
async function comes(service: TestService, address = '198.51.100.7', widgetId = 'w1') {
  const headers = { origin: site, 'x-forwarded-for': address }
  const { body } = await service.call(widgetSession, { body: { widgetId }, headers })
  return () => ask(service, question, { token: body.token, headers })
}
const codes = (replies: { status: number; body: { code?: string } }[]) => {
  const counts: Record<string, number> = {}
  for (const { status, body } of replies) counts[body.code ?? status] = (counts[body.code ?? status] ?? 0) + 1
  return counts
}

describe('the daily limit of a widget', () => {
  test('holds exactly, however many ask at once, and the owner is told once', async () => {
    const service = await start({}, 7)
    const visitors = await Promise.all(Array.from({ length: 60 }, (_, i) => comes(service, `198.51.${i}.1`)))
    expect(codes(await Promise.all(visitors.map((asks) => asks())))).toEqual({ 200: 7, daily_limit_reached: 53 })
    await service.settled()
    expect(service.said('answer.daily-limit-reached')).toMatchObject([
      { ownerId: alice, payload: { widgetId: 'w1', widgetName: 'w1', limit: 7 } },
    ])
  })

  test('says when it is over, in words and as a number, and is over then', async () => {
    const clock = clockAt('2026-11-21T17:30:00Z')
    const service = await start({ clock }, 1)
    const asks = await comes(service)
    expect((await asks()).status).toBe(200)
    const refused = await asks()
    expect(refused).toMatchObject({
      status: 429,
      body: {
        error: 'Daily limit reached. This assistant answers again in 7 hours.',
        retryAfterSeconds: 6.5 * 3_600,
      },
    })
    expect(refused.headers['retry-after']).toBe(String(6.5 * 3_600))
    clock.set('2026-11-21T23:59:30Z')
    expect((await (await comes(service))()).body.error).toMatch(/again in 30 seconds\.$/)
    clock.set('2026-11-22T00:00:00Z')
    const next = await comes(service)
    expect((await next()).status).toBe(200)
    expect((await next()).status).toBe(429)
    await service.settled()
    expect(service.said('answer.daily-limit-reached').map(({ payload }) => payload.day)).toEqual([
      '2026-11-21',
      '2026-11-22',
    ])
  })

  test('shows its owner what of today is given, and when the next day begins', async () => {
    const clock = clockAt('2026-11-21T17:30:00Z')
    const service = await start({ clock }, 2)
    await saveWidget(service, alice, 'unlimited', { allowedDomains: ['shop.example'], dailyAnswerLimit: null })
    await saveWidget(service, bob, 'other', { allowedDomains: ['shop.example'], dailyAnswerLimit: 2 })
    const shown = async (as = alice) => (await service.call(answersToday, { as })).body
    const goesOn = { seconds: Date.parse('2026-11-22T00:00:00Z') / 1000 }
    expect(await shown()).toEqual({ success: true, goesOn, widgets: [] })
    const asks = await comes(service)
    expect(codes([await asks(), await asks(), await asks()])).toEqual({ 200: 2, daily_limit_reached: 1 })
    await (
      await comes(service, undefined, 'unlimited')
    )()
    expect((await shown()).widgets).toEqual([{ widgetId: 'w1', answers: 2 }])
    expect((await shown(bob)).widgets).toEqual([])
    expect((await service.call(answersToday)).status).toBe(401)
    clock.set('2026-11-22T00:00:00Z')
    expect(await shown()).toEqual({
      success: true,
      goesOn: { seconds: Date.parse('2026-11-23T00:00:00Z') / 1000 },
      widgets: [],
    })
  })

  test('is raised at once, survives a restart, and does not touch the owner nor other widgets', async () => {
    const service = await start({}, 1)
    await saveWidget(service, alice, 'w2', { allowedDomains: ['shop.example'] })
    expect((await (await comes(service))()).status).toBe(200)
    const again = await service.restart()
    started[0] = again
    expect((await (await comes(again))()).body.code).toBe('daily_limit_reached')
    expect((await (await comes(again, undefined, 'w2'))()).status).toBe(200)
    expect((await ask(again, question, { as: alice, widgetId: 'w1' })).status).toBe(200)
    await saveWidget(again, alice, 'w1', { allowedDomains: ['shop.example'], dailyAnswerLimit: 2 })
    expect((await (await comes(again))()).status).toBe(200)
    expect((await (await comes(again))()).body.code).toBe('daily_limit_reached')
  })

  test('is shared by two processes', async () => {
    const on = await openTestEngines()
    const first = await start({ on }, 20)
    const second = await startChat({ on, env: noRates, tokens: first.tokens })
    started.push(second)
    const visitors = await Promise.all(
      Array.from({ length: 60 }, (_, i) => comes(i % 2 ? first : second, `198.51.${i}.1`)),
    )
    expect(codes(await Promise.all(visitors.map((asks) => asks())))).toEqual({ 200: 20, daily_limit_reached: 40 })
    await first.settled()
    expect(first.said('answer.daily-limit-reached')).toHaveLength(1)
    for (const one of started.splice(0).toReversed()) await one.stop()
    await on.close()
  })

  test('an answer that could not be made is not counted', async () => {
    const chat = fakeChat()
    const { embedder } = (await start({}, 1)).engines.models
    const service = await (started[0] as TestService).restart({ engines: { models: { embedder, chat } } })
    started[0] = service
    const asks = await comes(service)
    chat.before = (piece) => {
      if (piece === 2) throw new ModelError('interrupted', 'the endpoint ended in the middle of an answer')
    }
    chat.says = () => ['The warranty lasts two years [1]. ', 'It begins on the day of purchase [1]. ', 'Keep it.']
    expect((await asks()).body.code).toBe('answer_interrupted')
    chat.before = () => undefined
    expect((await asks()).status).toBe(200)
    expect((await asks()).body.code).toBe('daily_limit_reached')
  })

  test('a question that the month refuses takes nothing from the day', async () => {
    const service = await start({ env: plansWith(1) }, 5)
    const asks = await comes(service)
    expect(codes([await asks(), await asks(), await asks()])).toEqual({ 200: 1, monthly_limit_reached: 2 })
    const { error, retryAfterSeconds } = (await asks()).body
    expect(error).toMatch(/^Monthly message limit reached\. This assistant answers again on 1 [A-Z][a-z]+\.$/)
    expect(retryAfterSeconds).toBeGreaterThan(0)
    expect((await ask(service, question, { as: alice })).body).toMatchObject({
      code: 'message_limit_reached',
      error: expect.stringContaining('a larger plan lifts the limit at once'),
    })
    await service.hear(alice, 'subscription.changed', { planId: 'business', status: 'active' })
    expect(codes([await asks(), await asks(), await asks(), await asks(), await asks()])).toEqual({
      200: 4,
      daily_limit_reached: 1,
    })
  })
})

describe('the day of one visitor and of one address range', () => {
  test('a visitor has a limit that a new session does not lift', async () => {
    const service = await start({ env: { CHAT_VISITOR_PER_DAY: '2' } })
    const { token, headers } = await visit(service, 'w1')
    expect((await ask(service, question, { token, headers })).status).toBe(200)
    const { body } = await service.call(widgetSession, { body: { widgetId: 'w1', token }, headers })
    expect((await ask(service, question, { token: body.token, headers })).status).toBe(200)
    expect((await ask(service, question, { token: body.token, headers })).body).toMatchObject({
      code: 'visitor_limit_reached',
      error: expect.stringMatching(/limit reached.*Ask again in \d+ (hours?|minutes?|seconds?)\.$/),
    })
    expect((await (await comes(service))()).status).toBe(200)
  })

  test('a range has one that new visitors do not lift, and its neighbor range has its own', async () => {
    const service = await start({ env: { CHAT_ADDRESS_PER_DAY: '3' } })
    const from = async (address: string) => (await (await comes(service, address))()).body.code ?? 200
    const refused = 'range_limit_reached'
    const mine = ['198.51.100.1', '198.51.100.2', '198.51.100.255', '198.51.100.4']
    expect(await inOrder(mine, from)).toEqual([200, 200, 200, refused])
    expect(await from('198.51.101.1')).toBe(200)
    const six = ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:ffff::1', '2001:db8:1::9']
    expect(await inOrder(six, from)).toEqual([200, 200, 200, refused])
    expect(await from('2001:db8:2::1')).toBe(200)
  })

  test('a visitor who is turned away takes nothing from the widget', async () => {
    const service = await start({ env: { CHAT_VISITOR_PER_DAY: '1' } }, 3)
    const greedy = await comes(service)
    const replies = await Promise.all(Array.from({ length: 30 }, () => greedy()))
    expect(codes(replies)).toEqual({ 200: 1, visitor_limit_reached: 29 })
    const others = [await comes(service), await comes(service), await comes(service)]
    expect(codes(await Promise.all(others.map((asks) => asks())))).toEqual({ 200: 2, daily_limit_reached: 1 })
  })

  test('what was counted today by the release before, in a collection of its own, counts on', async () => {
    const clock = clockAt('2026-11-21T12:00:00Z')
    const on = await openTestEngines({ clock })
    const former = on.engines.store.collection<Day>({ name: 'chat.days', schema: daySchema, indexes: [] })
    const day = (of: string, count: number) => ({
      id: `widget:w1:${of}`,
      ownerId: ownerId(alice),
      day: of,
      count,
      told: false,
    })
    await former.insert(ownerId(alice), day('2026-11-20', 9))
    await former.insert(ownerId(alice), day('2026-11-21', 2))
    const service = await start({ on, clock }, 3)
    await until('the former counts to be moved', async () => (await former.find(everyOwner)).records.length === 0)
    const asks = await comes(service)
    expect(codes([await asks(), await asks()])).toEqual({ 200: 1, daily_limit_reached: 1 })
    for (const one of started.splice(0)) await one.stop()
    await on.close()
  })

  test('what is kept of a day names no address, and goes when the day is over', async () => {
    const clock = clockAt('2026-11-21T12:00:00Z')
    const service = await start({ clock }, 9)
    await (
      await comes(service)
    )()
    expect(await kept(service)).toHaveLength(3)
    expect(JSON.stringify(await kept(service))).not.toContain('198.51')
    clock.set('2026-11-22T12:00:00Z')
    const next = await service.restart()
    started[0] = next
    await until('the day to be removed', async () => (await kept(next)).length === 0)
  })
})

test.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2::7', '2001:db8:1::/48'],
  ['2001:0db8:0001:0002:3:4:5:6', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['unknown', 'unknown'],
])('%s is counted in %s', (address, range) => {
  expect(rangeOf(address)).toBe(range)
})

const daySchema = z.looseObject({ id: z.string(), ownerId: ownerIdSchema, day: z.string().optional() })
type Day = z.infer<typeof daySchema>
async function kept({ engines }: TestService) {
  const counts = engines.store.collection<Day>({ name: 'chat.counts', schema: anything, indexes: [] })
  return (await counts.find(everyOwner)).records.filter(({ day }) => day !== undefined)
}

const anything = { parse: (value: unknown) => value } as never

async function inOrder<T, R>(all: readonly T[], each: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const one of all) results.push(await each(one))
  return results
}
