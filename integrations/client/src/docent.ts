import { partsOf, type CallOptions, type CallSpec } from './call.ts'
import { eventsOf } from './events.ts'
import { connectionFailed, DocentError } from './failure.ts'
import { calls } from './generated/calls.ts'
import type {
  AnswerView,
  Calls,
  DocumentView,
  GetAnswerInput,
  Passage,
  ProcessDocumentInput,
} from './generated/types.ts'
import { send, type SendOptions } from './send.ts'
import { givenTokens, keyTokens, type Exchanged } from './token.ts'
import { wait } from './wait.ts'

export interface DocentOptions {
  /** Where Docent is, e.g. "https://docent.example.com". */
  address: string
  /** An API key, made on the Account page. It is exchanged for tokens of a minute by itself. */
  key?: string
  /** In place of a key: an access token, or what gives the present one. */
  token?: string | (() => string | Promise<string>)
  /** How often a call is tried again where that is safe; 2 when absent. */
  retries?: number
  /** In place of the global `fetch`. */
  fetch?: typeof fetch
}

/** What a streamed answer says, in the order: the passages, the text piece by piece, the whole. */
export type AnswerEvent =
  | { type: 'sources'; sources: Passage[] }
  | { type: 'delta'; text: string }
  | ({ type: 'done' } & AnswerView)

export interface Docent extends Calls {
  /** An answer as it comes into being. Stop reading, by `break` or the signal, and Docent stops writing. */
  streamAnswer(input: GetAnswerInput, options?: CallOptions): AsyncGenerator<AnswerEvent, void, undefined>
  /**
   * Uploads a file, or has a web page read, makes it searchable, and waits until it answers questions.
   * @throws DocentError `document_failed` with the reason, where it cannot be made to
   */
  addDocument(input: ProcessDocumentInput | { url: string }, options?: CallOptions): Promise<DocumentView>
}

const LOOK_AGAIN_MS = 500

/** A client for one installation and one owner. */
export function createDocent({ address, key, token, retries = 2, fetch: own }: DocentOptions): Docent {
  const api = `${httpAddress(address)}/api`
  // Looked up at each call, and called as browsers want it called.
  const fetching: typeof fetch = own ?? ((...given) => globalThis.fetch(...given))

  const exchange = async (): Promise<Exchanged> => {
    const request = { method: 'POST', url: `${api}/auth/key-token`, headers: { authorization: `Bearer ${key}` } }
    const options = { tokens: undefined, fetch: fetching, retries }
    // An exchange leaves nothing behind that a second one would double.
    const reply = await send({ ...request, isRepeatable: true, isSafe: true, signal: undefined }, options)
    return jsonOf<Exchanged>(reply, undefined)
  }
  const tokens = key !== undefined ? keyTokens(exchange) : token !== undefined ? givenTokens(token) : undefined
  const sending: SendOptions = { tokens, fetch: fetching, retries }

  async function request(spec: CallSpec, input: object, accept: string, { signal }: CallOptions): Promise<Response> {
    const { path, contentType, body } = partsOf(spec, input as Record<string, unknown>)
    const { method, isSafe } = spec
    const headers = { accept, ...(contentType !== undefined && { 'content-type': contentType }) }
    const isRepeatable = !(body instanceof ReadableStream)
    return send({ method, url: `${api}${path}`, headers, body, isRepeatable, isSafe, signal }, sending)
  }

  async function make(spec: CallSpec, input: object = {}, options: CallOptions = {}): Promise<unknown> {
    const isFile = spec.gives === 'file'
    const reply = await request(spec, input, isFile ? '*/*' : 'application/json', options)
    if (!isFile) return jsonOf(reply, options.signal)
    return reply.blob().catch((error: unknown) => {
      throw connectionFailed(error, options.signal)
    })
  }

  const made = Object.fromEntries(
    Object.entries(calls).map(([name, spec]) => [
      name,
      (input?: object, options?: CallOptions) => make(spec, input, options),
    ]),
  ) as unknown as Calls

  return {
    ...made,

    async *streamAnswer(input, options = {}) {
      const reply = await request(calls.getAnswer, input, 'text/event-stream', options)
      let isDone = false
      for await (const { event, data } of eventsOf(reply, options.signal)) {
        if (event === 'error') {
          const { error, code } = data as { error: string; code: string }
          throw new DocentError(error, { status: 0, code, requestId: reply.headers.get('x-request-id') ?? undefined })
        }
        isDone ||= event === 'done'
        // Events of a later release are not in the type yet.
        if (event === 'done' || event === 'delta' || event === 'sources')
          yield { type: event, ...(data as object) } as AnswerEvent
      }
      if (!isDone) throw connectionFailed(new Error('The stream ended before the answer did.'), options.signal)
    },

    async addDocument(input, options = {}) {
      const { documentId } = await ('url' in input
        ? made.processWebPage(input, options)
        : made.processDocument(input, options))
      await heardOf(() => made.embedDocument({ documentId }, options), options.signal)
      for (;;) {
        const { data } = await made.listDocuments({}, options)
        const found = data.find(({ id }) => id === documentId)
        if (found?.status === 'ready') return found
        if (found?.status === 'failed' || !found) {
          const reason = found ? (found.reason ?? 'The document failed.') : 'The document was deleted.'
          throw new DocentError(reason, { status: 0, code: 'document_failed' })
        }
        await wait(LOOK_AGAIN_MS, options.signal)
      }
    },
  }
}

/** Services hear of each other's work a moment later: a document that is there may not be known everywhere yet. */
async function heardOf<T>(call: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof DocentError) || error.code !== 'document_not_found' || tries === 20) throw error
      await wait(LOOK_AGAIN_MS, signal)
    }
  }
}

function httpAddress(address: string): string {
  const { protocol, origin, pathname } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError(`${address} is no address of a website.`)
  return `${origin}${pathname.replace(/\/+$/, '')}`
}

async function jsonOf<T>(reply: Response, signal: AbortSignal | undefined): Promise<T> {
  let text: string
  try {
    text = await reply.text()
  } catch (error) {
    throw connectionFailed(error, signal)
  }
  try {
    return JSON.parse(text) as T
  } catch (cause) {
    const { status } = reply
    throw new DocentError('What answered is not Docent.', { status, code: 'unexpected_reply', cause })
  }
}
