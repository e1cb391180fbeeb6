import { setting } from '@docent/runtime/config'
import { plansSetting } from '@docent/runtime/plans'
import { z } from 'zod'

/** What the insights service is configured with. */
export const settings = {
  plans: plansSetting,
  rollUpSeconds: setting({
    env: 'INSIGHTS_ROLL_UP_SECONDS',
    doc: 'How often days that are over are added up, in seconds. Until then they are read answer by answer: the numbers are the same, later or sooner.',
    schema: z.coerce.number().min(0.01).max(86_400).default(60),
  }),
}
