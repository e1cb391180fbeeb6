import type { RouteBodyInput, RouteContract, RouteQueryInput } from '@docent/proto/http'

/** One call of the API, ready to be sent. */
export interface Call {
  method: RouteContract['method']
  /** Below `/api`, with its parameters filled in. */
  path: string
  query?: Record<string, unknown>
  body?: unknown
}

type Filled<R extends RouteContract> = (R['params'] extends undefined ? unknown : { params?: Record<string, string> }) &
  (RouteQueryInput<R> extends undefined ? unknown : { query?: RouteQueryInput<R> }) &
  (RouteBodyInput<R> extends undefined ? unknown : { body: RouteBodyInput<R> })

/**
 * A call that fits its contract: method and path are the contract's own literals and what is sent has its types. The
 * contracts themselves are types only here, so that no schema is shipped to the browser.
 */
export function call<R extends RouteContract>(method: R['method'], path: R['path'], given?: Filled<R>): Call {
  const { params = {}, query, body } = (given ?? {}) as { params?: Record<string, string> } & Partial<Call>
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return { method, path: filled, query, body }
}

/** The address of a call, with what is undefined left out of the query. */
export function addressOf({ path, query = {} }: Pick<Call, 'path' | 'query'>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`
}
