import { impliedEntitlements, planOf, type Plan } from '@docent/proto/plans'
import type { FastifyBaseLogger } from 'fastify'

/** The plans of this installation. */
export interface PlanTable {
  all: readonly Plan[]
  find(planId: string): Plan | undefined
  /** The plan, or the one of new accounts where an operator has taken it away; that is logged once for each plan. */
  of(planId: string | undefined): Plan
  /** What it is called; its id where an operator has taken it away. */
  nameOf(planId: string): string
}

/** @param accountsOn counts the accounts on a plan; asked only for one that is gone */
export function createPlanTable(
  plans: readonly Plan[],
  log: FastifyBaseLogger,
  accountsOn?: (planId: string) => Promise<number>,
): PlanTable {
  // A file of a former release says in words what a plan allows; who asks for a plan gets it said outright.
  const all = plans.map((plan) => ({ ...plan, entitlements: plan.entitlements ?? impliedEntitlements(plan.features) }))
  const missed = new Set<string>()
  const find = (planId: string) => all.find((plan) => plan.id === planId)
  return {
    all,
    find,
    nameOf: (planId) => find(planId)?.name ?? planId,
    of(planId) {
      const plan = planOf(all, planId)
      if (planId !== undefined && !find(planId) && !missed.has(planId)) {
        missed.add(planId)
        const say = (accounts?: number) =>
          log.warn(
            { planId, instead: plan.id, accounts },
            `${accounts === undefined ? 'accounts' : accounts === 1 ? '1 account' : `${accounts} accounts`} on the plan "${planId}", which the plan table no longer has: what holds is "${plan.id}"`,
          )
        if (accountsOn) void accountsOn(planId).then(say, () => say())
        else say()
      }
      return plan
    },
  }
}
