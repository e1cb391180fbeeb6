import {
  streamedType,
  type RawType,
  type RouteBody,
  type RouteContract,
  type RouteParams,
  type RouteQuery,
  type RouteReply,
} from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { bearer, type Person, type TokenVerifier } from '../auth/index.ts'
import { PassThrough, Readable, Transform } from 'node:stream'
import { commonFailures } from '../failures/index.ts'
import { dropRest } from './drop-rest.ts'
import { permit } from './permit.ts'

/** A website visitor, as the token of a widget session says. `owner` is the owner of the widget. */
export interface Visitor {
  owner: OwnerId
  widgetId: string
  sessionId: string
  /** The same in all sessions of one visitor. */
  visitorId?: string
  /** Of the website the session was started on; absent or "" when it is not known. */
  origin?: string
}

/** Checks a widget session's token against the request (its origin, its address); `undefined` refuses it. */
export type VerifyVisitor = (token: string, request: FastifyRequest) => Promise<Visitor | undefined>

/** Who called: a member of an account, a program with a key of it (`byKey`), or a visitor of one of its widgets. */
export type Caller = { owner: OwnerId; person?: Person; visitor?: Visitor; byKey?: boolean }

type CallerOf<R extends RouteContract> = R['auth'] extends 'none'
  ? { owner?: undefined; person?: undefined; visitor?: undefined; byKey?: undefined }
  : R['auth'] extends 'owner' | 'person' | 'operator'
    ? { owner: OwnerId; person: Person; visitor?: undefined; byKey?: boolean }
    : R['auth'] extends 'visitor'
      ? { owner: OwnerId; person?: undefined; visitor: Visitor; byKey?: undefined }
      : Caller

/** One call, parsed and authorised by its contract. */
export type Call<R extends RouteContract> = CallerOf<R> & {
  body: RouteBody<R>
  query: RouteQuery<R>
  params: RouteParams<R>
  request: FastifyRequest
  reply: FastifyReply
}

export interface Router {
  /**
   * Mounts a route of the contract. The handler returns the body of the 200 reply; for another status or a stream it
   * answers through `call.reply` and returns that.
   */
  on<R extends RouteContract>(
    contract: R,
    handler: (call: Call<R>) => Promise<RouteReply<R> | FastifyReply>,
    options?: RouteOptions<R>,
  ): void
}

export interface RouteOptions<R extends RouteContract = RouteContract> {
  /** Who may call without a token: asked before a byte of the body is read. @throws what they are refused with */
  permit?(request: FastifyRequest): void
  /** How large a body of this owner may be: asked before a byte of it is read. */
  largestBody?(owner: OwnerId): Promise<BodyLimit>
  /** Takes the call where its body comes in one of the `streams` of the contract, and reads that itself. */
  streamed?(call: Call<R>, body: Readable): Promise<RouteReply<R> | FastifyReply>
}

/** A limit of the body itself, in bytes as they are sent, with the refusal of a larger one. */
export interface BodyLimit {
  bytes: number
  refusal(): Error
}

export interface RouterOptions {
  tokens: TokenVerifier
  verifyVisitor?: VerifyVisitor
  /** Hears of everybody who calls. */
  seen?(owner: OwnerId): void
}

/** Mounts contracts on a Fastify scope: parse, authorise, hand over, and strip replies to what the contract says. */
export function createRouter(app: FastifyInstance, { tokens, verifyVisitor, seen }: RouterOptions): Router {
  const isRaw = (request: FastifyRequest, type: RawType) => contracts.get(request)?.raw?.includes(type) ?? false
  app.addContentTypeParser(
    ['multipart/form-data', 'application/octet-stream'],
    async (request: FastifyRequest, payload: Readable) => {
      const { streams, bodyLimit } = contracts.get(request) ?? {}
      if (isRaw(request, 'multipart/form-data')) return bytesOf(payload, bodyLimit)
      if (streams === undefined) throw commonFailures.unsupported_media_type()
      return payload
    },
  )
  app.addContentTypeParser('message/rfc822', { parseAs: 'buffer' }, (request, body, done) => {
    if (isRaw(request, 'message/rfc822')) done(null, body)
    else done(commonFailures.unsupported_media_type())
  })
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A signature is over the text: nobody could check it after parsing.
    if (isRaw(request, 'application/json')) done(null, Buffer.from(body))
    else if (contracts.get(request)?.signed) done(null, body)
    else void parseJson(request, body as string, done)
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    if (isRaw(request, 'application/x-www-form-urlencoded')) done(null, Buffer.from(body))
    else done(contracts.get(request)?.takesForm ? null : commonFailures.unsupported_media_type(), undefined)
  })

  return {
    on(contract, handler, { permit: permitted, largestBody, streamed } = {}) {
      const bodyLimit = contract.bodyLimit === undefined ? {} : { bodyLimit: contract.bodyLimit }
      app.route({
        method: contract.method,
        url: contract.path,
        ...bodyLimit,
        schema: schemaOf(contract),
        ...(contract.streams && { validatorCompiler: exceptStreams }),
        // Who calls is settled before the body is read: a stranger cannot make the service parse megabytes.
        onRequest: async (request) => {
          permitted?.(request)
          const caller = await authorise(contract, request)
          if (caller) seen?.(caller.owner)
          callers.set(request, caller)
          contracts.set(request, contract)
          if (!largestBody || !caller) return
          const limit = await largestBody(caller.owner)
          if (Number(request.headers['content-length'] ?? 0) > limit.bytes) {
            dropRest(request.raw)
            throw limit.refusal()
          }
          limits.set(request, limit)
        },
        preParsing: async (request, _reply, payload) => {
          const limit = limits.get(request)
          // A length that was said is held to by the server itself.
          return limit && request.headers['content-length'] === undefined ? counted(payload, limit) : payload
        },
        handler: async (request, reply) => {
          const caller = callers.get(request)
          if (caller) refuseOtherOwner(caller.owner, request.query, request.body)
          const { body, query, params } = request
          const call = { ...caller, body, query, params, request, reply } as Call<typeof contract>
          if (!streamed || !streamedType(contract, request.headers['content-type'])) return handler(call)
          const arriving = behind(body as Readable)
          try {
            return await streamed(call, arriving)
          } finally {
            dropRest(request.raw)
          }
        },
      })
    },
  }

  async function authorise(contract: RouteContract, request: FastifyRequest): Promise<Caller | undefined> {
    if (contract.auth === 'none') return undefined
    const token = bearer(request.headers.authorization)
    if (token && contract.auth !== 'visitor') {
      const claims = await tokens.verify(token)
      if (claims) {
        return { owner: permit(contract, claims), person: claims.person, ...(claims.byKey && { byKey: true }) }
      }
    }
    if (token && takesVisitors(contract)) {
      const visitor = await verifyVisitor?.(token, request)
      if (visitor) return { owner: visitor.owner, visitor }
    }
    // What a program sends for its account is a JWT, and so it knows that it has to sign in again.
    if (!takesVisitors(contract) || token?.startsWith('ey')) throw commonFailures.not_signed_in()
    const or = contract.auth === 'either' ? ', or send an access token of the account' : ''
    throw commonFailures.no_widget_session({ values: { missing: missingIn(request, token), or } })
  }
}

const takesVisitors = ({ auth }: RouteContract) => auth === 'visitor' || auth === 'either'

/** What a call lacks that only visitors make, as far as it can be told without knowing the session. */
function missingIn({ headers }: FastifyRequest, token: string | undefined): string {
  if (!token) return 'The Authorization header with a token is missing.'
  if (headers.origin === undefined && headers['sec-fetch-site'] !== 'same-origin')
    return 'The Origin header is missing, or the token is over.'
  return 'The token is over, or belongs to another page than the Origin header names.'
}

/** A whole body. @throws too_large */
async function bytesOf(payload: Readable, limit = 0): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of payload as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > limit) throw commonFailures.too_large({ values: { limit: `${Math.floor(limit / 1024)} KB` } })
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** A body behind a stream of its own: where that is given up, the connection must live to carry the refusal. */
function behind(payload: Readable): Readable {
  const through = new PassThrough()
  payload.once('error', (error) => through.destroy(error))
  payload.once('close', () => {
    if (!payload.readableEnded) through.destroy(new Error('the client left'))
  })
  return payload.pipe(through)
}

/** A body that arrives is checked by whoever reads it. */
const exceptStreams: FastifySchemaCompiler<FastifySchema> = (route) => {
  const validate = validatorCompiler(route as never)
  return (data: unknown) => (data instanceof Readable ? { value: data } : validate(data))
}

const contracts = new WeakMap<FastifyRequest, RouteContract>()
const callers = new WeakMap<FastifyRequest, Caller | undefined>()
const limits = new WeakMap<FastifyRequest, BodyLimit>()

/** A body that fails as soon as it is larger than it may be. */
function counted(payload: Readable, { bytes, refusal }: BodyLimit): Readable {
  let seen = 0
  const through = new Transform({
    transform(piece: Buffer, _encoding, done) {
      seen += piece.length
      done(seen > bytes ? refusal() : null, piece)
    },
  })
  payload.once('error', (error) => through.destroy(error))
  return payload.pipe(through)
}

function schemaOf(contract: RouteContract): FastifySchema {
  const { body, query, params, replies, produces } = contract
  return {
    ...(body && { body }),
    ...(query && { querystring: query }),
    ...(params && { params }),
    ...(produces === 'application/octet-stream' ? {} : { response: replies }),
  }
}

function refuseOtherOwner(owner: OwnerId, ...sources: unknown[]): void {
  for (const source of sources) {
    if (typeof source !== 'object' || source === null) continue
    const { userId, uid } = source as { userId?: unknown; uid?: unknown }
    if ((userId !== undefined && userId !== owner) || (uid !== undefined && uid !== owner)) {
      throw commonFailures.owner_mismatch()
    }
  }
}
