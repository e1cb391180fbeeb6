import type { UploadBody } from './uploads.ts'

/** What the client needs to know of a call to make it; the table of them is generated. */
export interface CallSpec {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api`. */
  path: string
  /** Names of the input that go into the address; what is left goes into the body. */
  query: readonly string[]
  /** What goes into the body: nothing, JSON, or `file` of the input as it is. */
  takes?: 'json' | 'file'
  /** What comes back: JSON, or a file. */
  gives: 'json' | 'file'
  /** Whether the call changes nothing, whatever its method. */
  isSafe: boolean
}

export interface CallOptions {
  /** Ends the call, and what Docent does for it. */
  signal?: AbortSignal
}

interface Parts {
  path: string
  contentType?: string
  body?: UploadBody
}

/** The parts of a request that the input of a call decides. */
export function partsOf({ path, query, takes }: CallSpec, input: Readonly<Record<string, unknown>>): Parts {
  const address = new URLSearchParams()
  const body: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue
    if (query.includes(name)) address.set(name, String(value))
    else body[name] = value
  }
  const whole = address.size > 0 ? `${path}?${address.toString()}` : path
  if (takes === undefined) return { path: whole }
  if (takes === 'json') return { path: whole, contentType: 'application/json', body: JSON.stringify(body) }
  return { path: whole, contentType: 'application/octet-stream', body: body['file'] as UploadBody }
}
