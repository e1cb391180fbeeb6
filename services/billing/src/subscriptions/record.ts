import { idSchema, ownerIdSchema } from '@docent/proto/ids'
import type { SubscriptionView } from '@docent/proto/http'
import { DEFAULT_PLAN_ID, type Plan } from '@docent/proto/plans'
import type { CollectionSpec } from '@docent/runtime/store'
import { stampShape } from '@docent/runtime/store/supersedes.ts'
import { z } from 'zod'

const subscriptionSchema = z.object({
  id: idSchema.describe('the owner'),
  ownerId: ownerIdSchema,
  planId: z.string(),
  email: z.string().describe('where the owner is told; empty until user.registered was heard'),
  emailStamp: z.object(stampShape).optional().describe('how new that is, once the account was handed over'),
  startedAt: z.number().describe('when this plan began, milliseconds since 1970'),
  createdAt: z.number().describe('when the owner began, milliseconds since 1970'),
  // Absent in records from before a plan could end by itself.
  endsAt: z.number().nullish().describe('when a canceled plan ends, milliseconds since 1970; null while it goes on'),
  // Absent and null where no provider takes money for this plan.
  payment: z
    .object({
      renewsAt: z.number().nullable(),
      failed: z.object({ invoiceId: z.string(), at: z.number() }).nullable().describe('the payment that failed'),
      next: z.object({ planId: z.string(), at: z.number() }).nullable().describe('the smaller plan from then on'),
    })
    .nullish()
    .describe('what the payment provider says'),
  settled: z.int().optional().describe('order of the provider’s word that holds: an older one changes nothing'),
  warned: z.array(z.string()).describe('the thresholds of this period that were said: "2026-11/pro/80"'),
})
export type Subscription = z.infer<typeof subscriptionSchema>

export const subscriptionCollection: CollectionSpec<Subscription> = {
  name: 'billing.subscriptions',
  keeps: { of: 'owners', what: 'the plan, since when, and when it ends', until: 'the account is deleted' },
  schema: subscriptionSchema,
  indexes: [{ fields: ['endsAt'] }],
}

/** The subscription at a moment, whether or not its end was written down yet; the very record when nothing has ended. */
export function asOf(subscription: Subscription, now: number): Subscription {
  const { endsAt } = subscription
  if (typeof endsAt !== 'number' || endsAt > now) return subscription
  const { payment } = subscription
  // Who was paid for stays known to be: the provider's last word may still come.
  const rest = payment ? { payment: { ...payment, renewsAt: null, next: null } } : {}
  return { ...subscription, planId: DEFAULT_PLAN_ID, startedAt: endsAt, endsAt: null, ...rest }
}

const moment = (at: number) => ({ seconds: Math.floor(at / 1000) })

/** A subscription the way its owner sees it. */
export function viewOf(
  { startedAt, createdAt, endsAt, payment }: Subscription,
  plan: Plan,
  { paymentNotice, paying, canManage }: Pick<SubscriptionView, 'paymentNotice' | 'paying' | 'canManage'>,
): SubscriptionView {
  const ends = typeof endsAt === 'number'
  const failed = ends && Boolean(payment?.failed)
  const { renewsAt = null, next = null } = payment ?? {}
  return {
    planId: plan.id,
    subscriptionPlan: plan.id,
    status: failed ? 'past_due' : ends ? 'canceled' : 'active',
    startDate: moment(startedAt),
    createdAt: moment(createdAt),
    cancelAtPeriodEnd: ends && !failed,
    endsAt: ends ? moment(endsAt) : null,
    paymentNotice,
    renewsAt: renewsAt === null ? null : moment(renewsAt),
    next: next && { planId: next.planId, at: moment(next.at) },
    paying,
    canManage,
  }
}
