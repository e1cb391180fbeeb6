import { ownerId, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { z } from 'zod'
import { randomIds } from '../clock/index.ts'
import type { Store } from '../store/port.ts'
import { until } from '../testing/until.ts'
import { createClaims, createRunner, type Claim, type JobKind, type RunnerOptions } from './index.ts'

const schema = z.object({
  id: z.string(),
  ownerId: ownerIdSchema,
  open: z.boolean(),
  dueAt: z.number(),
  holder: z.string(),
  attempts: z.int(),
  note: z.string(),
})
type Task = z.infer<typeof schema>

const LEASE_MS = 60_000
const NOON = Date.parse('2026-11-22T12:00:00.000Z')

/** A store of the engine under test; each call opens another handle on the same data. */
export interface JobsUnderTest {
  open(): Promise<{ store: Store; close(): Promise<void> }>
  close(): Promise<void>
}

/** What jobs promise on any store. */
export function jobsContract(name: string, make: () => Promise<JobsUnderTest>): void {
  describe(`jobs contract: ${name}`, () => {
    let engine: JobsUnderTest
    const closing: (() => Promise<void>)[] = []
    let now: number
    let collection: string
    beforeEach(async () => {
      engine = await make()
      now = NOON
      collection = `jobs.tasks-${randomUUID().slice(0, 8)}`
    })
    afterEach(async () => {
      for (const close of closing.splice(0).toReversed()) await close()
      await engine.close()
    })

    async function process() {
      const { store, close } = await engine.open()
      const records = store.collection<Task>({
        name: collection,
        schema,
        indexes: [{ fields: ['open', 'ownerId', 'dueAt'] }],
      })
      const kind: JobKind<Task> = {
        name: 'tasks',
        records,
        due: (at) => ({ open: true, dueAt: { lte: at } }),
        turns: { of: 'owners', by: 'dueAt' },
        stateOf: ({ open, dueAt, holder, attempts }) => (open ? { dueAt, holder, attempts } : undefined),
        withState: (task, state) => ({ ...task, ...state }),
      }
      const claims = createClaims({ kind, clock: { now: () => new Date(now) }, ids: randomIds, leaseMs: LEASE_MS })
      const done: string[] = []
      const finish = async (claim: Claim<Task>) => {
        const holding = await claims.end(claim, (task) => ({ ...task, open: false, holder: '' }))
        if (holding === 'held') done.push(claim.record.id)
      }
      const run = (options: Partial<RunnerOptions<Task>> = {}) => {
        const log = pino({ level: 'silent' })
        const failed = () => ({ delayMs: 1_000 })
        const runner = createRunner<Task>({
          name: 'tasks',
          claims,
          atOnce: 2,
          everyMs: 60_000,
          work: finish,
          failed,
          log,
          ...options,
        })
        closing.push(runner.stop)
        return runner
      }
      closing.push(close)
      return { records, claims, run, finish, done }
    }

    const task = (id: string, owner: OwnerId, dueAt = NOON): Task => {
      return { id, ownerId: owner, open: true, dueAt, holder: '', attempts: 0, note: '' }
    }
    const ada = ownerId('ada')
    const bob = ownerId('bob')

    test('of all processes that want a job, one gets it', async () => {
      const all = await Promise.all([process(), process(), process()])
      await all[0]?.records.insert(ada, task('one', ada))
      const claimed = await Promise.all(all.map(({ claims }) => claims.next()))
      expect(claimed.filter((claim) => claim !== undefined)).toHaveLength(1)
    })

    test('what is not due yet is left alone', async () => {
      const { records, claims } = await process()
      await records.insert(ada, task('later', ada, NOON + 1_000))
      expect(await claims.next()).toBeUndefined()
      now += 1_000
      expect((await claims.next())?.record.id).toBe('later')
    })

    test('a job whose holder gives no sign of life is taken over, and the late one changes nothing', async () => {
      const [late, next] = [await process(), await process()]
      await late.records.insert(ada, task('one', ada))
      const lost = (await late.claims.next()) as Claim<Task>
      now += LEASE_MS
      const taken = (await next.claims.next()) as Claim<Task>
      expect(taken.record.attempts).toBe(2)
      expect(await late.claims.keep(lost, (held) => ({ ...held, note: 'late' }))).toBe('lost')
      expect(await late.claims.giveBack(lost)).toBe('lost')
      expect(await next.claims.keep(taken, (held) => ({ ...held, note: 'mine' }))).toBe('held')
      expect((await next.records.get(ada, 'one'))?.note).toBe('mine')
    })

    test('whoever lost a job and lives to learn of it did not die of it, and counts as no try', async () => {
      const [late, next, third] = [await process(), await process(), await process()]
      await late.records.insert(ada, task('one', ada))
      const tries = async () => (await late.records.get(ada, 'one'))?.attempts
      const first = (await late.claims.next()) as Claim<Task>
      now += LEASE_MS
      const second = (await next.claims.next()) as Claim<Task>
      now += LEASE_MS
      const last = (await third.claims.next()) as Claim<Task>
      expect(await tries()).toBe(3)
      expect(await late.claims.keep(first)).toBe('lost')
      expect(await late.claims.end(first, (held) => held)).toBe('lost')
      expect(await tries()).toBe(2)
      expect(await next.claims.giveBack(second)).toBe('lost')
      expect(await tries()).toBe(1)
      expect(await third.claims.keep(last)).toBe('held')
      expect(await tries()).toBe(1)
    })

    test('a sign of life keeps a job for as long as it takes', async () => {
      const [holder, other] = [await process(), await process()]
      await holder.records.insert(ada, task('long', ada))
      const claim = (await holder.claims.next()) as Claim<Task>
      for (const _ of [1, 2, 3]) {
        now += LEASE_MS / 2
        expect(await holder.claims.keep(claim)).toBe('held')
        expect(await other.claims.next()).toBeUndefined()
      }
    })

    test('a job that is given back waits for its time, and a claim that was spared does not count', async () => {
      const { records, claims } = await process()
      await records.insert(ada, task('one', ada))
      await claims.giveBack((await claims.next()) as Claim<Task>, { delayMs: 5_000 })
      expect(await claims.next()).toBeUndefined()
      now += 5_000
      const second = (await claims.next()) as Claim<Task>
      expect(second.record.attempts).toBe(2)
      await claims.giveBack(second, { spared: true })
      expect((await claims.next())?.record.attempts).toBe(2)
    })

    test('a record that is gone ends its claim without an error', async () => {
      const { records, claims } = await process()
      await records.insert(ada, task('one', ada))
      const claim = (await claims.next()) as Claim<Task>
      await records.remove(ada, 'one')
      expect(await claims.end(claim, (held) => held)).toBe('gone')
    })

    test('owners take turns: a flood of one keeps another waiting for one job at most', async () => {
      const { records, run, finish } = await process()
      const order: string[] = []
      for (let i = 0; i < 20; i++) await records.insert(ada, task(`flood-${i}`, ada, NOON - 1_000 + i))
      await records.insert(bob, task('single', bob))
      const work = async (claim: Claim<Task>) => {
        order.push(claim.record.id)
        await finish(claim)
      }
      await run({ atOnce: 1, work }).drain()
      expect(order).toHaveLength(21)
      expect(order.indexOf('single')).toBeLessThanOrEqual(1)
    })

    test('jobs of one owner that take long hold no more than its share of the room', async () => {
      const { records, run, finish, done } = await process()
      for (let i = 0; i < 6; i++) await records.insert(ada, task(`slow-${i}`, ada, NOON - 1_000 + i))
      let begun = 0
      let most = 0
      const { promise: hangs, resolve: end } = Promise.withResolvers<void>()
      const work = async (claim: Claim<Task>) => {
        if (claim.record.ownerId === ada) {
          begun += 1
          most = Math.max(most, begun)
          await hangs
          begun -= 1
        }
        await finish(claim)
      }
      const runner = run({ atOnce: 4, perOwner: 2, work })
      runner.wake()
      await until('both of its places to be taken', () => begun === 2)
      for (let i = 0; i < 6; i++) await records.insert(bob, task(`quick-${i}`, bob))
      runner.wake()
      await until('those of the other owner', () => done.length === 6)
      expect(done.every((id) => id.startsWith('quick'))).toBe(true)
      end()
      await until('all', async () => {
        await runner.drain()
        return done.length === 12
      })
      expect(most).toBe(2)
    })

    test('every job is done once, by whichever process', async () => {
      const [one, two] = [await process(), await process()]
      for (let i = 0; i < 12; i++) await one.records.insert(i % 2 ? ada : bob, task(`job-${i}`, i % 2 ? ada : bob))
      const runners = [one.run(), two.run()]
      await until('all of them', async () => {
        await Promise.all(runners.map((runner) => runner.drain()))
        return one.done.length + two.done.length >= 12
      })
      expect(new Set([...one.done, ...two.done]).size).toBe(12)
      expect(one.done.length + two.done.length).toBe(12)
    })

    test('a job that fails is tried again later, and stands in nobody’s way', async () => {
      const { records, run, finish, done } = await process()
      await records.insert(ada, task('bad', ada, NOON - 1))
      await records.insert(ada, task('good', ada))
      let fails = true
      const work = async (claim: Claim<Task>) => {
        if (fails && claim.record.id === 'bad') throw new Error('not today')
        await finish(claim)
      }
      const runner = run({ atOnce: 1, work })
      await runner.drain()
      expect(done).toEqual(['good'])
      fails = false
      now += 1_000
      await runner.drain()
      expect(done).toEqual(['good', 'bad'])
    })

    test('what is under way when a process stops goes back in line', async () => {
      const [one, two] = [await process(), await process()]
      await one.records.insert(ada, task('one', ada))
      const begun = Promise.withResolvers<void>()
      const work = (_: Claim<Task>, signal: AbortSignal) =>
        new Promise<void>((_resolve, reject) => {
          begun.resolve()
          signal.addEventListener('abort', () => reject(new Error('called off')))
        })
      const runner = one.run({ work, failed: () => ({ spared: true }) })
      runner.wake()
      await begun.promise
      await runner.stop()
      await two.run().drain()
      expect(two.done).toEqual(['one'])
      expect((await two.records.get(ada, 'one'))?.attempts).toBe(1)
    })

    test('what is claimed while a process stops goes back in line, and is not begun', async () => {
      const [one, two] = [await process(), await process()]
      await one.records.insert(ada, task('one', ada))
      const claimed = Promise.withResolvers<void>()
      const stopped = Promise.withResolvers<void>()
      const next = async () => {
        const claim = await one.claims.next()
        claimed.resolve()
        await stopped.promise
        return claim
      }
      const failed = () => ({ spared: true })
      const runner = one.run({ claims: { ...one.claims, next }, failed })
      runner.wake()
      await claimed.promise
      const stopping = runner.stop()
      stopped.resolve()
      await stopping
      expect(one.done).toEqual([])
      await two.run().drain()
      expect(two.done).toEqual(['one'])
    })
  })
}
