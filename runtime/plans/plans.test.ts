import { DEFAULT_PLANS } from '@docent/proto/plans'
import { ownerId } from '@docent/proto/ids'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { loadConfig } from '../config/index.ts'
import { openTestEngines, type TestEngines } from '../testing/index.ts'
import { createHeldPlans, plansSetting } from './index.ts'

const ada = ownerId('ada')
let engines: TestEngines
beforeEach(async () => {
  engines = await openTestEngines()
})
afterEach(() => engines.close())

const load = (plans: unknown) => {
  const file = join(engines.dir, 'plans.json')
  writeFileSync(file, JSON.stringify(plans))
  return loadConfig({ plans: plansSetting }, { PLANS_FILE: file })
}

test('a plan file whose words still switch things on is taken, with a warning that names them', () => {
  const { warnings } = load(DEFAULT_PLANS.map((plan) => ({ ...plan, entitlements: undefined })))
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain(
    '"pro" (branding-removal, analytics), "business" (branding-removal, white-label, api-access',
  )
  expect(load(DEFAULT_PLANS).warnings).toEqual([])
})

test('every problem of a plan file is named at once: a field that there is not, and the plan of new accounts', () => {
  const [, pro] = DEFAULT_PLANS
  const refused = () => load([{ ...pro, price: -1, tokenPerMonth: 5, memebers: 3 }])
  expect(refused).toThrow(/"pro", price: .*\(now -1\)\n/)
  expect(refused).toThrow('"pro": there is no field "tokenPerMonth"; is "tokensPerMonth" meant?')
  expect(refused).toThrow('"pro": there is no field "memebers"; is "members" meant?')
  expect(refused).toThrow('must hold a plan with the id "free"')
})

test('the plan that chat stored in a former release holds, and an older word does not replace it', async () => {
  const { store } = engines.engines
  const loose = z.looseObject({ id: z.string(), ownerId: z.any() })
  const asOf = '2026-11-02T09:00:00.000Z'
  const stored = { id: 'ada', ownerId: ada, planId: 'pro', endsAt: null, asOf }
  await store.collection({ name: 'chat.plans', schema: loose, indexes: [] }).insert(ada, stored)
  const clock = { now: () => new Date('2026-11-03T00:00:00.000Z') }
  const plans = createHeldPlans({ store, service: 'chat', clock, table: DEFAULT_PLANS })
  expect((await plans.of(ada)).id).toBe('pro')
  const free = { planId: 'free', status: 'active' } as const
  await plans.heard(free, { ownerId: ada, occurredAt: '2026-11-02T08:00:00.000Z' })
  expect((await plans.of(ada)).id).toBe('pro')
  await plans.heard(free, { ownerId: ada, occurredAt: '2026-11-02T10:00:00.000Z', recordVersion: 5 })
  expect((await plans.of(ada)).id).toBe('free')
})
