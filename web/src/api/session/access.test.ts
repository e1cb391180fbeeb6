import { afterEach, expect, jest, test } from '@jest/globals'
import { sendCounted } from '../send-counted.ts'
import { withToken, type Access } from './access.ts'
import type { RefreshOutcome } from './refresh.ts'
import { granted, sessionReducer, type Grant, type SessionState } from './session.ts'

const grant = (accessToken: string, accountId = 'u1', uid = 'u1'): Grant => ({
  user: { uid, email: 'a@b.example', displayName: '', photoURL: null, emailVerified: true },
  account: { id: accountId, name: '', role: 'owner' as const, isOwn: accountId === uid },
  accessToken,
  expiresAt: 900_000,
})

/** A session, and what refreshing it brings. */
function accessTo(next: Grant, now = 0, first = grant('old')) {
  let session: SessionState = sessionReducer(undefined, granted(first))
  const outcome: RefreshOutcome = { kind: 'granted', grant: next }
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
