import { afterEach, expect, test } from '@jest/globals'
import { askingRanges, blockRange, widgetSession } from '@docent/proto/http'
import type { TestService } from '@docent/runtime/testing'
import { alice, ask, bob, index, lamp, saveWidget, site, startChat } from './helpers.ts'

const question = 'How long is the warranty of the lamp?'
const started: TestService[] = []
afterEach(async () => {
  for (const service of started.splice(0).toReversed()) await service.stop()
})

async function start(now = '2026-11-21T17:00:00Z', dailyAnswerLimit: number | null = null) {
  let at = Date.parse(now)
  const service = await startChat({ clock: { now: () => new Date(at) } })
  started.push(service)
  await index(service, alice, 'lamp', lamp)
  await saveWidget(service, alice, 'w1', { allowedDomains: ['shop.example'], dailyAnswerLimit })
  return { service, pass: (minutes: number) => (at += minutes * 60_000) }
}

async function comes(service: TestService, address: string) {
  const headers = { origin: site, 'x-forwarded-for': address }
  const { status, body } = await service.call(widgetSession, { body: { widgetId: 'w1' }, headers })
  return { status, body, ask: () => ask(service, question, { token: body.token, headers }) }
}

const rangesOf = async (service: TestService, as = alice) => (await service.call(askingRanges, { as })).body

test('an owner sees from which networks visitors asked, how often and when, and nobody else does', async () => {
  const { service, pass } = await start()
  for (const address of ['198.51.100.7', '198.51.100.8', '203.0.113.9']) {
    expect((await (await comes(service, address)).ask()).status).toBe(200)
    pass(1)
  }
  expect(await rangesOf(service)).toEqual({
    success: true,
    period: '2026-11',
    ranges: [
      {
        range: '198.51.100.0/24',
        answers: 2,
        firstAt: '2026-11-21T17:00:00.000Z',
        lastAt: '2026-11-21T17:01:00.000Z',
        widgets: [{ widgetId: 'w1', name: 'w1', answers: 2 }],
        blocked: false,
      },
      expect.objectContaining({ range: '203.0.113.0/24', answers: 1 }),
    ],
    blocked: [],
  })
  expect(await rangesOf(service, bob)).toMatchObject({ ranges: [], blocked: [] })
  const again = await service.restart()
  started[0] = again
  expect((await rangesOf(again)).ranges).toHaveLength(2)
})

test('the event of a used-up day names who spent it', async () => {
  const { service } = await start(undefined, 2)
  const visitor = await comes(service, '2001:db8:1:2::7')
  for (const status of [200, 200, 429, 429]) expect((await visitor.ask()).status).toBe(status)
  const { payload } = await service.heardSaying('answer.daily-limit-reached')
  expect(payload.spentBy).toMatchObject([{ range: '2001:db8:1::/48', answers: 2 }])
})

test('a month that runs out is told with who spent it, once, whatever is heard twice', async () => {
  const { service } = await start()
  await (await comes(service, '198.51.100.7')).ask()
  const reached = { period: '2026-11', percent: 80 as const, used: 80, limit: 100, email: 'ada@example.test' }
  const id = await service.hear(alice, 'usage.threshold-reached', reached)
  await service.hear(alice, 'usage.threshold-reached', reached, { id })
  await service.hear(alice, 'usage.threshold-reached', reached)
  expect(service.said('answer.month-spent')).toMatchObject([
    { ownerId: alice, payload: { ...reached, spentBy: [{ range: '198.51.100.0/24', answers: 1 }] } },
  ])
})

test('a blocked network gets no session and no answer, at once and also in a session that it has; others do', async () => {
  const { service } = await start()
  const inside = await comes(service, '198.51.100.7')
  const outside = await comes(service, '203.0.113.9')
  expect((await inside.ask()).status).toBe(200)
  const block = (blocked: boolean, as = alice) =>
    service.call(blockRange, { as, body: { range: '198.51.100.0/24', blocked } })
  await block(true, bob)
  expect((await inside.ask()).status).toBe(200)
  expect((await block(true)).status).toBe(200)
  await block(true)
  expect(await inside.ask()).toMatchObject({ status: 403, body: { code: 'range_blocked' } })
  expect(await comes(service, '198.51.100.99')).toMatchObject({ status: 403, body: { code: 'range_blocked' } })
  expect((await outside.ask()).status).toBe(200)
  const shown = await rangesOf(service)
  expect(shown.ranges.map((one: { blocked: boolean }) => one.blocked)).toEqual([true, false])
  expect(shown.blocked).toEqual([{ range: '198.51.100.0/24', since: '2026-11-21T17:00:00.000Z' }])
  await block(false)
  expect((await inside.ask()).status).toBe(200)
})

test.each(['198.51.100.7', '198.51.100.0/8', '0.0.0.0/0', '::/0', 'shop.example', '198.51.100.7/24'])(
  'only a range that askers are counted in can be blocked: not %s',
  async (range) => {
    const { service } = await start()
    const answer = await service.call(blockRange, { as: alice, body: { range, blocked: true } })
    expect(answer).toMatchObject({ status: 400, body: { code: 'not_a_range' } })
  },
)
