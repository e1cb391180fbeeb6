import { say, type EventEnvelope, type EventPayload } from '@docent/proto/events'
import { showAnalytics, type Analytics } from '@docent/proto/http'
import { ownerId } from '@docent/proto/ids'
import { startTestService, type TestService, type TestServiceOptions } from '@docent/runtime/testing'
import { everyOwner } from '@docent/runtime/store'
import { until } from '@docent/runtime/testing/until.ts'
import { randomUUID } from 'node:crypto'
import { dayOf, daysSpec } from '../src/days/days.ts'
import { insights } from '../src/service.ts'

export const owner = 'ada'
export const now = new Date('2026-11-23T12:00:00Z')
export type Completed = EventPayload<'answer.completed'>

/** A service that adds up only when a test says so, on a day of the test's own. */
export async function startInsights(options: TestServiceOptions = {}, plan = 'pro'): Promise<TestService> {
  const service = await startTestService(insights, {
    clock: { now: () => now },
    ...options,
  })
  await service.hear(owner, 'subscription.changed', { planId: plan, status: 'active' }, { recordVersion: 1 })
  return service
}

let turns = 0
/** A sure answer to a visitor of widget w1. */
export const answer = (more: Partial<Completed> = {}): Completed => ({
  turnId: `t${(turns += 1)}`,
  widgetId: 'w1',
  answered: true,
  support: 'strong',
  counted: true,
  sourceDocumentIds: ['d1'],
  model: 'quotes',
  promptTokens: null,
  completionTokens: null,
  latencyMs: 100,
  period: '2026-11',
  asker: 'visitor',
  visitor: 'visitor1',
  conversation: 'session1',
  language: 'en',
  smallTalk: false,
  ...more,
})

/** Says many events at once, and waits until they are handled. */
export async function hearAll(
  service: TestService,
  said: readonly { type: 'answer.completed' | 'answer.rated'; payload: unknown; at: string; restated?: boolean }[],
  as = owner,
): Promise<void> {
  await service.engines.bus.publish(
    said.map(({ type, payload, at, restated }) => {
      const { topic, version, payload: parsed } = say(type, payload as never)
      const event: EventEnvelope = {
        id: randomUUID(),
        type,
        version,
        ownerId: ownerId(as),
        occurredAt: at,
        recordVersion: type === 'answer.rated' ? 2 : 1,
        payload: parsed,
        ...(restated && { restated }),
      }
      return { topic, event }
    }),
  )
  await service.settled()
}

export const hear = (service: TestService, at: string, more: Partial<Completed> = {}) =>
  service.hear(owner, 'answer.completed', answer(more), { occurredAt: at })

export async function analytics(
  service: TestService,
  query: { from?: string; to?: string; timeZone?: string; widgetId?: string; language?: string } = {},
  as = owner,
): Promise<Analytics> {
  const { status, body } = await service.call(showAnalytics, {
    as,
    query: { from: '2026-11-01', to: '2026-11-30', ...query },
  })
  if (status !== 200) throw new Error(`analytics answered ${status}: ${body.error}`)
  return body.analytics
}

/** The service, once every day that is over is added up. */
export async function addedUp(service: TestService): Promise<TestService> {
  const after = await service.restart({ env: { INSIGHTS_ROLL_UP_SECONDS: '0.02' } })
  const days = after.engines.store.collection(daysSpec)
  await until('days to be added up', async () => {
    const { records } = await days.find(everyOwner, { limit: 1_000 })
    return records.every(({ day, state }) => day >= dayOf(now.getTime() - 86_400_000) || state === 'added')
  })
  return after
}
