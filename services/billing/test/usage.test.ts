import { accountsUse, getUsage } from '@docent/proto/http'
import { collectionsOf, type TestService, type TestServiceOptions } from '@docent/runtime/testing'
import { afterEach, describe, expect, test } from '@jest/globals'
import { boundsOf, periodOf, periodsBack } from '../src/usage/period.ts'
import {
  answer,
  answered,
  chunked,
  clockAt,
  deleted,
  owner,
  register,
  saved,
  startBilling,
  usageOf,
} from './fixtures.ts'

const september = '2026-09-21T10:00:00Z'

describe('usage', () => {
  const running: TestService[] = []
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop()
  })
  const start = async (options?: TestServiceOptions) => {
    const service = await startBilling({ clock: clockAt(september), ...options })
    running.push(service)
    await register(service)
    return service
  }

  test('a new account has used nothing, in a period that is the calendar month in UTC', async () => {
    const service = await start()
    expect(await usageOf(service)).toEqual({
      currentPeriod: {
        start: { seconds: Date.parse('2026-09-01T00:00:00Z') / 1000 },
        end: { seconds: Date.parse('2026-09-30T23:59:59Z') / 1000 },
        widgets: 0,
        messages: 0,
        documents: 0,
        totalCharacters: 0,
        totalSizeMB: 0,
      },
      history: [],
    })
  })

  test('documents and widgets are what there is now; messages are those of the period', async () => {
    const service = await start()
    await service.hear(owner, 'document.chunked', chunked('d1', { characters: 1_200, sizeBytes: 1_500_000 }))
    await service.hear(owner, 'document.chunked', chunked('d2', { characters: 800, sizeBytes: 500_000 }))
    await service.hear(owner, 'document.chunked', chunked('d3'))
    await service.hear(owner, 'document.deleted', deleted('d3'))
    await service.hear(owner, 'widget.saved', saved('w1'))
    await service.hear(owner, 'widget.saved', saved('w1', false))
    await service.hear(owner, 'widget.saved', saved('w2'))
    await service.hear(owner, 'widget.deleted', { widgetId: 'w2' })
    await answer(service, '2026-09', 3)
    await answer(service, '2026-08', 1)
    expect((await usageOf(service)).currentPeriod).toMatchObject({
      widgets: 1,
      messages: 3,
      documents: 2,
      totalCharacters: 2_000,
      totalSizeMB: 1.91,
    })
  })

  test('of an answer that the owner wrote only the size counts', async () => {
    const service = await start()
    const answer = { ...chunked('a1', { characters: 100, sizeBytes: 1_048_576 }), isAnswer: true }
    await service.hear(owner, 'document.chunked', answer)
    await service.hear(owner, 'document.chunked', chunked('d1', { characters: 50, sizeBytes: 0 }))
    const now = async () => (await usageOf(service)).currentPeriod
    expect(await now()).toMatchObject({ documents: 1, totalCharacters: 150, totalSizeMB: 1 })
    await service.hear(owner, 'document.deleted', deleted('a1'))
    expect(await now()).toMatchObject({ documents: 1, totalCharacters: 50, totalSizeMB: 0 })
  })

  test('former months keep their messages and what there was at their end', async () => {
    const clock = clockAt('2026-01-31T23:59:59.999Z')
    const service = await startBilling({ clock })
    running.push(service)
    await register(service)
    await service.hear(owner, 'document.chunked', chunked('d1'))
    await service.hear(owner, 'widget.saved', saved('w1'))
    await answer(service, '2026-01', 2)
    clock.set('2026-02-01T00:00:00.000Z')
    await service.hear(owner, 'document.chunked', chunked('d2'))
    await answer(service, '2026-02', 1)
    clock.set('2026-03-31T12:00:00Z')
    await service.hear(owner, 'document.deleted', deleted('d1'))
    await service.hear(owner, 'widget.deleted', { widgetId: 'w1' })
    clock.set('2026-04-01T00:00:00Z')

    const { currentPeriod, history } = await usageOf(service)
    expect(history).toEqual([
      { period: '2026-03', widgets: 0, messages: 0, documents: 1 },
      { period: '2026-02', widgets: 1, messages: 1, documents: 2 },
      { period: '2026-01', widgets: 1, messages: 2, documents: 1 },
    ])
    expect(currentPeriod).toMatchObject({ widgets: 0, messages: 0, documents: 1 })
  })

  test('what counts on no plan counts in no month, and brings no warning nearer', async () => {
    const service = await start()
    await answer(service, '2026-09', 1)
    await service.hear(owner, 'answer.completed', { ...answered('2026-09'), counted: false })
    await service.hear(owner, 'answer.completed', { ...answered('2026-09'), counted: true })
    expect((await usageOf(service)).currentPeriod.messages).toBe(2)
  })

  test('a message counts in the month it was asked in, however late it is heard', async () => {
    const clock = clockAt('2026-10-01T00:00:05Z')
    const service = await start({ clock })
    await service.hear(owner, 'answer.completed', answered('2026-09'))
    expect((await usageOf(service)).currentPeriod.messages).toBe(0)
  })

  test("nobody sees somebody else's usage", async () => {
    const service = await start()
    await answer(service, '2026-09', 2)
    expect((await usageOf(service, 'eve')).currentPeriod.messages).toBe(0)
    expect((await service.call(getUsage)).status).toBe(401)
    const asked = await service.call(getUsage, { as: 'eve', query: { userId: owner } })
    expect(asked).toMatchObject({ status: 403, body: { code: 'owner_mismatch' } })
  })

  test('when an owner leaves, what they used goes too, and others keep theirs', async () => {
    const service = await start()
    await register(service, 'bob')
    for (const one of [owner, 'bob']) {
      await service.hear(one, 'document.chunked', chunked(`d-${one}`))
      await answer(service, '2026-09', 2, one)
    }
    await service.hear(owner, 'user.deleted', {})
    // What other services say while they clean up brings nothing back.
    await service.hear(owner, 'document.deleted', deleted(`d-${owner}`))
    await service.hear(owner, 'widget.deleted', { widgetId: 'w-gone' })
    await answer(service, '2026-09', 1, owner)
    expect(collectionsOf(service.dir, owner)).toEqual(['billing.departures'])
    expect((await service.call(getUsage, { as: owner })).status).toBe(401)
    expect((await usageOf(service, 'bob')).currentPeriod).toMatchObject({ messages: 2, documents: 1 })
  })
})

describe('periods', () => {
  test.each([
    ['2026-01', '2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'],
    ['2026-02', '2026-02-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'],
    ['2028-02', '2028-02-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
    ['2026-12', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ])('%s is calendar-exact', (period, from, to) => {
    const { start, end } = boundsOf(period)
    expect([new Date(start).toISOString(), new Date(end).toISOString()]).toEqual([from, to])
    expect([periodOf(start), periodOf(end - 1)]).toEqual([period, period])
    expect(periodOf(end)).not.toBe(period)
  })

  test('periods go back over the turn of the year, up to a number', () => {
    expect(periodsBack('2026-02', '2025-11', 24)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11'])
    expect(periodsBack('2026-02', '2020-01', 2)).toEqual(['2026-02', '2026-01'])
    expect(periodsBack('2026-01', '2026-02', 24)).toEqual([])
  })
})

test('operators see plan and use of accounts; nobody else does', async () => {
  const service = await startBilling({ clock: clockAt(september) })
  await register(service)
  await service.hear(owner, 'document.chunked', chunked('d1'))
  await service.hear(owner, 'answer.completed', answered('2026-09'))
  const query = { ids: `${owner},nobody` }
  const { body } = await service.call(accountsUse, { as: 'boss', operates: true, query })
  const nothing = { plan: 'Free', messages: 0, documents: 0, widgets: 0 }
  expect(body.accounts).toMatchObject([
    { id: owner, ...nothing, messages: 1, documents: 1 },
    { id: 'nobody', ...nothing },
  ])
  expect(await service.call(accountsUse, { as: owner, query })).toMatchObject({ status: 403 })
  await service.stop()
})
