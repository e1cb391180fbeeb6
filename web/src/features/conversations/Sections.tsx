import { NavLink } from 'react-router'
import { texts } from './texts.ts'
import './sections.css'

const sections = [
  { to: '/conversations', label: texts.sections.all },
  { to: '/conversations/unanswered', label: texts.sections.unanswered },
  { to: '/conversations/answers', label: texts.sections.answers },
] as const

/** The pages about what visitors ask. */
export function Sections() {
  return (
    <nav className="sections" aria-label={texts.sections.label}>
      {sections.map(({ to, label }) => (
        <NavLink key={to} to={to} end>
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
