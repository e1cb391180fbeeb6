import { isEntitled, type Plan } from '@docent/proto/plans'
import { createHeldPlans, type HeldPlans, type HeldPlansOptions } from '@docent/runtime/plans'

/** Whose plan has API access. */
export interface KeyPlans extends HeldPlans {
  /** Names of the plans that have it. */
  allowing: readonly string[]
}

export const hasApiAccess = (plan: Plan): boolean => isEntitled(plan, 'api-access')

export function createKeyPlans(options: Omit<HeldPlansOptions, 'service'>): KeyPlans {
  const allowing = options.table.filter(hasApiAccess).map(({ name }) => name)
  return { ...createHeldPlans({ ...options, service: 'identity' }), allowing }
}
