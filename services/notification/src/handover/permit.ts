import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether whoever hands a mail over knows a secret: as the password of Basic authentication (what providers make of an address with
 * one in it), or as a bearer token. Both can be told before a byte of the mail is read.
 */
export function knowsSecret(secrets: readonly string[], { authorization = '' }: IncomingHttpHeaders): boolean {
  const [scheme = '', given = ''] = authorization.split(' ')
  const shown = /^bearer$/i.test(scheme) ? given : /^basic$/i.test(scheme) ? passwordIn(given) : undefined
  return shown !== undefined && secrets.some((one) => timingSafeEqual(digestOf(one), digestOf(shown)))
}

function passwordIn(given: string): string {
  const text = Buffer.from(given, 'base64').toString('utf8')
  return text.slice(text.indexOf(':') + 1)
}

/** Of one length, whatever it is of. */
const digestOf = (text: string) => createHash('sha256').update(text).digest()
