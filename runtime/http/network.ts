import { isIPv6 } from 'node:net'

/**
 * The network whose callers are counted as one: an IPv4 address itself, the /64 of an IPv6 address, because one
 * subscriber has all of it. Text that is no address comes back as it is.
 */
export function networkOf(address: string): string {
  const plain = address.split('%', 1)[0] as string
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped) return mapped
  if (!isIPv6(plain)) return address
  const [before = '', after] = plain.toLowerCase().split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after === undefined || after === '' ? [] : after.split(':')
  // A dotted IPv4 tail stands for two groups.
  const length = head.length + tail.length + (plain.includes('.') ? 1 : 0)
  const zeros = after === undefined ? [] : Array<string>(8 - length).fill('0')
  const groups = [...head, ...zeros, ...tail].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${groups.join(':')}::/64`
}

/** The range an address is counted in beside its neighbors: /24 of IPv4, /48 of IPv6. Other text comes back as it is. */
export function rangeOf(address: string): string {
  const network = networkOf(address)
  if (/^\d+\.\d+\.\d+\.\d+$/.test(network)) return `${network.slice(0, network.lastIndexOf('.'))}.0/24`
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network
}
