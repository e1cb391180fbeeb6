import { ownerId } from '@docent/proto/ids'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { Person } from '../auth/index.ts'
import { openTestEngines, type TestEngines } from '../testing/engines.ts'
import { createEndings } from './endings.ts'
import type { Handlers } from './service.ts'

const START = Date.parse('2026-11-21T10:00:00.000Z')
const ada = ownerId('ada')
const inSession = (id: string, startedAt = START): Person => ({
  id: ada,
  role: 'owner',
  name: '',
  session: { id, startedAt },
})

describe('tokens of sessions that ended', () => {
  let engines: TestEngines
  let now = START
  beforeEach(async () => {
    now = START
    engines = await openTestEngines()
  })
  afterEach(() => engines.close())

  /** A process: what it heard is kept for the next one. */
  function open(own: Handlers = {}) {
    const clock = { now: () => new Date(now) }
    const endings = createEndings({ store: engines.engines.store, service: 'test', clock })
    const hears = endings.guardHandlers(own)
    const event = { ownerId: ada } as never
    const { signal } = new AbortController()
    return {
      /** Whether a token of this person is one; a test's token is the person in words. */
      isGood: async (person: Person) => {
        const claims = { owner: ada, person, expiresAt: 9e9, byKey: false, isOperator: false }
        return (await endings.guardTokens({ verify: async () => claims }).verify('token')) !== undefined
      },
      end: (sessionId: string, seconds = 900) => {
        const tokensUntil = new Date(now + seconds * 1_000).toISOString()
        return hears['user.session-ended']?.({ sessionId, tokensUntil }, event, signal)
      },
      dismiss: (endedGrant: string | null) =>
        hears['team.member-changed']?.(
          { person: ada, role: null, endedGrant },
          { ownerId: ownerId('team') } as never,
          signal,
        ),
      change: (payload: { sessionsFrom?: string }) => hears['user.password-changed']?.(payload, event, signal),
    }
  }

  test('are none, those of other sessions and of programs are', async () => {
    const { isGood, end } = open()
    expect(await isGood(inSession('s1'))).toBe(true)
    await end('s1')
    const { session: _, ...program } = inSession('s1')
    expect([await isGood(inSession('s1')), await isGood(inSession('s2')), await isGood(program)]).toEqual([
      false,
      true,
      true,
    ])
    expect(await open().isGood(inSession('s1'))).toBe(false)
  })

  test('are none after a new password, but for sessions that began since', async () => {
    const heard: unknown[] = []
    const own: Handlers = { 'user.password-changed': async (payload) => void heard.push(payload) }
    const { isGood, change } = open(own)
    const sessionsFrom = new Date(START + 5).toISOString()
    await change({ sessionsFrom })
    await change({ sessionsFrom: new Date(START - 1_000).toISOString() })
    await change({})
    expect([await isGood(inSession('s1', START + 4)), await isGood(inSession('s2', START + 5))]).toEqual([false, true])
    expect(heard).toHaveLength(3)
  })

  test('are none once the role that they name has ended, in every session, and those of another role are', async () => {
    const { isGood, dismiss } = open()
    const member = (grant: string): Person => ({ ...inSession('s1'), role: 'agent', grant })
    await dismiss(null)
    expect(await isGood(member('g1'))).toBe(true)
    await dismiss('g1')
    const { session: _, ...older } = member('g1')
    const good = await Promise.all([member('g1'), older, member('g2'), inSession('s1')].map(isGood))
    expect(good).toEqual([false, false, true, true])
    expect(await open().isGood(member('g1'))).toBe(false)
  })

  test('are remembered for as long as they would have lasted, however often that is told', async () => {
    const { end } = open()
    await Promise.all([end('s1'), end('s2'), end('s1')])
    const records = engines.engines.store.collection({ name: 'test.endings', schema: {} as never, indexes: [] })
    const kept = async () => {
      const record = (await records.get(ada, ada)) as { ended?: { session: string }[] } | undefined
      return record?.ended?.map(({ session }) => session).toSorted()
    }
    expect(await kept()).toEqual(['s1', 's2'])
    now += 901_000
    await end('s3')
    expect(await kept()).toEqual(['s3'])
  })
})
