import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import * as api from '@docent/proto/http'
import { ownerId } from '@docent/proto/ids'
import { jpeg, png } from '@docent/runtime/testing/pictures.ts'
import { createUsers } from '../src/accounts/users.ts'
import { PASSWORD } from './fixtures.ts'
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

describe('the picture', () => {
  const photo = 'https://lh3.googleusercontent.com/a/one=s96-c'
  const kept = /^\/api\/user-pictures\/[\w-]{22}$/
  /** Signs in with a picture at Google, where it is until the test takes it away. */
  async function startWithPhoto() {
    const at = new Map<string, Buffer>([
      [photo, png()],
      [`${photo}2`, jpeg],
    ])
    const asked: string[] = []
    issuer.script.claims = { ...ines, picture: photo }
    const load = async (address: string) => {
      asked.push(address)
      const found = at.get(address)
      if (!found) throw new Error('it is away')
      return found
    }
    const google = await startBrowser(issuer, { load })
    const get = (url: string) => google.service.http.inject({ url })
    return { ...google, at, asked, get, photoURL: async () => (await google.me()).photoURL as string | null }
  }

  test('of Google is loaded once, drawn anew and served from here, to pages of ours', async () => {
    const { walk, photoURL, get, asked } = await startWithPhoto()
    expect((await walk()).outcome).toBe('new')
    const url = await photoURL()
    expect(url).toMatch(kept)
    const { statusCode, headers, rawPayload } = await get(String(url))
    expect(statusCode).toBe(200)
    expect(rawPayload.toString('latin1', 0, 16)).toMatch(/^RIFF....WEBPVP8/s)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    await walk()
    expect(await photoURL()).toBe(url)
    expect(asked).toEqual([photo])
  })

  test('follows Google when it changes there, and the one before is gone', async () => {
    const { walk, photoURL, get } = await startWithPhoto()
    await walk()
    const before = String(await photoURL())
    issuer.script.claims = { ...ines, picture: `${photo}2` }
    await walk()
    expect(await photoURL()).toMatch(kept)
    expect(await photoURL()).not.toBe(before)
    expect((await get(before)).statusCode).toBe(404)
    issuer.script.claims = ines
    await walk()
    expect(await photoURL()).toBeNull()
  })

  test.each([
    ['is away', undefined],
    ['is no picture', Buffer.from('<svg onload="alert(1)"/>')],
    ['is cut off', png().subarray(0, 60)],
  ])('that %s costs nobody the sign-in, and is tried again at the next one', async (_, bytes) => {
    const { walk, photoURL, at } = await startWithPhoto()
    if (bytes) at.set(photo, bytes)
    else at.delete(photo)
    expect((await walk()).outcome).toBe('new')
    expect(await photoURL()).toBeNull()
    at.set(photo, png())
    expect((await walk()).outcome).toBe('in')
    expect(await photoURL()).toMatch(kept)
    issuer.script.claims = { ...ines, picture: `${photo}-gone` }
    const before = await photoURL()
    expect((await walk()).outcome).toBe('in')
    expect(await photoURL()).toBe(before)
  })

  test('that the owner took away stays away, and is kept nowhere', async () => {
    const { walk, me, service, get, photoURL } = await startWithPhoto()
    await walk()
    const { uid: as, photoURL: before } = await me()
    const echoed = await service.call(api.saveUser, { as, body: { photoURL: before } })
    expect(echoed).toMatchObject({ status: 200, body: { user: { photoURL: before } } })
    await service.call(api.saveUser, { as, body: { photoURL: null } })
    expect((await get(before)).statusCode).toBe(404)
    await walk()
    expect(await photoURL()).toBeNull()
  })

  test("is nobody else's to show", async () => {
    const { walk, me, service, account } = await startWithPhoto()
    await walk()
    const { photoURL } = await me()
    const { user } = await account('ben@larkfield.example')
    const { body } = await service.call(api.saveUser, { as: user.uid, body: { photoURL } })
    expect(body.user.photoURL).toBeNull()
  })

  test('goes with the account', async () => {
    const { walk, me, service, get } = await startWithPhoto()
    await walk()
    const { uid, photoURL } = await me()
    await service.hear(uid, 'user.deleted', {})
    expect((await get(photoURL)).statusCode).toBe(404)
  })

  test('of an account with a password is taken when the two are joined', async () => {
    const { account, walk, join } = await startWithPhoto()
    await account(email)
    await walk()
    expect((await join(PASSWORD)).body.user.photoURL).toMatch(kept)
  })

  test('of an account from before is taken over at the next sign-in, or shown no more', async () => {
    const { walk, me, photoURL, service, at } = await startWithPhoto()
    at.delete(photo)
    await walk()
    const { uid } = await me()
    const users = createUsers(service.engines.store)
    const asBefore = { photoURL: photo, googlePhoto: photo }
    await users.update(ownerId(uid), uid, (user) => ({ ...user, ...asBefore }))
    await walk()
    expect(await photoURL()).toBeNull()
    await users.update(ownerId(uid), uid, (user) => ({ ...user, ...asBefore }))
    at.set(photo, png())
    await walk()
    expect(await photoURL()).toMatch(kept)
  })

  test.each([
    'http://lh3.googleusercontent.com/a/one',
    'https://evil.example/one.png',
    'https://googleusercontent.com.evil.example/one.png',
    'https://user@lh3.googleusercontent.com/one',
    'javascript:alert(1)',
    '//lh3.googleusercontent.com/a/one',
    7,
    `${photo}${'x'.repeat(2_000)}`,
  ])('is not asked for at %j', async (picture) => {
    const { walk, photoURL, asked } = await startWithPhoto()
    issuer.script.claims = { ...ines, picture }
    await walk()
    expect(await photoURL()).toBeNull()
    expect(asked).toEqual([])
  })
})
