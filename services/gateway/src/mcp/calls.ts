import type { RouteContract } from '@docent/proto/http'
import { Failure } from '@docent/runtime/failures'
import type { Upstreams } from '@docent/runtime/upstreams'
import type { Admission } from '../admission/admission.ts'

/** On whose behalf a call is made. */
export interface Caller {
  /** Network address. */
  address: string
  requestId: string
  traceparent: string
  /** Languages they prefer, as their program said. */
  languages: string
}

export interface CallGiven {
  caller: Caller
  /** Key or token. */
  bearer: string
  signal?: AbortSignal
}

/** Makes a call of the API for somebody: with the same limits and the same refusals as if they came themselves. */
export type CallService = (contract: RouteContract, input: object, given: CallGiven) => Promise<unknown>

export function createCallService({
  admission,
  upstreams,
}: {
  admission: Admission
  upstreams: Upstreams
}): CallService {
  return async (contract, input, { caller, bearer, signal }) => {
    const authorization = `Bearer ${bearer}`
    await admission.admit(contract, { authorization }, caller.address)
    const { service, method, path } = contract
    const { status, body } = await upstreams.call(service, {
      method,
      path: `/api${path}`,
      headers: {
        authorization,
        accept: 'application/json',
        'accept-language': caller.languages,
        'x-forwarded-for': caller.address,
        'x-request-id': caller.requestId,
        traceparent: caller.traceparent,
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' && { body: input }),
      ...(signal && { signal }),
    })
    if (status >= 200 && status < 300) return body
    throw refusalOf(status, body)
  }
}

/** A refusal of a service, in its own words. */
function refusalOf(status: number, body: unknown): Failure {
  const { error, code, success: _success, requestId: _id, ...extra } = (body ?? {}) as Record<string, unknown>
  return new Failure(String(code), status, String(error), undefined, extra)
}
