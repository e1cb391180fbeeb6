import { NavLink } from 'react-router'
import { texts } from './texts.ts'
import './sections.css'

const sections = [
  { to: '/conversations', label: texts.all },
  { to: '/conversations/unanswered', label: texts.unanswered },
  { to: '/conversations/answers', label: texts.answers },
  { to: '/conversations/golden', label: texts.golden },
  { to: '/conversations/analytics', label: texts.analytics },
  { to: '/conversations/handover', label: texts.handover },
] as const

/** The pages about what visitors ask. */
export function Sections() {
  return (
    <nav className="sections" aria-label={texts.label}>
      {sections.map(({ to, label }) => (
        <NavLink key={to} to={to} end>
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
