import { describe, expect, test } from '@jest/globals'
import * as api from '@docent/proto/http'
import { inWords } from '../src/attempts/wait.ts'
import { createMailLinks } from '@docent/runtime/auth'
import { cookieOf, createTime, PASSWORD, setCookieOf, startIdentity } from './fixtures.ts'

const email = 'ines@larkfield.example'
const from = (address: string) => ({ 'x-forwarded-for': address })
const env = {
  AUTH_FAILURES_PER_ACCOUNT: '3',
  AUTH_FAILURES_PER_ACCOUNT_EVERYWHERE: '8',
  AUTH_FAILURES_PER_ADDRESS: '6',
  AUTH_LONGEST_WAIT_SECONDS: '60',
}

async function setUp() {
  const time = createTime()
  const started = await startIdentity({ clock: time, env })
  const { service } = started
  /** Signs in from an address; answers the status, and the seconds to wait when it is refused for that. */
  const tries = async (address: string, password = 'a wrong guess', who = email) => {
    const { status, headers } = await service.call(api.signIn, {
      body: { email: who, password },
      headers: from(address),
    })
    return status === 429 ? Number(headers['retry-after']) : status
  }
  return { ...started, time, tries }
}

const someone = (n: number) => `person-${n}@larkfield.example`

describe('failed tries at one account', () => {
  test('have to wait after the third, from wherever they come, twice as long every time, up to the longest wait', async () => {
    const { account, time, tries } = await setUp()
    await account(email)
    for (const n of [1, 2, 3]) expect(await tries(`203.0.113.${n}`)).toBe(401)
    let last = 4
    for (const wait of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect(await tries(`203.0.113.${last}`)).toBe(wait)
      time.pass(wait)
      expect(await tries(`203.0.113.${last++}`)).toBe(401)
    }
  })

  test('refuse the right password too while they have to wait, and say so in the specified words', async () => {
    const { account, service, time, tries } = await setUp()
    await account(email)
    for (const n of [1, 2, 3]) await tries(`203.0.113.${n}`)
    const call = { body: { email, password: PASSWORD }, headers: from('203.0.113.4') }
    const { status, body } = await service.call(api.signIn, call)
    expect(status).toBe(429)
    expect(body).toMatchObject({ code: 'too_many_attempts', retryAfterSeconds: 1 })
    expect(body.error).toMatch(/^Too many failed attempts\. Please try again later\..* 1 second\.$/)
    time.pass(1)
    expect(await tries('203.0.113.9', PASSWORD)).toBe(200)
  })

  test('are forgotten when the right password comes', async () => {
    const { account, tries } = await setUp()
    await account(email)
    for (let round = 0; round < 3; round++) {
      for (const n of [1, 2]) expect(await tries(`203.0.113.${n}`)).toBe(401)
      expect(await tries('203.0.113.3', PASSWORD)).toBe(200)
    }
  })

  test('are forgotten after a day', async () => {
    const { account, time, tries } = await setUp()
    await account(email)
    for (const n of [1, 2, 3]) await tries(`203.0.113.${n}`)
    time.pass(24 * 3600)
    for (const n of [1, 2, 3]) expect(await tries(`203.0.113.${n}`)).toBe(401)
    expect(await tries('203.0.113.4')).toBe(1)
  })

  test('cannot slip through by coming all at once', async () => {
    const { account, tries } = await setUp()
    await account(email)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => tries(`203.0.113.${n}`)))
    expect(answers.filter((status) => status === 401)).toHaveLength(3)
  })

  test('are counted alike when there is no such account', async () => {
    const { tries } = await setUp()
    for (const n of [1, 2, 3]) expect(await tries(`203.0.113.${n}`, PASSWORD, 'nobody@larkfield.example')).toBe(401)
    expect(await tries('203.0.113.4', PASSWORD, 'nobody@larkfield.example')).toBe(1)
  })

  test('do not end the sessions that are open', async () => {
    const { account, refresh, tries } = await setUp()
    const { cookie } = await account(email)
    for (const n of [1, 2, 3, 4]) await tries(`203.0.113.${n}`)
    expect((await refresh(cookie)).status).toBe(200)
  })

  test('outlive a restart', async () => {
    const { account, service, tries } = await setUp()
    await account(email)
    for (const n of [1, 2, 3]) await tries(`203.0.113.${n}`)
    const again = await service.restart()
    const call = { body: { email, password: PASSWORD }, headers: from('203.0.113.4') }
    expect((await again.call(api.signIn, call)).status).toBe(429)
    await again.stop()
  })
})

describe('an owner whose account strangers guess at', () => {
  /** Strangers from many ranges, until the account itself has to wait. */
  async function besieged() {
    const all = await setUp()
    const { cookie } = await all.account(email)
    const [device = ''] = await knownBrowser(all.service)
    for (let n = 1; n <= 8; n++) await all.tries(`198.51.${n}.1`)
    return { ...all, cookie, device }
  }
  async function knownBrowser(service: Awaited<ReturnType<typeof setUp>>['service']) {
    const answer = await service.call(api.signIn, { body: { email, password: PASSWORD }, headers: from('192.0.2.1') })
    return setCookieOf(answer)
      .split('\n')
      .filter((one) => one.startsWith('docent_device='))
      .map((one) => one.split(';')[0])
  }

  test('gets in from another range while one range guesses', async () => {
    const { account, tries } = await setUp()
    await account(email)
    for (let n = 0; n < 8; n++) await tries(`203.0.113.${n}`)
    expect(await tries('203.0.113.99', PASSWORD)).toBe(1)
    expect(await tries('192.0.2.7', PASSWORD)).toBe(200)
  })

  test('gets in with a browser that was signed in before, although all the world guesses', async () => {
    const { service, device, tries } = await besieged()
    expect(await tries('192.0.2.7', PASSWORD)).toBe(1)
    const signIn = (password: string, cookie = device, who = email) =>
      service.call(api.signIn, { body: { email: who, password }, headers: { cookie, ...from('192.0.2.7') } })
    expect((await signIn(PASSWORD)).status).toBe(200)
    for (let n = 0; n < 3; n++) expect((await signIn('a wrong guess')).status).toBe(401)
    expect((await signIn(PASSWORD)).status).toBe(429)
    expect((await signIn(PASSWORD, `${device.slice(0, -1)}${device.endsWith('A') ? 'B' : 'A'}`)).status).toBe(429)
  })

  test('gets in by a link in a mail', async () => {
    const { service } = await besieged()
    await service.call(api.forgotPassword, { body: { email } })
    const { ownerId, payload } = await service.heardSaying('user.password-reset-requested')
    const mailLinks = createMailLinks([service.tokens.env['AUTH_LINK_SECRET'] as string])
    const token = mailLinks.tokenOf({ purpose: 'reset-password', owner: ownerId, id: payload.linkId })
    const reset = await service.call(api.resetPassword, { body: { token, password: 'glaze and kiln 43' } })
    const cookie = cookieOf(reset)
    const body = { email, password: 'glaze and kiln 43' }
    expect((await service.call(api.signIn, { body, headers: from('192.0.2.7') })).status).toBe(429)
    expect((await service.call(api.signIn, { body, headers: { cookie, ...from('192.0.2.7') } })).status).toBe(200)
  })

  test('can change the password meanwhile: what a session tries is counted by itself', async () => {
    const { service, account, tries } = await setUp()
    const { user } = await account(email)
    for (let n = 0; n < 6; n++) await tries('203.0.113.1')
    const body = { currentPassword: PASSWORD, newPassword: 'glaze and kiln 43' }
    const change = { as: user.uid, body, headers: from('203.0.113.2') }
    expect((await service.call(api.changePassword, change)).status).toBe(200)
  })
})

describe('failed tries from one address', () => {
  test('have to wait after the sixth, whoever they are for', async () => {
    const { time, tries } = await setUp()
    for (let n = 0; n < 6; n++) expect(await tries('203.0.113.1', PASSWORD, someone(n))).toBe(401)
    expect(await tries('203.0.113.1', PASSWORD, someone(7))).toBe(1)
    time.pass(1)
    expect(await tries('203.0.113.1', PASSWORD, someone(7))).toBe(401)
    expect(await tries('203.0.113.1', PASSWORD, someone(8))).toBe(2)
    expect(await tries('203.0.113.2', PASSWORD, someone(8))).toBe(401)
  })

  test('count for the whole network of an IPv6 subscriber', async () => {
    const { tries } = await setUp()
    for (let n = 0; n < 6; n++) expect(await tries(`2001:db8:1:2::${n + 1}`, PASSWORD, someone(n))).toBe(401)
    expect(await tries('2001:db8:1:2:ffff::1', PASSWORD, someone(7))).toBe(1)
    expect(await tries('2001:db8:1:3::1', PASSWORD, someone(7))).toBe(401)
  })

  test('cannot be paid off with sign-ins to an account of one`s own', async () => {
    const { account, tries } = await setUp()
    await account('own@larkfield.example')
    const address = '203.0.113.1'
    const own = () => tries(address, PASSWORD, 'own@larkfield.example')
    for (let n = 0; n < 5; n++) {
      expect(await tries(address, PASSWORD, someone(n))).toBe(401)
      expect(await own()).toBe(200)
    }
    expect(await tries(address, PASSWORD, someone(6))).toBe(401)
    expect(await own()).toBe(1)
  })

  test('do not lock the accounts they are for while the address has to wait', async () => {
    const { account, tries } = await setUp()
    await account(email)
    for (let n = 0; n < 6; n++) await tries('203.0.113.1', PASSWORD, someone(n))
    for (let n = 0; n < 5; n++) expect(await tries('203.0.113.1')).toBe(1)
    expect(await tries('203.0.113.2', PASSWORD)).toBe(200)
  })

  test('include sign-ups that only find out whether an account exists', async () => {
    const { account, service } = await setUp()
    await account(email)
    const probe = () => service.call(api.signUp, { body: { email, password: PASSWORD }, headers: from('203.0.113.1') })
    for (let n = 0; n < 6; n++) expect((await probe()).status).toBe(409)
    expect((await probe()).body.code).toBe('too_many_attempts')
  })
})

test.each([
  [1, '1 second'],
  [45_000, '45 seconds'],
  [99_000, '99 seconds'],
  [100_000, '2 minutes'],
  [900_000, '15 minutes'],
  [3 * 3_600_000, '3 hours'],
])('a wait of %i ms is said as "%s"', (ms, words) => {
  expect(inWords(ms)).toBe(words)
})
