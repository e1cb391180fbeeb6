import { NavLink } from 'react-router'
import { Icon } from '../../ui/Icon.tsx'
import { texts } from '../texts.ts'
import { usePages } from './usePages.ts'

/** The navigation of phones; it leaves while the keyboard is up. */
export function TabBar() {
  const pages = usePages()
  return (
    <nav className="tabbar" aria-label={texts.mainNav}>
      {pages.map(({ to, short, icon }) => (
        <NavLink key={to} to={to}>
          <Icon name={icon} />
          {short}
        </NavLink>
      ))}
    </nav>
  )
}
