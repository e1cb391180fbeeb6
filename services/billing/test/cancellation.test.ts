import { cancelSubscription, changeSubscription, getSubscription } from '@docent/proto/http'
import { planIdAt } from '@docent/proto/plans'
import type { TestService, TestServiceOptions } from '@docent/runtime/testing'
import { until } from '@docent/runtime/testing/until.ts'
import { afterEach, describe, expect, test } from '@jest/globals'
import { chunked, clockAt, owner, register, saved, startBilling } from './fixtures.ts'

/** Good for whatever year a test is in. */
const token = (service: TestService) => service.tokens.sign(owner, { expiresIn: '20y' })
const planOf = async (service: TestService) =>
  (await service.call(getSubscription, { token: await token(service) })).body.data
const change = async (service: TestService, plan: string) =>
  service.call(changeSubscription, { token: await token(service), body: { plan } })
const cancel = async (service: TestService, cancelAtPeriodEnd = true) =>
  service.call(cancelSubscription, { token: await token(service), body: { cancelAtPeriodEnd } })
const seconds = (time: string) => ({ seconds: Date.parse(time) / 1000 })

describe('canceling a plan', () => {
  const running: TestService[] = []
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop()
  })
  /** An owner on Pro, at a moment; the sweep is slow, so that what is seen does not hang on it. */
  const startOnPro = async (at: string, options: TestServiceOptions = {}) => {
    const clock = clockAt(at)
    const service = await startBilling({ clock, ...options })
    running.push(service)
    await register(service)
    await change(service, 'pro')
    return { clock, service }
  }

  test('the plan stays until the end of the month, and the day and what follows are said', async () => {
    const { service } = await startOnPro('2026-09-21T10:00:00Z')
    const { status, body } = await cancel(service)
    expect(status).toBe(200)
    expect(body.message).toBe(
      'The Pro plan ends on 1 October 2026. Until then nothing changes; from then on you are on the Free plan.',
    )
    expect(body.data).toEqual(await planOf(service))
    expect(body.data).toMatchObject({
      planId: 'pro',
      status: 'canceled',
      cancelAtPeriodEnd: true,
      endsAt: seconds('2026-10-01T00:00:00Z'),
    })
    const said = await service.heardSaying('subscription.changed', ({ status: now }) => now === 'canceled')
    expect(said.payload).toEqual({ planId: 'pro', status: 'canceled', endsAt: '2026-10-01T00:00:00.000Z' })
  })

  test.each([
    ['a month of 31 days', '2026-01-31T23:59:59.999Z', '2026-02-01T00:00:00Z'],
    ['February', '2026-02-28T12:00:00Z', '2026-03-01T00:00:00Z'],
    ['February of a leap year', '2028-02-29T12:00:00Z', '2028-03-01T00:00:00Z'],
    ['the last month of a year', '2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00Z'],
  ])('%s: it ends at its last millisecond, whether or not anybody has written that down', async (_, at, end) => {
    const { clock, service } = await startOnPro(at, { env: { BILLING_SWEEP_SECONDS: '3600' } })
    expect((await cancel(service)).body.data.endsAt).toEqual(seconds(end))
    clock.set(new Date(Date.parse(end) - 1).toISOString())
    expect(await planOf(service)).toMatchObject({ planId: 'pro', cancelAtPeriodEnd: true })
    clock.set(end)
    expect(await planOf(service)).toMatchObject({
      planId: 'free',
      status: 'active',
      cancelAtPeriodEnd: false,
      endsAt: null,
      startDate: seconds(end),
    })
  })

  test('the end is said by itself, once, so that open pages notice', async () => {
    const { clock, service } = await startOnPro('2026-09-21T10:00:00Z', { env: { BILLING_SWEEP_SECONDS: '0.01' } })
    await cancel(service)
    clock.set('2026-10-01T00:00:00Z')
    const frees = () => service.said('subscription.changed').filter(({ payload }) => payload.planId === 'free')
    await until('the end was said', () => frees().length === 2)
    clock.set('2026-12-01T00:00:00Z')
    await change(service, 'pro')
    await service.settled()
    expect(service.said('subscription.changed').map(({ payload }) => [payload.planId, payload.status])).toEqual([
      ['free', 'active'],
      ['pro', 'active'],
      ['pro', 'canceled'],
      ['free', 'active'],
      ['pro', 'active'],
    ])
  })

  test('taken back before its end, the plan goes on', async () => {
    const { clock, service } = await startOnPro('2026-09-21T10:00:00Z')
    await cancel(service)
    const { body } = await cancel(service, false)
    expect(body.message).toBe('The Pro plan goes on. Nothing was changed in between.')
    expect(body.data).toMatchObject({ planId: 'pro', status: 'active', cancelAtPeriodEnd: false, endsAt: null })
    clock.set('2026-11-05T00:00:00Z')
    expect((await planOf(service)).planId).toBe('pro')
    const last = service.said('subscription.changed').at(-1)
    expect(last?.payload).toEqual({ planId: 'pro', status: 'active' })
  })

  test('after its end it cannot be taken back, and there is nothing to cancel on the plan of new accounts', async () => {
    const { clock, service } = await startOnPro('2026-09-21T10:00:00Z', { env: { BILLING_SWEEP_SECONDS: '3600' } })
    await cancel(service)
    clock.set('2026-10-01T00:00:00Z')
    for (const wanted of [false, true]) {
      expect(await cancel(service, wanted)).toMatchObject({ status: 409, body: { code: 'nothing_to_cancel' } })
    }
  })

  test('asked for again it changes and says nothing more', async () => {
    const { service } = await startOnPro('2026-09-21T10:00:00Z')
    await Promise.all(Array.from({ length: 10 }, () => cancel(service)))
    await cancel(service)
    await service.settled()
    expect(service.said('subscription.changed').length).toBe(3)
  })

  test('a plan that is chosen after canceling goes on', async () => {
    const { clock, service } = await startOnPro('2026-09-21T10:00:00Z')
    await cancel(service)
    await change(service, 'business')
    clock.set('2026-10-02T00:00:00Z')
    expect(await planOf(service)).toMatchObject({ planId: 'business', cancelAtPeriodEnd: false })
    expect(service.said('subscription.changed').at(-1)?.payload).toEqual({ planId: 'business', status: 'active' })
  })

  test('what will be over the limits is named beforehand', async () => {
    const { service } = await startOnPro('2026-09-21T10:00:00Z')
    for (const id of ['w1', 'w2', 'w3']) await service.hear(owner, 'widget.saved', saved(id))
    for (let i = 0; i < 6; i += 1) await service.hear(owner, 'document.chunked', chunked(`d${i}`))
    const { body } = await cancel(service)
    expect(body.message).toContain(
      'You have 3 widgets and the plan holds 1: everything stays and answers, the newest 2',
    )
    expect(body.message).toContain('You have 6 documents and the plan holds 5: everything stays and answers')
  })

  test('only the owner can do it', async () => {
    const { service } = await startOnPro('2026-09-21T10:00:00Z')
    expect((await service.call(cancelSubscription, { body: { cancelAtPeriodEnd: true } })).status).toBe(401)
    const eve = await service.call(cancelSubscription, {
      as: 'eve',
      body: { userId: owner, cancelAtPeriodEnd: true },
    })
    expect(eve).toMatchObject({ status: 403, body: { code: 'owner_mismatch' } })
    expect((await planOf(service)).cancelAtPeriodEnd).toBe(false)
  })

  test('who has heard of the end goes by it to the millisecond', () => {
    const held = { planId: 'pro', endsAt: '2026-10-01T00:00:00.000Z' }
    expect(planIdAt(held, new Date('2026-09-30T23:59:59.999Z'))).toBe('pro')
    expect(planIdAt(held, new Date('2026-10-01T00:00:00.000Z'))).toBe('free')
    expect(planIdAt({ planId: 'pro' }, new Date('2099-01-01'))).toBe('pro')
    expect(planIdAt({ planId: 'pro', endsAt: null }, new Date('2099-01-01'))).toBe('pro')
  })
})
