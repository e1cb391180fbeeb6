import { describe, expect, test } from '@jest/globals'
import * as api from '@docent/proto/http'
import { ownerId } from '@docent/proto/ids'
import { createMailLinks } from '@docent/runtime/auth'
import { randomIds } from '@docent/runtime/clock'
import { everyOwner } from '@docent/runtime/store'
import { openTestEngines } from '@docent/runtime/testing/engines.ts'
import pino from 'pino'
import { createSecurityLog } from '../src/security-log/log.ts'
import { seenIn } from '../src/sessions/seen.ts'
import { cookieOf, createTime, PASSWORD, startIdentity, type IdentityOptions } from './fixtures.ts'

const email = 'ines@larkfield.example'
const NEXT = 'another horse 43'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0'
const from = (address: string) => ({ 'user-agent': FIREFOX, 'x-forwarded-for': address })

async function start(options?: IdentityOptions) {
  const time = createTime()
  const identity = await startIdentity({ clock: time, ...options })
  const { user, cookie } = await identity.account(email)
  const read = async (cursor?: string) =>
    (await identity.service.call(api.securityLog, { as: user.uid, query: cursor === undefined ? {} : { cursor } })).body
  /** What stands in it, newest first, once that is as many. */
  const entries = async (count: number): Promise<api.SecurityEntry[]> => {
    for (;;) {
      const { entries: found } = await read()
      if (found.length >= count) return found
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  return { ...identity, time, as: user.uid, cookie, read, entries }
}

describe('the security log', () => {
  test('names who signed in, with what, from where and when', async () => {
    const { signIn, signOut, time, entries } = await start()
    time.pass(60)
    const signedIn = await signIn({ email, password: PASSWORD }, from('203.0.113.7'))
    time.pass(60)
    await signOut(cookieOf(signedIn), from('203.0.113.7'))
    const seen = { device: 'Firefox on Windows', place: '203.0.113.x', times: 1 }
    const [out, into, up, ...more] = await entries(3)
    expect(out).toMatchObject({ what: 'signed-out', ...seen })
    expect(into).toMatchObject({ what: 'signed-in', detail: 'password', ...seen })
    expect(up).toMatchObject({ what: 'signed-up', device: 'An unknown device', place: '127.0.0.x' })
    expect(more).toEqual([])
    expect((out?.at.seconds ?? 0) - (into?.at.seconds ?? 0)).toBe(60)
  })

  test('has one entry for the tries that failed in an hour from one place, and none of addresses without an account', async () => {
    const { service, signIn, time, entries } = await start()
    for (let times = 0; times < 3; times += 1) {
      await signIn({ email, password: 'not this one' }, from('203.0.113.7'))
      await signIn({ email: 'nobody@larkfield.example', password: 'not this one' }, from('203.0.113.7'))
      // One after the other, as a try takes its time.
      await entries(2)
    }
    await signIn({ email, password: 'not this one' }, from('198.51.100.7'))
    time.pass(3_600)
    await signIn({ email, password: 'not this one' }, from('203.0.113.7'))
    const found = (await entries(4)).filter(({ what }) => what === 'sign-in-failed')
    expect(found.map(({ place }) => place).toSorted()).toEqual(['198.51.100.x', '203.0.113.x', '203.0.113.x'])
    expect(Math.max(...found.map(({ times }) => times))).toBe(3)
    const all = service.engines.store.collection({
      name: 'identity.security_log',
      schema: {} as never,
      indexes: [],
    })
    expect((await all.find(everyOwner)).records).toHaveLength(4)
  })

  test('does not grow by tries that have to wait', async () => {
    const { signIn, entries } = await start()
    for (let times = 0; times < 9; times += 1) {
      const { body } = await signIn({ email, password: 'not this one' }, from('203.0.113.7'))
      expect(body.code).toBe(times < 5 ? 'wrong_password' : 'too_many_attempts')
    }
    for (;;) {
      const failed = (await entries(2)).find(({ what }) => what === 'sign-in-failed')
      if (failed?.times === 5) break
    }
  })

  test('names changes of password, sessions and keys', async () => {
    const { service, as, cookie, signIn, refresh, entries, time, prove } = await start({
      env: { MAIL_DELIVERY: 'kept' },
    })
    await prove(as)
    const there = cookieOf(await signIn({ email, password: PASSWORD }))
    const headers = { cookie }
    time.pass(20)
    const second = cookieOf(await refresh(there))
    await refresh(second)
    time.pass(20)
    expect((await refresh(there)).status).toBe(401)
    await signIn({ email, password: PASSWORD })
    await service.call(api.endOtherSessions, { as, headers })
    const body = { currentPassword: PASSWORD, newPassword: NEXT }
    await service.call(api.changePassword, { as, headers, body })
    await service.call(api.forgotPassword, { body: { email } })
    const { payload } = await service.heardSaying('user.password-reset-requested')
    const mailLinks = createMailLinks([service.tokens.env['AUTH_LINK_SECRET'] as string])
    const token = mailLinks.tokenOf({ purpose: 'reset-password', owner: ownerId(as), id: payload.linkId })
    await service.call(api.resetPassword, { body: { token, password: PASSWORD } })
    expect((await entries(7)).map(({ what }) => what).toSorted()).toEqual([
      'password-changed',
      'password-reset',
      'session-ended',
      'session-stolen',
      'signed-in',
      'signed-in',
      'signed-up',
    ])
  })

  test('is read a page at a time, by nobody else, and goes after its days and with the account', async () => {
    const { service, as, signIn, leave, read, time } = await start({ env: { AUTH_SECURITY_LOG_DAYS: '30' } })
    for (let times = 0; times < 24; times += 1) {
      time.pass(1)
      await signIn({ email, password: PASSWORD })
    }
    const first = await read()
    const second = await read(first.next)
    expect([first.entries.length, second.entries.length, second.next]).toEqual([20, 5, null])
    const moments = [...first.entries, ...second.entries].map(({ at }) => at.seconds)
    expect(moments).toEqual(moments.toSorted((a, b) => b - a))
    expect((await service.call(api.securityLog, { as: 'eve' })).body.entries).toEqual([])

    await leave(as, email)
    await service.settled()
    const all = service.engines.store.collection({ name: 'identity.security_log', schema: {} as never, indexes: [] })
    expect((await all.find(everyOwner)).records).toEqual([])
  })

  test('tells it programs in lines that name no address', async () => {
    const lines: string[] = []
    const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
    const { engines, close } = await openTestEngines()
    const options = { store: engines.store, clock: createTime(), ids: randomIds, log, keepDays: 90 }
    const security = createSecurityLog(options)
    security.failed(Promise.resolve(ownerId('ada')), seenIn({ headers: from(''), ip: '203.0.113.7' }))
    security.failed(Promise.resolve(undefined), seenIn({ headers: {}, ip: '2001:db8:7:1::9' }))
    await security.settled()
    await security.note(ownerId('ada'), 'session-stolen', { device: 'Firefox', place: '' })
    const seen = { device: 'Firefox on Windows', place: '203.0.113.x' }
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 30, security: 'sign-in-failed', owner: 'ada', ...seen },
      { level: 30, security: 'sign-in-failed', place: '2001:db8:7:x' },
      { level: 40, security: 'session-stolen', owner: 'ada' },
    ])
    await close()
  })
})
