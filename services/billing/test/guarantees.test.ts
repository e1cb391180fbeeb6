import { changeSubscription } from '@docent/proto/http'
import { say, type EventPayload, type EventType } from '@docent/proto/events'
import { ownerId } from '@docent/proto/ids'
import { everyOwner } from '@docent/runtime/store'
import type { TestService, TestServiceOptions } from '@docent/runtime/testing'
import { afterEach, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { subscriptionCollection } from '../src/subscriptions/record.ts'
import { createMessageLedger } from '../src/usage/messages.ts'
import { answered, chunked, clockAt, deleted, owner, register, saved, startBilling, usageOf } from './fixtures.ts'

const period = '2026-09'

/** Says many events at once, in order, and waits until they are handled. */
async function hearAll<T extends EventType>(
  service: TestService,
  type: T,
  payloads: EventPayload<T>[],
  ids: string[] = payloads.map(() => randomUUID()),
): Promise<string[]> {
  await service.engines.bus.publish(
    payloads.map((one, index) => {
      const { topic, version, payload } = say(type, one)
      const occurredAt = '2026-09-21T10:00:00.000Z'
      const id = ids[index] as string
      return { topic, event: { id, type, version, ownerId: ownerId(owner), occurredAt, payload } }
    }),
  )
  await service.settled()
  return ids
}

const plan = (id: string, messagesPerMonth: number) => ({
  id,
  name: id,
  price: 0,
  widgets: 1,
  documents: 1,
  maxFileSize: 1,
  maxTotalCharacters: 1,
  messagesPerMonth,
})

const messagesOf = async (service: TestService) => (await usageOf(service)).currentPeriod.messages
const thresholds = (service: TestService) =>
  service.said('usage.threshold-reached').map(({ payload: { percent, used, limit } }) => [percent, used, limit])

describe('billing guarantees', () => {
  const ends: (() => Promise<unknown> | void)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  })
  const start = async (options: TestServiceOptions = {}) => {
    const service = await startBilling({ clock: clockAt('2026-09-21T10:00:00Z'), ...options })
    ends.push(() => service.stop())
    await register(service)
    return service
  }
  const plansFile = (messagesPerMonth: number) => {
    const folder = mkdtempSync(join(tmpdir(), 'docent-plans-'))
    ends.push(() => rmSync(folder, { recursive: true, force: true }))
    const file = join(folder, 'plans.json')
    writeFileSync(
      file,
      JSON.stringify([
        plan('free', messagesPerMonth),
        plan('more', messagesPerMonth === -1 ? -1 : messagesPerMonth * 10),
      ]),
    )
    return { PLANS_FILE: file }
  }

  test('a redelivered answer is counted once, also when hundreds came in between', async () => {
    const service = await start()
    const turns = Array.from({ length: 200 }, () => answered(period))
    const ids = await hearAll(service, 'answer.completed', turns)
    expect(await messagesOf(service)).toBe(200)
    await hearAll(service, 'answer.completed', turns, ids)
    expect(await messagesOf(service)).toBe(200)
  })

  test('the same turn under another event is counted once', async () => {
    const service = await start()
    await hearAll(service, 'answer.completed', [answered(period, 'turn-1'), answered(period, 'turn-1')])
    expect(await messagesOf(service)).toBe(1)
  })

  test('instances that count the same answers at the same time count each once', async () => {
    const service = await start()
    const ledgers = [1, 2, 3].map(() => createMessageLedger(service.engines.store))
    const turns = Array.from({ length: 20 }, (_, i) => `turn-${i}`)
    await Promise.all(ledgers.flatMap((ledger) => turns.map((turn) => ledger.count(ownerId(owner), turn, period))))
    expect(await messagesOf(service)).toBe(20)
  })

  test('an answer that was counted before a crash is not counted again', async () => {
    let crashes = 1
    const service = await start({
      faultPoint: (name) => {
        if (name === 'billing.messages:inserted' && crashes-- > 0) throw new Error('crashed')
      },
    })
    await hearAll(service, 'answer.completed', [answered(period), answered(period)])
    expect(await messagesOf(service)).toBe(2)
  })

  test('documents and widgets are counted once, whatever is repeated, also the whole log', async () => {
    const service = await start()
    const hearLog = async (ids?: string[][]) => [
      await hearAll(service, 'document.chunked', [chunked('d1'), chunked('d2'), chunked('d1')], ids?.[0]),
      await hearAll(service, 'document.deleted', [deleted('d2'), deleted('d2')], ids?.[1]),
      await hearAll(service, 'widget.saved', [saved('w1'), saved('w2'), saved('w1', false)], ids?.[2]),
      await hearAll(service, 'widget.deleted', [{ widgetId: 'w2' }], ids?.[3]),
    ]
    const level = { documents: 1, widgets: 1, totalCharacters: 1_000, totalSizeMB: 1 }
    const ids = await hearLog()
    expect((await usageOf(service)).currentPeriod).toMatchObject(level)
    await hearLog(ids)
    await hearLog()
    expect((await usageOf(service)).currentPeriod).toMatchObject(level)
  })

  test('what is deleted stays deleted when its beginning is heard only afterwards', async () => {
    const service = await start()
    await service.hear(owner, 'document.deleted', deleted('d1'))
    await service.hear(owner, 'document.chunked', chunked('d1'))
    await service.hear(owner, 'widget.deleted', { widgetId: 'w1' })
    await service.hear(owner, 'widget.saved', saved('w1'))
    expect((await usageOf(service)).currentPeriod).toMatchObject({ documents: 0, widgets: 0, totalCharacters: 0 })
  })

  test('a document that never counted is not counted when it is deleted', async () => {
    const service = await start()
    await service.hear(owner, 'document.deleted', deleted('d1', false))
    expect((await usageOf(service)).currentPeriod).toMatchObject({ documents: 0, totalCharacters: 0 })
  })

  test('80 and 100 % are said once each, with the address of the owner', async () => {
    const service = await start({ env: plansFile(10) })
    await hearAll(
      service,
      'answer.completed',
      Array.from({ length: 7 }, () => answered(period)),
    )
    expect(thresholds(service)).toEqual([])
    const turns = Array.from({ length: 5 }, () => answered(period))
    const ids = await hearAll(service, 'answer.completed', turns)
    await hearAll(service, 'answer.completed', turns, ids)
    expect(thresholds(service)).toEqual([
      [80, 8, 10],
      [100, 10, 10],
    ])
    const [first] = service.said('usage.threshold-reached')
    expect(first).toMatchObject({ ownerId: owner, payload: { period, email: 'ada@example.test' } })
  })

  test.each([true, false])(
    'of an account that was handed over they are said to its owner of now (signing up heard first: %s)',
    async (isFirst) => {
      const service = await startBilling({ env: plansFile(10), clock: clockAt('2026-09-21T10:00:00Z') })
      ends.push(() => service.stop())
      const change = (email: string, recordVersion: number) =>
        service.hear(
          owner,
          'user.owner-changed',
          { person: 'p', email, displayName: '', former: 'f', team: 'T', formerEmail: '' },
          { recordVersion },
        )
      if (isFirst) await register(service)
      await change('second@example.test', 7)
      await change('first@example.test', 5)
      if (!isFirst) await register(service)
      await hearAll(
        service,
        'answer.completed',
        Array.from({ length: 8 }, () => answered(period)),
      )
      expect(thresholds(service)).toEqual([[80, 8, 10]])
      expect(service.said('usage.threshold-reached')[0]?.payload.email).toBe('second@example.test')
    },
  )

  test('a threshold is said although the process died between the count and the word', async () => {
    let crashAt = 8
    const service = await start({
      env: plansFile(10),
      faultPoint: (name) => {
        if (name === 'billing.messages:inserted' && --crashAt === 0) throw new Error('crashed')
      },
    })
    await hearAll(
      service,
      'answer.completed',
      Array.from({ length: 8 }, () => answered(period)),
    )
    expect(thresholds(service)).toEqual([[80, 8, 10]])
  })

  test('the next period warns again, and so does a larger plan in the same one', async () => {
    const clock = clockAt('2026-09-21T10:00:00Z')
    const service = await start({ env: plansFile(2), clock })
    await hearAll(service, 'answer.completed', [answered(period), answered(period)])
    await service.call(changeSubscription, { as: owner, body: { plan: 'more' } })
    await hearAll(
      service,
      'answer.completed',
      Array.from({ length: 14 }, () => answered(period)),
    )
    clock.set('2026-10-01T00:00:00Z')
    await service.call(changeSubscription, { as: owner, body: { plan: 'free' } })
    await hearAll(service, 'answer.completed', [answered('2026-10'), answered('2026-10')])
    expect(thresholds(service)).toEqual([
      [100, 2, 2],
      [80, 16, 20],
      [100, 2, 2],
    ])
    const { records } = await service.engines.store.collection(subscriptionCollection).find(everyOwner)
    expect(records[0]?.warned).toEqual(['2026-10/free/80', '2026-10/free/100'])
  })

  test('a limit that one message fills is said once, at 100 %', async () => {
    const service = await start({ env: plansFile(1) })
    await hearAll(service, 'answer.completed', [answered(period), answered(period)])
    expect(thresholds(service)).toEqual([[100, 1, 1]])
  })

  test('a plan without a limit warns of nothing', async () => {
    const service = await start({ env: plansFile(-1) })
    await hearAll(
      service,
      'answer.completed',
      Array.from({ length: 5 }, () => answered(period)),
    )
    expect(thresholds(service)).toEqual([])
  })

  test('a message of the month before warns of nothing', async () => {
    const service = await start({ env: plansFile(1) })
    await hearAll(service, 'answer.completed', [answered('2026-08')])
    expect(thresholds(service)).toEqual([])
  })

  test('messages that are heard before the registration are counted, and warned of once the address is known', async () => {
    const service = await startBilling({ env: plansFile(1), clock: clockAt('2026-09-21T10:00:00Z') })
    ends.push(() => service.stop())
    await hearAll(service, 'answer.completed', [answered(period)])
    expect(thresholds(service)).toEqual([])
    await register(service)
    expect(thresholds(service)).toEqual([[100, 1, 1]])
  })

  test('an event that nobody can read is parked and the next ones are counted', async () => {
    const service = await start()
    const event = {
      id: 'poison',
      type: 'answer.completed',
      version: 1,
      ownerId: ownerId(owner),
      occurredAt: new Date().toISOString(),
      payload: { turnId: 'x' },
    }
    await service.engines.bus.publish([{ topic: 'docent.answer', event }])
    await hearAll(service, 'answer.completed', [answered(period)])
    expect(await messagesOf(service)).toBe(1)
    const parked = await service.engines.bus.parked.list({ consumer: 'billing' })
    expect(parked.map((one) => one.event.id)).toEqual(['poison'])
  })
})
