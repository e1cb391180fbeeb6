import { ownerId } from '@docent/proto/ids'
import { createMailLinks } from '@docent/runtime/auth'
import { createUsers } from '../src/accounts/users.ts'
import { keyCollection } from '../src/keys/record.ts'
import * as api from '@docent/proto/http'
import { describe, expect, test } from '@jest/globals'
import { openTestEngines, type TestEngines, type TestService } from '@docent/runtime/testing'
import { createTime, PASSWORD, startIdentity, type IdentityOptions } from './fixtures.ts'
import { GRACE } from './teams.ts'
import { withGrace } from './transfers.ts'

const DAY = 24 * 3_600
const NEXT = 'glaze and kiln 43'

/** Every key takes a proof, and proofs that are not decided yet count as failed: many at once would be made to wait. */
const manyProofs = { AUTH_FAILURES_PER_ACCOUNT: '1000', AUTH_FAILURES_PER_ADDRESS: '1000' }

/** Whoever reads the mails of the account sets its password. */
async function resetTo(service: TestService, password: string, email = 'ines@larkfield.example') {
  await service.call(api.forgotPassword, { body: { email } })
  const { ownerId: owner, payload } = await service.heardSaying('user.password-reset-requested')
  const mailLinks = createMailLinks([service.tokens.env['AUTH_LINK_SECRET'] as string])
  const token = mailLinks.tokenOf({ purpose: 'reset-password', owner, id: payload.linkId })
  return service.call(api.resetPassword, { body: { token, password } })
}

async function withPlan(
  planId: string | undefined,
  time = createTime(),
  env: Record<string, string> = {},
  options: IdentityOptions = {},
) {
  const identity = await startIdentity({ clock: time, env, ...options })
  const { user, cookie } = await identity.account()
  await identity.prove(user.uid)
  const as = user.uid
  const { service } = identity
  const onPlan = (planId: string) => {
    time.pass(1)
    return service.hear(as, 'subscription.changed', { planId, status: 'active' })
  }
  if (planId) await onPlan(planId)
  return {
    service,
    time,
    as,
    onPlan,
    identity,
    cookie,
    create: (body: Record<string, unknown> = { name: 'Nightly import' }) =>
      service.call(api.createApiKey, { as, body: { currentPassword: PASSWORD, ...body } }),
    list: async () => (await service.call(api.listApiKeys, { as })).body,
    exchange: (key: string) => service.call(api.keyToken, { token: key }),
    revoke: (id: string, owner = as) => service.call(api.revokeApiKey, { as: owner, query: { id } }),
  }
}

describe('API keys', () => {
  test('are shown once, and kept as a hash with their beginning', async () => {
    const { create, list, service } = await withPlan('business')
    const { key, entry } = (await create()).body
    expect(key).toMatch(/^docent_[\w-]{16}\.[\w-]{43}$/)
    expect(key.startsWith(entry.prefix)).toBe(true)
    const listed = await list()
    expect(listed).toMatchObject({ isAllowed: true, plans: ['Business'], keys: [{ name: 'Nightly import' }] })
    expect(JSON.stringify(listed)).not.toContain(key.split('.')[1])
    expect(service.tokens).toBeDefined()
  })

  test('are exchanged for a token of a minute that is good for the work and for nothing else', async () => {
    const { create, exchange, list, service } = await withPlan('business')
    const { key } = (await create()).body
    const { accessToken, expiresIn } = (await exchange(key)).body
    expect(expiresIn).toBe(60)
    expect((await list()).keys[0].lastUsedAt).not.toBeNull()
    for (const contract of [api.me, api.listSessions, api.listApiKeys, api.endOtherSessions]) {
      const answer = await service.call(contract, { token: accessToken })
      expect([answer.status, answer.body.code]).toEqual([403, 'not_open_to_keys'])
    }
  })

  test('are refused on a plan without API access, in words that name the plan that has it', async () => {
    const { create, list } = await withPlan('pro')
    const answer = await create()
    expect([answer.status, answer.body.code]).toEqual([403, 'api_access_not_in_plan'])
    expect(answer.body.error).toContain('part of the Business plan')
    expect(await list()).toMatchObject({ keys: [], isAllowed: false })
  })

  test('rest after a downgrade, say so, and work again after an upgrade', async () => {
    const { create, exchange, onPlan, list } = await withPlan('business')
    const { key } = (await create()).body
    await onPlan('free')
    const resting = await exchange(key)
    expect([resting.status, resting.body.code]).toEqual([403, 'key_rests'])
    expect(resting.body.error).toContain('It works again on the Business plan.')
    expect((await list()).keys).toHaveLength(1)
    await onPlan('business')
    expect((await exchange(key)).status).toBe(200)
  })

  test('stop at once when they are revoked, by their owner only', async () => {
    const { create, exchange, revoke } = await withPlan('business')
    const { key, entry } = (await create()).body
    expect((await revoke(entry.id, 'eve')).body.code).toBe('key_not_found')
    expect((await exchange(key)).status).toBe(200)
    expect((await revoke(entry.id)).status).toBe(200)
    expect((await exchange(key)).body.code).toBe('key_not_good')
  })

  test('stop when they expire', async () => {
    const { create, exchange, time } = await withPlan('business')
    const { key } = (await create({ name: 'For a week', expiresInDays: 7 })).body
    time.pass(7 * DAY - 1)
    expect((await exchange(key)).status).toBe(200)
    time.pass(1)
    expect((await exchange(key)).body.code).toBe('key_not_good')
  })

  test.each(['', 'docent_x', 'docent_abcdefgh.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'x'.repeat(5_000)])(
    'something that is none is refused: %.40s',
    async (key) => {
      const { exchange } = await withPlan('business')
      expect((await exchange(key)).status).toBe(401)
    },
  )

  test('with another secret behind the same beginning are refused', async () => {
    const { create, exchange } = await withPlan('business')
    const { key } = (await create()).body
    const other = key.at(-2) === 'A' ? 'B' : 'A'
    expect((await exchange(`${key.slice(0, -2)}${other}${key.at(-1)}`)).status).toBe(401)
  })

  test('there are 25 at most, however many are asked for at once', async () => {
    const { create, list, revoke } = await withPlan('business', createTime(), manyProofs)
    const made = await Promise.all(Array.from({ length: 80 }, () => create()))
    expect(made.filter(({ status }) => status === 200)).toHaveLength(25)
    expect(made.filter(({ body }) => body.code === 'too_many_keys')).toHaveLength(55)
    expect((await list()).keys).toHaveLength(25)
    await revoke(made.find(({ status }) => status === 200)?.body.entry.id)
    expect((await create()).status).toBe(200)
    expect((await create()).body.code).toBe('too_many_keys')
  })

  test('from before there were places count, too', async () => {
    const { create, service, as } = await withPlan('business')
    const keys = service.engines.store.collection(keyCollection)
    const old = { ownerId: ownerId(as), name: 'old', hash: 'h', expiresAt: null, lastUsedAt: null }
    const createdAt = '2026-01-01T00:00:00.000Z'
    for (let at = 0; at < 24; at++) await keys.insert(ownerId(as), { ...old, id: `old-${at}`, createdAt })
    expect([(await create()).status, (await create()).status]).toEqual([200, 409])
  })
})

describe('making a key', () => {
  test('takes the password once more', async () => {
    const { create, list } = await withPlan('business')
    for (const currentPassword of ['', 'something else 1']) {
      const { status, body } = await create({ name: 'x', currentPassword })
      expect([status, body.code]).toEqual([403, 'current_password_wrong'])
    }
    expect((await list()).keys).toEqual([])
  })

  test('takes a proven address, where mails leave the installation', async () => {
    const identity = await startIdentity()
    const { user } = await identity.account()
    await identity.service.hear(user.uid, 'subscription.changed', { planId: 'business', status: 'active' })
    const body = { name: 'x', currentPassword: PASSWORD }
    const refused = await identity.service.call(api.createApiKey, { as: user.uid, body })
    expect([refused.status, refused.body.code]).toEqual([403, 'address_not_proven'])
    const kept = await identity.service.restart({ env: { ...identity.service.tokens.env, MAIL_DELIVERY: 'kept' } })
    expect((await kept.call(api.createApiKey, { as: user.uid, body })).status).toBe(200)
    await kept.stop()
  })
})

describe('keys and a new password', () => {
  test('a reset ends every key: whoever proves the address gets the account alone', async () => {
    const { create, exchange, list, identity, service, time } = await withPlan('business')
    const { key } = (await create()).body
    time.pass(1)
    expect((await resetTo(service, NEXT)).status).toBe(200)
    expect((await exchange(key)).body.code).toBe('key_not_good')
    expect((await list()).keys).toEqual([])
    expect((await create({ name: 'mine', currentPassword: NEXT })).status).toBe(200)
    expect((await identity.signIn({ email: 'ines@larkfield.example', password: NEXT })).status).toBe(200)
  })

  test('a key that was being made with the old password while it was reset is not good', async () => {
    const on = await openTestEngines()
    const { promise: proven, resolve: isProven } = Promise.withResolvers<void>()
    const { promise: goOn, resolve: letGo } = Promise.withResolvers<void>()
    let isHeld = false
    const store: TestEngines['engines']['store'] = {
      ...on.engines.store,
      collection(spec) {
        const records = on.engines.store.collection(spec)
        if (spec.name !== 'identity.attempts') return records
        return {
          ...records,
          // What was counted against a guess goes once the password was right.
          async remove(...given) {
            if (isHeld) {
              isProven()
              await goOn
            }
            return records.remove(...given)
          },
        }
      },
    }
    const { create, exchange, list, service, time } = await withPlan(
      'business',
      createTime(),
      {},
      { on, engines: { store } },
    )
    isHeld = true
    const made = create()
    await proven
    isHeld = false
    time.pass(1)
    expect((await resetTo(service, NEXT)).status).toBe(200)
    letGo()
    expect((await exchange((await made).body.key)).body.code).toBe('key_not_good')
    expect((await list()).keys).toEqual([])
    await on.close()
  })

  test('a change ends them when it is asked to, and leaves them otherwise', async () => {
    const { create, exchange, list, service, as, time } = await withPlan('business')
    const { key } = (await create()).body
    const change = (currentPassword: string, newPassword: string, more = {}) =>
      service.call(api.changePassword, { as, body: { currentPassword, newPassword, ...more } })
    time.pass(1)
    expect((await change(PASSWORD, NEXT)).body.revokedKeys).toBe(0)
    expect((await exchange(key)).status).toBe(200)
    time.pass(1)
    expect((await change(NEXT, PASSWORD, { revokeKeys: true })).body.revokedKeys).toBe(1)
    expect((await exchange(key)).body.code).toBe('key_not_good')
    expect((await list()).keys).toEqual([])
  })

  test('a process that dies right after the reset leaves no key that works', async () => {
    const { create, exchange, service, as, time } = await withPlan('business')
    const { key } = (await create()).body
    time.pass(1)
    // The write that sets the password, without the removal that follows it.
    const at = time.now().toISOString()
    await createUsers(service.engines.store).update(ownerId(as), as, (user) => ({ ...user, keysValidFrom: at }))
    expect((await exchange(key)).body.code).toBe('key_not_good')
  })
})

test('a reset ends the keys that somebody made for a team, too, and nobody else’s', async () => {
  const time = createTime()
  const { ines, grace, hand, team, service, prove } = await withGrace({ clock: time })
  await prove(grace.id)
  const make = async (by: typeof ines, name: string) =>
    (await by.call(api.createApiKey, { body: { name, currentPassword: PASSWORD } })).body.key as string
  const ofTeam = await make(ines, 'Shop')
  expect((await hand()).status).toBe(200)
  expect((await grace.refresh()).body.account.id).toBe(team)
  const madeByGrace = await make(grace, 'Nightly import')
  const exchange = async (token: string) => (await service.call(api.keyToken, { token })).status
  expect([await exchange(ofTeam), await exchange(madeByGrace)]).toEqual([200, 200])
  time.pass(1)
  expect((await resetTo(service, NEXT, GRACE)).status).toBe(200)
  expect([await exchange(ofTeam), await exchange(madeByGrace)]).toEqual([200, 401])
})
