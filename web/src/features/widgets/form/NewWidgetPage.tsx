import { useNavigate } from 'react-router'
import { BackLink } from '../../../ui/BackLink.tsx'
import { PlanNote } from '../PlanNote.tsx'
import '../widgets.css'
import { BuilderForm } from './BuilderForm.tsx'
import { NEW } from './draft.ts'
import { texts } from './texts.ts'
import { usePlanNote } from './usePlanNote.ts'

export function Component() {
  const navigate = useNavigate()
  const note = usePlanNote()
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
        initial={NEW}
        onSaved={({ id }) => void navigate(`/widgets/edit?id=${encodeURIComponent(id)}#embed`, { replace: true })}
      />
    </div>
  )
}
