import ipaddr from 'ipaddr.js'
import { lookup, type LookupAllOptions, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector } from 'undici'

/** An address inside the network of this server, or one that is no address for the public at all. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress'
}

/** Public by their range, and yet what answers there is the machine room: Azure's, for every machine in it. */
const OF_CLOUDS = new Set(['168.63.129.16'])

/** True for addresses that anybody on the internet may reach. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  // An IPv4 address in the clothes of an IPv6 one, as it was written before ::ffff: ("::7f00:1" is 127.0.0.1).
  if (
    parsed.kind() === 'ipv6' &&
    parsed
      .toByteArray()
      .slice(0, 12)
      .every((byte) => byte === 0)
  )
    return false
  return parsed.range() === 'unicast' && !OF_CLOUDS.has(parsed.toString())
}

/** Every address of a name, as `dns.lookup` gives them. */
export type Look = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/**
 * An agent that connects to public addresses only. The check is where the connection is made, on the very address that is
 * connected to: a name cannot resolve to something else afterwards, and an address given as such is checked too.
 */
export function createPublicAgent(timeoutMs: number, isAllowed = isPublicAddress, look: Look = lookup): Agent {
  const connect = buildConnector({ timeout: timeoutMs, lookup: lookupAllowed(isAllowed, look) })
  return new Agent({
    connect(options, callback) {
      const host = options.hostname.replace(/^\[|\]$/g, '')
      if (isIP(host) !== 0 && !isAllowed(host)) callback(new PrivateAddress(host), null)
      else connect(options, callback)
    },
    bodyTimeout: timeoutMs,
    headersTimeout: timeoutMs,
  })
}

/** An agent that connects anywhere: for installations that read pages of their own network. */
export function createPlainAgent(timeoutMs: number): Agent {
  return new Agent({ connect: { timeout: timeoutMs }, bodyTimeout: timeoutMs, headersTimeout: timeoutMs })
}

/** One private address among several is enough to refuse: the next lookup might return it alone. */
function lookupAllowed(isAllowed: (address: string) => boolean, look: Look): LookupFunction {
  return (hostname, options, callback) => {
    look(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) {
        callback(error, '', 0)
        return
      }
      const [first] = addresses
      const bad = addresses.find(({ address }) => !isAllowed(address))
      if (!first || bad) callback(new PrivateAddress(`${hostname} is ${bad?.address ?? 'nowhere'}`), '', 0)
      else if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}
