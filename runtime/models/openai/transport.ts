import type { Dispatcher } from 'undici'

type Fetch = typeof globalThis.fetch

/**
 * Calls without web streams: they cost more than the rest of a call to a model. Connections are kept and shared by all calls
 * of this process. What the `openai` package does not need of a reply is not there.
 */
export function createTransport(): Fetch {
  let loading: ReturnType<typeof load> | undefined

  return async (input, init = {}) => {
    const { method = 'GET', headers, body, signal } = init
    // Files and forms: nothing that is asked here, and fetch knows how.
    if (typeof input !== 'string' || (body !== undefined && body !== null && typeof body !== 'string')) {
      return fetch(input, init)
    }
    const { request, dispatcher } = await (loading ??= load())
    let reply: Dispatcher.ResponseData
    try {
      reply = await request(input, {
        method,
        // What is packed would have to be unpacked here.
        headers: { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' },
        body: body ?? null,
        signal,
        dispatcher,
      })
    } catch (error) {
      if (signal?.aborted) throw new DOMException('the call was given up', 'AbortError')
      // As fetch says it: the package and what reads its errors know no other words.
      throw new TypeError('fetch failed', { cause: error })
    }
    // Whoever gives up before reading hears of it elsewhere.
    reply.body.on('error', () => undefined)
    if (!isRedirect(reply)) return replyOf(input, reply)
    await reply.body.dump()
    return fetch(input, init)
  }
}

async function load() {
  const { Agent, EnvHttpProxyAgent, request } = await import('undici')
  // How long an endpoint may be silent is watched where it is known what is waited for.
  const limits = { headersTimeout: 0, bodyTimeout: 0 }
  const byProxy = process.env['NODE_USE_ENV_PROXY'] === '1'
  return { request, dispatcher: byProxy ? new EnvHttpProxyAgent(limits) : new Agent(limits) }
}

const isRedirect = ({ statusCode, headers }: Dispatcher.ResponseData) =>
  statusCode >= 300 && statusCode < 400 && headers['location'] !== undefined

function replyOf(url: string, { statusCode: status, headers, body }: Dispatcher.ResponseData): Response {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  )
  const reply = {
    url,
    status,
    statusText: '',
    ok: status >= 200 && status < 300,
    headers: new Headers(pairs),
    body,
    text: () => body.text(),
    json: () => body.json(),
  }
  return reply as unknown as Response
}
