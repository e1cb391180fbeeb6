import { ownerId, type OwnerId } from '@docent/proto/ids'
import { jwtVerify, type JWK } from 'jose'
import { createHash, createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto'

/** What an access token says, once it is verified. */
export interface OwnerClaims {
  owner: OwnerId
  /** Seconds since 1970 at which the token ends. */
  expiresAt: number
  /** True when a program got it for an API key: then it is good for some calls only. */
  byKey: boolean
  /** True when the account runs the installation. */
  isOperator: boolean
}

export interface TokenVerifier {
  /** The claims of a valid access token; `undefined` for anything else. */
  verify(token: string): Promise<OwnerClaims | undefined>
}

/** Marks access tokens, so that no other token of the same key can pass as one. */
export const ACCESS_TOKEN_AUDIENCE = 'docent-api'
export const TOKEN_ISSUER = 'docent'
/** The claim of tokens that were given for an API key, and its value. */
export const BY_KEY = { via: 'key' } as const
/** The claim of tokens of accounts that run the installation. */
export const OPERATES = { role: 'operator' } as const

const REMEMBERED_TOKENS = 10_000
const LONGEST_TOKEN = 4_096

/**
 * Verifies access tokens (EdDSA) against the public keys, chosen by `kid`. Verified tokens are remembered until they
 * end, so that a busy caller costs one signature check. Throws when a key is not a key: nobody could sign in.
 */
export function createTokenVerifier(keys: readonly JWK[], now: () => Date): TokenVerifier {
  const byId = new Map(keys.map((key) => [key.kid, publicKeyOf(key)]))
  const known = new Map<string, OwnerClaims>()

  return {
    async verify(token) {
      if (token.length > LONGEST_TOKEN) return undefined
      const fingerprint = createHash('sha256').update(token).digest('base64')
      const seen = known.get(fingerprint)
      if (seen) {
        if (seen.expiresAt > now().getTime() / 1000) return seen
        known.delete(fingerprint)
        return undefined
      }
      const claims = await check(token)
      if (!claims) return undefined
      if (known.size >= REMEMBERED_TOKENS) known.delete(known.keys().next().value as string)
      known.set(fingerprint, claims)
      return claims
    },
  }

  async function check(token: string): Promise<OwnerClaims | undefined> {
    try {
      const { payload } = await jwtVerify(
        token,
        (header) => {
          const key = byId.get(header.kid)
          if (!key) throw new Error(`unknown key ${header.kid}`)
          return key
        },
        {
          algorithms: ['EdDSA'],
          issuer: TOKEN_ISSUER,
          audience: ACCESS_TOKEN_AUDIENCE,
          currentDate: now(),
          requiredClaims: ['sub', 'exp'],
        },
      )
      return {
        owner: ownerId(payload.sub as string),
        expiresAt: payload.exp as number,
        byKey: payload['via'] === BY_KEY.via,
        isOperator: payload['role'] === OPERATES.role,
      }
    } catch {
      return undefined
    }
  }
}

function publicKeyOf(key: JWK): KeyObject {
  try {
    // Node's importer never keeps a private part that was handed in by mistake.
    return createPublicKey({ key: key as JsonWebKey, format: 'jwk' })
  } catch (error) {
    throw new Error(`the public key "${key.kid}" cannot be used: ${(error as Error).message}`, { cause: error })
  }
}

/** The token of `Authorization: Bearer …`, if there is one. */
export function bearer(header: string | undefined): string | undefined {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(header ?? '')?.[1]
}
