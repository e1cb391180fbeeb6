import { useSelector } from 'react-redux'
import { Link, NavLink, useLocation } from 'react-router'
import { selectStatus } from '../../api/session/index.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Wordmark } from '../../ui/Logo.tsx'
import { texts } from '../texts.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { OpenAccount } from './OpenAccount.tsx'
import { publicPages } from './pages.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { usePages } from './usePages.ts'

export function Header() {
  const status = useSelector(selectStatus)
  const { pathname, search } = useLocation()
  const linked = usePages().filter(({ isTabOnly }) => !isTabOnly)
  return (
    <header className="top">
      <div className="wrap">
        <Link className="home" to="/" aria-label={texts.home}>
          <Wordmark />
        </Link>
        <nav className="nav" aria-label={texts.mainNav}>
          {linked.map(({ to, label }) => (
            <NavLink key={to} to={to}>
              {label}
            </NavLink>
          ))}
          {publicPages.map(({ href, label }) => (
            <a key={href} className="public" href={href}>
              {label}
            </a>
          ))}
        </nav>
        <div className="end">
          <OpenAccount />
          <ThemeSwitch />
          {status === 'in' && <AccountMenu />}
          {status === 'out' && (
            <LinkButton to={`/login?from=${encodeURIComponent(pathname + search)}`}>{texts.signIn}</LinkButton>
          )}
        </div>
      </div>
    </header>
  )
}
