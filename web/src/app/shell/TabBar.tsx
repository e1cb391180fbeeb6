import { NavLink } from 'react-router'
import { Icon } from '../../ui/Icon.tsx'
import { texts } from '../texts.ts'
import { pages } from './pages.ts'

/** The navigation of phones; it leaves while the keyboard is up. */
export function TabBar() {
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
