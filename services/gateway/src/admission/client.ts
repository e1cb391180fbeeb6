import proxyAddr from '@fastify/proxy-addr'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Trust } from './trust.ts'

/** The address a request comes from: of the connection, or what trusted proxies say. */
export function clientAddress(raw: IncomingMessage, trust: Trust): string {
  const peer = raw.socket.remoteAddress ?? ''
  if (!trust(peer, 0)) return peer
  return proxyAddr(raw, trust) ?? peer
}

/** Headers that only a proxy in front of us may set; services believe them. */
const claims = ['forwarded', 'x-real-ip', 'x-forwarded-port', 'x-forwarded-prefix']

/**
 * Replaces whatever a request claims about its way here by what is known: services trust these headers, so nothing of
 * an untrusted client's may stay in them.
 */
export function nameClient(raw: IncomingMessage, client: { address: string; requestId: string; trust: Trust }): void {
  const { headers } = raw
  const believed = client.trust(raw.socket.remoteAddress ?? '', 0)
  const said = (name: string) =>
    believed
      ? String(headers[name] ?? '')
          .split(',', 1)[0]
          ?.trim()
      : ''
  const host = said('x-forwarded-host') || headers.host
  const protocol = said('x-forwarded-proto') || 'http'
  for (const name of claims) if (headers[name] !== undefined) delete headers[name]
  headers['x-forwarded-for'] = client.address
  headers['x-forwarded-proto'] = protocol
  headers['x-request-id'] = client.requestId
  // The request id may be the client's own word, and the same in two calls; this one never is.
  headers['x-call-id'] = randomUUID()
  if (host === undefined) delete headers['x-forwarded-host']
  else headers['x-forwarded-host'] = host
}
