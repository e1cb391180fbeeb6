import { z } from 'zod'
import { planSchema } from '../plans.ts'
import { claimedOwner, momentSchema, ok, route } from './contract.ts'

export const subscriptionViewSchema = z.object({
  planId: z.string(),
  subscriptionPlan: z.string().describe('the same id under its older name'),
  status: z
    .enum(['active', 'canceled', 'past_due'])
    .describe(
      'canceled: it ends at endsAt; past_due: a payment failed, and it ends at endsAt unless that is made good',
    ),
  startDate: momentSchema,
  createdAt: momentSchema,
  cancelAtPeriodEnd: z.boolean(),
  endsAt: momentSchema.nullable().describe('the first second on the plan of new accounts; null when nothing ends'),
  paymentNotice: z.string().describe('what whoever takes the money says before a change; may be empty'),
  renewsAt: momentSchema.nullable().describe('when it is paid for again; null where nobody is charged'),
  next: z
    .object({ planId: z.string(), at: momentSchema })
    .nullable()
    .describe('the smaller plan that is paid for from then on'),
  paying: z.string().nullable().describe('the plan whose payment page is open and not paid yet'),
  canManage: z.boolean().describe('whether the payment provider has a page with invoices and cards of this owner'),
})
export type SubscriptionView = z.infer<typeof subscriptionViewSchema>

const counted = {
  widgets: z.int(),
  messages: z.int(),
  documents: z.int(),
}

export const usageViewSchema = z.object({
  currentPeriod: z.object({
    start: momentSchema,
    end: momentSchema,
    ...counted,
    totalCharacters: z.int(),
    totalSizeMB: z.number(),
  }),
  history: z.array(z.object({ period: z.string().describe('UTC month, 2026-11'), ...counted })),
})
export type UsageView = z.infer<typeof usageViewSchema>

export const getSubscription = route({
  service: 'billing',
  method: 'GET',
  path: '/subscriptions',
  auth: 'owner',
  role: 'agent',
  summary: 'The plan of the owner',
  query: z.object({ userId: claimedOwner }),
  replies: { 200: ok({ data: subscriptionViewSchema }) },
})

export const changeSubscription = route({
  service: 'billing',
  method: 'POST',
  path: '/subscriptions',
  auth: 'owner',
  role: 'owner',
  summary: 'Change the plan; without a payment provider it changes at once and nothing is charged',
  body: z.object({ userId: claimedOwner, plan: z.string().min(1).max(40) }),
  replies: {
    200: ok({
      message: z.string(),
      checkoutUrl: z
        .url()
        .optional()
        .describe('where it is paid for; the plan changes once the payment provider has told the server that it was'),
    }),
  },
})

export const managePayment = route({
  service: 'billing',
  method: 'POST',
  path: '/payment-portal',
  auth: 'owner',
  role: 'owner',
  summary:
    'An address at the payment provider where the owner sees invoices and changes the card, good for a few minutes',
  body: z.object({ userId: claimedOwner }),
  replies: { 200: ok({ portalUrl: z.url() }) },
})

export const paymentEvent = route({
  service: 'billing',
  method: 'POST',
  path: '/payment-events',
  auth: 'none',
  summary: 'What the payment provider tells; good with its signature only',
  body: z.string().describe('an event as the payment provider sends and signs it'),
  signed: true,
  bodyLimit: 1_048_576,
  replies: { 200: ok({ taken: z.boolean().describe('false: it is about nobody here') }) },
})

export const cancelSubscription = route({
  service: 'billing',
  method: 'PUT',
  path: '/subscriptions',
  auth: 'owner',
  role: 'owner',
  summary: 'End the plan with the period, or take that back; until then nothing changes',
  body: z.object({ userId: claimedOwner, cancelAtPeriodEnd: z.boolean() }),
  replies: { 200: ok({ message: z.string(), data: subscriptionViewSchema }) },
})

export const getUsage = route({
  service: 'billing',
  method: 'GET',
  path: '/usage-tracking',
  auth: 'owner',
  role: 'editor',
  summary: 'What was used this period, and the periods before',
  query: z.object({ userId: claimedOwner }),
  replies: { 200: ok({ data: usageViewSchema }) },
})

export const listPlans = route({
  service: 'billing',
  method: 'GET',
  path: '/plans',
  auth: 'none',
  summary: 'Every plan of this installation',
  replies: {
    200: ok({
      data: z.array(planSchema),
      paymentNotice: z
        .string()
        .optional()
        .describe('what whoever takes the money says before a plan is chosen, as that nothing is charged'),
    }),
  },
})

export const getPlan = route({
  service: 'billing',
  method: 'GET',
  path: '/plans/:planId',
  auth: 'none',
  summary: 'One plan',
  params: z.object({ planId: z.string().min(1).max(40) }),
  replies: { 200: ok({ data: planSchema }) },
})
