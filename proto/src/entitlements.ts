import { z } from 'zod'

/** What a plan can allow beyond its limits. */
export const entitlementSchema = z.enum([
  'branding-removal',
  'white-label',
  'api-access',
  'analytics',
  'wordpress',
  'handover',
])
/** One thing that a plan allows. */
export type Entitlement = z.infer<typeof entitlementSchema>

/** Sentences that plan files of former releases switched things on with. */
const SENTENCES: Readonly<Record<string, readonly Entitlement[]>> = {
  'Remove branding': ['branding-removal'],
  'White-label': ['branding-removal', 'white-label'],
  'API access': ['api-access'],
  'Analytics dashboard': ['analytics'],
  'WordPress plugin': ['wordpress'],
  'Live agent handover': ['handover'],
}

/** What the features of a plan without `entitlements` allow: its file is from before there were any. */
export function impliedEntitlements(features: readonly string[]): Entitlement[] {
  return [...new Set(features.flatMap((feature) => SENTENCES[feature] ?? []))]
}

/** Whether a plan allows it: the one place that says so. */
export function isEntitled(
  plan: { entitlements?: readonly Entitlement[] | undefined; features: readonly string[] },
  to: Entitlement,
): boolean {
  return (plan.entitlements ?? impliedEntitlements(plan.features)).includes(to)
}
