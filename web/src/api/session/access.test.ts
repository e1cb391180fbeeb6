import { afterEach, expect, jest, test } from '@jest/globals'
import { sendCounted } from '../send-counted.ts'
import { withToken, type Access } from './access.ts'
import type { RefreshOutcome } from './refresh.ts'
import { ended, granted, sessionReducer, type Grant, type SessionState } from './session.ts'

const grant = (accessToken: string, accountId = 'u1', uid = 'u1'): Grant => ({
  user: { uid, email: 'a@b.example', displayName: '', photoURL: null, emailVerified: true },
  account: { id: accountId, name: '', role: 'owner' as const, isOwn: accountId === uid },
  accessToken,
  expiresAt: 900_000,
})

const why = { code: 'session_ended', error: 'Your session has ended. Please sign in again.' }

/** A session, and what refreshing it brings. */
function accessTo(next: Grant | undefined, now = 0, first: Grant | null = grant('old')) {
  let session: SessionState = sessionReducer(undefined, first ? granted(first) : ended(why))
  const outcome: RefreshOutcome = next ? { kind: 'granted', grant: next } : { kind: 'refused', why }
  const refresh = () => Promise.resolve(outcome)
  return {
    getState: () => ({ session }),
    dispatch: (action: Parameters<typeof sessionReducer>[1]) => {
      session = sessionReducer(session, action)
    },
    tools: { refresher: { refresh, refreshAfter: refresh, heard: () => undefined }, tabs: {}, now: () => now },
  } as unknown as Access
}

/** A server that takes no token but this one. */
function server(good: string) {
  const sent: (string | undefined)[] = []
  const send = async (token: string | undefined) => {
    sent.push(token)
    return { status: token === good ? 200 : 401 } as Response
  }
  return { sent, send }
}

test('what is refused for its token is sent once more with a new one', async () => {
  const { sent, send } = server('new')
  expect((await withToken(accessTo(grant('new')), send)).status).toBe(200)
  expect(sent).toEqual(['old', 'new'])
})

test.each([
  ['another account is open', grant('new', 'team')],
  ['somebody else is signed in', grant('new', 'u1', 'u2')],
])('where %s by then, it is not sent once more', async (_, next) => {
  const { sent, send } = server('new')
  expect((await withToken(accessTo(next), send)).status).toBe(401)
  expect(sent).toEqual(['old'])
})

test('nor at all where the token had to be renewed before', async () => {
  const late = 890_000
  const { sent, send } = server('new')
  expect((await withToken(accessTo(grant('new'), late), send)).status).toBe(200)
  expect((await withToken(accessTo(grant('new', 'team'), late), send)).status).toBe(401)
  expect(sent).toEqual(['new'])
})

test.each([
  ['is refused', 0],
  ['is about to expire', 890_000],
])('where the session is over when its token %s, that is said', async (_, now) => {
  const access = accessTo(undefined, now)
  const response = await withToken(access, server('new').send)
  expect([response.status, await response.json()]).toEqual([401, { success: false, ...why }])
  expect(access.getState().session).toEqual({ status: 'out', why })
})

test('a refusal of what was begun signed out stays as it is', async () => {
  const refusal = { status: 401 } as Response
  expect(await withToken(accessTo(undefined, 0, null), async () => refusal)).toBe(refusal)
})

const { XMLHttpRequest: ofPage } = globalThis
afterEach(() => {
  globalThis.XMLHttpRequest = ofPage
})

test('what was given up before it could be sent is not sent', async () => {
  const made = jest.fn()
  globalThis.XMLHttpRequest = made as never
  const call = { method: 'POST', path: '/process-document', token: 't', onProgress: () => undefined } as const
  const sending = sendCounted({ ...call, body: new Blob(['x']), signal: AbortSignal.abort() })
  await expect(sending).rejects.toThrow()
  expect(made).not.toHaveBeenCalled()
})
