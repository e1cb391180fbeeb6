import { eventCatalog, type EventPayload } from '@docent/proto/events'
import { showAnalytics } from '@docent/proto/http'
import { collectionsOf, type TestService } from '@docent/runtime/testing'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { addedUp, analytics, hear, owner, startInsights } from './fixtures.ts'

let service: TestService
beforeEach(async () => {
  service = await startInsights()
})
afterEach(() => service.stop())

/** As it was said once, with these changes. */
function sample<T extends 'widget.saved' | 'document.chunked'>(type: T, changes: Partial<EventPayload<T>>) {
  const said = JSON.parse(readFileSync(new URL(`../../../proto/samples/${type}.v1.json`, import.meta.url), 'utf8'))
  return eventCatalog[type].schema.parse({ ...said.payload, ...changes }) as EventPayload<T>
}
const widget = (widgetId: string, name: string, documentIds: string[] = []) =>
  sample('widget.saved', { widgetId, name, documentIds })
const document = (documentId: string, title: string) => sample('document.chunked', { documentId, title })

describe('analytics', () => {
  test('count questions by what became of them, small talk apart, and visitors and conversations once; none that nobody saw answered', async () => {
    await hear(service, '2026-11-20T10:00:00Z')
    await hear(service, '2026-11-20T10:01:00Z', { support: 'weak', answered: false })
    await hear(service, '2026-11-21T10:00:00Z', { support: 'none', answered: false, conversation: 'session2' })
    await hear(service, '2026-11-21T11:00:00Z', { smallTalk: true, visitor: 'visitor2', conversation: 'session3' })
    await hear(service, '2026-11-21T12:00:00Z', { support: 'none', answered: false, unseen: true })
    const { totals, days } = await analytics(service)
    expect(totals).toMatchObject({
      questions: 3,
      answered: 1,
      unsure: 1,
      notFound: 1,
      smallTalk: 1,
      visitors: 2,
      conversations: 3,
    })
    expect(days).toHaveLength(30)
    expect(days[19]).toMatchObject({ day: '2026-11-20', questions: 2 })
    expect(days[20]).toMatchObject({ day: '2026-11-21', questions: 1, smallTalk: 1 })
  })

  test("are of the owner's own days and hours, also where those are half an hour apart or clocks change", async () => {
    // 23:50 in New York, 05:50 in Berlin and 09:20 in Calcutta of the next day.
    await hear(service, '2026-11-20T03:50:00Z')
    const at = async (timeZone: string) => {
      const { days, hours } = await analytics(service, { timeZone })
      return [days.find(({ questions }) => questions > 0)?.day, hours]
    }
    expect(await at('America/New_York')).toEqual(['2026-11-19', [{ weekday: 4, hour: 22, questions: 1 }]])
    expect(await at('Asia/Calcutta')).toEqual(['2026-11-20', [{ weekday: 5, hour: 9, questions: 1 }]])
    // Of the day with 25 hours.
    await hear(service, '2026-10-25T22:30:00Z')
    await hear(service, '2026-10-24T22:30:00Z')
    const { totals, days } = await analytics(service, {
      from: '2026-10-25',
      to: '2026-10-25',
      timeZone: 'Europe/Berlin',
    })
    expect([totals.questions, days.length]).toEqual([2, 1])
  })

  test('take in a period what is in it to the minute, whether days are added up or not', async () => {
    for (const at of ['2026-11-09T22:59:59Z', '2026-11-09T23:00:00Z', '2026-11-10T22:59:59Z', '2026-11-10T23:00:00Z']) {
      await hear(service, at)
    }
    const ofDay = async () =>
      (await analytics(service, { from: '2026-11-10', to: '2026-11-10', timeZone: 'Europe/Berlin' })).totals.questions
    expect(await ofDay()).toBe(2)
    service = await addedUp(service)
    expect(await ofDay()).toBe(2)
    expect((await analytics(service)).totals.questions).toBe(4)
  })

  test('are of one widget, one language, or what the owner asked', async () => {
    await hear(service, '2026-11-20T10:00:00Z')
    await hear(service, '2026-11-20T10:00:00Z', { widgetId: 'w2', language: 'de' })
    await hear(service, '2026-11-20T10:00:00Z', { widgetId: 'w2', language: 'en' })
    await hear(service, '2026-11-20T10:00:00Z', { widgetId: 'w2', asker: 'owner' })
    await hear(service, '2026-11-20T10:00:00Z', { widgetId: null, asker: 'owner', counted: false })
    await hear(service, '2026-11-20T10:00:00Z', { widgetId: null, asker: 'owner', counted: false, trial: true })
    const of = async (query: { widgetId?: string; language?: string }) =>
      (await analytics(service, query)).totals.questions
    expect(await of({})).toBe(3)
    expect(await of({ widgetId: 'w2' })).toBe(2)
    expect(await of({ widgetId: 'w2', language: 'de' })).toBe(1)
    expect(await of({ widgetId: 'own' })).toBe(2)
    const { languages } = await analytics(service, { language: 'de' })
    expect(languages).toEqual([
      { language: 'en', questions: 2 },
      { language: 'de', questions: 1 },
    ])
  })

  test('tell the thumbs as they are now, also when a rating is heard before its answer', async () => {
    const rate = (turnId: string, helpful: boolean, recordVersion: number) =>
      service.hear(owner, 'answer.rated', { turnId, widgetId: 'w1', helpful }, { recordVersion })
    await rate('early', true, 2)
    expect((await analytics(service)).totals).toMatchObject({ questions: 0, helpful: 0 })
    await hear(service, '2026-11-20T10:00:00Z', { turnId: 'early' })
    await hear(service, '2026-11-20T10:00:00Z', { turnId: 'changed' })
    await rate('changed', true, 2)
    await rate('changed', false, 3)
    await rate('changed', true, 2)
    expect((await analytics(service)).totals).toMatchObject({ questions: 2, helpful: 1, notHelpful: 1 })
  })

  test('tell how long answers took to 5 %, without those whose time nobody knows', async () => {
    const times = [40, 90, 130, 900, 1_500, 2_500, 7_000, 20_000]
    for (const latencyMs of times) await hear(service, '2026-11-20T10:00:00Z', { latencyMs })
    await hear(service, '2026-11-20T10:00:00Z', { latencyMs: 0 })
    const { responseTimes } = await analytics(service)
    expect(responseTimes.answers).toBe(8)
    expect(Math.abs((responseTimes.medianMs ?? 0) - 900) / 900).toBeLessThan(0.05)
    expect(Math.abs((responseTimes.slowMs ?? 0) - 20_000) / 20_000).toBeLessThan(0.05)
    expect(responseTimes.spread.map(({ answers }) => answers)).toEqual([3, 1, 1, 1, 1, 1])
  })

  test('list what was asked most by its turns, the newest first, and tell how often words are missing', async () => {
    const asked = (questionKey: string, turnId: string, at: string, more = {}) =>
      hear(service, at, { questionKey, turnId, ...more })
    await asked('often', 'o1', '2026-11-20T10:00:00Z')
    await asked('often', 'o2', '2026-11-20T11:00:00Z', { support: 'none', answered: false })
    await asked('often', 'o3', '2026-11-21T11:00:00Z')
    await asked('often', 'o4', '2026-11-22T11:00:00Z')
    await asked('once', 'n1', '2026-11-22T11:00:00Z')
    await hear(service, '2026-11-22T11:00:00Z')
    const { questions, unworded } = await analytics(service)
    expect(questions).toEqual([
      { turnIds: ['o4', 'o3', 'o2'], asked: 4, answered: 3 },
      { turnIds: ['n1'], asked: 1, answered: 1 },
    ])
    expect(unworded).toBe(1)
  })

  test('list documents by the sure answers drawn from them, and those that nobody needed, without the owner’s own answers', async () => {
    const since = { occurredAt: '2026-10-01T00:00:00Z' }
    for (const [id, title] of [
      ['d1', 'Returns'],
      ['d2', 'Glazes'],
      ['d3', 'Old prices'],
      ['d4', 'Gone'],
    ] as const) {
      await service.hear(owner, 'document.chunked', document(id, title), since)
    }
    await service.hear(owner, 'document.chunked', document('d5', 'Of tomorrow'), { occurredAt: '2026-12-02T00:00:00Z' })
    await service.hear(owner, 'document.chunked', { ...document('a1', 'Your answers'), isAnswer: true }, since)
    await service.hear(owner, 'widget.saved', widget('w1', 'Shop', ['d1', 'd2', 'd4']))
    await hear(service, '2026-11-20T10:00:00Z', { sourceDocumentIds: ['d1', 'd4'] })
    await hear(service, '2026-11-20T10:00:00Z', { sourceDocumentIds: ['d1'] })
    await hear(service, '2026-11-20T10:00:00Z', { sourceDocumentIds: ['d2'], support: 'weak', answered: false })
    await service.hear(owner, 'document.deleted', {
      documentId: 'd4',
      wasCounted: true,
      characters: 10,
      sizeBytes: 10,
    })
    await service.hear(owner, 'document.chunked', document('d4', 'Gone'), since)
    const rename = (documentId: string, title: string, recordVersion: number) =>
      service.hear(owner, 'document.renamed', { documentId, title }, { recordVersion })
    await rename('d2', 'Glazes', 9)
    await rename('d2', 'Clay', 4)
    await rename('d4', 'Back again', 9)
    const { documents, unused } = await analytics(service)
    expect(documents).toEqual([
      { documentId: 'd1', title: 'Returns', answers: 2 },
      { documentId: 'd4', title: null, answers: 1 },
    ])
    expect(unused.documents.map(({ title }) => title)).toEqual(['Glazes', 'Old prices'])
    const ofWidget = await analytics(service, { widgetId: 'w1' })
    expect(ofWidget.unused.documents.map(({ title }) => title)).toEqual(['Glazes'])
  })

  test('keep the name of a widget that was deleted, with its numbers', async () => {
    await service.hear(owner, 'widget.saved', widget('w1', 'Shop'), { recordVersion: 1 })
    await service.hear(owner, 'widget.saved', widget('w1', 'Pottery'), { recordVersion: 3 })
    await service.hear(owner, 'widget.saved', widget('w1', 'Between'), { recordVersion: 2 })
    await hear(service, '2026-11-20T10:00:00Z')
    await service.hear(owner, 'widget.deleted', { widgetId: 'w1' })
    const { widgets, totals } = await analytics(service)
    expect(widgets).toEqual([{ widgetId: 'w1', name: 'Pottery', deleted: true }])
    expect(totals.questions).toBe(1)
  })

  test('add up tokens and what they cost', async () => {
    await hear(service, '2026-11-20T10:00:00Z', { promptTokens: 900, completionTokens: 100, microDollars: 210 })
    await hear(service, '2026-11-20T12:00:00Z', { promptTokens: 100, completionTokens: 50, microDollars: 45 })
    const { totals, days } = await analytics(service)
    expect(totals).toMatchObject({ promptTokens: 1_000, completionTokens: 150, dollars: 0.000255 })
    expect(days[19]).toMatchObject({ promptTokens: 1_000, completionTokens: 150, dollars: 0.000255 })
  })

  test('are refused on a plan without them, and there at once with one that has them', async () => {
    await hear(service, '2026-11-20T10:00:00Z')
    await service.hear(owner, 'subscription.changed', { planId: 'free', status: 'active' }, { recordVersion: 2 })
    const query = { from: '2026-11-01', to: '2026-11-30' }
    expect(await service.call(showAnalytics, { as: owner, query })).toMatchObject({
      status: 403,
      body: {
        code: 'analytics_not_in_plan',
        error: expect.stringContaining('Pro or Business plan, and this account is on the Free plan'),
      },
    })
    await service.hear(owner, 'subscription.changed', { planId: 'business', status: 'active' }, { recordVersion: 3 })
    expect((await analytics(service)).totals.questions).toBe(1)
  })

  test('refuse a period that ends before it begins or is too long, and a time zone that does not exist', async () => {
    const refusal = async (query: Record<string, string>) => {
      const given = { from: '2026-11-01', to: '2026-11-30', ...query }
      return (await service.call(showAnalytics, { as: owner, query: given })).body.code
    }
    expect(await refusal({ to: '2026-10-31' })).toBe('bad_period')
    expect(await refusal({ from: '2025-01-01' })).toBe('bad_period')
    expect(await refusal({ timeZone: 'Mars/Olympus' })).toBe('unknown_time_zone')
    expect(await refusal({ from: 'yesterday' })).toBe('bad_request')
  })

  test("show nobody somebody else's, and nothing to nobody", async () => {
    await hear(service, '2026-11-20T10:00:00Z')
    await service.hear('eve', 'subscription.changed', { planId: 'pro', status: 'active' })
    expect((await analytics(service, {}, 'eve')).totals.questions).toBe(0)
    expect((await analytics(service, { widgetId: 'w1' }, 'eve')).totals.questions).toBe(0)
    const query = { from: '2026-11-01', to: '2026-11-30' }
    expect((await service.call(showAnalytics, { query })).status).toBe(401)
  })

  test('go with the account, and late events bring nothing back', async () => {
    await hear(service, '2026-11-20T10:00:00Z')
    await service.hear(owner, 'document.chunked', document('d1', 'Returns'))
    await service.hear(owner, 'widget.saved', widget('w1', 'Shop'))
    await service.hear(owner, 'user.deleted', {})
    await hear(service, '2026-11-20T10:00:00Z')
    await service.hear(owner, 'answer.rated', { turnId: 't1', widgetId: 'w1', helpful: true })
    expect(collectionsOf(service.dir, owner)).toEqual(['insights.departures'])
  })
})
