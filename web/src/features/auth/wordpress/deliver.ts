import type { UserView } from '@docent/proto/http'
import type { GivenWidget } from '../../../api/site-widgets.ts'
import type { ReturnSite } from './site.ts'

/** What the site is told. */
export interface WordPressMessage {
  type: 'docent_auth_success'
  widgetId: string
  user: { name: string; email: string; uid: string }
  /** What the site sent along, so that it knows its own request again. */
  state: string
  /** The widget that was chosen for it; absent where none was. */
  widget?: GivenWidget
}

export function messageFor(user: UserView, widgetId: string, state: string, widget?: GivenWidget): WordPressMessage {
  const { displayName, email, uid } = user
  return {
    type: 'docent_auth_success',
    widgetId,
    user: { name: displayName, email, uid },
    state,
    ...(widget && { widget }),
  }
}

type Opener = Pick<Window, 'closed' | 'postMessage'>

/** Whether the window that opened this one is still there to be told anything. */
export const isThere = (opener: Opener | null): opener is Opener => opener !== null && !opener.closed

/** Tells the window that opened this one, if it is of that very site. False when there is no such window any more. */
export function deliver(opener: Opener | null, message: WordPressMessage, { origin }: ReturnSite): boolean {
  if (!isThere(opener)) return false
  opener.postMessage(message, origin)
  return true
}
