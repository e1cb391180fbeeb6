import { Icon } from '../../ui/Icon.tsx'
import { Wordmark } from '../../ui/Logo.tsx'
import { themeModes } from '../theme/mode-names.ts'
import { texts, type Links } from './texts.ts'

const iconOf = { light: 'sun', dark: 'moon', system: 'system' } as const

/** `plain` is the header of the contact page for visitors: Home, Pricing, Get Started. Owners get the full one everywhere. */
export type HeaderKind = 'full' | 'plain'

/** The header of public pages. Menus and the account come alive with the script; links work without. */
export function SiteHeader({ kind, path }: { kind: HeaderKind; path: string }) {
  return (
    <header className="top">
      <div className="wrap">
        <a className="home" href="/" aria-label={texts.home}>
          <Wordmark />
        </a>
        <nav className="nav" aria-label={texts.main}>
          <Nav kind={kind} path={path} />
        </nav>
        <div className="end">
          <ThemeMenu />
          {kind === 'full' ? (
            <a className="btn plain signed-out" href="/login">
              {texts.signIn}
            </a>
          ) : (
            <a className="btn primary signed-out" href="/login?mode=sign-up">
              {texts.getStarted}
            </a>
          )}
          <Account />
          <details className="site-menu">
            <summary className="ib" aria-label={texts.menu}>
              <Icon name="menu" />
            </summary>
            <nav className="menu-sheet" aria-label={texts.menu}>
              <Nav kind={kind} path={path} />
            </nav>
          </details>
        </div>
      </div>
    </header>
  )
}

function Nav({ kind, path }: { kind: HeaderKind; path: string }) {
  if (kind === 'full') return <NavLinks links={texts.nav} path={path} />
  return (
    <>
      <NavLinks links={texts.plainNav} path={path} className="signed-out" />
      <NavLinks links={texts.nav} path={path} className="signed-in" />
    </>
  )
}

/** Nobody who only looks has conversations; whoever is signed in finds the menu of the dashboard. */
const OWN = '/conversations'

function NavLinks({ links, path, className }: { links: Links; path: string; className?: string }) {
  return links.map(([href, label]) => (
    <a
      key={href}
      href={href}
      className={href === OWN ? 'signed-in' : className}
      aria-current={href === path ? 'page' : undefined}
    >
      {label}
    </a>
  ))
}

function ThemeMenu() {
  return (
    <div className="menu-root needs-script" data-menu="theme">
      <button type="button" className="ib" aria-haspopup="menu" aria-expanded="false" aria-label={texts.theme}>
        <Icon name="sun" />
        <Icon name="moon" />
      </button>
      <div className="menu-sheet narrow" hidden>
        <div role="menu" aria-label={texts.theme}>
          {themeModes.map((mode) => (
            <button
              key={mode}
              type="button"
              role="menuitemradio"
              aria-checked="false"
              tabIndex={-1}
              data-theme-mode={mode}
            >
              <Icon name={iconOf[mode]} />
              {texts.themes[mode]}
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}

/** The avatar of whoever is signed in; the script fills it. */
function Account() {
  return (
    <div className="menu-root" data-menu="account" hidden>
      <button type="button" className="avatar" aria-haspopup="menu" aria-expanded="false" aria-label={texts.account}>
        <Icon name="figure" />
      </button>
      <div className="menu-sheet" hidden>
        <div className="who" />
        <div role="menu" aria-label={texts.account}>
          <a role="menuitem" tabIndex={-1} href="/subscription-usage">
            <Icon name="gauge" />
            {texts.usage}
          </a>
          <a role="menuitem" tabIndex={-1} href="/team">
            <Icon name="team" />
            {texts.team}
          </a>
          <a role="menuitem" tabIndex={-1} href="/account">
            <Icon name="figure" />
            {texts.accountPage}
          </a>
          <a role="menuitem" tabIndex={-1} href="/operation" data-operates="" hidden>
            <Icon name="system" />
            {texts.operation}
          </a>
          <a role="menuitem" tabIndex={-1} href="/help">
            <Icon name="info" />
            {texts.help}
          </a>
          <button type="button" role="menuitem" tabIndex={-1} data-sign-out="">
            <Icon name="arrow" />
            {texts.signOut}
          </button>
        </div>
      </div>
    </div>
  )
}
