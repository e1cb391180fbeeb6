import { describe, expect, test } from '@jest/globals'
import * as api from '@docent/proto/http'
import { ownerId } from '@docent/proto/ids'
import { everyOwner } from '@docent/runtime/store'
import { attemptsCollection } from '../src/attempts/record.ts'
import { familyCollection } from '../src/sessions/families.ts'
import { cookieOf, createTime, PASSWORD, setCookieOf, startIdentity } from './fixtures.ts'

const GRACE = 10
const DAY = 24 * 3600

describe('the cookie', () => {
  test('is closed to scripts and other websites, and goes only to the calls that need it', async () => {
    const { signUp } = await startIdentity()
    const set = setCookieOf(await signUp({ email: 'ines@larkfield.example', password: PASSWORD }))
    const [token = '', marker = ''] = set.split('\n')
    const attributes = token.split('; ').slice(1)
    expect(attributes).toEqual(
      expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/api/auth', `Max-Age=${30 * DAY}`]),
    )
    expect(attributes).toHaveLength(4)
    // What pages may read says that there is a session, and nothing else.
    expect(marker.split('; ')).toEqual(['docent_session=1', `Max-Age=${30 * DAY}`, 'Path=/', 'SameSite=Lax'])
  })

  test('is Secure when people come over https', async () => {
    const { signUp } = await startIdentity({ env: { PUBLIC_URL: 'https://docent.example.com' } })
    const set = setCookieOf(await signUp({ email: 'ines@larkfield.example', password: PASSWORD }))
    expect(set.split('; ')).toContain('Secure')
  })

  test('is kept as a hash only', async () => {
    const { service, account } = await startIdentity()
    const { cookie } = await account()
    const secret = cookie.split('.')[1] as string
    const { records } = await service.engines.store.collection(familyCollection).find(everyOwner)
    expect(records).toHaveLength(1)
    expect(JSON.stringify(records)).not.toContain(secret)
  })
})

describe('refreshing', () => {
  test('gives a new access token and a new cookie, again and again', async () => {
    const time = createTime()
    const { refresh, account } = await startIdentity({ clock: time })
    let { cookie, user } = await account()
    const seen = new Set([cookie])
    for (let n = 0; n < 5; n++) {
      time.pass(900)
      const { status, ...answer } = await refresh(cookie)
      expect(status).toBe(200)
      expect(answer.body).toMatchObject({ success: true, user, expiresIn: 900 })
      cookie = cookieOf({ status, ...answer })
      seen.add(cookie)
    }
    expect(seen.size).toBe(6)
  })

  test('with a token that was used before ends the session for whoever holds its tokens', async () => {
    const time = createTime()
    const { refresh, account } = await startIdentity({ clock: time })
    const { cookie: stolen } = await account()
    const next = cookieOf(await refresh(stolen))
    time.pass(GRACE)
    const thief = await refresh(stolen)
    expect(thief).toMatchObject({ status: 401, body: { success: false, code: 'session_ended' } })
    expect(cookieOf(thief)).toBe('')
    expect((await refresh(next)).body.code).toBe('session_ended')
  })

  test('with a token from two exchanges ago ends the session, even at once', async () => {
    const { refresh, account } = await startIdentity()
    const { cookie: first } = await account()
    const second = cookieOf(await refresh(first))
    const third = cookieOf(await refresh(second))
    expect((await refresh(first)).body.code).toBe('session_ended')
    expect((await refresh(third)).body.code).toBe('session_ended')
  })

  test('with a made-up secret ends nothing, for a session from before secrets were proven neither', async () => {
    const { service, refresh, account } = await startIdentity()
    const { cookie, user } = await account()
    const [name = ''] = cookie.split('.')
    for (const letter of ['A', 'b', '_']) {
      expect((await refresh(`${name}.${letter.repeat(43)}`)).body.code).toBe('session_ended')
    }
    const families = service.engines.store.collection(familyCollection)
    const [family] = (await families.find(ownerId(user.uid))).records
    if (!family) throw new Error('no session')
    await families.update(family.ownerId, family.id, (old) => ({ ...old, mint: undefined }))
    expect((await refresh(`${name}.${'c'.repeat(43)}`)).status).toBe(401)
    const renewed = await refresh(cookie)
    expect(renewed.status).toBe(200)
    expect((await refresh(cookieOf(renewed))).status).toBe(200)
  })

  test('the thief who comes first is thrown out when the owner comes', async () => {
    const time = createTime()
    const { refresh, account } = await startIdentity({ clock: time })
    const { cookie: stolen } = await account()
    const thief = cookieOf(await refresh(stolen))
    time.pass(900)
    expect((await refresh(stolen)).status).toBe(401)
    expect((await refresh(thief)).status).toBe(401)
  })

  test('of many tabs at once keeps all signed in, with one and the same next token', async () => {
    const time = createTime()
    const { refresh, account } = await startIdentity({ clock: time })
    const { cookie } = await account()
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(cookie)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const next = new Set(answers.map(cookieOf))
    expect(next.size).toBe(1)
    time.pass(900)
    expect((await refresh([...next][0])).status).toBe(200)
  })

  test('again after a lost answer gives the same next token, for a moment', async () => {
    const time = createTime()
    const { refresh, account } = await startIdentity({ clock: time })
    const { cookie } = await account()
    const lost = cookieOf(await refresh(cookie))
    time.pass(GRACE - 1)
    expect(cookieOf(await refresh(cookie))).toBe(lost)
  })

  test('again after a crash between the exchange and the answer goes on', async () => {
    let crash = true
    const { service, refresh, account } = await startIdentity({
      faultPoint: (name) => {
        if (crash && name === 'identity.families:updated') throw new Error('crash')
      },
    })
    const { cookie } = await account()
    expect((await refresh(cookie)).status).toBe(500)
    crash = false
    const again = await service.restart()
    const answer = await again.call(api.refresh, { headers: { cookie } })
    expect(answer.status).toBe(200)
    expect((await again.call(api.refresh, { headers: { cookie: cookieOf(answer) } })).status).toBe(200)
    await again.stop()
  })

  test('the grace is a setting, and can be nothing', async () => {
    const { refresh, account } = await startIdentity({ env: { AUTH_REFRESH_GRACE_SECONDS: '0' } })
    const { cookie } = await account()
    const next = cookieOf(await refresh(cookie))
    expect((await refresh(cookie)).status).toBe(401)
    expect((await refresh(next)).status).toBe(401)
  })

  test('one session ends without the others', async () => {
    const time = createTime()
    const { refresh, signIn, account } = await startIdentity({ clock: time })
    const { cookie: phone, user } = await account()
    const laptop = cookieOf(await signIn({ email: user.email, password: PASSWORD }))
    await refresh(phone)
    time.pass(GRACE)
    expect((await refresh(phone)).status).toBe(401)
    expect((await refresh(laptop)).status).toBe(200)
  })

  test('a session lives for its days after the last visit, and not longer', async () => {
    const time = createTime()
    const { refresh, account } = await startIdentity({ clock: time, env: { AUTH_SESSION_DAYS: '2' } })
    let { cookie } = await account()
    for (let n = 0; n < 3; n++) {
      time.pass(2 * DAY - 1)
      cookie = cookieOf(await refresh(cookie))
      expect(cookie).not.toBe('')
    }
    time.pass(2 * DAY)
    expect((await refresh(cookie)).body.code).toBe('session_ended')
  })

  test('without a cookie, or with one that never was a token, is refused', async () => {
    const { refresh } = await startIdentity()
    const never = `docent_refresh=00000000-0000-4000-8000-000000000000.${'A'.repeat(43)}`
    for (const cookie of [undefined, '', 'docent_refresh=', 'docent_refresh=a.b', 'other=1', never]) {
      const { status, body } = await refresh(cookie)
      expect(status).toBe(401)
      expect(body.error).toBe('Your session has ended. Please sign in again.')
    }
  })
})

describe('signing out', () => {
  test('ends the session and takes the cookie away', async () => {
    const { refresh, signOut, account } = await startIdentity()
    const { cookie } = await account()
    const answer = await signOut(cookie)
    expect(answer).toMatchObject({ status: 200, body: { success: true } })
    expect(setCookieOf(answer)).toMatch(/^docent_refresh=; Max-Age=0;.*Path=\/api\/auth/)
    expect((await refresh(cookie)).status).toBe(401)
  })

  test('in one tab right after another tab has refreshed ends the session too', async () => {
    const { refresh, signOut, account } = await startIdentity()
    const { cookie } = await account()
    const next = cookieOf(await refresh(cookie))
    await signOut(cookie)
    expect((await refresh(next)).status).toBe(401)
  })

  test('without a session is no failure, and cannot end the one of somebody else', async () => {
    const { refresh, signOut, account } = await startIdentity()
    const { cookie } = await account()
    const family = cookie.split('.')[0] as string
    for (const other of [undefined, 'docent_refresh=x', `${family}.${'A'.repeat(43)}`]) {
      expect((await signOut(other)).status).toBe(200)
    }
    expect((await refresh(cookie)).status).toBe(200)
  })
})

describe('calls from other websites', () => {
  const other = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:3000.evil.example' },
    { origin: 'http://localhost:3001' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  const own = [{}, { origin: 'http://localhost:3000' }, { 'sec-fetch-site': 'none' }]

  test('cannot refresh, sign out, sign in or sign up', async () => {
    const { refresh, signOut, signIn, signUp, account } = await startIdentity()
    const { cookie } = await account()
    const credentials = { email: 'omar@larkfield.example', password: PASSWORD }
    for (const headers of other) {
      for (const answer of [
        await refresh(cookie, headers as never),
        await signOut(cookie, headers as never),
        await signUp(credentials, headers as never),
        await signIn(credentials, headers as never),
      ]) {
        expect(answer).toMatchObject({ status: 403, body: { code: 'foreign_origin' } })
        expect(cookieOf(answer)).toBe('')
      }
    }
    expect((await refresh(cookie)).status).toBe(200)
  })

  test('are told from the own ones, also on another name of the same server', async () => {
    const { signIn, account } = await startIdentity()
    const { user } = await account()
    const credentials = { email: user.email, password: PASSWORD }
    for (const headers of own) expect((await signIn(credentials, headers as never)).status).toBe(200)
    const elsewhere = { origin: 'http://192.0.2.7:3000', host: '192.0.2.7:3000', 'sec-fetch-site': 'same-origin' }
    expect((await signIn(credentials, elsewhere)).status).toBe(200)
    const proxied = { origin: 'https://docent.test', host: '10.0.0.1:3000', 'x-forwarded-host': 'docent.test' }
    expect((await signIn(credentials, proxied)).status).toBe(200)
  })
})

test('sessions and failed tries that are over are forgotten', async () => {
  const time = createTime()
  const { service, signIn, account } = await startIdentity({ clock: time })
  const { user } = await account()
  await signIn({ email: user.email, password: 'another password' })
  const left = async () => {
    const { store } = service.engines
    return [
      (await store.collection(familyCollection).find(everyOwner)).records.length,
      (await store.collection(attemptsCollection).find(everyOwner)).records.length,
    ]
  }
  expect(await left()).toEqual([1, 3])
  time.pass(31 * DAY)
  const again = await service.restart()
  // The sweep runs when the service begins; stopping waits for it.
  await again.hosted.stop()
  expect(await left()).toEqual([0, 0])
})
