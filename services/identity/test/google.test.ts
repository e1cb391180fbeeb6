import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import * as api from '@docent/proto/http'
import { createTime, PASSWORD, type IdentityOptions } from './fixtures.ts'
import { startBrowser } from './google-browser.ts'
import { startIssuer, type TestIssuer } from './issuer.ts'

const email = 'ines@larkfield.example'
const ines = { email, email_verified: true, name: 'Ines Hartmann' }
let issuer: TestIssuer

beforeAll(async () => {
  issuer = await startIssuer()
})
afterAll(() => issuer.stop())
beforeEach(() => {
  Object.assign(issuer.script, { claims: ines, forged: false, away: false })
})

const startGoogle = (options?: IdentityOptions) => startBrowser(issuer, options)

describe('a sign-in with Google', () => {
  test('creates an account once, signs in to it afterwards, and says user.registered once', async () => {
    const { walk, me, service } = await startGoogle()
    expect((await walk()).outcome).toBe('new')
    const user = await me()
    expect(user).toMatchObject({ email, displayName: 'Ines Hartmann', emailVerified: true })
    expect((await walk()).outcome).toBe('in')
    expect((await me()).uid).toBe(user.uid)
    await service.settled()
    expect(service.said('user.registered').map(({ payload }) => payload)).toEqual([
      { email, displayName: 'Ines Hartmann', method: 'google' },
    ])
  })

  test('is one account when two tabs come back at once', async () => {
    const { start, come, service, jar } = await startGoogle()
    const searches = [await start(), await start()].map(({ url }) => issuer.agree(url))
    const cookie = `docent_google=${jar.get('docent_google')}`
    const outcomes = await Promise.all(searches.map((search) => come(search, { cookie })))
    // The second tab began last, so its cookie counts.
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['expired', 'new'])
    await service.settled()
    expect(service.said('user.registered')).toHaveLength(1)
  })

  test('asks with PKCE, state and nonce, each different every time, none of them in the cookie', async () => {
    const { start, jar } = await startGoogle()
    const seen = new Set<string>()
    for (const { url } of [await start(), await start()]) {
      const given = new URL(url).searchParams
      expect(given.get('code_challenge_method')).toBe('S256')
      expect(given.get('redirect_uri')).toBe('http://localhost:3000/api/auth/google/callback')
      for (const name of ['state', 'nonce', 'code_challenge']) seen.add(String(given.get(name)))
    }
    expect(seen.size).toBe(6)
    expect(seen).not.toContain(jar.get('docent_google'))
  })

  test('leaves a cookie that only its own calls see, for ten minutes', async () => {
    const { start } = await startGoogle({ env: { PUBLIC_URL: 'https://docent.example.com' } })
    const cookie = String((await start()).headers['set-cookie'])
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/api/auth/google', 'Max-Age=600', 'Secure']) {
      expect(cookie).toContain(part)
    }
  })

  test.each([
    ['/login?from=%2Fchat', '/login?from=%2Fchat'],
    [
      '/login?wordpress=true&return_site=https%3A%2F%2Fa.example',
      '/login?wordpress=true&return_site=https%3A%2F%2Fa.example',
    ],
    ['https://evil.example/login', '/login'],
    ['//evil.example/login', '/login'],
    ['/\\evil.example/login', '/login'],
    ['/login/../documents', '/login'],
    ['/login@evil.example', '/login'],
    ['javascript:alert(1)', '/login'],
    ['', '/login'],
  ])('begun at %j comes back to %j', async (page, expected) => {
    const { walk } = await startGoogle()
    expect((await walk(page)).location.split('#')[0]).toBe(expected)
  })

  test('asks the issuer about itself once, not for every sign-in', async () => {
    const { walk } = await startGoogle()
    issuer.asked.length = 0
    await walk()
    await walk()
    expect(issuer.asked.filter((path) => path.includes('well-known'))).toHaveLength(1)
  })
})

const refused = async (changes: Record<string, unknown>) => {
  issuer.script.claims = { ...ines, ...changes }
  const { walk, service, jar } = await startGoogle()
  const { outcome } = await walk()
  expect(jar.has('docent_refresh')).toBe(false)
  await service.settled()
  expect(service.said('user.registered')).toEqual([])
  return outcome
}

describe('a sign-in with Google is refused', () => {
  test('when the token is for another client', async () => expect(await refused({ aud: 'another' })).toBe('failed'))
  test('when another issuer made it', async () => expect(await refused({ iss: 'https://a.example' })).toBe('failed'))
  test('when it has expired', async () => expect(await refused({ exp: 1_700_000_000 })).toBe('failed'))
  test('when the nonce is another one', async () => expect(await refused({ nonce: 'another' })).toBe('failed'))
  test.each([false, 'no', undefined, 1])('when the address is not verified (%j)', async (email_verified) => {
    expect(await refused({ email_verified })).toBe('unverified')
  })
  test.each(['', 'ines', 'a b@c.example', undefined])('when the address is none (%j)', async (address) => {
    expect(await refused({ email: address })).toBe('unverified')
  })
  test('when the signature is not the issuer’s', async () => {
    issuer.script.forged = true
    expect(await refused({})).toBe('failed')
  })

  test('when the state is not the one of this browser, and the right one still works after that', async () => {
    const { start, come } = await startGoogle()
    const search = issuer.agree((await start()).url)
    const forged = new URLSearchParams(search)
    forged.set('state', 'somebody-elses')
    expect((await come(`?${forged}`)).outcome).toBe('expired')
    const other = await startGoogle()
    expect((await other.come(search, { cookie: '' })).outcome).toBe('expired')
    expect((await come(search)).outcome).toBe('new')
  })

  test('when it comes a second time', async () => {
    const { start, come, jar } = await startGoogle()
    const search = issuer.agree((await start()).url)
    const cookie = `docent_google=${jar.get('docent_google')}`
    expect((await come(search, { cookie })).outcome).toBe('new')
    expect((await come(search, { cookie })).outcome).toBe('expired')
  })

  test('when it took longer than ten minutes', async () => {
    const clock = createTime()
    const { start, come } = await startGoogle({ clock })
    const search = issuer.agree((await start()).url)
    clock.pass(601)
    expect((await come(search)).outcome).toBe('expired')
  })

  test('when the person says no', async () => {
    const { start, come } = await startGoogle()
    const state = new URL((await start()).url).searchParams.get('state')
    const search = new URLSearchParams({ error: 'access_denied', state: String(state), iss: issuer.address })
    expect((await come(`?${search}`)).outcome).toBe('cancelled')
  })

  test('when the issuer is away, before and after the way there', async () => {
    const { start, come } = await startGoogle()
    const search = issuer.agree((await start()).url)
    issuer.script.away = true
    expect((await come(search)).outcome).toBe('unavailable')
    const other = await startGoogle()
    const answer = await other.start()
    expect(answer).toMatchObject({ status: 503, body: { code: 'google_unavailable' } })
    expect(answer.body.error).toMatch(
      /^An error occurred while signing in with Google\. Check the console for more details\. /,
    )
    issuer.script.away = false
    expect((await other.start()).status).toBe(200)
  })

  test.each([
    [{ GOOGLE_CLIENT_ID: '' }],
    [{ GOOGLE_CLIENT_SECRET: '' }],
    [{ GOOGLE_CLIENT_ID: 'your-client-id' }],
    [{ GOOGLE_CLIENT_ID: '<client id>' }],
    [{ GOOGLE_CLIENT_SECRET: 'changeme' }],
  ])('where it is not set up: %j', async (env) => {
    const { start, service } = await startGoogle({ env })
    expect(await start()).toMatchObject({ status: 404, body: { code: 'google_not_configured' } })
    expect((await service.call(api.authOptions)).body.google).toBe(false)
  })

  test('from another website, and from another address of this one', async () => {
    const { start } = await startGoogle()
    const elsewhere = await start('/login', { origin: 'https://evil.example' })
    expect(elsewhere).toMatchObject({ status: 403, body: { code: 'foreign_origin' } })
    const same = await start('/login', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' })
    expect(same).toMatchObject({ status: 409, body: { code: 'google_elsewhere' } })
    expect(same.body.error).toContain('http://localhost:3000')
  })
})

describe('an address that has a password', () => {
  test('is joined after its password was given, once, and keeps its account', async () => {
    const { account, walk, pending, join, me, jar } = await startGoogle()
    const { user } = await account(email)
    expect((await walk()).outcome).toBe('link')
    expect(jar.has('docent_refresh')).toBe(false)
    expect((await pending()).body.email).toBe(email)
    const joined = await join(PASSWORD)
    expect(joined).toMatchObject({ status: 200, body: { user: { uid: user.uid, emailVerified: true } } })
    expect((await walk()).outcome).toBe('in')
    expect((await me()).uid).toBe(user.uid)
    expect((await join(PASSWORD)).body.code).toBe('google_link_over')
  })

  test('takes over a name where it had none, and says so', async () => {
    const { service, account, walk, join } = await startGoogle()
    const { user } = await account(email)
    await service.call(api.saveUser, { as: user.uid, body: { displayName: '' } })
    await walk()
    expect((await join(PASSWORD)).body.user.displayName).toBe('Ines Hartmann')
    await service.heardSaying('user.renamed', ({ displayName }) => displayName === 'Ines Hartmann')
  })

  test('is not joined by a wrong password; five tries end it', async () => {
    const { account, walk, join } = await startGoogle({ env: { AUTH_FAILURES_PER_ACCOUNT: '100' } })
    await account(email)
    await walk()
    for (let tries = 0; tries < 5; tries++) expect((await join('wrong one')).body.code).toBe('wrong_password')
    expect((await join(PASSWORD)).body.code).toBe('google_link_over')
    expect((await walk()).outcome).toBe('link')
  })

  test('counts tries like those of a sign-in', async () => {
    const { account, walk, join, signIn } = await startGoogle({ env: { AUTH_FAILURES_PER_ACCOUNT: '2' } })
    await account(email)
    await walk()
    await join('wrong one')
    await join('wrong one')
    expect((await join(PASSWORD)).body.code).toBe('too_many_attempts')
    expect((await signIn({ email, password: PASSWORD })).body.code).toBe('too_many_attempts')
  })

  test('is not joined after ten minutes, nor by a browser that did not prove the Google account', async () => {
    const clock = createTime()
    const { account, walk, join, jar } = await startGoogle({ clock })
    await account(email)
    await walk()
    clock.pass(601)
    expect((await join(PASSWORD)).body.code).toBe('google_link_over')
    jar.clear()
    expect((await join(PASSWORD)).body.code).toBe('google_link_over')
  })
})

describe('an account of Google only', () => {
  test('tells the password form what to do', async () => {
    const { walk, signIn } = await startGoogle()
    await walk()
    const { status, body } = await signIn({ email, password: PASSWORD })
    expect([status, body.code]).toEqual([401, 'google_account'])
    expect(body.error).toContain('Continue with Google')
  })

  test('tells nothing where accounts are to stay hidden', async () => {
    const { walk, signIn } = await startGoogle({ env: { AUTH_HIDE_ACCOUNTS: 'true' } })
    await walk()
    expect((await signIn({ email, password: PASSWORD })).body.code).toBe('wrong_credentials')
  })

  test('is closed to another Google account of the same address', async () => {
    const { walk, jar } = await startGoogle()
    await walk()
    jar.clear()
    issuer.script.claims = { ...ines, sub: 'g-2' }
    expect((await walk()).outcome).toBe('taken')
    expect(jar.has('docent_refresh')).toBe(false)
  })
})
