import { useNavigate } from 'react-router'
import { Icon } from '../../../ui/Icon.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
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
      <BackLink />
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

export function BackLink() {
  return (
    <LinkButton type="text" className="b-back" to="/widgets" icon={<Icon name="back" />}>
      {texts.back}
    </LinkButton>
  )
}
