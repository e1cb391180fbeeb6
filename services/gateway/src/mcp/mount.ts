import type { RouteContract } from '@docent/proto/http'
import { bearer } from '@docent/runtime/auth'
import type { Clock } from '@docent/runtime/clock'
import { commonFailures } from '@docent/runtime/failures'
import { clientGone, dropRest, failureOf, onceClosed } from '@docent/runtime/http'
import type { Upstreams } from '@docent/runtime/upstreams'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Admission } from '../admission/admission.ts'
import { clientAddress } from '../admission/client.ts'
import type { Trust } from '../admission/trust.ts'
import { protect } from '../routing/protect.ts'
import { createCallService, type Caller } from './calls.ts'
import { createKeys, nameOfKey } from './keys.ts'
import { createRunning } from './running.ts'
import { INSTRUCTIONS, offerTools } from './tools.ts'
import { createWhereFrom } from './where-from.ts'

export interface McpDeps {
  admission: Admission
  upstreams: Upstreams
  clock: Clock
  trust: Trust
  publicUrl: string
}

const BODY_LIMIT = 64 * 1024
/** How a connection is kept open while a model thinks, in milliseconds. */
const KEEP_ALIVE_MS = 15_000
const SESSION = /^[\w-]{1,100}$/

/** What every request counts as, before its key is looked at. */
const door: RouteContract = {
  service: 'chat',
  method: 'POST',
  path: '/mcp',
  auth: 'none',
  summary: 'The tools of the account for assistants',
  replies: {},
  bodyLimit: BODY_LIMIT,
}

/**
 * Search and answers for assistants (Model Context Protocol, streamable HTTP), with an API key. Nothing is kept between two
 * requests, so any replica takes any of them.
 */
export async function mountMcp(app: FastifyInstance, { admission, upstreams, clock, trust, publicUrl }: McpDeps) {
  const call = createCallService({ admission, upstreams })
  const keys = createKeys({ call, clock })
  const running = createRunning()
  const whereFrom = createWhereFrom(publicUrl, trust)

  /** By the headers alone. */
  async function admit({ raw, id }: FastifyRequest): Promise<{ key: string; token: string; caller: Caller }> {
    const address = clientAddress(raw, trust)
    const { authorization, traceparent, 'accept-language': languages = '' } = raw.headers
    await admission.admit(door, raw.headers, address)
    const key = bearer(authorization)
    if (key === undefined) throw commonFailures.not_signed_in()
    const caller = { address, requestId: id, traceparent: String(traceparent), languages }
    return { key, token: await keys.tokenOf(key, caller), caller }
  }

  const admitted = new WeakMap<FastifyRequest, Awaited<ReturnType<typeof admit>>>()

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { key, token, caller } = admitted.get(request) as Awaited<ReturnType<typeof admit>>
    const said = request.body as Said
    const given = request.headers['mcp-session-id']
    // A name for what one client has at work; it opens nothing, and is known nowhere else.
    const client = typeof given === 'string' && SESSION.test(given) ? given : randomUUID()
    const session = `${nameOfKey(key)} ${client}`
    if (said?.method === 'notifications/cancelled') {
      running.end(session, said.params?.requestId)
      return reply.code(202).send()
    }
    if (said?.method === 'initialize') reply.header('mcp-session-id', client)

    const gone = clientGone(reply)
    const { McpServer, Transport } = await sdk()
    const server = new McpServer({ name: 'docent', title: 'Docent', version: '1' }, { instructions: INSTRUCTIONS })
    offerTools(server, {
      async act(contract, input, signal) {
        try {
          return await call(contract, input, { caller, bearer: token, signal })
        } catch (error) {
          // The account was left in this very minute.
          if (failureOf(error).status === 401) keys.forget(key)
          throw error
        }
      },
      during: (id, signal, work) => running.during(session, id, [signal, gone], work),
      onFailed: (error) => request.log.error({ err: error }, 'a tool failed'),
    })
    const transport = new Transport({ sessionIdGenerator: undefined, keepAliveMs: KEEP_ALIVE_MS })
    await server.connect(transport)
    onceClosed(reply, () => void server.close())
    const response = await transport.handleRequest(asWebRequest(request, publicUrl), { parsedBody: said })
    for (const [name, value] of response.headers) reply.header(name, value)
    // Proxies must not wait for the end of what comes piece by piece.
    reply.code(response.status).header('x-accel-buffering', 'no').header('cache-control', 'no-store')
    return reply.send(response.body ? Readable.fromWeb(response.body) : null)
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_, text, done) => {
      try {
        done(null, JSON.parse(String(text)))
      } catch {
        done(commonFailures.bad_request({ values: { problem: 'the body is no JSON' } }))
      }
    })
    scope.setErrorHandler((error, request, reply) => refuse(error, request, reply))
    scope.post(
      '/mcp',
      {
        async onRequest(request, reply) {
          protect(reply)
          whereFrom(request.raw)
          admitted.set(request, await admit(request))
        },
      },
      answer,
    )
    scope.route({
      method: ['GET', 'DELETE'],
      url: '/mcp',
      // There is no stream to listen to between calls, and no session to end.
      handler: async (_, reply) => reply.code(405).header('allow', 'POST').send(),
    })
  })
}

type Said = { method?: string; params?: { requestId?: unknown } } | null

/** Loaded by the first who asks: most installations never need it. */
async function sdk() {
  const [{ McpServer }, { WebStandardStreamableHTTPServerTransport: Transport }] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/mcp.js'),
    import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
  ])
  return { McpServer, Transport }
}

function asWebRequest({ raw }: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers()
  for (const name of ['accept', 'content-type', 'mcp-protocol-version', 'mcp-session-id']) {
    const value = raw.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  return new Request(new URL('/mcp', publicUrl), { method: 'POST', headers })
}

/** A refusal before any tool was reached, in the shape of the protocol. */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = failureOf(error)
  if (failure.status >= 500) request.log.error({ err: failure.detail ?? failure, code: failure.code }, failure.message)
  const { retryAfterSeconds } = failure.extra
  if (typeof retryAfterSeconds === 'number') reply.header('retry-after', Math.max(1, Math.ceil(retryAfterSeconds)))
  if (failure.status === 401) {
    const reason = request.headers.authorization === undefined ? '' : ', error="invalid_token"'
    reply.header('www-authenticate', `Bearer realm="Docent"${reason}`)
  }
  reply
    .code(failure.status)
    .type('application/json; charset=utf-8')
    .send({
      jsonrpc: '2.0',
      id: null,
      error: { code: -32000, message: failure.message, data: { code: failure.code, requestId: request.id } },
    })
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) dropRest(request.raw)
  return reply
}
