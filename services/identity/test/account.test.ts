import * as api from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import { describe, expect, test } from '@jest/globals'
import { createUsers } from '../src/accounts/users.ts'
import { familyCollection } from '../src/sessions/families.ts'
import { cookieOf, createTime, PASSWORD, startIdentity } from './fixtures.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const email = 'ines@larkfield.example'
const NEXT = 'glaze and kiln 43'

/** An account that is signed in on two devices. */
async function twice(time = createTime()) {
  const identity = await startIdentity({ clock: time })
  const here = await identity.account()
  const elsewhere = await identity.signIn(
    { email, password: PASSWORD },
    { 'user-agent': SAFARI, 'x-forwarded-for': '203.0.113.77' },
  )
  const as = here.user.uid
  const { service } = identity
  const headers = { cookie: here.cookie }
  return {
    ...identity,
    time,
    as,
    here,
    there: cookieOf(elsewhere),
    headers,
    list: async (cookie = here.cookie) => (await service.call(api.listSessions, { as, headers: { cookie } })).body,
    change: (body: Record<string, unknown>) => service.call(api.changePassword, { as, body, headers }),
    remove: (body: Record<string, unknown>, given = headers) =>
      service.call(api.deleteAccount, { as, body, headers: given }),
  }
}

describe('sessions', () => {
  test('are listed with device, shortened address and the one that asks', async () => {
    const { list, refresh, there, time } = await twice()
    time.pass(3_600)
    const after = cookieOf(await refresh(there, { 'user-agent': FIREFOX, 'x-forwarded-for': '2001:db8:7:1::9' }))
    const { sessions } = await list(after)
    expect(sessions).toMatchObject([
      { device: 'Firefox on Windows', place: '2001:db8:7:x', isCurrent: true },
      { device: 'An unknown device', place: '127.0.0.x', isCurrent: false },
    ])
    expect(sessions[0].lastUsedAt.seconds - sessions[0].startedAt.seconds).toBe(3_600)
  })

  test('one can be signed out: its refresh token is refused at once, the others stay', async () => {
    const { service, as, list, refresh, here, there } = await twice()
    const { sessions } = await list()
    const other = sessions.find((one: { isCurrent: boolean }) => !one.isCurrent)
    expect((await service.call(api.endSession, { as, body: { sessionId: other.id } })).status).toBe(200)
    expect((await refresh(there)).body.code).toBe('session_ended')
    expect((await refresh(here.cookie)).status).toBe(200)
    const again = await service.call(api.endSession, { as, body: { sessionId: other.id } })
    expect([again.status, again.body.code]).toEqual([404, 'session_not_found'])
  })

  test('nobody signs out the session of somebody else', async () => {
    const { service, list, refresh, there } = await twice()
    const { sessions } = await list()
    for (const { id: sessionId } of sessions) {
      expect((await service.call(api.endSession, { as: 'eve', body: { sessionId } })).status).toBe(404)
    }
    expect((await refresh(there)).status).toBe(200)
  })

  test('all others can be signed out at once', async () => {
    const { service, as, headers, refresh, here, there } = await twice()
    const ended = await service.call(api.endOtherSessions, { as, headers })
    expect(ended.body.endedSessions).toBe(1)
    expect((await refresh(there)).status).toBe(401)
    expect((await refresh(here.cookie)).status).toBe(200)
    expect((await service.call(api.endOtherSessions, { as })).body.code).toBe('session_ended')
  })
})

describe('the password', () => {
  test('is changed with the present one; every other session ends and the owner is told', async () => {
    const { service, change, signIn, refresh, there, as } = await twice()
    const changed = await change({ currentPassword: PASSWORD, newPassword: NEXT })
    expect([changed.status, changed.body.endedSessions]).toEqual([200, 1])
    expect((await refresh(there)).body.code).toBe('session_ended')
    expect((await refresh(cookieOf(changed))).status).toBe(200)
    expect((await signIn({ email, password: PASSWORD })).body.code).toBe('wrong_password')
    expect((await signIn({ email, password: NEXT })).status).toBe(200)
    expect(await service.heardSaying('user.password-changed')).toMatchObject({ ownerId: as, payload: {} })
  })

  test('is not changed without the present one, and guessing it is slowed down', async () => {
    const { service, change, signIn } = await twice()
    const wrong = { currentPassword: 'something else 1', newPassword: NEXT }
    const answers = []
    for (let tries = 0; tries < 7; tries++) answers.push((await change(wrong)).body.code)
    expect(answers.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'current_password_wrong'))
    expect(answers.at(-1)).toBe('too_many_attempts')
    expect(service.said('user.password-changed')).toEqual([])
    expect((await signIn({ email, password: NEXT })).status).not.toBe(200)
  })

  test('is held to the same rules as at sign-up', async () => {
    const { change } = await twice()
    for (const newPassword of ['12345', 'password', email]) {
      expect((await change({ currentPassword: PASSWORD, newPassword })).body.code).toBe('weak_password')
    }
  })
})

describe('the name', () => {
  test.each(['a\nb', 'x\u202egnp.exe', 'nul\0', 'x'.repeat(101)])('%j is refused', async (displayName) => {
    const { service, account } = await startIdentity()
    const { user } = await account()
    const answer = await service.call(api.saveUser, { as: user.uid, body: { displayName } })
    expect([answer.status, answer.body.code]).toEqual([400, 'bad_request'])
  })

  test('may be anything a person is called, and text that looks like markup stays text', async () => {
    const { service, account } = await startIdentity()
    const { user } = await account()
    for (const displayName of ["Renée O'Neil-Łukasz", 'علی', '<img src=x onerror=alert(1)>', '👩‍🎨 Ines', '']) {
      const answer = await service.call(api.saveUser, { as: user.uid, body: { displayName } })
      expect(answer.body.user.displayName).toBe(displayName)
    }
  })
})

describe('a new name', () => {
  test('is said once, and not when nothing or something else changes', async () => {
    const { service, account } = await startIdentity()
    const { user } = await account()
    const save = (body: Record<string, unknown>) => service.call(api.saveUser, { as: user.uid, body })
    await save({ displayName: 'Ines Hartmann' })
    await save({ photoURL: 'https://pictures.example/ines.png' })
    await save({ displayName: 'Lost', email: 'other@larkfield.example' })
    await save({ displayName: 'Ines Larkfield' })
    await save({ displayName: 'Ines Larkfield' })
    await service.heardSaying('user.renamed')
    await service.settled()
    expect(service.said('user.renamed').map(({ ownerId, payload }) => [ownerId, payload])).toEqual([
      [user.uid, { displayName: 'Ines Larkfield' }],
    ])
  })
})

describe('deleting the account', () => {
  test('needs the password and the address, and then nothing of it is left but an id', async () => {
    const { service, remove, signIn, refresh, as, here, there } = await twice()
    expect((await remove({ email: 'other@larkfield.example', password: PASSWORD })).body.code).toBe('email_mistyped')
    expect((await remove({ email, password: 'wrong one 12' })).body.code).toBe('current_password_wrong')
    expect((await remove({ email })).body.code).toBe('current_password_wrong')
    expect(service.said('user.deleted')).toEqual([])

    expect((await remove({ email: ` ${email.toUpperCase()} `, password: PASSWORD })).status).toBe(200)
    await service.heardSaying('user.deleted')
    expect((await refresh(here.cookie)).status).toBe(401)
    expect((await refresh(there)).status).toBe(401)
    expect((await signIn({ email, password: PASSWORD })).body.code).toBe('user_not_found')
    expect((await service.call(api.me, { as })).status).toBe(401)
    expect((await service.call(api.saveUser, { as, body: { displayName: 'Back' } })).status).toBe(401)
    await service.settled()
    expect((await service.call(api.listSessions, { as })).status).toBe(401)
  })

  test('frees the address for a new person, who finds nothing of the old one', async () => {
    const { remove, account, service, as } = await twice()
    await remove({ email, password: PASSWORD })
    const { user, cookie } = await account(email)
    expect(user.uid).not.toBe(as)
    const { sessions } = (await service.call(api.listSessions, { as: user.uid, headers: { cookie } })).body
    expect(sessions).toHaveLength(1)
  })

  test('without a password needs a sign-in that is fresh', async () => {
    const { service, remove, change, list, as, time, here, there } = await twice()
    await createUsers(service.engines.store).update(as as OwnerId, as, (user) => ({ ...user, passwordHash: null }))
    expect((await change({ currentPassword: PASSWORD, newPassword: NEXT })).body.code).toBe('no_password')
    time.pass(9 * 60)
    expect((await list()).signIn).toEqual({ hasPassword: false, isFresh: true })
    time.pass(60)
    expect((await list()).signIn).toEqual({ hasPassword: false, isFresh: false })
    expect((await remove({ email })).body.code).toBe('sign_in_again')
    const fresh = await service.engines.store.collection(familyCollection).find(as as OwnerId)
    const [newest] = fresh.records
    await service.engines.store
      .collection(familyCollection)
      .update(as as OwnerId, newest?.id ?? '', (family) => ({ ...family, startedAt: time.now().toISOString() }))
    const cookies = await Promise.all(
      [here.cookie, there].map(async (cookie) => ({ cookie, ...(await list(cookie)).signIn })),
    )
    const proof = cookies.find(({ isFresh }) => isFresh)
    expect((await remove({ email }, { cookie: proof?.cookie ?? '' })).status).toBe(200)
  })

  test('is asked for twice at the same time and happens once', async () => {
    const { service, remove } = await twice()
    await Promise.all([remove({ email, password: PASSWORD }), remove({ email, password: PASSWORD })])
    await service.settled()
    expect(service.said('user.deleted')).toHaveLength(1)
  })

  test('a late word about the plan brings nothing back', async () => {
    const { service, remove, as } = await twice()
    await remove({ email, password: PASSWORD })
    await service.settled()
    await service.hear(as, 'subscription.changed', { planId: 'business', status: 'active' })
    expect((await service.call(api.createApiKey, { as, body: { name: 'late' } })).status).toBe(401)
  })
})
