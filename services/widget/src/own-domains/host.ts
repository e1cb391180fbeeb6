import { normalizeDomain } from '@docent/proto/domains'
import { isIP } from 'node:net'
import { parse } from 'tldts-icann'

/** Names that mean something else in every network: nobody can own one. */
const OF_NOBODY = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|onion|invalid)$/

/** The host an owner means, as browsers send it, or why it can be none of theirs. */
export function ownHostOf(text: string, operatorHost: string): { host: string } | { reason: string } {
  const meant = normalizeDomain(text)
  if ('reason' in meant) return meant
  const host = meant.pattern
  if (host.startsWith('*.')) return { reason: 'each host is proven by itself, so leave out the *' }
  if (host.startsWith('[') || isIP(host.replace(/:\d+$/, '')) !== 0) {
    return { reason: 'a host is a name, and this is a number' }
  }
  if (host.includes(':')) return { reason: 'leave out the port: visitors come over https' }
  if (!host.includes('.') || OF_NOBODY.test(host)) return { reason: 'the public internet has no such name' }
  if (parse(host).publicSuffix === host) return { reason: 'whole domains of others end with it' }
  if (host === operatorHost || host.endsWith(`.${operatorHost}`)) {
    return { reason: 'it belongs to whoever runs this installation' }
  }
  return { host }
}
