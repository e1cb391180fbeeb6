import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { randomUUID } from 'node:crypto'
import { continueTrace, startSpan, traced, type Span } from '../telemetry/trace.ts'
import { commonFailures } from '../failures/index.ts'
import { closeInTime, whyCut, type UnderWay } from './closing.ts'
import { replyFor } from './errors.ts'
import { requestLog } from './request-log.ts'
import { zodSchemas } from './zod-schemas.ts'

export interface HttpOptions {
  log: FastifyBaseLogger
  /** Which proxies may say who the client is; services behind the gateway trust it. */
  trustProxy: boolean | string
  /** Bytes; routes may set their own. */
  bodyLimit?: number
  /** Whether a trace that the caller names goes on here. Default: whoever calls is one of ours. */
  followsTrace?(request: FastifyRequest): boolean
  /** How long answers in flight may take to finish when it closes, in milliseconds. */
  finishMs?: number
  /** Shared by the services of one process. */
  underWay?: UnderWay
}

const DEFAULT_BODY_LIMIT = 256 * 1024
/** A request must have arrived whole by then, in milliseconds: the largest upload over a slow line, but not a trickle. */
const LONGEST_REQUEST = 600_000
/** Asked every few seconds by machines. */
const UNRECORDED = new Set(['/healthz', '/readyz', '/metrics'])
const REQUEST_ID = /^[\w-]{8,64}$/

/** A Fastify instance with request ids, one shape of refusal and a 404 of the same shape. Nothing listens yet. */
export function createHttp({
  log,
  trustProxy,
  bodyLimit = DEFAULT_BODY_LIMIT,
  followsTrace = () => true,
  finishMs,
  underWay,
}: HttpOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    childLoggerFactory: requestLog,
    trustProxy,
    bodyLimit,
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
    },
    requestTimeout: LONGEST_REQUEST,
    // A HEAD of an endless stream would read it for ever.
    exposeHeadRoutes: false,
    // Who gets through while it closes is answered like anybody else: a call may not fail because of a rollout.
    return503OnClosing: false,
    schemaController: zodSchemas,
    frameworkErrors: (error, request, reply) => replyFor(error, request, reply),
  })
  closeInTime(app, finishMs, underWay)
  app.setErrorHandler((error, request, reply) => replyFor(error, request, reply))
  app.setNotFoundHandler((request, reply) => replyFor(commonFailures.not_found(), request, reply))
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    // It stays in the headers, so that whoever the request is handed on to goes on with the same trace.
    const given = followsTrace(request) ? (request.headers['traceparent'] as string | undefined) : undefined
    const traceparent = stepOf(request, reply, given)?.traceparent ?? continueTrace(given)
    request.headers['traceparent'] = traceparent
    traced(traceparent, done)
  })
  if (TELLS_ALL.has(log.level)) app.addHook('onResponse', tellAnswered)
  return app
}

/** Levels at which a line tells of every answer. */
const TELLS_ALL = new Set(['debug', 'trace'])

async function tellAnswered(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const route = request.routeOptions.url ?? 'unknown'
  const { method, headers } = request
  // An answer that came from elsewhere ends in the context of its connection, which is that of whoever opened it.
  traced(String(headers['traceparent']), () =>
    request.log.debug({ method, route, status: reply.statusCode, ms: reply.elapsedTime }, 'answered'),
  )
}

/** Records what becomes of a request, where that is wanted: its route, never its address, which names people and things. */
function stepOf(request: FastifyRequest, reply: FastifyReply, parent: string | undefined): Span | undefined {
  const { method } = request
  const { url: route = 'none' } = request.routeOptions
  if (UNRECORDED.has(route)) return undefined
  const span = startSpan({
    name: `${method} ${route}`,
    kind: 'server',
    parent,
    attributes: { 'http.request.method': method, 'http.route': route, 'url.scheme': request.protocol },
  })
  if (!span) return undefined
  // It closes also where the answer was cut before it was whole.
  reply.raw.once('close', () => {
    const { statusCode, writableEnded } = reply.raw
    span.set({ 'http.response.status_code': statusCode })
    if (!writableEnded) span.failed(whyCut(reply) === 'the client left' ? 'client_left' : 'process_ended')
    else if (statusCode >= 500) span.failed(String(statusCode))
    span.end()
  })
  return span
}
