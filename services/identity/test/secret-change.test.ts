import { expect, test } from '@jest/globals'
import * as api from '@docent/proto/http'
import { createMailLinks } from '@docent/runtime/auth'
import { PASSWORD, setCookieOf, startIdentity } from './fixtures.ts'

const email = 'ines@larkfield.example'
const old = 'the secret in use so far which is long enough'
const fresh = 'the secret that follows which is long enough'

test('while the secret of links is changed, links on their way still open, and known browsers are known by the new one', async () => {
  const { service, account } = await startIdentity({ env: { AUTH_LINK_SECRET: old } })
  await account(email)
  const signIn = (on: typeof service, cookie = '') =>
    on.call(api.signIn, { body: { email, password: PASSWORD }, headers: { cookie } })
  const device = (answer: Awaited<ReturnType<typeof signIn>>) => /docent_device=[^;]+/.exec(setCookieOf(answer))?.[0]
  const first = device(await signIn(service))
  await service.call(api.forgotPassword, { body: { email } })
  const { ownerId: owner, payload } = await service.heardSaying('user.password-reset-requested')
  const mailed = createMailLinks([old]).tokenOf({ purpose: 'reset-password', owner, id: payload.linkId })

  const both = await service.restart({ env: { AUTH_LINK_SECRET: `${fresh},${old}` } })
  const second = device(await signIn(both, first))
  expect(second).toMatch(/^docent_device=/)
  // The same browser, sealed anew; once that is done there is nothing to set.
  expect(second?.split('.')[0]).toBe(first?.split('.')[0])
  expect(second).not.toBe(first)
  expect(device(await signIn(both, second))).toBeUndefined()
  const reset = await both.call(api.resetPassword, { body: { token: mailed, password: PASSWORD } })
  expect(reset.status).toBe(200)

  const after = await both.restart({ env: { AUTH_LINK_SECRET: fresh } })
  expect(device(await signIn(after, second))).toBeUndefined()
  expect(device(await signIn(after, first))).toMatch(/^docent_device=/)
  await after.stop()
})
