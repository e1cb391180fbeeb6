import { describe, expect, test } from '@jest/globals'
import * as api from '@docent/proto/http'
import { createMailLinks, type LinkPurpose } from '@docent/runtime/auth'
import { ownerId } from '@docent/proto/ids'
import { everyOwner } from '@docent/runtime/store'
import { until } from '@docent/runtime/testing/until.ts'
import { requestCollection } from '../src/reset/requests.ts'
import { cookieOf, createTime, PASSWORD, startIdentity } from './fixtures.ts'

const email = 'ines@larkfield.example'
const NEW_PASSWORD = 'kiln and glaze 9'
const MINUTE = 60
const HOUR = 3_600

async function start(options: Parameters<typeof startIdentity>[0] = {}) {
  const clock = createTime()
  const identity = await startIdentity({ clock, ...options })
  const { service } = identity
  const requests = service.engines.store.collection(requestCollection)
  const mailLinks = createMailLinks([service.tokens.env['AUTH_LINK_SECRET'] as string])
  const tokens = async (type: 'user.password-reset-requested' | 'user.verification-requested') => {
    await service.settled()
    const purpose: LinkPurpose = type === 'user.password-reset-requested' ? 'reset-password' : 'verify-email'
    return service
      .said(type)
      .map(({ ownerId: owner, payload: { linkId: id } }) => mailLinks.tokenOf({ purpose, owner, id }))
  }
  return {
    ...identity,
    clock,
    mailLinks,
    async forgot(address: string) {
      const answer = await service.call(api.forgotPassword, { body: { email: address } })
      await until('every request to be looked at', async () => (await requests.find(everyOwner)).records.length === 0)
      return answer
    },
    resetTokens: () => tokens('user.password-reset-requested'),
    reset: (token: string, password = NEW_PASSWORD) => service.call(api.resetPassword, { body: { token, password } }),
    welcomeToken: async (uid: string) => {
      const { payload } = await service.heardSaying('user.registered')
      return mailLinks.tokenOf({
        purpose: 'verify-email',
        owner: ownerId(uid),
        id: String(payload.verification?.linkId),
      })
    },
    verify: (token: string) => service.call(api.verifyEmail, { body: { token } }),
    resend: (uid: string) => service.call(api.sendVerification, { as: uid, body: {} }),
    resentTokens: () => tokens('user.verification-requested'),
    verified: async (cookie: string) => (await identity.refresh(cookie)).body.user.emailVerified as boolean,
  }
}

describe('a forgotten password', () => {
  test('is replaced once by the token of the mail, which is in no event', async () => {
    const { account, forgot, resetTokens, reset, signIn, service } = await start()
    await account(email)
    expect((await forgot(' INES@Larkfield.example ')).status).toBe(200)
    const [token = ''] = await resetTokens()
    expect(JSON.stringify(service.said('user.password-reset-requested'))).not.toContain(token.split('.')[2])
    expect(await reset(token)).toMatchObject({ status: 200, body: { email } })
    expect((await signIn({ email, password: PASSWORD })).body.code).toBe('wrong_password')
    expect((await signIn({ email, password: NEW_PASSWORD })).status).toBe(200)
    expect((await reset(token, 'one more time 1')).body.code).toBe('reset_link_over')
    await service.settled()
    expect(service.said('user.password-changed')).toHaveLength(1)
  })

  test('is replaced once when the link is opened in many tabs at once', async () => {
    const { account, forgot, resetTokens, reset, service } = await start()
    await account(email)
    await forgot(email)
    const [token = ''] = await resetTokens()
    const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => reset(token, `kiln and glaze ${at}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'reset_link_over')).toHaveLength(5)
    await service.settled()
    expect(service.said('user.password-changed')).toHaveLength(1)
  })

  test('ends every session of the account, and no session that begins afterwards', async () => {
    const { account, forgot, resetTokens, reset, signIn, refresh, clock } = await start()
    const { cookie } = await account(email)
    const other = cookieOf(await signIn({ email, password: PASSWORD }))
    clock.pass(1)
    await forgot(email)
    const [token = ''] = await resetTokens()
    await reset(token)
    for (const one of [cookie, other]) expect((await refresh(one)).body.code).toBe('session_ended')
    const fresh = cookieOf(await signIn({ email, password: NEW_PASSWORD }))
    expect((await refresh(fresh)).status).toBe(200)
  })

  test('ends a sign-in with the old password that was under way', async () => {
    const clock = createTime()
    let isAtStake = false
    let meanwhile = async () => undefined as unknown
    const { account, forgot, resetTokens, reset, signIn, refresh } = await start({
      clock,
      // The old password was found right, the session is not there yet.
      faultPoint: (name) => {
        if (isAtStake && name === 'identity.session.wanted') void meanwhile()
      },
    })
    await account(email)
    await forgot(email)
    const [token = ''] = await resetTokens()
    let done: Promise<unknown> = Promise.resolve()
    meanwhile = () => {
      clock.pass(1)
      return (done = reset(token))
    }
    isAtStake = true
    const old = await signIn({ email, password: PASSWORD })
    isAtStake = false
    await done
    expect((await refresh(cookieOf(old))).body.code).toBe('session_ended')
  })

  test('voids the other links of the account', async () => {
    const { account, forgot, resetTokens, reset, welcomeToken, verify } = await start()
    const { user } = await account(email)
    await forgot(email)
    await forgot(email)
    const [first = '', second = ''] = await resetTokens()
    expect(first).not.toBe(second)
    expect((await reset(second)).status).toBe(200)
    expect((await reset(first)).body.code).toBe('reset_link_over')
    expect((await verify(await welcomeToken(user.uid))).body.code).toBe('verification_link_over')
  })

  test('proves the address, because the mail was read there', async () => {
    const { account, forgot, resetTokens, reset, signIn } = await start()
    expect((await account(email)).user.emailVerified).toBe(false)
    await forgot(email)
    await reset((await resetTokens())[0] ?? '')
    expect((await signIn({ email, password: NEW_PASSWORD })).body.user.emailVerified).toBe(true)
  })

  test('is good for 30 minutes', async () => {
    const { account, forgot, resetTokens, reset, clock } = await start()
    await account(email)
    await forgot(email)
    await forgot(email)
    const [first = '', second = ''] = await resetTokens()
    clock.pass(30 * MINUTE - 1)
    expect((await reset(first)).status).toBe(200)
    clock.pass(1)
    expect((await reset(second)).body.code).toBe('reset_link_over')
  })

  test('stays when the new one is weak, and the link still works', async () => {
    const { account, forgot, resetTokens, reset, signIn } = await start()
    await account(email)
    await forgot(email)
    const [token = ''] = await resetTokens()
    for (const weak of ['12345', 'password', email]) expect((await reset(token, weak)).body.code).toBe('weak_password')
    expect((await signIn({ email, password: PASSWORD })).status).toBe(200)
    expect((await reset(token)).status).toBe(200)
  })

  test('asked for with an address that nobody has is answered the same, and mails nothing', async () => {
    const { account, forgot, resetTokens } = await start()
    await account(email)
    const [known, unknown] = [await forgot(email), await forgot('nobody@larkfield.example')]
    expect(unknown).toMatchObject({ status: 200, body: known.body })
    expect(await resetTokens()).toHaveLength(1)
    expect((await forgot('no address')).body.code).toBe('invalid_email')
  })

  test('is asked for three times freely, then ever more rarely, whether there is an account or not', async () => {
    for (const address of [email, 'nobody@larkfield.example']) {
      const { account, forgot, clock } = await start()
      await account(email)
      for (let times = 0; times < 3; times++) expect((await forgot(address)).status).toBe(200)
      const refused = await forgot(address)
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_mails', retryAfterSeconds: 60 } })
      clock.pass(60)
      expect((await forgot(address)).status).toBe(200)
      expect((await forgot(address)).body.retryAfterSeconds).toBe(120)
    }
  })

  test('is asked for ten times from one network address, for whomever', async () => {
    const { forgot } = await start()
    for (let times = 0; times < 10; times++) expect((await forgot(`p${times}@larkfield.example`)).status).toBe(200)
    expect((await forgot('one-more@larkfield.example')).body.code).toBe('too_many_mails')
  })

  test('does not lock the sign-in', async () => {
    const { account, forgot, signIn } = await start()
    await account(email)
    for (let times = 0; times < 5; times++) await forgot(email)
    expect((await signIn({ email, password: PASSWORD })).status).toBe(200)
  })
})

describe('a token', () => {
  test('that was altered, made with another secret, or for something else opens nothing', async () => {
    const { account, forgot, resetTokens, reset, verify, welcomeToken } = await start()
    const { user } = await account(email)
    await forgot(email)
    const [token = ''] = await resetTokens()
    const [owner = '', id = '', seal = ''] = token.split('.')
    const foreign = createMailLinks(['another secret of more than 32 characters'])
    const bad = [
      '',
      'x',
      `${owner}.${id}`,
      `${owner}.${id}.${seal.slice(0, -1)}`,
      `${owner}.${id}.${seal.startsWith('A') ? 'B' : 'A'}${seal.slice(1)}`,
      `somebody.${id}.${seal}`,
      foreign.tokenOf({ purpose: 'reset-password', owner: ownerId(owner), id }),
      await welcomeToken(user.uid),
    ]
    for (const one of bad) expect((await reset(one)).body.code).toBe('reset_link_over')
    expect((await verify(token)).body.code).toBe('verification_link_over')
    expect((await reset(token)).status).toBe(200)
  })
})

describe('an address', () => {
  test('is proven by the token of the welcome mail, once', async () => {
    const { account, welcomeToken, verify, verified } = await start()
    const { user, cookie } = await account(email)
    const token = await welcomeToken(user.uid)
    expect(user.emailVerified).toBe(false)
    expect(await verify(token)).toMatchObject({ status: 200, body: { email } })
    expect(await verified(cookie)).toBe(true)
    expect((await verify(token)).body.code).toBe('verification_link_over')
  })

  test('is proven within 24 hours, or with a fresh mail', async () => {
    const { account, welcomeToken, verify, resend, resentTokens, clock } = await start()
    const { user } = await account(email)
    const token = await welcomeToken(user.uid)
    clock.pass(24 * HOUR)
    expect((await verify(token)).body.code).toBe('verification_link_over')
    expect((await resend(user.uid)).status).toBe(200)
    expect((await verify((await resentTokens())[0] ?? '')).status).toBe(200)
  })

  test('gets three fresh mails freely, and none once it is proven', async () => {
    const { account, welcomeToken, verify, resend, resentTokens } = await start()
    const { user } = await account(email)
    for (let times = 0; times < 3; times++) expect((await resend(user.uid)).status).toBe(200)
    expect((await resend(user.uid)).body.code).toBe('too_many_mails')
    await verify(await welcomeToken(user.uid))
    expect((await resend(user.uid)).body.message).toContain('confirmed already')
    expect(await resentTokens()).toHaveLength(3)
  })

  test('of an account that is gone is not proven', async () => {
    const { mailLinks, verify, resend } = await start()
    const token = mailLinks.tokenOf({ purpose: 'verify-email', owner: ownerId('gone'), id: 'l' })
    expect((await verify(token)).body.code).toBe('verification_link_over')
    expect((await resend('gone')).status).toBe(401)
  })
})
