import { describe, expect, test } from '@jest/globals'
import * as api from '@docent/proto/http'
import { createTokenVerifier } from '@docent/runtime/auth'
import { cookieOf, createTime, PASSWORD, startIdentity } from './fixtures.ts'

const ines = { email: 'ines@larkfield.example', password: PASSWORD, name: 'Ines Hartmann' }

describe('signing up', () => {
  test('answers with the user, a token that every service accepts, and says user.registered', async () => {
    const { service, signUp } = await startIdentity()
    const { status, body } = await signUp(ines)
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      account: { id: expect.any(String), name: '', role: 'owner', isOwn: true },
      user: {
        uid: expect.any(String),
        email: ines.email,
        displayName: 'Ines Hartmann',
        photoURL: null,
        emailVerified: false,
      },
      accessToken: expect.any(String),
      expiresIn: 900,
    })
    const { keys } = JSON.parse(service.tokens.env['AUTH_PUBLIC_KEYS'] as string)
    const verifier = createTokenVerifier(keys, () => new Date())
    expect((await verifier.verify(body.accessToken))?.owner).toBe(body.user.uid)

    const said = await service.heardSaying('user.registered')
    expect(said.ownerId).toBe(body.user.uid)
    expect(said.payload).toEqual({
      email: ines.email,
      displayName: 'Ines Hartmann',
      method: 'password',
      verification: { linkId: expect.any(String), expiresAt: expect.any(String) },
    })
  })

  test('needs no name', async () => {
    const { signUp } = await startIdentity()
    const { body } = await signUp({ email: ines.email, password: PASSWORD })
    expect(body.user.displayName).toBe('')
  })

  test('takes an address once, whatever its case and the space around it', async () => {
    const { signUp, account } = await startIdentity()
    await account(ines.email)
    for (const email of [ines.email, 'INES@Larkfield.Example', `  ${ines.email} `]) {
      const { status, body } = await signUp({ ...ines, email })
      expect(status).toBe(409)
      expect(body.code).toBe('email_already_in_use')
      expect(body.error).toMatch(/^An account with this email already exists\./)
    }
  })

  test('takes an address once when many try at the same time, and says it once', async () => {
    const { service, signUp } = await startIdentity()
    const answers = await Promise.all(Array.from({ length: 12 }, () => signUp(ines)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'email_already_in_use')).toHaveLength(11)
    await service.settled()
    expect(service.said('user.registered')).toHaveLength(1)
  })

  test('refuses what is no address', async () => {
    const { signUp, signIn } = await startIdentity()
    const long = `${'x'.repeat(250)}@a.example`
    for (const email of ['', 'ines', 'ines@', '@larkfield.example', 'a b@larkfield.example', long]) {
      for (const answer of [await signUp({ ...ines, email }), await signIn({ email, password: PASSWORD })]) {
        expect(answer.status).toBe(400)
        expect(answer.body.code).toBe('invalid_email')
        expect(answer.body.error).toMatch(/^Please enter a valid email address\./)
      }
    }
  })

  test('refuses passwords that are too short, among the most common ones, or the address itself', async () => {
    const { signUp } = await startIdentity()
    const short = ['', '12345', 'äöüß€']
    const common = ['password', 'Password1', '123456', 'QWERTY123', ines.email, ines.email.toUpperCase()]
    const refusal = async (password: string) => {
      const { status, body } = await signUp({ ...ines, password })
      expect([status, body.code]).toEqual([400, 'weak_password'])
      return body.error as string
    }
    for (const password of short) {
      expect(await refusal(password)).toBe('Password should be at least 6 characters. Choose a longer one.')
    }
    // Of one that is long enough nothing is said of its length.
    for (const password of common)
      expect(await refusal(password)).toMatch(/^Password should be harder to guess\. This is /)
  })

  test.each(['123456', 'wheels-2026'])('says of %s, which is common, what is wrong and no more', async (password) => {
    const { signUp } = await startIdentity()
    expect((await signUp({ ...ines, password })).body.error).toBe(
      'Password should be harder to guess. This is one of the most common, or close to one: choose another.',
    )
  })

  test('the least length is a setting that the message and the options follow', async () => {
    const { service, signUp } = await startIdentity({ env: { AUTH_PASSWORD_MIN_LENGTH: '12' } })
    const { body } = await signUp({ ...ines, password: 'elevenchars' })
    expect(body.error).toMatch(/^Password should be at least 12 characters\./)
    expect((await service.call(api.authOptions)).body).toEqual({
      success: true,
      google: false,
      passwordMinLength: 12,
      mails: 'sent',
    })
    expect((await signUp({ ...ines, password: 'twelve chars' })).status).toBe(200)
  })
})

describe('signing in', () => {
  test('works with the password, whatever the case of the address', async () => {
    const { signIn, account } = await startIdentity()
    const { user } = await account(ines.email)
    const { status, body } = await signIn({ email: 'Ines@LARKFIELD.example', password: PASSWORD })
    expect(status).toBe(200)
    expect(body.user).toEqual(user)
    expect(body.expiresIn).toBe(900)
  })

  test('works when the keyboard composes letters differently', async () => {
    const { signIn, account } = await startIdentity()
    await account(ines.email, 'café crème 7'.normalize('NFC'))
    expect((await signIn({ email: ines.email, password: 'café crème 7'.normalize('NFD') })).status).toBe(200)
  })

  test('tells an unknown address from a wrong password in the specified words', async () => {
    const { signIn, account } = await startIdentity()
    await account(ines.email)
    const unknown = await signIn({ email: 'nobody@larkfield.example', password: PASSWORD })
    expect(unknown).toMatchObject({ status: 401, body: { success: false, code: 'user_not_found' } })
    expect(unknown.body.error).toMatch(/^No account found with this email address\./)
    const wrong = await signIn({ email: ines.email, password: 'another password' })
    expect(wrong).toMatchObject({ status: 401, body: { success: false, code: 'wrong_password' } })
    expect(wrong.body.error).toBe('Incorrect password. Please try again.')
    expect(cookieOf(wrong)).toBe('')
  })

  test('tells neither when accounts are to stay hidden', async () => {
    const { signIn, account } = await startIdentity({
      env: { AUTH_HIDE_ACCOUNTS: 'true', MAIL_DELIVERY: 'kept' },
    })
    await account(ines.email)
    const unknown = await signIn({ email: 'nobody@larkfield.example', password: PASSWORD })
    const wrong = await signIn({ email: ines.email, password: 'another password' })
    const { requestId: _, ...same } = unknown.body
    expect(wrong.body).toMatchObject(same)
    expect(same.code).toBe('wrong_credentials')
  })

  test('survives a restart of the service', async () => {
    const { service, account } = await startIdentity()
    const { user } = await account(ines.email)
    const again = await service.restart()
    const { body } = await again.call(api.signIn, { body: { email: ines.email, password: PASSWORD } })
    expect(body.user).toEqual(user)
    await again.stop()
  })
})

describe('the access token', () => {
  test('ends after its time', async () => {
    const time = createTime()
    const { service, account } = await startIdentity({ clock: time })
    const { accessToken, expiresIn } = await account()
    time.pass(expiresIn - 1)
    expect((await service.call(api.me, { token: accessToken })).status).toBe(200)
    time.pass(1)
    expect((await service.call(api.me, { token: accessToken })).body.code).toBe('not_signed_in')
  })

  test('can be verified by anybody with the published keys, which hold nothing private', async () => {
    const { service, account } = await startIdentity()
    const { accessToken, user } = await account()
    const { body } = await service.call(api.publicKeys)
    expect(body.keys).toHaveLength(1)
    expect(Object.keys(body.keys[0])).not.toContain('d')
    const verifier = createTokenVerifier(body.keys, () => new Date())
    expect((await verifier.verify(accessToken))?.owner).toBe(user.uid)
  })
})

describe('the profile', () => {
  test('is kept as it is sent, and read back by me', async () => {
    const { service, account } = await startIdentity()
    const { user, accessToken: token } = await account(ines.email)
    const saved = await service.call(api.saveUser, {
      token,
      body: { uid: user.uid, email: ines.email, displayName: 'Ines H.', photoURL: 'https://pictures.example/i.png' },
    })
    expect(saved.status).toBe(200)
    const now = { ...user, displayName: 'Ines H.', photoURL: 'https://pictures.example/i.png' }
    expect(saved.body.user).toEqual(now)
    expect((await service.call(api.me, { token })).body).toEqual({ success: true, user: now })
  })

  test('keeps what is left out, and empties what is null', async () => {
    const { service, account } = await startIdentity()
    const { user, accessToken: token } = await account(ines.email)
    const save = async (body: Record<string, unknown>) =>
      (await service.call(api.saveUser, { token, body })).body.user as unknown
    expect(await save({ photoURL: 'https://pictures.example/i.png' })).toMatchObject({ displayName: user.displayName })
    expect(await save({})).toMatchObject({ photoURL: 'https://pictures.example/i.png' })
    expect(await save({ displayName: null, photoURL: null })).toMatchObject({ displayName: '', photoURL: null })
  })

  test('does not change the address, nor belong to somebody else', async () => {
    const { service, account } = await startIdentity()
    const { accessToken: token } = await account(ines.email)
    const other = await account('omar@larkfield.example')
    const change = (body: Record<string, unknown>) => service.call(api.saveUser, { token, body })
    expect((await change({ email: 'other@larkfield.example', displayName: 'X' })).body.code).toBe(
      'email_not_changeable',
    )
    expect((await change({ email: 'INES@larkfield.example' })).status).toBe(200)
    expect((await change({ uid: other.user.uid, displayName: 'X' })).body.code).toBe('owner_mismatch')
    expect((await service.call(api.me, { token: other.accessToken })).body.user.displayName).toBe('Ines Hartmann')
    expect((await service.call(api.me, { token })).body.user.displayName).toBe('Ines Hartmann')
  })

  test('refuses pictures that are not served over https', async () => {
    const { service, account } = await startIdentity()
    const { accessToken: token } = await account()
    for (const photoURL of ['http://pictures.example/i.png', 'javascript:alert(1)', 'not a url']) {
      expect((await service.call(api.saveUser, { token, body: { photoURL } })).body.code).toBe('bad_request')
    }
  })

  test('belongs to nobody without a token, or when the account is gone', async () => {
    const { service } = await startIdentity()
    expect((await service.call(api.me)).body.code).toBe('not_signed_in')
    expect((await service.call(api.me, { as: 'gone' })).body.code).toBe('not_signed_in')
    expect((await service.call(api.saveUser, { as: 'gone', body: { displayName: 'X' } })).body.code).toBe(
      'not_signed_in',
    )
  })
})
