import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { useKeptFocus } from './useKeptFocus.ts'
import { Toaster } from '../ui/toasts/Toaster.tsx'

/** What every page has: one toast, the scroll position, and the focus on its title after a change of page. */
export function Root() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useKeptFocus()
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <>
      <Outlet />
      <Toaster />
      {/* The first page of a visit has the same key whichever it is. */}
      <ScrollRestoration getKey={({ key, pathname: path }) => `${path} ${key}`} />
    </>
  )
}
