import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { Navigate, useLocation } from 'react-router'
import { homeOf, selectAccount, selectStatus } from '../api/session/index.ts'
import { Wait } from '../ui/Wait.tsx'
import { texts } from './texts.ts'

/** The address that this dashboard was loaded for. */
const loadedFor = location.pathname

/**
 * The public pages are documents of their own, drawn at build time. A link inside the dashboard loads them; where they
 * were not served, as on the development server, whoever comes goes to sign in, or to where their work is.
 */
export function Home() {
  const { pathname, hash } = useLocation()
  const status = useSelector(selectStatus)
  const account = useSelector(selectAccount)
  const isServed = pathname !== loadedFor
  useEffect(() => {
    if (isServed) location.replace(pathname + hash)
  }, [isServed, pathname, hash])
  if (isServed || status === 'loading') return <Wait words={texts.wait} />
  return <Navigate to={status === 'out' ? '/login' : homeOf(account)} replace />
}
