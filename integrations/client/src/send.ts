import { connectionFailed, DocentError, failureOf } from './failure.ts'
import type { Tokens } from './token.ts'
import type { UploadBody } from './uploads.ts'
import { wait } from './wait.ts'

/** One request, as often as it takes. */
export interface Request {
  method: string
  url: string
  headers: Record<string, string>
  body?: UploadBody
  /** Whether the body can be sent a second time: a stream can't. */
  isRepeatable: boolean
  /** Whether the call changes nothing, so that it may be made again without knowing what became of the first try. */
  isSafe: boolean
  signal: AbortSignal | undefined
}

export interface SendOptions {
  tokens: Tokens | undefined
  fetch: typeof fetch
  retries: number
}

const FIRST_WAIT_MS = 250
/** Longer than that, the caller decides: the failure says how long. */
const LONGEST_WAIT_MS = 30_000

/** Sends a request until it succeeds or another try would be no use, or no longer safe. @throws DocentError */
export async function send(request: Request, { tokens, fetch, retries }: SendOptions): Promise<Response> {
  const { signal, isRepeatable } = request
  let hasNewToken = false
  for (let tries = 0; ; tries++) {
    signal?.throwIfAborted()
    const token = await tokens?.get(signal)
    const { reply, error } = await once(request, token, fetch)
    if (reply?.ok) return reply
    const failure = reply ? await failureOf(reply) : error
    if (!isRepeatable || !(failure instanceof DocentError)) throw failure
    // The token ran out on the way: nothing was done, and the next one is good.
    if (token !== undefined && failure.code === 'not_signed_in' && !hasNewToken && tokens?.refused(token)) {
      hasNewToken = true
      continue
    }
    const waitMs = waitBefore(failure, request, tries)
    if (tries >= retries || waitMs === undefined || waitMs > LONGEST_WAIT_MS) throw failure
    await wait(waitMs, signal)
  }
}

async function once(
  { method, url, headers, body, signal }: Request,
  token: string | undefined,
  fetch: SendOptions['fetch'],
): Promise<{ reply?: Response; error?: unknown }> {
  try {
    const reply = await fetch(url, {
      method,
      headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      // A body of a stream is sent while the answer may already come; `fetch` wants that said.
      ...(body !== undefined && { body, ...(body instanceof ReadableStream && { duplex: 'half' }) }),
      ...(signal && { signal }),
      // Nothing of the API redirects, and a key goes to no other address.
      redirect: 'error',
      credentials: 'omit',
    })
    return { reply }
  } catch (error) {
    return { error: connectionFailed(error, signal) }
  }
}

/** How long to wait before another try, in milliseconds; undefined where there is to be none. */
function waitBefore({ status, code, retryAfterSeconds }: DocentError, request: Request, tries: number) {
  const backoff = FIRST_WAIT_MS * 2 ** tries * (0.5 + Math.random())
  const asked = retryAfterSeconds === undefined ? backoff : retryAfterSeconds * 1_000
  // It was turned away before anything was done.
  if (code === 'too_many_requests') return asked
  const mayPass = status === 0 || status === 502 || status === 503 || status === 504
  return mayPass && request.isSafe ? asked : undefined
}
