import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Trust } from '../admission/trust.ts'
import { failures } from '../failures.ts'

/**
 * Keeps pages of other websites out, also those that had their own name lead here: a browser always says the page it is on, and
 * under which name it came. Programs say no page, and may come under the name of the installation, of this machine, or by a number.
 * @throws other_website, unknown_name
 */
export function createWhereFrom(publicUrl: string, trust: Trust) {
  const { origin, host } = new URL(publicUrl)
  return ({ headers, socket }: IncomingMessage): void => {
    if (headers.origin !== undefined && headers.origin !== origin) throw failures.other_website()
    // A proxy that is known may come under any name of its own.
    if (trust(socket.remoteAddress ?? '', 0)) return
    const said = headers.host ?? ''
    if (said.toLowerCase() !== host && !isOfThisMachineOrNumber(said)) throw failures.unknown_name()
  }
}

function isOfThisMachineOrNumber(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  return hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}
