import { z } from 'zod'
import { planSchema } from '../plans.ts'
import { claimedOwner, momentSchema, ok, route } from './contract.ts'

export const subscriptionViewSchema = z.object({
  planId: z.string(),
  subscriptionPlan: z.string().describe('the same id under its older name'),
  status: z.enum(['active', 'canceled']),
  startDate: momentSchema,
  createdAt: momentSchema,
  cancelAtPeriodEnd: z.boolean(),
  endsAt: momentSchema.nullable().describe('the first second on the plan of new accounts; null when nothing ends'),
  paymentNotice: z.string().describe('what whoever takes the money says before a change; may be empty'),
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
  replies: { 200: ok({ message: z.string() }) },
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
  replies: { 200: ok({ data: z.array(planSchema) }) },
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
