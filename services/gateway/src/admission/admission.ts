import type { RouteContract } from '@docent/proto/http'
import { bearer, type TokenVerifier } from '@docent/runtime/auth'
import type { Clock } from '@docent/runtime/clock'
import { commonFailures } from '@docent/runtime/failures'
import { networkOf, permit } from '@docent/runtime/http'
import { createRate } from '@docent/runtime/rate'
import type { IncomingHttpHeaders } from 'node:http'
import { createRefusals } from './refusals.ts'

export interface AdmissionDeps {
  tokens: TokenVerifier
  clock: Clock
  perAddress: number
  perOwner: number
  signInsPerAddress: number
}

export interface Admission {
  /**
   * Decides by the headers alone whether a call may go on to its service.
   * @returns whose call it is, where an owner's token says so
   * @throws too_many_requests, too_large, not_signed_in, not_open_to_keys, not_an_operator, role_not_enough
   */
  admit(contract: RouteContract, headers: IncomingHttpHeaders, address: string): Promise<string | undefined>
}

const KiB = 1024
const MiB = 1024 * KiB
const DEFAULT_BODY_LIMIT = 256 * KiB

/** Everything that can be refused before a byte of the body is read. */
export function createAdmission(deps: AdmissionDeps): Admission {
  const { tokens, clock, perAddress, perOwner, signInsPerAddress } = deps
  const addresses = createRate({ atMost: perAddress, clock })
  const signIns = createRate({ atMost: signInsPerAddress, clock })
  const owners = createRate({ atMost: perOwner, clock })
  const refusals = createRefusals({ clock })

  async function requireNoWait(caller: string, waitMs: number): Promise<void> {
    if (waitMs === 0) return
    await refusals.due(caller)
    const seconds = Math.ceil(waitMs / 1000)
    throw commonFailures.too_many_requests({ values: { seconds }, extra: { retryAfterSeconds: seconds } })
  }

  return {
    async admit(contract, headers, address) {
      const network = networkOf(address)
      await requireNoWait(network, addresses.take(network))
      if (isCostly(contract)) await requireNoWait(network, signIns.take(network))
      requireSize(contract, headers)

      if (contract.auth === 'none' || contract.auth === 'visitor') return undefined
      const token = bearer(headers.authorization)
      const claims = token === undefined ? undefined : await tokens.verify(token)
      if (claims) {
        permit(contract, claims)
        await requireNoWait(claims.owner, owners.take(claims.owner))
      }
      // Whether a visitor's token is good depends on the widget; only its service knows.
      else if (contract.auth !== 'either') throw commonFailures.not_signed_in()
      return claims?.owner
    },
  }
}

/** Calls that anybody can make and that cost a password hash, a session or a mail. */
export function isCostly({ auth, method, path }: RouteContract): boolean {
  return auth === 'none' && method === 'POST' && (path.startsWith('/auth/') || path === '/contact')
}

function requireSize({ bodyLimit = DEFAULT_BODY_LIMIT }: RouteContract, headers: IncomingHttpHeaders): void {
  if (Number(headers['content-length'] ?? 0) <= bodyLimit) return
  const limit = bodyLimit >= MiB ? `${Math.floor(bodyLimit / MiB)} MB` : `${Math.floor(bodyLimit / KiB)} KB`
  throw commonFailures.too_large({ values: { limit } })
}

/** Whether a call may carry so much that only a few of them are read at a time. */
export function isLarge({ bodyLimit = 0 }: RouteContract, headers: IncomingHttpHeaders): boolean {
  const length = headers['content-length']
  return bodyLimit > MiB && (length === undefined ? headers['transfer-encoding'] !== undefined : Number(length) > MiB)
}
