import type { OwnerId } from '@docent/proto/ids'
import { isEntitled, type Plan } from '@docent/proto/plans'
import type { HeldPlans } from '@docent/runtime/plans'
import { failures } from '../failures.ts'

/** Whose plan lets mails to visitors come from somebody else: white label does. */
export function createSenderPlans(plans: Pick<HeldPlans, 'of'>, table: readonly Plan[]) {
  const has = (plan: Plan) => isEntitled(plan, 'white-label')
  const allowing = table.filter(has).map(({ name }) => name)
  const named = new Intl.ListFormat('en', { type: 'disjunction' }).format(allowing)
  return {
    /** Names of the plans that have it. */
    allowing,
    allows: async (owner: OwnerId) => has(await plans.of(owner)),
    /** @throws white_label_not_in_plan */
    async require(owner: OwnerId): Promise<void> {
      const plan = await plans.of(owner)
      if (!has(plan)) throw failures.white_label_not_in_plan({ values: { plan: plan.name, plans: named } })
    },
  }
}
export type SenderPlans = ReturnType<typeof createSenderPlans>
