import { showIn, watchEnd } from '@docent/widget-embed/wide'
import { useLayoutEffect, useRef } from 'react'
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

/** The pages about what visitors ask, in one row: it scrolls where it has no room, with the open one in sight. */
export function Sections() {
  const isEditor = useMay('editor')
  const shown = sections.filter(({ isEditors }) => isEditor || !isEditors)
  const row = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const open = row.current?.querySelector('[aria-current]')
    if (row.current && open) showIn(row.current, open)
    return row.current ? watchEnd(row.current) : undefined
  }, [])
  return (
    <nav className="sections" aria-label={texts.label} ref={row}>
      {shown.map(({ to, label }) => (
        <NavLink key={to} to={to} end>
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
