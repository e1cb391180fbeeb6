import type { Plan } from '../../../api/plans.ts'

const UNBRANDED: readonly string[] = ['Remove branding', 'White-label']

/** Whether a plan may leave out the "Powered by" line. */
export const canHideBranding = ({ features }: Pick<Plan, 'features'>) =>
  features.some((feature) => UNBRANDED.includes(feature))

/** Whether a plan allows something; plans from files of former releases say it in words, which only the server reads. */
export const allows = (
  { entitlements = [] }: Pick<Plan, 'entitlements'>,
  to: NonNullable<Plan['entitlements']>[number],
) => entitlements.includes(to)
