import { networkOf } from '@docent/runtime/http'

/** The range an address is counted in beside its neighbors: /24 of IPv4, /48 of IPv6. Other text comes back as it is. */
export function rangeOf(address: string): string {
  const network = networkOf(address)
  if (/^\d+\.\d+\.\d+\.\d+$/.test(network)) return `${network.slice(0, network.lastIndexOf('.'))}.0/24`
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : network
}
