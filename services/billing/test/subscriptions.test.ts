import { DEFAULT_PLANS } from '@docent/proto/plans'
import { changeSubscription, getPlan, getSubscription, listPlans } from '@docent/proto/http'
import { systemClock } from '@docent/runtime/clock'
import type { TestService, TestServiceOptions } from '@docent/runtime/testing'
import { until } from '@docent/runtime/testing/until.ts'
import { afterEach, describe, expect, test } from '@jest/globals'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { ownerId } from '@docent/proto/ids'
import type { PlanChange } from '../src/payment/port.ts'
import { createPlanTable } from '../src/plans/table.ts'
import { createSubscriptions } from '../src/subscriptions/subscriptions.ts'
import { chunked, clockAt, owner, register, saved, startBilling } from './fixtures.ts'

const planOf = async (service: TestService, as = owner) => (await service.call(getSubscription, { as })).body.data
const change = (service: TestService, plan: string, as = owner) =>
  service.call(changeSubscription, { as, body: { plan } })

describe('subscriptions', () => {
  const ends: (() => Promise<unknown> | void)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  })
  const start = async (options?: TestServiceOptions) => {
    const service = await startBilling(options)
    ends.push(() => service.stop())
    return service
  }
  test('a new account is on the free plan, and that is said', async () => {
    const clock = clockAt('2026-09-21T10:00:00.500Z')
    const service = await start({ clock })
    const cause = await register(service)
    const moment = { seconds: Date.parse('2026-09-21T10:00:00Z') / 1000 }
    expect(await planOf(service)).toEqual({
      planId: 'free',
      subscriptionPlan: 'free',
      status: 'active',
      startDate: moment,
      createdAt: moment,
      cancelAtPeriodEnd: false,
      endsAt: null,
      paymentNotice: expect.stringContaining('No payment provider is connected'),
      renewsAt: null,
      next: null,
      paying: null,
      canManage: false,
    })
    const [said] = service.said('subscription.changed')
    expect(said).toMatchObject({ ownerId: owner, causeId: cause, payload: { planId: 'free', status: 'active' } })
  })

  test('a registration that is heard twice begins once', async () => {
    const service = await start()
    const id = await register(service)
    await change(service, 'pro')
    await register(service, owner, id)
    await register(service)
    await service.settled()
    expect((await planOf(service)).planId).toBe('pro')
    expect(service.said('subscription.changed').map((one) => one.payload.planId)).toEqual(['free', 'pro'])
  })

  test('an owner whose registration is not heard yet is on the free plan already', async () => {
    const service = await start()
    expect((await planOf(service)).planId).toBe('free')
  })

  test('a change is made at once, said, and says that nothing is charged', async () => {
    const clock = clockAt('2026-09-21T10:00:00Z')
    const service = await start({ clock })
    await register(service)
    clock.set('2026-10-01T00:00:00Z')
    const { status, body } = await change(service, 'business')
    expect(status).toBe(200)
    expect(body.message).toBe(
      'You are on the Business plan now. No payment provider is connected to this installation. ' +
        'The plan changes at once and nothing is charged.',
    )
    expect(await planOf(service)).toMatchObject({
      planId: 'business',
      startDate: { seconds: Date.parse('2026-10-01T00:00:00Z') / 1000 },
      createdAt: { seconds: Date.parse('2026-09-21T10:00:00Z') / 1000 },
    })
    await service.heardSaying('subscription.changed', (one) => one.planId === 'business')
    // By the name that the page of the plans has for it.
    await service.heardSaying('activity.noted', (one) => one.act === 'changeSubscription' && one.about === 'Business')
  })

  test('a change to the same plan changes and says nothing', async () => {
    const service = await start()
    await register(service)
    expect((await change(service, 'free')).body.message).toBe('You are already on the Free plan.')
    await service.settled()
    expect(service.said('subscription.changed').length).toBe(1)
  })

  test('20 changes to the same plan at once are one change', async () => {
    const service = await start()
    await register(service)
    await Promise.all(Array.from({ length: 20 }, () => change(service, 'pro')))
    await service.settled()
    expect(service.said('subscription.changed').map((one) => one.payload.planId)).toEqual(['free', 'pro'])
  })

  test('a smaller plan names what is over its limits and loses nothing', async () => {
    const service = await start()
    await register(service)
    await change(service, 'pro')
    for (const id of ['w1', 'w2', 'w3']) await service.hear(owner, 'widget.saved', saved(id))
    await service.hear(owner, 'document.chunked', chunked('d1', { characters: 250_000 }))
    const { status, body } = await change(service, 'free')
    expect(status).toBe(200)
    expect(body.message).toContain(
      'You have 3 widgets and the plan holds 1: everything stays and answers, the newest 2 cannot be edited',
    )
    expect(body.message).toContain('You have 250,000 characters of text and the plan holds 200,000')
    expect(body.message).not.toContain('documents')
  })

  test('a plan that does not exist is refused and named', async () => {
    const service = await start()
    expect(await change(service, 'gold')).toMatchObject({
      status: 400,
      body: { code: 'unknown_plan', error: 'There is no plan "gold". Choose one of: free, pro, business.' },
    })
    expect(await service.call(getPlan, { params: { planId: 'gold' } })).toMatchObject({
      status: 404,
      body: { success: false, code: 'plan_not_found' },
    })
  })

  test('anybody may read the plans', async () => {
    const service = await start()
    expect((await service.call(listPlans)).body).toEqual({
      success: true,
      data: DEFAULT_PLANS,
      paymentNotice: expect.stringContaining('nothing is charged'),
    })
    expect((await service.call(getPlan, { params: { planId: 'pro' } })).body.data).toEqual(DEFAULT_PLANS[1])
  })

  test('a subscription can be neither read nor changed for somebody else, or without signing in', async () => {
    const service = await start()
    await register(service)
    expect((await service.call(getSubscription)).status).toBe(401)
    expect((await service.call(changeSubscription, { body: { plan: 'pro' } })).status).toBe(401)
    const answer = await service.call(changeSubscription, { as: 'eve', body: { userId: owner, plan: 'pro' } })
    expect(answer).toMatchObject({ status: 403, body: { code: 'owner_mismatch' } })
    await change(service, 'business', 'eve')
    expect((await planOf(service)).planId).toBe('free')
  })

  test('a subscription to a plan that an operator took away falls back to the plan of new accounts', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'docent-plans-'))
    ends.push(() => rmSync(folder, { recursive: true, force: true }))
    const file = join(folder, 'plans.json')
    const unlimited = { ...DEFAULT_PLANS[0], name: 'House', messagesPerMonth: -1 }
    writeFileSync(file, JSON.stringify([unlimited]))

    const service = await start()
    await register(service)
    await change(service, 'pro')
    const again = await service.restart({ env: { PLANS_FILE: file } })
    expect((await planOf(again)).planId).toBe('free')
    expect((await again.call(listPlans)).body.data).toEqual([unlimited])
    await again.hosted.stop()
  })

  test('what a plan of a former release says in words is told as what it allows', () => {
    const { entitlements, ...former } = DEFAULT_PLANS[2] as (typeof DEFAULT_PLANS)[2]
    const [told] = createPlanTable([former], pino({ level: 'silent' })).all
    expect(told?.entitlements).toEqual(['branding-removal', 'white-label', 'api-access', 'wordpress', 'handover'])
    expect(entitlements).toEqual(expect.arrayContaining([...(told?.entitlements ?? [])]))
  })

  test('the fall-back says how many accounts are on the plan that is gone', async () => {
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
    const plans = createPlanTable(DEFAULT_PLANS, log, async () => 3)
    plans.of('gold')
    plans.of('gold')
    await until('the line', () => lines.length > 0)
    const { msg, accounts } = JSON.parse(lines.join()) as { msg: string; accounts: number }
    expect([msg, accounts]).toEqual([
      '3 accounts on the plan "gold", which the plan table no longer has: what holds is "free"',
      3,
    ])
  })

  test('the fall-back is logged, once for each plan', () => {
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
    const plans = createPlanTable(DEFAULT_PLANS, log)
    expect([plans.of('gold').id, plans.of('gold').id, plans.of('pro').id]).toEqual(['free', 'free', 'pro'])
    expect(lines.length).toBe(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ planId: 'gold', instead: 'free' })
  })

  test('a change that the payment provider refuses changes nothing and gives the reason', async () => {
    const service = await start()
    await register(service)
    const asked: PlanChange[] = []
    const subscriptions = createSubscriptions({
      store: service.engines.store,
      clock: systemClock,
      plans: createPlanTable(DEFAULT_PLANS, pino({ level: 'silent' })),
      payment: {
        async confirm(one) {
          asked.push(one)
          return { outcome: 'refused', reason: 'the card has expired. Enter another one.' }
        },
        async setRenewal() {
          return { outcome: 'refused', reason: 'the provider is away. Try again in a while.' }
        },
      },
    })
    const pro = DEFAULT_PLANS[1] as (typeof DEFAULT_PLANS)[1]
    const trying = () => subscriptions.change(ownerId(owner), pro)
    await expect(trying()).rejects.toMatchObject({
      code: 'payment_refused',
      status: 402,
      message: 'The plan was not changed: the card has expired. Enter another one.',
    })
    await expect(trying()).rejects.toMatchObject({ code: 'payment_refused' })
    expect((await planOf(service)).planId).toBe('free')
    expect(asked[0]).toMatchObject({ owner, from: { id: 'free' }, to: { id: 'pro' } })
    expect(asked[1]?.id).toBe(asked[0]?.id)
  })
})
