import { identityState, me, refresh } from '@docent/proto/http'
import { loadConfig } from '@docent/runtime/config'
import { describe, expect, test } from '@jest/globals'
import { settings } from '../src/config.ts'
import { PASSWORD, startIdentity } from './fixtures.ts'

type Identity = Awaited<ReturnType<typeof startIdentity>>
const first = { OPERATOR_FIRST_ACCOUNT: 'true' }

/** What the token of a new sign-in may do. */
async function mayOperate(identity: Identity, email: string): Promise<boolean> {
  const { body } = await identity.signIn({ email, password: PASSWORD })
  const { status, body: reply } = await identity.service.call(identityState, { token: body.accessToken })
  if (status !== 200) expect([status, reply.code]).toEqual([403, 'not_an_operator'])
  expect(body.user.isOperator).toBe(status === 200 ? true : undefined)
  return status === 200
}

describe('accounts that OPERATOR_EMAILS names', () => {
  test('run the installation once their address is confirmed, whatever its letters, and nobody else does', async () => {
    const env = { ...first, OPERATOR_EMAILS: ' Ada@Example.test, bob@example.test ' }
    const identity = await startIdentity({ env })
    await identity.account('first@example.test')
    const { user, cookie } = await identity.account('ada@example.test')
    expect(await mayOperate(identity, 'ada@example.test')).toBe(false)
    await identity.prove(user.uid)
    expect(await mayOperate(identity, 'ada@example.test')).toBe(true)
    expect(await mayOperate(identity, 'first@example.test')).toBe(false)

    const renewed = (await identity.service.call(refresh, { headers: { cookie } })).body
    expect(renewed.user.isOperator).toBe(true)
    expect((await identity.service.call(me, { token: renewed.accessToken })).body.user.isOperator).toBe(true)
  })

  test('are refused as a setting where they are no addresses', () => {
    expect(() => loadConfig({ emails: settings.operatorEmails }, { OPERATOR_EMAILS: 'ada' })).toThrow(
      /OPERATOR_EMAILS.*must be email addresses/,
    )
  })
})

describe('where nobody is named', () => {
  test('nobody runs the installation', async () => {
    const identity = await startIdentity()
    await identity.account('ada@example.test')
    expect(await mayOperate(identity, 'ada@example.test')).toBe(false)
  })

  test('and the first account counts, it is the oldest one that is there, and nobody inherits it', async () => {
    const identity = await startIdentity({ env: first })
    const { user } = await identity.account('ada@example.test')
    await identity.account('bob@example.test')
    expect(await mayOperate(identity, 'bob@example.test')).toBe(false)
    expect(await mayOperate(identity, 'ada@example.test')).toBe(true)
    await identity.leave(user.uid, 'ada@example.test')
    expect(await mayOperate(identity, 'bob@example.test')).toBe(false)
  })
})
