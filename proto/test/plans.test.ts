import { describe, expect, test } from '@jest/globals'
import {
  DEFAULT_PLAN_ID,
  DEFAULT_PLANS,
  impliedEntitlements,
  isEntitled,
  limitOf,
  planOf,
  plansSchema,
  UNLIMITED,
  type Plan,
} from '../src/plans.ts'

const free = DEFAULT_PLANS[0] as Plan

describe('plans', () => {
  test('the built-in table is the one of the specification', () => {
    const table = DEFAULT_PLANS.map((plan) => [
      plan.id,
      plan.price,
      plan.messagesPerMonth,
      plan.widgets,
      plan.documents,
      plan.maxFileSize,
      plan.maxTotalCharacters,
    ])
    expect(table).toEqual([
      ['free', 0, 100, 1, 5, 5, 200_000],
      ['pro', 19, 2_000, 5, 50, 25, 2_000_000],
      ['business', 49, 10_000, -1, 200, 50, 10_000_000],
    ])
  })

  test('the built-in table passes the check that an operator has to pass', () => {
    expect(plansSchema.parse(DEFAULT_PLANS)).toEqual(DEFAULT_PLANS)
  })

  const broken: [string, unknown][] = [
    ['no plans', []],
    ['no plan for new accounts', [{ ...free, id: 'basic' }]],
    ['two plans with one id', [free, { ...free, name: 'Other' }]],
    ['a limit below "unlimited"', [{ ...free, widgets: -2 }]],
    ['half a widget', [{ ...free, widgets: 1.5 }]],
    ['a negative price', [{ ...free, price: -1 }]],
    ['a limit that is missing', [{ ...free, documents: undefined }]],
    ['a limit that is text', [{ ...free, documents: '5' }]],
    ['a plan without a name', [{ ...free, name: '' }]],
    ['an entitlement nobody knows', [{ ...free, entitlements: ['api'] }]],
    ['no list at all', free],
  ]
  test.each(broken)('a table with %s is refused', (_, table) => {
    expect(plansSchema.safeParse(table).success).toBe(false)
  })

  test('features may be left out', () => {
    const { features, ...rest } = free
    expect(features.length).toBeGreaterThan(0)
    expect(plansSchema.parse([rest])[0]?.features).toEqual([])
  })

  test('features in other words switch nothing off, and words alone nothing on', () => {
    for (const plan of DEFAULT_PLANS) {
      const [reworded] = plansSchema.parse([{ ...plan, id: 'free', features: ['Alles, was Sie brauchen'] }])
      expect(reworded?.entitlements).toEqual(plan.entitlements)
    }
    const [worded] = plansSchema.parse([{ ...free, features: ['API access'], entitlements: [] }])
    expect(isEntitled(worded as Plan, 'api-access')).toBe(false)
  })

  test('a table from before there were entitlements allows what its words allowed', () => {
    const table = DEFAULT_PLANS.map((plan) => ({ ...plan, entitlements: undefined }))
    const [, pro, business] = plansSchema.parse(table) as [Plan, Plan, Plan]
    expect(isEntitled(pro, 'branding-removal')).toBe(true)
    expect(isEntitled(pro, 'api-access')).toBe(false)
    expect(isEntitled(business, 'branding-removal')).toBe(true)
    expect(isEntitled(business, 'api-access')).toBe(true)
    expect(impliedEntitlements(['removes branding'])).toEqual([])
  })

  test('an unknown plan, and none, is the one of new accounts', () => {
    expect(planOf(DEFAULT_PLANS, 'pro').id).toBe('pro')
    expect(planOf(DEFAULT_PLANS, 'gold').id).toBe(DEFAULT_PLAN_ID)
    expect(planOf(DEFAULT_PLANS, undefined).id).toBe(DEFAULT_PLAN_ID)
    expect(() => planOf([], 'pro')).toThrow(DEFAULT_PLAN_ID)
  })

  test('no limit is above every number', () => {
    expect(limitOf(UNLIMITED)).toBe(Number.POSITIVE_INFINITY)
    expect(limitOf(0)).toBe(0)
    expect(limitOf(5)).toBe(5)
  })
})
