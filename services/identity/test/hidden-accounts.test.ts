import { expect, test } from '@jest/globals'
import * as api from '@docent/proto/http'
import { createTime, PASSWORD, startIdentity } from './fixtures.ts'

const email = 'ines@larkfield.example'

test('where accounts are hidden, a sign-up answers the same whether the address has one, and so does signing in with it', async () => {
  const identity = await startIdentity({ clock: createTime() })
  await identity.account(email)
  const hidden = {
    ...identity.service.tokens.env,
    AUTH_HIDE_ACCOUNTS: 'true',
    AUTH_HASH_MEMORY_KIB: '64',
    AUTH_HASH_PASSES: '1',
  }
  const service = await identity.service.restart({ env: hidden })
  const said = async (contract: api.RouteContract, who: string) => {
    const { status, body, headers } = await service.call(contract, {
      body: { email: who, password: 'glaze and kiln 43' },
    })
    return { status, body: { ...body, requestId: '' }, cookies: headers['set-cookie'] }
  }
  const fresh = 'new@larkfield.example'
  expect(await said(api.signUp, fresh)).toEqual(await said(api.signUp, email))
  expect((await said(api.signUp, 'third@larkfield.example')).body.code).toBe('continue_by_mail')
  expect(await said(api.signIn, fresh)).toEqual(await said(api.signIn, email))
  // Both get a mail: one to confirm the address, one to choose another password.
  await service.heardSaying('user.registered', (one) => one.email === fresh)
  await service.heardSaying('user.password-reset-requested')
  await identity.prove((await service.heardSaying('user.registered', (one) => one.email === fresh)).ownerId, service)
  expect((await said(api.signIn, fresh)).status).toBe(200)
  expect((await service.call(api.signIn, { body: { email, password: PASSWORD } })).status).toBe(200)
  await service.stop()
})
