import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Trust } from '../admission/trust.ts'

/** Name under which a request came, in lower case and without a port; proxies that are trusted may say another one. */
export function hostOf({ headers, socket }: IncomingMessage, trust: Trust): string {
  const forwarded = trust(socket.remoteAddress ?? '', 0) ? headers['x-forwarded-host'] : undefined
  const said =
    (String(forwarded ?? '')
      .split(',', 1)[0]
      ?.trim() ||
      headers.host) ??
    ''
  return nameIn(said)
}

/** The name in "name:port"; empty where it is none. */
export function nameIn(said: string): string {
  if (!/^[^/\\?#@\s]+$/.test(said) || !URL.canParse(`http://${said}`)) return ''
  return new URL(`http://${said}`).hostname.replace(/\.$/, '')
}

/** Names that only lead here from inside the network: a number, this machine, a name of a cluster. */
export function isOfThisNetwork(name: string): boolean {
  const isNumber = isIP(name.replace(/^\[|\]$/g, '')) !== 0
  return isNumber || !name.includes('.') || /\.(localhost|local|internal|svc)$/.test(name)
}
