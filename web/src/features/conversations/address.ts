import type { ConversationKey, Wanted } from '../../api/conversations.ts'

/** What the list shows, beside the words that are looked for. */
export const SHOWS = ['all', 'unread', 'answered', 'unsure', 'not-found', 'not-helpful', 'message', 'person'] as const
export type Show = (typeof SHOWS)[number]

/** Names a turn in the address, for programs that know nothing else of a conversation. */
export const TURN = 'turn'

/** What the address of the page says: it can be sent to somebody, and the way back leads to what was seen. */
export interface Address {
  show: Show
  widgetId: string | undefined
  search: string
  open: ConversationKey | undefined
  /** Whoever came to answer who waits in it speaks at once. Said once: no address that is written has it. */
  speaks?: boolean
}

export function read(params: URLSearchParams): Address {
  const show = SHOWS.find((one) => one === params.get('show')) ?? 'all'
  const [widgetId, session] = [params.get('of'), params.get('session')]
  return {
    show,
    widgetId: params.get('widget') ?? undefined,
    search: params.get('find') ?? '',
    open: widgetId !== null && session !== null ? { widgetId, session } : undefined,
    speaks: params.has('speak'),
  }
}

export function write({ show, widgetId, search, open }: Address): URLSearchParams {
  const params = new URLSearchParams()
  if (show !== 'all') params.set('show', show)
  if (widgetId !== undefined) params.set('widget', widgetId)
  if (search !== '') params.set('find', search)
  if (open) {
    params.set('of', open.widgetId)
    params.set('session', open.session)
  }
  return params
}

/** The call's words for it. */
export function wantedOf({ show, widgetId, search }: Address): Wanted {
  const words = search.trim()
  return {
    ...(widgetId !== undefined && { widgetId }),
    ...(words !== '' && { search: words }),
    ...(show === 'unread' && { unread: 'true' as const }),
    ...(show !== 'all' && show !== 'unread' && { outcome: show }),
  }
}

export const isSame = (a: ConversationKey | undefined, b: ConversationKey): boolean =>
  a?.widgetId === b.widgetId && a.session === b.session
