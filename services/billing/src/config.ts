import { setting } from '@docent/runtime/config'
import { plansSetting } from '@docent/runtime/plans'
import { z } from 'zod'

/** What the billing service is configured with. */
export const settings = {
  plans: plansSetting,
  sweepSeconds: setting({
    env: 'BILLING_SWEEP_SECONDS',
    doc: 'How often canceled plans that have ended are written down and said, in seconds. Limits go by the end itself.',
    schema: z.coerce.number().min(0.01).max(3_600).default(30),
  }),
}
