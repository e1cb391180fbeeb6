import { LinkButton } from '../../ui/LinkButton.tsx'
import { Note } from '../../ui/Note.tsx'
import type { PlanNote as Said } from './describe.ts'
import { texts } from './texts.ts'

export function PlanNote({ title, text }: Said) {
  return (
    <div className="w-plan">
      <Note title={title}>
        <p>{text}</p>
        <LinkButton size="small" to="/subscription-usage">
          {texts.plans}
        </LinkButton>
      </Note>
    </div>
  )
}
