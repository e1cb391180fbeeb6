import { DEFAULT_PLANS, plansSchema, type Plan } from '@docent/proto/plans'
import { jsonFile, setting } from '@docent/runtime/config'

/** What the billing service is configured with. */
export const settings = {
  plans: setting<readonly Plan[]>({
    env: 'PLANS_FILE',
    doc: 'JSON file with the plans of this installation; the same file for every service. Unset: the built-in plans.',
    schema: jsonFile<readonly Plan[]>(plansSchema, DEFAULT_PLANS),
    example: '/etc/docent/plans.json',
  }),
}
