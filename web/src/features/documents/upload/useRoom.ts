import { useUsageQuery } from '../../../api/billing.ts'
import { limitOf } from '../../../api/plans.ts'
import { useCurrentPlanQuery } from '../../../api/workspace.ts'
import { sizeLimit } from './check-file.ts'

/** What the plan lets be added: the size of one file, and how many documents more, as far as they are known yet. */
export function useRoom(skip = false) {
  const { data: plan } = useCurrentPlanQuery(undefined, { skip })
  const { data: usage } = useUsageQuery(undefined, { skip })
  const room = plan && usage && Math.max(0, limitOf(plan.documents) - usage.currentPeriod.documents)
  return { plan, room, limitMB: sizeLimit(plan) }
}
