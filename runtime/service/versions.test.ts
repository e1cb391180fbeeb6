import { eventCatalog, say, type EventDefinition, type EventEnvelope } from '@docent/proto/events'
import { ownerId } from '@docent/proto/ids'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { createEnvelopes } from '../store/envelopes.ts'
import { randomIds, systemClock } from '../clock/index.ts'
import { openTestEngines, type TestEngines } from '../testing/index.ts'
import { consume } from './consume.ts'

const ada = ownerId('ada')
const type = 'document.indexing-failed'
const now: EventDefinition = eventCatalog[type]
const payload = { documentId: 'd1', jobId: 'j1', reason: 'The model is away.', failed: [] }
/** What the release before knew. */
const before = {
  ...eventCatalog,
  [type]: { ...now, version: 1, schema: now.former?.[1]?.schema, former: undefined },
} as never

let engines: TestEngines
let heard: EventEnvelope[]
beforeEach(async () => {
  engines = await openTestEngines()
  heard = []
})
afterEach(() => engines.close())

const listen = (catalog?: never) => {
  const handlers = { [type]: async (_: unknown, event: EventEnvelope) => void heard.push(event) }
  return consume({ bus: engines.engines.bus, name: 'documents', mode: 'durable', handlers, catalog })
}
const envelopes = (saysAsBefore: boolean) => createEnvelopes({ clock: systemClock, ids: randomIds, saysAsBefore })
const sayNow = (saysAsBefore = false) =>
  engines.engines.bus.publish(envelopes(saysAsBefore)(ada, 1, [say(type, payload)]))
const sayBefore = () =>
  engines.engines.bus.publish(
    envelopes(false)(ada, 1, [{ type, version: 1, topic: now.topic, payload: { ...payload, embedded: 3 } }]),
  )

test('a producer of the release before is understood by a consumer of this one', async () => {
  const consumer = await listen()
  await sayBefore()
  await consumer.caughtUp()
  expect(heard).toMatchObject([{ version: 1 }])
  expect(heard[0]?.payload).toEqual(payload)
})

test('a producer of this release is understood by a consumer of the one before, while it says what that one knows', async () => {
  const consumer = await listen(before)
  await sayNow(true)
  await consumer.caughtUp()
  expect(heard).toMatchObject([{ version: 1, payload: { ...payload, embedded: 0 } }])
  expect(await engines.engines.bus.parked.list()).toEqual([])
})

test('a newer version that came too early is parked by a consumer of the release before, and taken by the next one', async () => {
  const old = await listen(before)
  await sayNow()
  await old.caughtUp()
  expect(heard).toEqual([])
  const [parked] = await engines.engines.bus.parked.list()
  expect(parked?.error).toContain('version 2 is newer than this release knows (1)')
  await old.stop()
  const upgraded = await listen()
  await engines.engines.bus.parked.replay(parked?.id ?? '')
  await upgraded.caughtUp()
  await sayNow()
  await upgraded.caughtUp()
  expect(heard.map((event) => [event.version, event.payload])).toEqual([
    [2, payload],
    [2, payload],
  ])
})
