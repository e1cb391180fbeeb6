import { say } from '@docent/proto/events'
import { ownerId, ownerIdSchema, OPERATOR, type OwnerId } from '@docent/proto/ids'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { restateCommand } from '../bus/restate-command.ts'
import { everyOwner } from '../store/port.ts'
import { openTestEngines, startTestService, type TestEngines, type TestService } from '../testing/index.ts'
import { until } from '../testing/until.ts'
import { restated } from './restating.ts'
import { defineService } from './service.ts'

const owners = Array.from({ length: 70 }, (_, index) => ownerId(`owner-${index}`))
const [ada] = owners as [(typeof owners)[number]]
const planSchema = z.object({ id: z.string(), ownerId: ownerIdSchema, planId: z.string() })
const heardSchema = planSchema.extend({ version: z.number(), times: z.number() })
const YEAR_MS = 365 * 24 * 3_600_000

let now: number
const clock = { now: () => new Date(now) }

/** Owns plans and says each change; it can tell them again. */
const owning = defineService({
  name: 'owning',
  settings: {},
  needs: ['store', 'bus'],
  async start({ engines: { store } }) {
    const plans = store.collection<z.infer<typeof planSchema>>({
      name: 'owning.plans',
      schema: planSchema,
      indexes: [],
    })
    const word = (planId: string) => say('subscription.changed', { planId, status: 'active' })
    return {
      hears: {
        async 'user.registered'({ displayName: planId }, { ownerId: owner, id }) {
          const next = { id: owner, ownerId: owner, planId }
          await plans.save(owner, owner, () => [next, word(planId)], { cause: id })
        },
      },
      restates: { 'subscription.changed': restated(plans, ({ planId }) => ({ event: word(planId) })) },
    }
  },
})

/** A projection of plans, and how often each changed it. */
const listening = (name: string) =>
  defineService({
    name,
    settings: {},
    needs: ['store', 'bus'],
    async start({ engines: { store } }) {
      const heard = store.collection<z.infer<typeof heardSchema>>({
        name: `${name}.heard`,
        schema: heardSchema,
        indexes: [],
      })
      return {
        hears: {
          async 'subscription.changed'({ planId }, { ownerId: owner, recordVersion: version = 0 }) {
            await heard.save(owner, owner, (known) =>
              known && known.version >= version
                ? known
                : { id: owner, ownerId: owner, planId, version, times: (known?.times ?? 0) + 1 },
            )
          },
        },
      }
    },
  })

let engines: TestEngines
let running: TestService[]
beforeEach(async () => {
  now = Date.parse('2025-11-22T09:00:00.000Z')
  running = []
  engines = await openTestEngines({ clock })
})
afterEach(async () => {
  for (const one of running) await one.stop()
  await engines.close()
})

async function start(service: Parameters<typeof startTestService>[0]): Promise<TestService> {
  const one = await startTestService(service, { on: engines, clock })
  running.push(one)
  return one
}

async function projection(name: string, field: 'planId' | 'times' = 'planId') {
  const all = engines.engines.store.collection({ name: `${name}.heard`, schema: heardSchema, indexes: [] })
  const found = await Promise.all(owners.map(async (owner) => [owner, (await all.get(owner, owner))?.[field]]))
  return Object.fromEntries(found)
}

/** Everything that was said is a year old and forgotten by the log. */
async function yearLater() {
  for (const one of running.splice(0)) await one.stop()
  now += YEAR_MS
  engines = await engines.reopen()
  const file = new DatabaseSync(join(engines.dir, 'docent.db'), { readOnly: true })
  await until('the log to forget', () => file.prepare('SELECT count(*) AS n FROM log').get()?.n === 0)
  file.close()
}

async function restatements() {
  const schema = z.looseObject({
    id: z.string(),
    ownerId: ownerIdSchema,
    of: ownerIdSchema.nullable(),
    said: z.number(),
    dueAt: z.number(),
  })
  const tasks = engines.engines.store.collection({ name: 'owning.restatements', schema, indexes: [] })
  return (await tasks.find(everyOwner, {})).records
}

/** A new consumer asks for what was before it; telling that goes on by itself, and must not fall into what a test does. */
async function told() {
  await until('what was asked for to be told', async () => {
    const records = await restatements()
    return records.length > 0 && records.every(({ dueAt }) => dueAt > now + YEAR_MS)
  })
}

async function history() {
  const source = await start(owning)
  await start(listening('old'))
  await told()
  await register('free', owners)
  await register('pro', owners.slice(0, 30))
  await source.settled()
  for (const one of running) await one.settled()
}
function register(displayName: string, all: readonly OwnerId[]) {
  const { topic, type, version, payload } = say('user.registered', {
    email: 'a@b.test',
    displayName,
    method: 'password',
  })
  const occurredAt = clock.now().toISOString()
  const envelope = (owner: OwnerId) => ({
    id: `${displayName}-${owner}`,
    type,
    version,
    ownerId: owner,
    occurredAt,
    payload,
  })
  return engines.engines.bus.publish(all.map((owner) => ({ topic, event: envelope(owner) })))
}

test('a consumer that is added to a year-old installation comes to know what one knows that heard everything', async () => {
  await history()
  const heardAll = await projection('old')
  expect(heardAll[ada]).toBe('pro')
  const timesBefore = await projection('old', 'times')
  await yearLater()
  await start(owning)
  await start(listening('old'))
  await start(listening('added'))
  await until('all to be told', async () => Object.values(await projection('added')).every(Boolean))
  expect(await projection('added')).toEqual(heardAll)
  for (const one of running) await one.settled()
  expect(await projection('added', 'times')).toEqual(Object.fromEntries(owners.map((owner) => [owner, 1])))
  expect(await projection('old', 'times')).toEqual(timesBefore)
})

test('a consumer that has heard from the beginning asks for nothing, also after an upgrade and a restart', async () => {
  await history()
  for (const one of running.splice(0)) await one.stop()
  await engines.engines.store.collection({ name: 'old.hearing', schema: z.any(), indexes: [] }).remove(OPERATOR, 'old')
  const source = await start(owning)
  await start(listening('old'))
  await source.settled()
  const asked = source.said('restatement.requested').filter(({ payload }) => payload.for === 'old')
  expect(asked).toHaveLength(1)
})

test('what an operator asks for is told once, of one account, with the version and an id that stay the same', async () => {
  await history()
  const [source] = running as [TestService]
  const lines: string[] = []
  const ask = () =>
    restateCommand(['subscription.changed', '--owner', ada], engines.engines.bus, clock.now(), (line) =>
      lines.push(line),
    )
  const told = () => source.said('subscription.changed').filter((event) => event.restated && !event.restatedFor)
  const before = await projection('old', 'times')
  expect(await ask()).toBe(0)
  const first = await source.heardSaying(
    'subscription.changed',
    (_, event) => event.restated === true && !event.restatedFor,
  )
  const [original] = source
    .said('subscription.changed')
    .filter((event) => event.ownerId === ada && event.payload.planId === 'pro' && !event.restated)
  expect(first).toMatchObject({ ownerId: ada, payload: { planId: 'pro' }, recordVersion: original?.recordVersion })
  expect(await ask()).toBe(0)
  for (const one of running) await one.settled()
  expect(new Set(told().map(({ id }) => id)).size).toBe(1)
  expect(await projection('old', 'times')).toEqual(before)
  expect(lines[0]).toContain(`Asked for subscription.changed of ${ada}`)
})

test('one that is told slowly holds up no other, and nobody takes it up while it rests', async () => {
  await history()
  const ask = (...args: string[]) =>
    restateCommand(['subscription.changed', ...args], engines.engines.bus, clock.now(), () => undefined)
  const said = async () => (await restatements()).map((one) => [one.of ?? 'all', one.said, one.dueAt > now + YEAR_MS])
  expect(await ask('--per-second', '1')).toBe(0)
  await until('its first page to be told', async () => JSON.stringify(await said()).includes('["all",50,false]'))
  // It rests for fifty seconds, and then has a minute for the next page.
  now += 61_000
  expect(await ask('--owner', ada)).toBe(0)
  await until('the other to be told', async () => JSON.stringify(await said()).includes(`["${ada}",1,true]`))
  expect(await said()).toContainEqual(['all', 50, false])
})

test('what cannot be told again is refused, with what can be', async () => {
  const lines: string[] = []
  const { bus } = engines.engines
  expect(await restateCommand(['usage.threshold-reached'], bus, clock.now(), (line) => lines.push(line))).toBe(2)
  expect(lines[0]).toContain(`"usage.threshold-reached" can't be told again.`)
  expect(lines[0]).toContain('subscription.changed')
})

test.each([
  [['--for', 'chatt'], '--for: there is no consumer "chatt". They are billing, chat, '],
  [['--owner', 'nobody'], '--owner: there is no account "nobody".'],
  [['--owner', 'a b'], '--owner: there is no account "a b".'],
  [['--per-second', '0'], '--per-second: "0" is no number of events above 0.'],
  [['--per-second', 'many'], '--per-second: "many" is no number'],
])('%j is refused with a sentence, and nothing is asked for', async (wrong, said) => {
  const lines: string[] = []
  const bus = { publish: () => Promise.reject(new Error('nothing is to be said')) }
  const isAccount = (id: string) => id !== 'nobody'
  const args = ['subscription.changed', ...wrong]
  expect(await restateCommand(args, bus, clock.now(), (line) => lines.push(line), isAccount)).toBe(2)
  expect(lines[0]?.startsWith(said)).toBe(true)
})
