import { isPublicAddress } from '@docent/runtime/outgoing/guard.ts'
import { isIP } from 'node:net'
import { failures } from '../failures.ts'

/**
 * The address as it will be called. What a name leads to is looked at each time something is sent; what can never be good is refused
 * at once. @throws webhook_address_refused
 */
export function checkedAddress(text: string, allowPrivate: boolean): string {
  const url = URL.parse(text)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) throw refused('it is no https:// address')
  if (url.protocol === 'http:' && !allowPrivate) throw refused('it must begin with https://')
  if (url.username !== '' || url.password !== '') throw refused('it must not hold a name or a password')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isInside = host === 'localhost' || host.endsWith('.localhost') || (isIP(host) !== 0 && !isPublicAddress(host))
  if (isInside && !allowPrivate) throw refused('it is not on the public internet')
  // Never sent: what stands behind it belongs to pages.
  url.hash = ''
  return url.href
}

const refused = (reason: string) => failures.webhook_address_refused({ values: { reason } })
