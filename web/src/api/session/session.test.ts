import { describe, expect, test } from '@jest/globals'
import { createRefresher, type RefreshOutcome } from './refresh.ts'
import {
  ended,
  granted,
  restoring,
  sessionReducer,
  unreached,
  usableToken,
  type Grant,
  type SessionState,
} from './session.ts'
import { createTurns, type TurnNotes } from './turns.ts'

const grant = (accessToken: string, expiresAt = 900_000): Grant => ({
  user: { uid: 'u1', email: 'a@b.example', displayName: '', photoURL: null, emailVerified: true },
  account: { id: 'u1', name: '', role: 'owner' as const, isOwn: true },
  accessToken,
  expiresAt,
})
const states = (...actions: Parameters<typeof sessionReducer>[1][]): SessionState =>
  actions.reduce<SessionState>(sessionReducer, { status: 'loading' })

describe('the session', () => {
  test('is loading, then in or out', () => {
    expect(states(granted(grant('t1'))).status).toBe('in')
    expect(states(ended()).status).toBe('out')
    const why = { code: 'account_suspended', error: 'Suspended.' }
    expect(states(ended(why))).toEqual({ status: 'out', why })
    expect(states(ended(why), ended())).toEqual({ status: 'out' })
  })

  test('survives a server that cannot be reached, once there is one', () => {
    expect(states(unreached()).status).toBe('unreachable')
    expect(states(granted(grant('t1')), unreached()).status).toBe('in')
    expect(states(unreached(), restoring(), granted(grant('t1'))).status).toBe('in')
  })

  test('does not send a token that is about to expire', () => {
    const state = states(granted(grant('t1', 100_000)))
    expect(usableToken(state, 50_000)).toBe('t1')
    expect(usableToken(state, 90_000)).toBeUndefined()
    expect(usableToken({ status: 'out' }, 0)).toBeUndefined()
  })
})

describe('refreshing', () => {
  const outcome = (token: string): RefreshOutcome => ({ kind: 'granted', grant: grant(token) })
  const alone = <T>(work: () => Promise<T>) => work()

  test('is one exchange for all who ask at the same time', async () => {
    let exchanges = 0
    const told: Grant[] = []
    const { refresh } = createRefresher({
      exchange: async () => outcome(`t${(exchanges += 1)}`),
      exclusively: alone,
      announce: (given) => told.push(given),
      now: () => 0,
    })
    expect(await Promise.all([refresh(), refresh(), refresh()])).toEqual(Array(3).fill(outcome('t1')))
    expect(await refresh()).toEqual(outcome('t2'))
    expect(told).toEqual([grant('t1'), grant('t2')])
  })

  test('after a change does not take what was asked for before it', async () => {
    const answers: ((given: RefreshOutcome) => void)[] = []
    const { refresh, refreshAfter } = createRefresher({
      exchange: () => new Promise((resolve) => answers.push(resolve)),
      exclusively: alone,
      announce: () => undefined,
      now: () => 0,
    })
    const before = refresh()
    const after = refreshAfter()
    answers[0]?.(outcome('before'))
    expect(await before).toEqual(outcome('before'))
    expect(answers).toHaveLength(2)
    answers[1]?.(outcome('after'))
    expect(await after).toEqual(outcome('after'))
  })

  test('takes what another tab was given while this one waited for its turn', async () => {
    let now = 10
    const { refresh, heard } = createRefresher({
      exchange: () => Promise.reject(new Error('the cookie was used already')),
      exclusively: async (work) => {
        now = 20
        heard(grant('theirs'))
        return work()
      },
      announce: () => undefined,
      now: () => now,
    })
    expect(await refresh()).toEqual(outcome('theirs'))
  })

  test('does not take what another tab was given before', async () => {
    let now = 10
    const { refresh, heard } = createRefresher({
      exchange: async () => outcome('mine'),
      exclusively: alone,
      announce: () => undefined,
      now: () => now,
    })
    heard(grant('old'))
    now = 20
    expect(await refresh()).toEqual(outcome('mine'))
  })

  test('announces nothing when it is refused', async () => {
    const { refresh } = createRefresher({
      exchange: async () => ({ kind: 'refused' }),
      exclusively: alone,
      announce: () => {
        throw new Error('there is nothing to announce')
      },
      now: () => 0,
    })
    expect(await refresh()).toEqual({ kind: 'refused' })
  })
})

describe('turns without locks', () => {
  function shelf(): TurnNotes & { map: Map<string, string> } {
    const map = new Map<string, string>()
    return {
      map,
      getItem: (key) => map.get(key) ?? null,
      setItem: (key, value) => void map.set(key, value),
      removeItem: (key) => void map.delete(key),
    }
  }
  const tab = (notes: TurnNotes, id: string, now = () => 0) =>
    createTurns({
      locks: undefined,
      notes,
      now,
      wait: () => new Promise((resolve) => setImmediate(resolve)),
      newId: () => id,
    })

  test('are taken one tab after the other', async () => {
    const notes = shelf()
    const order: string[] = []
    const work = (name: string) => async () => {
      order.push(`${name} begins`)
      await new Promise((resolve) => setImmediate(resolve))
      order.push(`${name} ends`)
    }
    await Promise.all(['a', 'b', 'c'].map((name) => tab(notes, name)(work(name))))
    expect(order.map((step) => step.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends', 'begins', 'ends'])
    expect(notes.map.size).toBe(0)
  })

  test('are given back when the work fails', async () => {
    const notes = shelf()
    await expect(tab(notes, 'a')(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await tab(notes, 'b')(async () => 'done')).toBe('done')
  })

  test('are lost by a tab that died, after ten seconds', async () => {
    const notes = shelf()
    notes.setItem('docent.refresh', 'dead 10000')
    let now = 0
    const waiting = tab(notes, 'b', () => (now += 1_000))(async () => 'done')
    expect(await waiting).toBe('done')
    expect(now).toBeGreaterThan(10_000)
  })
})
