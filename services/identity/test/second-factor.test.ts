import { describe, expect, test } from '@jest/globals'
import * as api from '@docent/proto/http'
import { ownerId } from '@docent/proto/ids'
import { createMailLinks } from '@docent/runtime/auth'
import { z } from 'zod'
import { base32, codeAt, stepAt, stepOf } from '../src/second-factor/totp.ts'
import { createTime, PASSWORD, secretIn, startIdentity, type IdentityOptions } from './fixtures.ts'

const email = 'ines@larkfield.example'
/** An account with its second factor on, and an app that knows the secret. */
async function withFactor(options?: IdentityOptions) {
  const time = createTime()
  const identity = await startIdentity({ clock: time, ...options })
  const { user, cookie } = await identity.account(email)
  const as = user.uid
  const { service } = identity
  const begun = await service.call(api.beginSecondFactor, { as, body: { currentPassword: PASSWORD } })
  const secret = secretIn(begun.body.secret)
  const now = () => codeAt(secret, stepAt(time.now()))
  const confirmed = await service.call(api.confirmSecondFactor, { as, body: { code: now() } })
  if (confirmed.status !== 200) throw new Error(confirmed.text)
  /** Half a minute later, so that the code is another one. */
  const next = () => {
    time.pass(30)
    return now()
  }
  const state = async () => (await service.call(api.secondFactor, { as })).body
  const codes = confirmed.body.recoveryCodes as string[]
  const enter = (code?: string) => identity.signIn({ email, password: PASSWORD, ...(code !== undefined && { code }) })
  return { ...identity, time, as, cookie, begun, secret, codes, now, next, state, enter }
}

describe('codes', () => {
  test('are those of RFC 6238', () => {
    const secret = Buffer.from('12345678901234567890')
    const at = (seconds: number) => codeAt(secret, stepAt(new Date(seconds * 1_000)))
    expect([59, 1_111_111_109, 1_111_111_111, 1_234_567_890, 2_000_000_000, 20_000_000_000].map(at)).toEqual([
      '287082',
      '081804',
      '050471',
      '005924',
      '279037',
      '353130',
    ])
  })

  test('are good for the step of now and those beside it, once and never after a later one', () => {
    const secret = Buffer.from('12345678901234567890')
    const now = new Date(1_111_111_111_000)
    const step = stepAt(now)
    const found = [-2, -1, 0, 1, 2].map((off) => stepOf(codeAt(secret, step + off), secret, now, 0))
    expect(found).toEqual([undefined, step - 1, step, step + 1, undefined])
    expect(stepOf(codeAt(secret, step), secret, now, step)).toBeUndefined()
  })

  test('come of secrets as RFC 4648 writes them', () => {
    expect(['f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => base32(Buffer.from(text)))).toEqual([
      'MY',
      'MZXQ',
      'MZXW6',
      'MZXW6YQ',
      'MZXW6YTB',
      'MZXW6YTBOI',
    ])
  })
})

describe('a second factor', () => {
  test('is asked for beside the password, and lets in with the code of the app, once', async () => {
    const { enter, next, now, begun } = await withFactor()
    expect(begun.body.uri).toBe(
      `otpauth://totp/Docent:ines%40larkfield.example?secret=${begun.body.secret}&issuer=Docent`,
    )
    expect(await enter()).toMatchObject({ status: 401, body: { code: 'second_factor_needed' } })
    expect((await enter('000000')).body.code).toBe('second_factor_wrong')
    const code = next()
    expect((await enter(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
    expect((await enter(now())).body.code).toBe('second_factor_wrong')
    expect((await enter(next())).status).toBe(200)
  })

  test('of two who show the same code at once lets one in', async () => {
    const { enter, next } = await withFactor()
    const code = next()
    const answers = await Promise.all([enter(code), enter(code), enter(code)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403])
  })

  test('is told to nobody who does not know the password', async () => {
    const { signIn } = await withFactor()
    const { body } = await signIn({ email, password: 'not this one' })
    expect(body.code).toBe('wrong_password')
  })

  test('is opened by a recovery code, once', async () => {
    const { enter, codes, state } = await withFactor()
    expect(codes).toHaveLength(10)
    expect(codes[0]).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)
    expect((await enter(codes[3]?.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await enter(codes[3])).body.code).toBe('second_factor_wrong')
    expect((await state()).recoveryCodesLeft).toBe(9)
  })

  test('holds for guessers as a password does: after some tries each further one waits', async () => {
    const { enter, next } = await withFactor()
    const answers: string[] = []
    for (let tries = 0; tries < 7; tries += 1) answers.push((await enter('000000')).body.code)
    expect(answers.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'second_factor_wrong'))
    expect(answers.at(-1)).toBe('too_many_attempts')
    expect((await enter(next())).status).toBe(200)
  })

  test('may be asked for as often as somebody forgets it: that is no guess', async () => {
    const { enter, next } = await withFactor()
    for (let times = 0; times < 8; times += 1) expect((await enter()).body.code).toBe('second_factor_needed')
    expect((await enter(next())).status).toBe(200)
  })

  test('stays on through a new password by mail', async () => {
    const { service, as, signIn, next } = await withFactor()
    await service.call(api.forgotPassword, { body: { email } })
    const { payload } = await service.heardSaying('user.password-reset-requested')
    const mailLinks = createMailLinks([service.tokens.env['AUTH_LINK_SECRET'] as string])
    const token = mailLinks.tokenOf({ purpose: 'reset-password', owner: ownerId(as), id: payload.linkId })
    const password = 'another horse 43'
    expect((await service.call(api.resetPassword, { body: { token, password } })).status).toBe(200)
    expect((await signIn({ email, password })).body.code).toBe('second_factor_needed')
    expect((await signIn({ email, password, code: next() })).status).toBe(200)
  })

  test('that cannot be read any more is opened by recovery codes', async () => {
    const { service, next, codes } = await withFactor()
    const later = await service.restart({
      env: { AUTH_LINK_SECRET: 'a-third-secret-for-tests-only-0123456789-012345678' },
    })
    const enter = (code: string) => later.call(api.signIn, { body: { email, password: PASSWORD, code } })
    expect((await enter(next())).body.code).toBe('second_factor_wrong')
    expect((await enter(codes[0] ?? '')).status).toBe(200)
    await later.stop()
  })

  test('is sealed anew while the secret is changed, and read once the old one is gone', async () => {
    const before = 'the secret in use so far which is long enough'
    const after = 'the secret that follows which is long enough'
    const { service, as, next } = await withFactor({ env: { AUTH_LINK_SECRET: before } })
    const users = service.engines.store.collection({ name: 'identity.users', schema: z.any(), indexes: [] })
    const kept = async () => JSON.stringify(await users.get(ownerId(as), as))
    const first = await kept()
    const both = await service.restart({ env: { AUTH_LINK_SECRET: `${after},${before}` } })
    while ((await kept()) === first) await new Promise((resolve) => setTimeout(resolve, 5))
    const last = await both.restart({ env: { AUTH_LINK_SECRET: after } })
    expect((await last.call(api.signIn, { body: { email, password: PASSWORD, code: next() } })).status).toBe(200)
    await last.stop()
  })

  test('is kept sealed, and goes with the account', async () => {
    const { service, as, secret, codes, leave } = await withFactor()
    const users = service.engines.store.collection({ name: 'identity.users', schema: z.any(), indexes: [] })
    const kept = JSON.stringify(await users.get(ownerId(as), as))
    for (const text of [secret.toString('base64url'), secret.toString('hex'), base32(secret), codes[0] as string]) {
      expect(kept).not.toContain(text)
    }
    await leave(as, email)
    expect(JSON.stringify(await users.get(ownerId(as), as))).not.toContain('sealed')
  })
})

describe('whoever is signed in', () => {
  test('turns it on with the password and a code, and is told by mail', async () => {
    const { service, account } = await startIdentity()
    const { user } = await account(email)
    const as = user.uid
    const begin = (currentPassword: string) => service.call(api.beginSecondFactor, { as, body: { currentPassword } })
    const confirm = (code: string) => service.call(api.confirmSecondFactor, { as, body: { code } })
    expect((await confirm('000000')).body.code).toBe('second_factor_not_begun')
    expect((await begin('not this one')).body.code).toBe('current_password_wrong')
    const { secret } = (await begin(PASSWORD)).body
    expect((await confirm('000000')).body.code).toBe('second_factor_wrong')
    expect((await service.call(api.secondFactor, { as })).body).toMatchObject({ since: null, recoveryCodesLeft: 0 })
    expect((await service.call(api.signIn, { body: { email, password: PASSWORD } })).status).toBe(200)
    expect((await confirm(codeAt(secretIn(secret), stepAt(new Date())))).status).toBe(200)
    expect(await service.heardSaying('user.second-factor-changed')).toMatchObject({
      ownerId: as,
      payload: { isOn: true },
    })
    expect((await begin(PASSWORD)).body.code).toBe('second_factor_on_already')
  })

  test('turns it off with both, and is told by mail', async () => {
    const { service, as, next, enter, state } = await withFactor()
    const end = (currentPassword: string, code: string) =>
      service.call(api.endSecondFactor, { as, body: { currentPassword, code } })
    expect((await end('not this one', next())).body.code).toBe('current_password_wrong')
    expect((await end(PASSWORD, '000000')).body.code).toBe('second_factor_wrong')
    expect((await end(PASSWORD, next())).status).toBe(200)
    await service.heardSaying('user.second-factor-changed', ({ isOn }) => !isOn)
    expect((await state()).since).toBeNull()
    expect((await enter()).status).toBe(200)
    expect((await end(PASSWORD, next())).body.code).toBe('second_factor_not_on')
  })

  test('makes new recovery codes, and those before are good no more', async () => {
    const { service, as, next, codes, enter } = await withFactor()
    const body = { currentPassword: PASSWORD, code: next() }
    const renewed = (await service.call(api.renewRecoveryCodes, { as, body })).body.recoveryCodes as string[]
    expect(renewed.filter((one) => codes.includes(one))).toEqual([])
    expect((await enter(codes[0])).body.code).toBe('second_factor_wrong')
    expect((await enter(renewed[0])).status).toBe(200)
  })

  test('finds all of it in the security log', async () => {
    const { service, as, next, codes, enter } = await withFactor()
    await enter(codes[0])
    await enter(next())
    await enter('000000')
    const whats = async () =>
      (await service.call(api.securityLog, { as })).body.entries.map(({ what, detail }: api.SecurityEntry) =>
        `${what} ${detail ?? ''}`.trim(),
      ) as string[]
    while ((await whats()).length < 6) await new Promise((resolve) => setTimeout(resolve, 5))
    expect((await whats()).toSorted()).toEqual([
      'recovery-code-used',
      'second-factor-on',
      'sign-in-failed code',
      'signed-in code',
      'signed-in code',
      'signed-up',
    ])
  })

  test('without a password has none to add to', async () => {
    const { service, as } = await withFactor()
    const users = service.engines.store.collection({ name: 'identity.users', schema: z.any(), indexes: [] })
    await users.update(ownerId(as), as, (user) => ({ ...user, passwordHash: null }))
    const body = { currentPassword: '' }
    const answer = await service.call(api.beginSecondFactor, { as, body })
    expect(answer.body.code).toBe('no_password')
  })

  test('is turned off by an operator for whoever lost all codes: said in both logs and by mail, once', async () => {
    const { service, as, enter, state, account } = await withFactor()
    const { user: operator } = await account('ada@example.test')
    const end = (given = as, by = operator.uid) =>
      service.call(api.endSecondFactorOf, {
        ...{ as: by, operates: true },
        body: { account: given, reason: 'Called back by phone' },
      })
    const listed = async () =>
      (await service.call(api.listAccounts, { as: operator.uid, operates: true })).body.accounts.map(
        ({ email, secondFactor }: api.AccountView) => [email, secondFactor],
      )
    expect((await listed()).toSorted()).toEqual([
      ['ada@example.test', false],
      [email, true],
    ])
    expect((await service.call(api.endSecondFactorOf, { as, body: { account: as, reason: 'x' } })).status).toBe(403)
    expect((await end(as, as)).body.code).toBe('own_second_factor')
    expect((await end('nobody')).body.code).toBe('account_not_found')

    expect((await end()).body).toMatchObject({ success: true, account: { email, secondFactor: false } })
    expect((await end()).status).toBe(200)
    expect((await enter()).status).toBe(200)
    expect(await state()).toMatchObject({ since: null, recoveryCodesLeft: 0 })
    await service.settled()
    expect(service.said('user.second-factor-changed').map(({ payload }) => payload.isOn)).toEqual([true, false])
    const { acts } = (await service.call(api.listActs, { as: operator.uid, operates: true })).body
    expect(acts).toMatchObject([{ act: 'second-factor-ended', by: 'ada@example.test', outcome: 'done' }])
    expect(acts[0].what).toBe(`account ${as}: Called back by phone`)
    const log = (await service.call(api.securityLog, { as })).body.entries as api.SecurityEntry[]
    expect(log.filter(({ what }) => what === 'second-factor-ended')).toMatchObject([{ device: '', place: '' }])
  })
})

test('codes are guessed a few times by whoever knows the password, from wherever they try', async () => {
  const { service, as, next } = await withFactor({ env: { AUTH_FAILURES_PER_ACCOUNT: '3' } })
  const end = (code: string, network: number) =>
    service.call(api.endSecondFactor, {
      as,
      body: { currentPassword: PASSWORD, code },
      headers: { 'x-forwarded-for': `203.0.${network}.7` },
    })
  const refused: string[] = []
  for (let network = 1; network <= 5; network++) refused.push((await end('000000', network)).body.code)
  expect(refused).toEqual([...Array(3).fill('second_factor_wrong'), ...Array(2).fill('too_many_attempts')])
  expect((await end(next(), 9)).status).toBe(200)
})
