import { isAllowedOrigin } from '@docent/proto/allowed-origins'
import type { OwnerId } from '@docent/proto/ids'
import type { Clock, Ids } from '@docent/runtime/clock'
import type { VerifyVisitor, Visitor } from '@docent/runtime/http'
import { failures } from '../failures.ts'
import type { KnownWidget, Widgets } from '../projections/widgets.ts'
import { sessionOf } from './code.ts'
import type { SessionClaims, SessionTokens } from './session-token.ts'

/** How long a token is good for, in seconds. */
export const SESSION_SECONDS = 15 * 60
/** How long after that it still proves whose session it was, in seconds: a visitor who comes back goes on. */
const RENEWABLE_SECONDS = 90 * 24 * 60 * 60

export interface SessionRequest {
  widgetId: string
  sessionId?: string | null
  token?: string
  origin: string | undefined
  /** Where the visitor is. */
  address: string
}

export interface StartedSession {
  token: string
  sessionId: string
  visitor: Visitor
}

/** What of a request says where it comes from. */
export interface PlaceHeaders {
  origin?: string
  'sec-fetch-site'?: string | string[]
}

export interface Sessions {
  /** @throws widget_not_found, origin_not_allowed, assistant_away, range_blocked, session_not_yours */
  start(request: SessionRequest): Promise<StartedSession>
  verify: VerifyVisitor
}

export interface SessionsOptions {
  tokens: SessionTokens
  widgets: Widgets
  clock: Clock
  ids: Ids
  /** Origin of this installation: the widget's frame calls from there. */
  ownOrigin: string
  /** Before anything is done for whoever asks. @throws assistant_away, range_blocked */
  checkAsker(owner: OwnerId, address: string): Promise<void>
  /** True when nobody has talked in this session yet. */
  isUnused(owner: OwnerId, widgetId: string, sessionId: string): Promise<boolean>
  /** Called for every session that starts. */
  onStart(owner: OwnerId, widgetId: string, origin: string | undefined): Promise<void>
  /** Called where a website is not among the allowed domains. */
  onRefused(owner: OwnerId, widgetId: string, origin: string | undefined): Promise<void>
}

export function createSessions(options: SessionsOptions): Sessions {
  const { tokens, widgets, clock, ids, ownOrigin, checkAsker, isUnused, onStart, onRefused } = options
  const now = () => Math.floor(clock.now().getTime() / 1000)

  return {
    async start({ widgetId, sessionId, token, origin, address }) {
      const widget = await widgets.find(undefined, widgetId)
      if (!widget) throw failures.widget_not_found()
      if (!isAllowedOrigin(origin, widget.allowedDomains)) {
        await onRefused(widget.ownerId, widgetId, origin)
        throw failures.origin_not_allowed({ detail: { origin, widgetId } })
      }
      await checkAsker(widget.ownerId, address)
      const earlier = token === undefined ? undefined : earlierSession(token, widget, origin)
      if (token !== undefined && !earlier) throw failures.session_not_yours()
      const goesOn = sessionId && earlier?.session === sessionId
      if (sessionId && !goesOn && !(await isUnused(widget.ownerId, widgetId, sessionId))) {
        throw failures.session_not_yours()
      }
      // An id that the client chose would be one that others can guess, or were handed on purpose.
      const visitor = earlier?.visitor ?? `v-${ids.secret(12)}`
      const session = goesOn ? sessionId : sessionOf(visitor, ids.secret(18))
      const claims: SessionClaims = {
        owner: widget.ownerId,
        widget: widgetId,
        origin: origin ?? '',
        session,
        visitor,
        expires: now() + SESSION_SECONDS,
      }
      await onStart(widget.ownerId, widgetId, origin)
      return { token: tokens.sign(claims), sessionId: session, visitor: visitorIn(claims) }
    },

    async verify(token, request): Promise<Visitor | undefined> {
      const claims = tokens.read(token)
      if (!claims || claims.expires <= now()) return undefined
      const widget = await widgets.find(claims.owner, claims.widget)
      if (!widget || !isFromPage(request.headers, claims, widget)) return undefined
      await checkAsker(claims.owner, request.ip)
      return visitorIn(claims)
    },
  }

  function earlierSession(token: string, widget: KnownWidget, origin: string | undefined): SessionClaims | undefined {
    const claims = tokens.read(token)
    if (!claims || claims.widget !== widget.id || claims.owner !== widget.ownerId) return undefined
    if (claims.origin !== (origin ?? '') || claims.expires + RENEWABLE_SECONDS < now()) return undefined
    return claims
  }

  /**
   * A call comes from the page the session was started on, or from the frame on it. Browsers leave the origin out when
   * the frame reads from its own server, and say instead that the call stays on one site.
   */
  function isFromPage(headers: PlaceHeaders, claims: SessionClaims, { allowedDomains }: KnownWidget): boolean {
    // The owner may have taken the website off the list since.
    if (!isAllowedOrigin(claims.origin || undefined, allowedDomains)) return false
    const { origin } = headers
    if (origin !== undefined) return origin === claims.origin || origin === ownOrigin
    return allowedDomains.length === 0 || headers['sec-fetch-site'] === 'same-origin'
  }
}

const visitorIn = ({ owner, widget, session, visitor, origin }: SessionClaims): Visitor => ({
  owner,
  widgetId: widget,
  sessionId: session,
  visitorId: visitor,
  origin,
})
