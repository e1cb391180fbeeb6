import type * as http from '@docent/proto/http'
import { addressOf, call } from '../call.ts'
import { forgetMarker } from './marker.ts'
import type { RefreshOutcome } from './refresh.ts'
import type { Grant } from './session.ts'

const TIMEOUT_MS = 8_000

/** A reply that signs somebody in, as this tab keeps it. */
export function grantOf(reply: http.RouteReply<typeof http.refresh>, now: number): Grant {
  const { user, account, accessToken, expiresIn } = reply
  return { user, account, accessToken, expiresAt: now + expiresIn * 1000 }
}

/** Sends the refresh cookie, which no script can read, and reads what came of it. */
export async function exchange(now: () => number): Promise<RefreshOutcome> {
  const { method, path } = call<typeof http.refresh>('POST', '/auth/refresh')
  try {
    const response = await fetch(addressOf({ path }), { method, signal: AbortSignal.timeout(TIMEOUT_MS) })
    const reply = await response.json()
    if (response.ok) return { kind: 'granted', grant: grantOf(reply, now()) }
    if (!refuses(response.status)) return { kind: 'unreachable' }
    const why = { code: String(reply.code), error: String(reply.error) }
    // The session of a suspended account is there the day that is lifted, and until then the owner reads why.
    if (why.code === 'account_suspended') return { kind: 'refused', why }
    forgetMarker()
    return why.code === 'session_ended' ? { kind: 'refused', why } : { kind: 'refused' }
  } catch {
    return { kind: 'unreachable' }
  }
}

/** A busy or broken server says nothing about the session. */
function refuses(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}
