import * as api from '@docent/proto/http'
import { describe, expect, test } from '@jest/globals'
import { createTime, startIdentity } from './fixtures.ts'

const DAY = 24 * 3_600

async function withPlan(planId: string | undefined, time = createTime()) {
  const identity = await startIdentity({ clock: time })
  const { user } = await identity.account()
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
    create: (body: Record<string, unknown> = { name: 'Nightly import' }) =>
      service.call(api.createApiKey, { as, body }),
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
    const last = key.endsWith('A') ? 'B' : 'A'
    expect((await exchange(`${key.slice(0, -2)}${last}${key.at(-1)}`)).status).toBe(401)
  })

  test('there are 25 at most', async () => {
    const { create } = await withPlan('business')
    for (let count = 0; count < 25; count++) expect((await create()).status).toBe(200)
    expect((await create()).body.code).toBe('too_many_keys')
  })
})
