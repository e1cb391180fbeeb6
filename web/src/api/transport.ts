import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { addressOf, type Call } from './call.ts'
import { failureFrom, networkFailure, type CallFailure } from './failure.ts'
import { accessOf, authorisedFetch } from './session/index.ts'

/** Sends a call as the owner and reads its JSON; everything that goes wrong becomes a `CallFailure`. */
export const transport: BaseQueryFn<Call, unknown, CallFailure> = async (given, api) => {
  const { method, body } = given
  const content =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  try {
    const response = await authorisedFetch(accessOf(api), addressOf(given), { method, signal: api.signal, ...content })
    return await readReply(response)
  } catch {
    return { error: networkFailure }
  }
}

/** The body of a reply, or why there is none. */
export async function readReply(response: Response): Promise<{ data: unknown } | { error: CallFailure }> {
  const body: unknown = await response.json().catch(() => undefined)
  return response.ok && body !== undefined ? { data: body } : { error: failureFrom(response.status, body) }
}
