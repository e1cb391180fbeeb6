import type { UserView } from '@docent/proto/http'
import type { ReturnSite } from './site.ts'

/** What the site is told. */
export interface WordPressMessage {
  type: 'docent_auth_success'
  widgetId: string
  user: { name: string; email: string; uid: string }
  /** What the site sent along, so that it knows its own request again. */
  state: string
}

export function messageFor(user: UserView, widgetId: string, state: string): WordPressMessage {
  const { displayName, email, uid } = user
  return { type: 'docent_auth_success', widgetId, user: { name: displayName, email, uid }, state }
}

type Opener = Pick<Window, 'closed' | 'postMessage'>

/** Tells the window that opened this one, if it is of that very site. False when there is no such window any more. */
export function deliver(opener: Opener | null, message: WordPressMessage, { origin }: ReturnSite): boolean {
  if (!opener || opener.closed) return false
  opener.postMessage(message, origin)
  return true
}
