import { createDocent, DocentError } from '@docent/client'
import type {
  DocumentView,
  RouteBodyInput,
  RouteContract,
  RouteQueryInput,
  RouteReply,
  UsageView,
  UserView,
} from '@docent/proto/http'
import * as api from '@docent/proto/http'

/** A reply that was not a success. */
export class Refused extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(`${status} ${code}: ${message}`)
    this.status = status
    this.code = code
  }
}

/** An owner who uses the API the way any client does. */
export interface Owner {
  user: UserView
  token: string
  call<R extends RouteContract>(contract: R, given?: Given<R>): Promise<RouteReply<R>>
  upload(fileName: string, content: Uint8Array | string, fileType?: string): Promise<string>
  /** Generate Embeddings, until the document is ready or has failed, each within the limit. */
  embed(documentId: string, limitMs?: number): Promise<DocumentView>
  documents(): Promise<DocumentView[]>
  usage(): Promise<UsageView>
}

interface Given<R extends RouteContract> {
  body?: RouteBodyInput<R>
  query?: RouteQueryInput<R>
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** Calls one route of the contract. @throws Refused, or the network's error */
export async function call<R extends RouteContract>(
  address: string,
  contract: R,
  { body, query, headers, signal }: Given<R> = {},
): Promise<RouteReply<R>> {
  const url = new URL(`/api${contract.path}`, address)
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value))
  }
  const reply = await fetch(url, {
    method: contract.method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    signal,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const answer = (await reply.json()) as { success: boolean; error?: string; code?: string }
  if (!reply.ok) throw new Refused(reply.status, answer.code ?? '', answer.error ?? '')
  return answer as unknown as RouteReply<R>
}

/** Creates an account and returns its owner. */
export async function signUp(address: string, email: string, password = 'correct horse 42'): Promise<Owner> {
  const session = await call(address, api.signUp, { body: { email, password, name: 'Ines Hartmann' } })
  return owner(address, session)
}

/** Signs in to an account that exists. */
export async function signIn(address: string, email: string, password = 'correct horse 42'): Promise<Owner> {
  return owner(address, await call(address, api.signIn, { body: { email, password } }))
}

function owner(address: string, session: RouteReply<typeof api.signUp>): Owner {
  const authorization = `Bearer ${session.accessToken}`
  const mine: Owner['call'] = (contract, given = {}) =>
    call(address, contract, { ...given, headers: { authorization, ...given.headers } })
  // Tests that break things count every call: none is made again by itself.
  const docent = createDocent({ address, token: session.accessToken, retries: 0 })
  const documents = async () => (await docent.listDocuments().catch(asRefused)).data

  return {
    user: session.user,
    token: session.accessToken,
    call: mine,
    documents,
    usage: async () => (await docent.getUsage().catch(asRefused)).data,
    async upload(fileName, content, fileType = '') {
      const fileContent = Buffer.from(content as Uint8Array).toString('base64')
      return (await mine(api.processDocument, { body: { fileName, fileType, fileContent } })).documentId
    },
    async embed(documentId, limitMs) {
      await eventually(
        () => docent.embedDocument({ documentId }).catch(asRefused).catch(unlessUnheard),
        `embedding to have heard of document ${documentId}`,
        limitMs,
      )
      return eventually(
        async () => {
          const found = (await documents()).find((one) => one.id === documentId)
          return found && (found.status === 'ready' || found.status === 'failed') ? found : undefined
        },
        `document ${documentId} to be ready`,
        limitMs,
      )
    },
  }
}

/** What a call of the client failed with, as calls of any contract fail here. */
function asRefused(error: unknown): never {
  if (!(error instanceof DocentError)) throw error
  if (error.status === 0) throw error.cause
  throw new Refused(error.status, error.code, error.message)
}

/** A process that was just started again may not have heard of an upload that another one has acknowledged. */
function unlessUnheard(error: unknown): undefined {
  if (error instanceof Refused && error.code === 'document_not_found') return undefined
  throw error
}

/** Asks again until there is a value. Times out with what was waited for. */
export async function eventually<T>(look: () => Promise<T | undefined>, what: string, limitMs = 120_000): Promise<T> {
  const deadline = Date.now() + limitMs
  for (;;) {
    const value = await look()
    if (value !== undefined) return value
    if (Date.now() > deadline) throw new Error(`waited ${limitMs / 1000} s for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const COME_AGAIN_MS = 200

/** Asks again, a moment later, as long as the reply says to come again. */
export async function comingAgain<T>(ask: () => Promise<T>, what: string, limitMs?: number): Promise<T> {
  const served = async () => {
    try {
      return { value: await ask() }
    } catch (error) {
      if (!(error instanceof Refused && error.status === 503)) throw error
      await new Promise((resolve) => setTimeout(resolve, COME_AGAIN_MS))
      return undefined
    }
  }
  return (await eventually(served, what, limitMs)).value
}
