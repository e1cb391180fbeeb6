import { describe, expect, test } from '@jest/globals'
import * as api from '@docent/proto/http'
import { ownerId } from '@docent/proto/ids'
import { createMailLinks } from '@docent/runtime/auth'
import { cookieOf, PASSWORD, startIdentity } from './fixtures.ts'

const email = 'ines@larkfield.example'
const NEXT = 'another horse 43'

/** An account that is signed in twice. */
async function twice() {
  const identity = await startIdentity()
  const { service, account, signIn } = identity
  const here = await account(email)
  const signedIn = await signIn({ email, password: PASSWORD })
  const there = { accessToken: String(signedIn.body.accessToken), cookie: cookieOf(signedIn) }
  /** What a call with each of the tokens is answered, once everything is heard. */
  const answers = async (...tokens: string[]) => {
    await service.settled()
    return Promise.all(tokens.map(async (token) => (await service.call(api.me, { token })).status))
  }
  return { ...identity, here, there, answers }
}

describe('an access token ends with its session', () => {
  test('that is signed out of', async () => {
    const { here, there, signOut, answers } = await twice()
    expect(await answers(here.accessToken, there.accessToken)).toEqual([200, 200])
    await signOut(there.cookie)
    expect(await answers(here.accessToken, there.accessToken)).toEqual([200, 401])
  })

  test('also one that was given before the last refresh', async () => {
    const { there, refresh, signOut, answers } = await twice()
    const next = await refresh(there.cookie)
    await signOut(cookieOf(next))
    expect(await answers(there.accessToken, next.body.accessToken)).toEqual([401, 401])
  })

  test('that its owner ends from another one', async () => {
    const { service, here, there, answers } = await twice()
    const { body } = await service.call(api.endOtherSessions, {
      token: here.accessToken,
      headers: { cookie: here.cookie },
    })
    expect(body.endedSessions).toBe(1)
    expect(await answers(here.accessToken, there.accessToken)).toEqual([200, 401])
  })

  test('whose refresh token came twice, from two who have it', async () => {
    const { here, there, refresh, answers } = await twice()
    const second = cookieOf(await refresh(there.cookie))
    await refresh(second)
    expect((await refresh(there.cookie)).status).toBe(401)
    expect(await answers(here.accessToken, there.accessToken)).toEqual([200, 401])
  })

  test('that a new password ends; the page that changed it goes on with the next one', async () => {
    const { service, here, there, refresh, answers } = await twice()
    const changed = await service.call(api.changePassword, {
      token: here.accessToken,
      headers: { cookie: here.cookie },
      body: { currentPassword: PASSWORD, newPassword: NEXT },
    })
    const next = await refresh(cookieOf(changed))
    expect(await answers(here.accessToken, there.accessToken, next.body.accessToken)).toEqual([401, 401, 200])
  })

  test('that a reset ends, for the thief of a session, too', async () => {
    const { service, here, there, signIn, answers } = await twice()
    await service.call(api.forgotPassword, { body: { email } })
    const { payload } = await service.heardSaying('user.password-reset-requested')
    const mailLinks = createMailLinks([service.tokens.env['AUTH_LINK_SECRET'] as string])
    const owner = ownerId(here.user.uid)
    const token = mailLinks.tokenOf({ purpose: 'reset-password', owner, id: payload.linkId })
    expect((await service.call(api.resetPassword, { body: { token, password: NEXT } })).status).toBe(200)
    const signedIn = await signIn({ email, password: NEXT })
    expect(await answers(here.accessToken, there.accessToken, signedIn.body.accessToken)).toEqual([401, 401, 200])
  })
})

test('a token of a release that named no session is good until it ends by itself', async () => {
  const { service, here, signOut, answers } = await twice()
  const token = await service.tokens.sign(here.user.uid)
  await signOut(here.cookie)
  expect(await answers(token, here.accessToken)).toEqual([200, 401])
})
