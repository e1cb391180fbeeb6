import type { OwnerId } from '@docent/proto/ids'
import { isEntitled, type Plan } from '@docent/proto/plans'
import { createHeldPlans, type HeldPlans, type HeldPlansOptions } from '@docent/runtime/plans'
import { failures } from '../failures.ts'

/** Whose plan has webhooks: they are part of API access. */
export interface WebhookPlans {
  /** Names of the plans that have them. */
  allowing: readonly string[]
  allows(owner: OwnerId): Promise<boolean>
  /** @throws webhooks_not_in_plan */
  require(owner: OwnerId): Promise<void>
  heard: HeldPlans['heard']
  of: HeldPlans['of']
}

const hasWebhooks = (plan: Plan): boolean => isEntitled(plan, 'api-access')

export function createWebhookPlans(options: Omit<HeldPlansOptions, 'service'>): WebhookPlans {
  const plans = createHeldPlans({ ...options, service: 'notification' })
  const allowing = options.table.filter(hasWebhooks).map(({ name }) => name)
  const named = new Intl.ListFormat('en', { type: 'disjunction' }).format(allowing)
  return {
    allowing,
    heard: plans.heard,
    of: plans.of,
    allows: async (owner) => hasWebhooks(await plans.of(owner)),
    async require(owner) {
      const plan = await plans.of(owner)
      if (!hasWebhooks(plan)) throw failures.webhooks_not_in_plan({ values: { plan: plan.name, plans: named } })
    },
  }
}
