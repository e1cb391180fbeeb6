import { DocentError } from './failure.ts'
import type { WebhookMessage } from './generated/types.ts'

/** What came to the address of a webhook. */
export interface WebhookRequest {
  /** The body as it came, byte for byte: parsed and written again it is another one. */
  body: string | Uint8Array
  /** As a `Request` has them, or as Node's server does. */
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>
  /** As the dashboard showed it, `whsec_…`; several while one is being replaced. */
  secret: string | readonly string[]
  /** How old a message may be, and how far ahead of this clock, in seconds; 300 when absent. */
  toleranceSeconds?: number
}

const MARK = 'whsec_'
const FORM = 'v1,'
const encoder = new TextEncoder()
/** Named as it is made: not every set of types that a program may have knows the name. */
type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>

/**
 * The message, once it is certain that this installation sent it, to this webhook, just now.
 * @throws DocentError `webhook_not_verified`, where it is not
 */
export async function verifiedWebhook(request: WebhookRequest): Promise<WebhookMessage> {
  const { headers, secret, toleranceSeconds = 300 } = request
  const body = typeof request.body === 'string' ? encoder.encode(request.body) : request.body
  const [id, sent, given] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    valueOf(headers, name),
  )
  if (!id || !sent || !given) throw refused('A header is missing.')
  if (!(Math.abs(Date.now() / 1_000 - Number(sent)) <= toleranceSeconds)) throw refused('It was sent too long ago.')

  const signed = bytesOf(encoder.encode(`${id}.${sent}.`), body)
  const signatures = given.split(' ').flatMap((one) => (one.startsWith(FORM) ? fromBase64(one.slice(FORM.length)) : []))
  for (const one of typeof secret === 'string' ? [secret] : secret) {
    const key = await keyOf(one)
    for (const signature of signatures) {
      if (await crypto.subtle.verify('HMAC', key, signature, signed)) return messageIn(body)
    }
  }
  throw refused('It is not signed with this secret.')
}

/** @throws TypeError: the secret is none, which is no fault of the message */
async function keyOf(secret: string): Promise<Key> {
  const [bytes] = secret.startsWith(MARK) ? fromBase64(secret.slice(MARK.length)) : []
  if (!bytes) throw new TypeError(`The secret of a webhook begins with ${MARK}.`)
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
}

function messageIn(body: Uint8Array): WebhookMessage {
  return JSON.parse(new TextDecoder().decode(body)) as WebhookMessage
}

function valueOf(headers: WebhookRequest['headers'], name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined
  const value = headers[name]
  return typeof value === 'string' ? value : value?.[0]
}

/** One array, or none where it is no base64. */
function fromBase64(text: string): [Uint8Array<ArrayBuffer>] | [] {
  try {
    return [Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))]
  } catch {
    return []
  }
}

function bytesOf(head: Uint8Array, rest: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(head.length + rest.length)
  all.set(head)
  all.set(rest, head.length)
  return all
}

const refused = (why: string) =>
  new DocentError(`This is no message of Docent. ${why}`, { status: 0, code: 'webhook_not_verified' })
