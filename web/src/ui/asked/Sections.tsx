import { NavLink } from 'react-router'
import { useMay } from '../../api/hooks.ts'
import { texts } from './texts.ts'
import './sections.css'

const sections: readonly { to: string; label: string; isEditors?: true }[] = [
  { to: '/conversations', label: texts.all },
  { to: '/conversations/unanswered', label: texts.unanswered, isEditors: true },
  { to: '/conversations/answers', label: texts.answers, isEditors: true },
  { to: '/conversations/golden', label: texts.golden, isEditors: true },
  { to: '/conversations/analytics', label: texts.analytics },
  { to: '/conversations/handover', label: texts.handover },
]

/** The pages about what visitors ask. */
export function Sections() {
  const isEditor = useMay('editor')
  const shown = sections.filter(({ isEditors }) => isEditor || !isEditors)
  return (
    <nav className="sections" aria-label={texts.label}>
      {shown.map(({ to, label }) => (
        <NavLink key={to} to={to} end>
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
