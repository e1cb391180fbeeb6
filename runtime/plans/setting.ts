import { DEFAULT_PLANS, impliedEntitlements, planSchema, plansSchema, type Plan } from '@docent/proto/plans'
import { jsonFile } from '../config/index.ts'
import { setting } from '../config/setting.ts'

/** The plan table of an installation: every service that knows plans reads the same file. */
export const plansSetting = setting<readonly Plan[]>({
  env: 'PLANS_FILE',
  doc: 'JSON file with the plans of this installation; the same file for every service. Unset: the built-in plans.',
  schema: jsonFile<readonly Plan[]>(plansSchema, DEFAULT_PLANS, Object.keys(planSchema.shape)),
  example: '/etc/docent/plans.json',
  warn(plans) {
    const old = plans.filter(({ entitlements, features }) => !entitlements && impliedEntitlements(features).length > 0)
    if (old.length === 0) return undefined
    const names = old.map(({ id, features }) => `"${id}" (${impliedEntitlements(features).join(', ')})`).join(', ')
    return `what these plans allow is read out of the words of their features: ${names}. Write it into "entitlements", or other words will switch it off`
  },
})
