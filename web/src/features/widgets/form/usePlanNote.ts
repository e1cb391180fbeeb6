import { useCurrentPlanQuery, useListWidgetsQuery } from '../../../api/workspace.ts'
import { planNoteOf } from '../describe.ts'

/** What the plan has to say before a new widget is refused. */
export function usePlanNote() {
  const { data: widgets } = useListWidgetsQuery()
  const { data: plan } = useCurrentPlanQuery()
  return planNoteOf(widgets ?? [], plan)
}
