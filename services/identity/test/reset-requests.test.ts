import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { ownerId } from '@docent/proto/ids'
import { randomIds } from '@docent/runtime/clock'
import { everyOwner, type Store } from '@docent/runtime/store'
import { openTestEngines, type TestEngines } from '@docent/runtime/testing'
import { pino } from 'pino'
import { createUsers, type User } from '../src/accounts/users.ts'
import { createAttempts } from '../src/attempts/attempts.ts'
import { createResetRequests, requestCollection } from '../src/reset/requests.ts'
import { createReset, type ResetDeps } from '../src/reset/reset.ts'
import { createTime } from './fixtures.ts'

const email = 'ines@larkfield.example'
const address = '203.0.113.1'
const owner = ownerId('u1')
const ines: User = {
  id: owner,
  ownerId: owner,
  email,
  displayName: '',
  photoURL: null,
  passwordHash: null,
  createdAt: '2026-11-02T09:00:00.000Z',
}

let engines: TestEngines
beforeEach(async () => {
  engines = await openTestEngines()
})
afterEach(() => engines.close())

/** A store that writes down every call. */
function noted(store: Store, calls: string[]): Store {
  const noting = <T extends object>(target: T, name: string): T =>
    new Proxy(target, {
      get(_, key) {
        const value = Reflect.get(target, key) as unknown
        if (typeof value !== 'function') return value
        return (...given: unknown[]) => {
          calls.push(`${name}.${String(key)}`)
          return Reflect.apply(value, target, given) as unknown
        }
      },
    })
  return { ...store, collection: (spec) => noting(store.collection(spec), spec.name) }
}

function startReset() {
  const calls: string[] = []
  const store = noted(engines.engines.store, calls)
  const clock = createTime()
  const users = createUsers(store)
  const parts = { store, users, clock, ids: randomIds, sweepMs: 60_000, log: pino({ level: 'silent' }) }
  const requests = createResetRequests(parts)
  const limits = { perAccount: 3, perAddress: 10, firstWaitMs: 60_000, longestWaitMs: 3_600_000 }
  const asked = createAttempts({ ...parts, ...limits, kind: 'mail-', refuse: () => new Error('wait') })
  const reset = createReset({ users, asked, requests, wake: () => undefined, clock } as unknown as ResetDeps)
  return {
    clock,
    requests,
    users,
    /** Every call of the store that an asking makes whoever asks waits for. */
    async callsOfAsking(whose: string) {
      calls.length = 0
      await reset.ask({ email: whose, address })
      return [...calls]
    },
    waiting: async () => (await engines.engines.store.collection(requestCollection).find(everyOwner)).records,
    links: async () => (await users.byOwner(owner))?.links ?? [],
  }
}

describe('asking for a new password', () => {
  test('makes the same calls of the store for an address with an account and for one without', async () => {
    const { users, callsOfAsking, waiting } = startReset()
    await users.insert(owner, ines)
    const [known, unknown] = [await callsOfAsking(email), await callsOfAsking('nobody@larkfield.example')]
    expect(known).toEqual(unknown)
    expect(known).toContain('identity.reset-requests.insert')
    expect(known.filter((call) => call.startsWith('identity.users'))).toEqual([])
    expect((await waiting()).map((one) => one.email).toSorted()).toEqual([email, 'nobody@larkfield.example'])
  })

  test('is kept when it is acknowledged, and worked off once, whoever has the account', async () => {
    const { users, callsOfAsking, requests, waiting, links } = startReset()
    await users.insert(owner, ines)
    await callsOfAsking(email)
    await callsOfAsking('nobody@larkfield.example')
    const [{ id } = { id: '' }] = (await waiting()).filter((one) => one.email === email)
    expect(await links()).toEqual([])
    await Promise.all([requests.answering.drain(), requests.answering.drain()])
    expect((await links()).map((one) => one.id)).toEqual([id])
    expect(await waiting()).toEqual([])
  })

  test('opens no second link when a crash kept the request, even after the first one was used', async () => {
    const { users, callsOfAsking, requests, waiting, links } = startReset()
    await users.insert(owner, ines)
    await callsOfAsking(email)
    const [request] = await waiting()
    await requests.answering.drain()
    await users.update(owner, owner, (current) => ({ ...current, links: [] }))
    if (request) await engines.engines.store.collection(requestCollection).insert(request.ownerId, request)
    await requests.answering.drain()
    expect(await links()).toEqual([])
    expect(await waiting()).toEqual([])
  })

  test('has its link end half an hour after it was asked for, however late it is made', async () => {
    const { users, callsOfAsking, requests, clock, links } = startReset()
    await users.insert(owner, ines)
    await callsOfAsking(email)
    clock.pass(20 * 60)
    await requests.answering.drain()
    expect((await links()).map(({ expiresAt }) => expiresAt)).toEqual(['2026-11-02T09:30:00.000Z'])
    await callsOfAsking(email)
    clock.pass(31 * 60)
    await requests.answering.drain()
    expect(await links()).toHaveLength(1)
  })
})
