import { useSelector } from 'react-redux'
import { Outlet } from 'react-router'
import { selectStatus } from '../../api/session/index.ts'
import { texts } from '../texts.ts'
import { Header } from './Header.tsx'
import { TabBar } from './TabBar.tsx'
import './shell.css'

/** Header, page, and on phones the tab bar. */
export function Component() {
  const signedIn = useSelector(selectStatus) === 'in'
  return (
    <div className={signedIn ? 'shell has-tabs' : 'shell'}>
      <a className="skip" href="#main">
        {texts.skip}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {signedIn && <TabBar />}
    </div>
  )
}
