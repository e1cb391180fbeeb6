import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useCurrentPlanQuery } from '../../../api/workspace.ts'
import { BackLink } from '../../../ui/BackLink.tsx'
import { PlanNote } from '../PlanNote.tsx'
import '../widgets.css'
import { BuilderForm } from './BuilderForm.tsx'
import { newDraft } from './draft.ts'
import { texts } from './texts.ts'
import { usePlanNote } from './usePlanNote.ts'

export function Component() {
  const navigate = useNavigate()
  const note = usePlanNote()
  const { data: plan } = useCurrentPlanQuery()
  const initial = useMemo(() => newDraft(plan), [plan])
  return (
    <div className="wrap b-page">
      <title>{texts.newDocumentTitle}</title>
      <BackLink to="/widgets">{texts.back}</BackLink>
      <div className="head">
        <div>
          <h1 tabIndex={-1}>{texts.newTitle}</h1>
          <p>{texts.newLead}</p>
        </div>
      </div>
      {note && <PlanNote {...note} />}
      <BuilderForm
        initial={initial}
        onSaved={({ id }) => void navigate(`/widgets/edit?id=${encodeURIComponent(id)}#embed`, { replace: true })}
      />
    </div>
  )
}
