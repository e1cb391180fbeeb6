import type { Plan } from '../../api/plans.ts'

export type Entitlement = NonNullable<Plan['entitlements']>[number]

/** Whether a plan allows something. */
export const allows = ({ entitlements = [] }: Pick<Plan, 'entitlements'>, to: Entitlement) => entitlements.includes(to)
