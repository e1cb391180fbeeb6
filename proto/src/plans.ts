import { z } from 'zod'
import { entitlementSchema } from './entitlements.ts'

export { impliedEntitlements, isEntitled, type Entitlement } from './entitlements.ts'

/** What "no limit" looks like in a plan. */
export const UNLIMITED = -1

const limit = z.int().min(UNLIMITED)

/** One plan: prices in US dollars a month, sizes in MiB, characters of extracted text; -1 means unlimited. */
export const planSchema = z.object({
  id: z.string().min(1).max(40),
  name: z.string().min(1).max(40),
  price: z.number().min(0),
  messagesPerMonth: limit,
  widgets: limit,
  documents: limit,
  maxFileSize: z.number().min(UNLIMITED).describe('MiB for each file'),
  maxTotalCharacters: limit,
  tokensPerMonth: limit
    .optional()
    .describe('tokens of language models in a UTC month, prompts and answers together; absent means unlimited'),
  members: limit
    .optional()
    .describe('people in the team, its owner and open invitations among them; absent means unlimited'),
  activityDays: z
    .int()
    .min(UNLIMITED)
    .optional()
    .describe('how many days back the activity of the account is shown; absent means all that is kept'),
  features: z.array(z.string().min(1).max(80)).default([]).describe('words for people; they switch nothing on or off'),
  entitlements: z
    .array(entitlementSchema)
    .optional()
    .describe('what it allows; absent in files of former releases, whose features said so'),
})
export type Plan = z.infer<typeof planSchema>

/** The plan every account starts on. */
export const DEFAULT_PLAN_ID = 'free'

/** Looked at also where something else is wrong with one of the plans: all that is to be mended is told at once. */
const ofEach = (isGood: (ids: readonly unknown[]) => boolean, message: string) =>
  [
    (plans: readonly { id?: unknown }[]) => isGood(plans.map((plan) => plan?.id)),
    { message, when: ({ value }: { value: unknown }) => Array.isArray(value) },
  ] as const

/** A whole plan table; it must hold the plan that new accounts start on, and ids must differ. A misspelt limit would be none. */
export const plansSchema = z
  .array(z.strictObject(planSchema.shape))
  .min(1)
  .refine(
    ...ofEach(
      (ids) => ids.includes(DEFAULT_PLAN_ID),
      `must hold a plan with the id "${DEFAULT_PLAN_ID}": it is the one new accounts start on`,
    ),
  )
  .refine(...ofEach((ids) => new Set(ids).size === ids.length, 'must not hold two plans with the same id'))

/** The plans that Docent ships with (section 9 of the product's specification). */
export const DEFAULT_PLANS: readonly Plan[] = [
  {
    id: 'free',
    name: 'Free',
    price: 0,
    messagesPerMonth: 100,
    widgets: 1,
    documents: 5,
    maxFileSize: 5,
    maxTotalCharacters: 200_000,
    members: 1,
    activityDays: 7,
    features: ['Basic customization', 'Docent branding'],
    entitlements: [],
  },
  {
    id: 'pro',
    name: 'Pro',
    price: 19,
    messagesPerMonth: 2_000,
    widgets: 5,
    documents: 50,
    maxFileSize: 25,
    maxTotalCharacters: 2_000_000,
    members: 3,
    activityDays: 30,
    features: ['Advanced customization', 'Remove branding', 'Analytics dashboard', 'Priority support'],
    entitlements: ['branding-removal', 'analytics'],
  },
  {
    id: 'business',
    name: 'Business',
    price: 49,
    messagesPerMonth: 10_000,
    widgets: UNLIMITED,
    documents: 200,
    maxFileSize: 50,
    maxTotalCharacters: 10_000_000,
    members: 25,
    activityDays: 365,
    features: ['White-label', 'API access', 'WordPress plugin', 'Live agent handover'],
    entitlements: ['branding-removal', 'white-label', 'api-access', 'analytics', 'wordpress', 'handover'],
  },
]

/** The plan with this id, else the plan that new accounts start on. */
export function planOf(plans: readonly Plan[], planId: string | undefined): Plan {
  const plan = plans.find((one) => one.id === planId) ?? plans.find((one) => one.id === DEFAULT_PLAN_ID)
  if (!plan) throw new Error(`the plan table has no "${DEFAULT_PLAN_ID}" plan`)
  return plan
}

/** What services remember of a subscription: the plan, and when it ends if it was canceled (ISO time, UTC). */
export interface HeldPlan {
  planId: string
  endsAt?: string | null | undefined
}

/** The plan at a moment: from its end on, a canceled one is the plan of new accounts, in every service at once. */
export function planIdAt({ planId, endsAt }: HeldPlan, now: Date): string {
  return endsAt && Date.parse(endsAt) <= now.getTime() ? DEFAULT_PLAN_ID : planId
}

/** What a new widget may answer in one day unless its owner says otherwise: a tenth of the month's messages; null is no limit. */
export function dailyShareOf({ messagesPerMonth }: Pick<Plan, 'messagesPerMonth'>): number | null {
  return messagesPerMonth === UNLIMITED ? null : Math.max(1, Math.ceil(messagesPerMonth / 10))
}

/** How many days of activity a plan shows; Infinity is all that is kept. */
export const activityDaysOf = ({ activityDays = UNLIMITED }: Plan): number => limitOf(activityDays)

/** A limit as a number that can be compared: unlimited becomes Infinity. */
export function limitOf(value: number): number {
  return value === UNLIMITED ? Number.POSITIVE_INFINITY : value
}
