import type { RouteBodyInput, RouteContract, RouteQueryInput, RouteReply } from '@docent/proto/http'

/** A call that was refused. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number

  constructor(path: string, status: number, error: string) {
    super(`${path}: ${status} ${error}`)
    this.status = status
  }
}

export interface Caller {
  call<R extends RouteContract>(
    contract: R,
    given?: { query?: RouteQueryInput<R>; body?: RouteBodyInput<R> },
  ): Promise<RouteReply<R>>
  /** A reply that is a file. */
  bytes<R extends RouteContract>(contract: R, query: RouteQueryInput<R>): Promise<Buffer>
}

/** Calls the API at an address as one owner. @throws Refused */
export function createCaller(address: string, newToken: () => Promise<string>, signal: AbortSignal): Caller {
  async function send({ method, path }: RouteContract, query: unknown, body: unknown): Promise<Response> {
    const url = new URL(`/api${path}`, address)
    for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
      url.searchParams.set(name, String(value))
    }
    const response = await fetch(url, {
      method,
      signal,
      headers: {
        authorization: `Bearer ${await newToken()}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (response.ok) return response
    const { error = '' } = (await response.json().catch(() => ({}))) as { error?: string }
    throw new Refused(path, response.status, error)
  }

  return {
    async call(contract, { query, body } = {}) {
      return (await (await send(contract, query, body)).json()) as never
    },
    async bytes(contract, query) {
      return Buffer.from(await (await send(contract, query, undefined)).arrayBuffer())
    },
  }
}
