import { HOUR_MS } from '@docent/runtime/units'
import { describe, expect, test } from '@jest/globals'
import { putAwayUnanswered } from '@docent/proto/http'
import { OPERATOR } from '@docent/proto/ids'
import type { TestService } from '@docent/runtime/testing'
import { until } from '@docent/runtime/testing/until.ts'
import { createClosedQuestions } from '../src/unanswered/closed.ts'
import { createUnanswered } from '../src/unanswered/unanswered.ts'
import { createTellWeek, weeksSpec } from '../src/unanswered/weekly.ts'
import { alice, ask, bob, index, lamp, saveWidget, startChat, visit } from './helpers.ts'

/** A Wednesday. */
const WEDNESDAY = Date.parse('2026-11-18T10:00:00Z')
const MONDAY = Date.parse('2026-11-23T00:00:00Z')
const WARRANTY = 'How long is the warranty of the lamp?'
const SKATEBOARDS = 'Do you sell skateboards?'

const time = { now: WEDNESDAY }
const clock = { now: () => new Date((time.now += 1)) }
async function start(): Promise<TestService> {
  time.now = WEDNESDAY
  const service = await startChat({ clock })
  await index(service, alice, 'lamp', lamp)
  return service
}

async function asks(service: TestService, widgetId: string, question: string): Promise<string> {
  const { token, sessionId, headers } = await visit(service, widgetId)
  const { status, body } = await ask(service, question, { widgetId, sessionId, token, headers })
  expect(status).toBe(200)
  return body.messageId as string
}
const told = (service: TestService) => service.said('visitor.week-missed')
const isTold = (service: TestService) =>
  until('everybody to be told', async () => {
    const weeks = service.engines.store.collection(weeksSpec)
    return (await weeks.get(OPERATOR, 'installation'))?.week === '2026-11-16' || undefined
  })

describe('what visitors missed in a week', () => {
  test('is said once for each owner on the Monday after, however often it is looked', async () => {
    const first = await start()
    await saveWidget(first, alice, 'shop')
    await saveWidget(first, bob, 'quiet')
    for (let n = 0; n < 3; n++) await asks(first, 'shop', SKATEBOARDS)
    await asks(first, 'shop', 'Is there parking for a coach?')
    await asks(first, 'shop', WARRANTY)
    await ask(first, SKATEBOARDS, { as: bob, widgetId: 'quiet', sessionId: 'preview-1' })

    time.now = MONDAY + 5 * HOUR_MS
    const early = await first.restart()
    time.now = MONDAY + 7 * HOUR_MS
    const one = await early.restart()
    const { ownerId, payload } = await one.heardSaying('visitor.week-missed')
    await isTold(one)
    expect([ownerId, payload]).toEqual([
      alice,
      {
        from: '2026-11-16',
        missed: 4,
        groups: [
          { question: SKATEBOARDS, times: 3 },
          { question: 'Is there parking for a coach?', times: 1 },
        ],
        more: 0,
      },
    ])
    await one.stop()
  })

  test('is said once where several processes tell it at the same moment', async () => {
    const first = await start()
    await saveWidget(first, alice, 'shop')
    await asks(first, 'shop', SKATEBOARDS)
    time.now = MONDAY + 5 * HOUR_MS
    const service = await first.restart()
    time.now = MONDAY + 7 * HOUR_MS
    const { store } = service.engines
    const unanswered = createUnanswered({ store, closed: createClosedQuestions(store), clock })
    const tell = () => createTellWeek({ store, unanswered, clock })()
    await Promise.all([tell(), tell(), tell(), tell()])
    await tell()
    await service.settled()
    expect(told(service)).toHaveLength(1)
    await service.stop()
  })

  test('has no words where the widget keeps no history, and nothing is said where all was answered or put away', async () => {
    const first = await start()
    await saveWidget(first, alice, 'shop')
    const turn = await asks(first, 'shop', SKATEBOARDS)
    await first.call(putAwayUnanswered, { as: alice, body: { turnIds: [turn], putAway: true } })
    await saveWidget(first, bob, 'silent', { keepHistory: false })
    await asks(first, 'silent', SKATEBOARDS)
    time.now = MONDAY + 7 * HOUR_MS
    const service = await first.restart()
    const { ownerId, payload } = await service.heardSaying('visitor.week-missed')
    await isTold(service)
    await service.settled()
    expect([ownerId, payload]).toEqual([bob, { from: '2026-11-16', missed: 1, groups: [], more: 0 }])
    expect(told(service)).toHaveLength(1)
    await service.stop()
  })
})
