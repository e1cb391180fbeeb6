import { z } from 'zod'
import type { Role } from '../roles.ts'

/** The services that answer calls, by name. */
export type RoutedService =
  | 'identity'
  | 'document-ingest'
  | 'embedding'
  | 'chat'
  | 'widget'
  | 'billing'
  | 'notification'
  | 'insights'

/**
 * Who may call: `none` anybody; `owner` a signed-in member of the account with the role that the contract names; `person`
 * whoever is signed in, about themselves, whichever team they have open; `visitor` a widget session's token; `either` a
 * member or a visitor; `operator` the access token of an owner who runs the installation.
 */
export type RouteAuth = 'none' | 'owner' | 'person' | 'visitor' | 'either' | 'operator'

/** Who may call, and for what an account has the least role that it takes: without one it does not compile. */
export type RouteAccess =
  | { auth: 'owner' | 'either'; role: Role }
  | { auth: 'none' | 'person' | 'visitor' | 'operator'; role?: undefined }

/** One call of the API: everything a client, the service behind it and the OpenAPI document need to agree on. */
export type RouteContract = RouteAccess & RouteShape

interface RouteShape {
  service: RoutedService
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api`, in the router's notation (`/plans/:planId`). */
  path: string
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Answers by status; the first one is what success looks like. Failures are the same everywhere. */
  replies: Record<number, z.ZodType>
  /** Media type when the reply is not (or not only) JSON. */
  produces?: 'text/event-stream' | 'application/octet-stream' | 'text/html'
  /** Largest request body in bytes; 256 KiB when absent. */
  bodyLimit?: number
  /**
   * Sent once more where the process that had it died before its answer began. Its service knows it again by `x-call-id`, and has
   * its effects once.
   */
  repeatable?: true
  /** A form may come along, as mail programs send one; nothing of it is read. */
  takesForm?: true
  /** The body is JSON that its sender signed as it is: it is handed over as text, unread. */
  signed?: true
  /** The body comes in any of these types and is handed over as bytes, unread. */
  raw?: readonly RawType[]
  /** Media types in which the body may come instead of JSON; its service reads it as it arrives. */
  streams?: readonly StreamedType[]
}

/** A form with one file as its last part, or the bytes of a file as they are. */
export type StreamedType = 'multipart/form-data' | 'application/octet-stream'

/** How mails are handed over: as they are, or in the form of a provider. */
export type RawType =
  | 'message/rfc822'
  | 'application/json'
  | 'multipart/form-data'
  | 'application/x-www-form-urlencoded'

/** Keeps the literal types of a contract. */
export function route<const R extends RouteContract>(contract: R): R {
  return contract
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Given<S> = S extends z.ZodType ? z.input<S> : undefined

/** What a handler is given and what a client sends, derived from the contract. */
export type RouteParams<R extends RouteContract> = Parsed<R['params']>
export type RouteQuery<R extends RouteContract> = Parsed<R['query']>
export type RouteBody<R extends RouteContract> = Parsed<R['body']>
export type RouteBodyInput<R extends RouteContract> = Given<R['body']>
export type RouteQueryInput<R extends RouteContract> = Given<R['query']>
/** The body of the 200 reply. */
export type RouteReply<R extends RouteContract> = R['replies'] extends { 200: infer S } ? Parsed<S> : never
export type RouteReplyInput<R extends RouteContract> = R['replies'] extends { 200: infer S } ? Given<S> : never

/** The streamed type a call comes in, where its contract allows for it. */
export function streamedType({ streams }: RouteContract, contentType = ''): StreamedType | undefined {
  const said = contentType.split(';', 1)[0]?.trim().toLowerCase()
  return streams?.find((type) => type === said)
}

/** `success: true` beside whatever a call answers. */
export const ok = <S extends z.ZodRawShape>(shape: S) => z.object({ success: z.literal(true), ...shape })

/** Accepted for compatibility; the owner comes from the token and this must name the same one. */
export const claimedOwner = z.string().min(1).max(128).optional()

/** A moment the way the dashboard reads it: whole seconds since 1970, UTC. */
export const momentSchema = z.object({ seconds: z.int() })

/** A name. Line breaks, and marks that turn the direction of writing, have no place in one and would mislead whoever reads it. */
export const plainLine = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u, 'must be one line of plain text')
