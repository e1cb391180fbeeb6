import { idSchema, ownerIdSchema } from '@docent/proto/ids'
import type { SubscriptionView } from '@docent/proto/http'
import type { Plan } from '@docent/proto/plans'
import type { CollectionSpec } from '@docent/runtime/store'
import { z } from 'zod'

const subscriptionSchema = z.object({
  id: idSchema.describe('the owner'),
  ownerId: ownerIdSchema,
  planId: z.string(),
  email: z.string().describe('where the owner is told; empty until user.registered was heard'),
  startedAt: z.number().describe('when this plan began, milliseconds since 1970'),
  createdAt: z.number().describe('when the owner began, milliseconds since 1970'),
  warned: z.array(z.string()).describe('the thresholds of this period that were said: "2026-11/pro/80"'),
})
export type Subscription = z.infer<typeof subscriptionSchema>

export const subscriptionCollection: CollectionSpec<Subscription> = {
  name: 'billing.subscriptions',
  schema: subscriptionSchema,
  indexes: [],
}

/** A subscription the way its owner sees it. Nothing ends a plan by itself: it lasts until it is changed. */
export function viewOf({ startedAt, createdAt }: Subscription, plan: Plan): SubscriptionView {
  return {
    planId: plan.id,
    subscriptionPlan: plan.id,
    status: 'active',
    startDate: { seconds: Math.floor(startedAt / 1000) },
    createdAt: { seconds: Math.floor(createdAt / 1000) },
    cancelAtPeriodEnd: false,
  }
}
