import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { Refresher, RefreshOutcome } from './refresh.ts'
import { ended, granted, unreached, usableToken, type WithSession } from './session.ts'
import type { Tabs } from './tabs.ts'

/** What thunks and queries are given beside the store. */
export interface SessionTools {
  refresher: Refresher
  tabs: Tabs
  now: () => number
}

/** The store, as whatever sends calls sees it. */
export interface Access {
  getState: () => WithSession
  dispatch: ThunkDispatch<WithSession, SessionTools, UnknownAction>
  tools: SessionTools
}

/** Access out of what RTK Query hands to a query; the store is set up with `SessionTools` as its extra argument. */
export function accessOf(api: { getState: () => unknown; dispatch: Access['dispatch']; extra: unknown }): Access {
  return { getState: api.getState as Access['getState'], dispatch: api.dispatch, tools: api.extra as SessionTools }
}

/**
 * Sends with the owner's token, renewing it before it expires and once more when it is refused. Another tab may have opened another
 * account, or signed somebody else in, meanwhile: nothing that was begun in one account is done in another.
 */
export async function withToken(
  access: Access,
  send: (token: string | undefined) => Promise<Response>,
): Promise<Response> {
  const begun = openIn(access)
  const isOther = () => begun !== undefined && openIn(access) !== begun
  const token = await currentToken(access)
  if (token !== undefined && isOther()) return new Response(null, { status: 401 })
  const response = await send(token)
  if (response.status !== 401 || begun === undefined) return response
  const renewed = token === undefined ? undefined : await renew(access)
  return renewed === undefined || isOther() ? told(access, response) : send(renewed)
}

/** A refusal, as who was signed in when the call began is told of it: that the session has ended says more than to sign in. */
function told(access: Access, response: Response): Response {
  const { session } = access.getState()
  if (session.status !== 'out' || session.why === undefined) return response
  return new Response(JSON.stringify({ success: false, ...session.why }), { status: response.status })
}

/** Who is signed in, and in which account. */
function openIn(access: Access): string | undefined {
  const { session } = access.getState()
  return session.status === 'in' ? `${session.user.uid} ${session.account.id}` : undefined
}

/** `fetch` below `/api` as the owner. */
export function authorisedFetch(access: Access, address: string, init: RequestInit = {}): Promise<Response> {
  return withToken(access, (token) => {
    const headers = new Headers(init.headers)
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    return fetch(address, { ...init, headers })
  })
}

/** Refreshes the session and tells the store; the new token, or undefined when there is none. */
export async function renew(access: Access): Promise<string | undefined> {
  return settle(access, await access.tools.refresher.refresh())
}

/** The same after the account has changed: a refresh that was under way may bring it as it was before. */
export async function renewAfterChange(access: Access): Promise<void> {
  settle(access, await access.tools.refresher.refreshAfter())
}

function settle({ dispatch }: Access, outcome: RefreshOutcome): string | undefined {
  if (outcome.kind === 'granted') {
    dispatch(granted(outcome.grant))
    return outcome.grant.accessToken
  }
  dispatch(outcome.kind === 'refused' ? ended(outcome.why) : unreached())
  return undefined
}

async function currentToken(access: Access): Promise<string | undefined> {
  const { session } = access.getState()
  if (session.status !== 'in') return undefined
  return usableToken(session, access.tools.now()) ?? (await renew(access))
}
