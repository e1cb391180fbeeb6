import { DEFAULT_PLANS, plansSchema, type Plan } from '@docent/proto/plans'
import { jsonFile, setting } from '@docent/runtime/config'
import { z } from 'zod'

/** What the billing service is configured with. */
export const settings = {
  plans: setting<readonly Plan[]>({
    env: 'PLANS_FILE',
    doc: 'JSON file with the plans of this installation; the same file for every service. Unset: the built-in plans.',
    schema: jsonFile<readonly Plan[]>(plansSchema, DEFAULT_PLANS),
    example: '/etc/docent/plans.json',
  }),
  sweepSeconds: setting({
    env: 'BILLING_SWEEP_SECONDS',
    doc: 'How often canceled plans that have ended are written down and said, in seconds. Limits go by the end itself.',
    schema: z.coerce.number().min(0.01).max(3_600).default(30),
  }),
}
