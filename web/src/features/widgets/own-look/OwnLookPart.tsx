import { lazy, Suspense, useRef } from 'react'
import { Link } from 'react-router'
import type { Plan } from '../../../api/plans.ts'
import { allows } from '../entitled.ts'
import type { PartProps } from '../form/part.ts'
import { Toggle } from '../form/Toggle.tsx'
import { USUAL } from './own-look.ts'
import { texts } from './texts.ts'
import './own-look.css'

// Most plans never see it.
const Fields = lazy(() => import('./Fields.tsx'))

/** The look beyond the usual one, or which plan has it. */
export function OwnLookPart({
  plan,
  draft,
  problems,
  onChange,
}: Pick<PartProps, 'draft' | 'problems' | 'onChange'> & { plan: Plan }) {
  // Whoever switches it off and on again finds what was chosen.
  const typed = useRef(USUAL)
  const isChosen = draft.own !== null
  if (!allows(plan, 'white-label')) {
    return (
      <div className="o-none">
        <p className="b-lbl">{texts.title}</p>
        <p className="hint">
          {texts.notInPlan(plan.name)} {isChosen && `${texts.kept} `}
          <Link to="/subscription-usage">{texts.plans}</Link>
        </p>
      </div>
    )
  }
  return (
    <>
      <Toggle
        label={texts.title}
        hint={texts.lead}
        isOn={isChosen}
        onChange={(isOn) => {
          if (draft.own) typed.current = draft.own
          onChange({ own: isOn ? typed.current : null })
        }}
      />
      <p className="hint">
        <Link to="/own-domains">{texts.domains}</Link>
      </p>
      {draft.own && (
        <Suspense>
          <Fields look={draft.own} error={problems.own} onChange={(own) => onChange({ own })} />
        </Suspense>
      )}
    </>
  )
}
