import type { UserView } from '@docent/proto/http'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { GivenWidget } from '../../../api/site-widgets.ts'
import { toasted } from '../../../ui/toasts/toasts.ts'
import { wordPressTexts } from '../texts.ts'
import { deliver, isThere, messageFor } from './deliver.ts'
import { widgetIdFor, type ReturnSite } from './site.ts'

/** How long the success stays to be read before the window closes, in milliseconds. */
const CLOSE_AFTER_MS = 2_000

/** What the site gets beside who its owner is. */
export interface Choice {
  widget?: GivenWidget
  /** Why there can be none: the plan of the owner, and those that have it. */
  notInPlan?: { plan: string; plans: readonly string[] }
}

/**
 * `choosing` once somebody is signed in and wants to; `connected` with the id that the site was given; `alone` when the window
 * that asked is gone.
 */
export type Connection =
  | { kind: 'open' }
  | { kind: 'choosing'; user: UserView }
  | ({ kind: 'connected'; widgetId: string } & Choice)
  | { kind: 'alone' }

/** Has a widget chosen, tells the site who signed in, says so, and closes the window. */
export function useConnect(site: ReturnSite | undefined, state: string) {
  const dispatch = useDispatch()
  const [connection, setConnection] = useState<Connection>({ kind: 'open' })
  const isConnected = connection.kind === 'connected'
  useEffect(() => {
    if (!isConnected) return undefined
    const timer = setTimeout(() => window.close(), CLOSE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isConnected])

  // The type says any window; without one it is null.
  const opener = () => window.opener as Window | null
  const connect = (user: UserView) => setConnection(isThere(opener()) ? { kind: 'choosing', user } : { kind: 'alone' })
  const finish = (user: UserView, choice: Choice) => {
    if (!site) return
    const widgetId = widgetIdFor(site, Date.now())
    if (!deliver(opener(), messageFor(user, widgetId, state, choice.widget), site)) {
      setConnection({ kind: 'alone' })
      return
    }
    setConnection({ kind: 'connected', widgetId, ...choice })
    dispatch(toasted({ title: wordPressTexts.success, description: wordPressTexts.widgetId(widgetId) }))
  }
  return { connection, connect, finish }
}
