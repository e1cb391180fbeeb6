import type { Plan } from '../../../api/plans.ts'

const UNBRANDED: readonly string[] = ['Remove branding', 'White-label']

/** Whether a plan may leave out the "Powered by" line. */
export const canHideBranding = ({ features }: Pick<Plan, 'features'>) =>
  features.some((feature) => UNBRANDED.includes(feature))
