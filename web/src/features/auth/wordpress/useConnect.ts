import type { UserView } from '@docent/proto/http'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { toasted } from '../../../ui/toasts/toasts.ts'
import { wordPressTexts } from '../texts.ts'
import { deliver, messageFor } from './deliver.ts'
import { widgetIdFor, type ReturnSite } from './site.ts'

/** How long the success stays to be read before the window closes, in milliseconds. */
const CLOSE_AFTER_MS = 2_000

/** `connected` with the id that the site was given; `alone` when the window that asked is gone. */
export type Connection = { kind: 'open' } | { kind: 'connected'; widgetId: string } | { kind: 'alone' }

/** Tells the site who signed in, says so, and closes the window. */
export function useConnect(site: ReturnSite | undefined, state: string) {
  const dispatch = useDispatch()
  const [connection, setConnection] = useState<Connection>({ kind: 'open' })
  const isConnected = connection.kind === 'connected'
  useEffect(() => {
    if (!isConnected) return undefined
    const timer = setTimeout(() => window.close(), CLOSE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isConnected])

  const connect = (user: UserView) => {
    if (!site) return
    const widgetId = widgetIdFor(site, Date.now())
    // The type says any window; without one it is null.
    const opener = window.opener as Window | null
    if (!deliver(opener, messageFor(user, widgetId, state), site)) {
      setConnection({ kind: 'alone' })
      return
    }
    setConnection({ kind: 'connected', widgetId })
    dispatch(toasted({ title: wordPressTexts.success, description: wordPressTexts.widgetId(widgetId) }))
  }
  return { connection, connect }
}
