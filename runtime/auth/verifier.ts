import { idSchema, ownerId, type OwnerId } from '@docent/proto/ids'
import { roleSchema } from '@docent/proto/role-schema'
import type { Role } from '@docent/proto/roles'
import { jwtVerify, type JWK, type JWTPayload } from 'jose'
import { z } from 'zod'
import { createHash, createPublicKey, type KeyObject } from 'node:crypto'

/** Who acts for an account. */
export interface Person {
  /** Of their own account, which is another one than the team's that they have open. */
  id: string
  role: Role
  /** As they wrote it; empty where there is none, and for programs. */
  name: string
  /** Of a member: what gave them the role. It ends with the role, also for tokens that name it. */
  grant?: string
  /** The session that the token was given in, which may end before it does; absent for programs. */
  session?: { id: string; startedAt: number }
}

/** What an access token says, once it is verified. */
export interface OwnerClaims {
  owner: OwnerId
  person: Person
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
/** Of tokens of members: a process of a release that knows no roles must not take one for the owner's. */
export const MEMBER_AUDIENCE = 'docent-members'
export const TOKEN_ISSUER = 'docent'
/** The claim of tokens that were given for an API key, and its value. */
export const BY_KEY = { via: 'key' } as const
/** The claims that name the session a token was given in, as OpenID Connect calls them. Milliseconds stay, as fractions. */
export const inSession = (id: string, startedAt: string) => ({ sid: id, auth_time: Date.parse(startedAt) / 1000 })
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
          audience: [ACCESS_TOKEN_AUDIENCE, MEMBER_AUDIENCE],
          currentDate: now(),
          requiredClaims: ['sub', 'exp'],
        },
      )
      const isMember = payload.aud === MEMBER_AUDIENCE
      return {
        owner: ownerId(payload.sub as string),
        person: { ...(isMember ? memberIn(payload) : ownerIn(payload)), ...sessionIn(payload) },
        expiresAt: payload.exp as number,
        byKey: payload['via'] === BY_KEY.via,
        isOperator: !isMember && payload['role'] === OPERATES.role,
      }
    } catch {
      return undefined
    }
  }
}

const nameIn = ({ name }: JWTPayload) => (typeof name === 'string' ? name : '')

/** A token that names no person is the account's own: of a release before teams, or of an API key. */
const ownerIn = (payload: JWTPayload): Person => ({
  id: payload.sub as string,
  role: 'owner',
  name: nameIn(payload),
})

/** Tokens of a release before this one name no session; they end by themselves. */
function sessionIn({ sid, auth_time: since }: JWTPayload): Pick<Person, 'session'> {
  if (sid === undefined) return {}
  return { session: { id: idSchema.parse(sid), startedAt: Math.round(z.number().parse(since) * 1000) } }
}

/** @throws where a claim is missing: then nobody knows what it opens */
const memberIn = (payload: JWTPayload): Person => ({
  id: idSchema.parse(payload['person']),
  role: roleSchema.parse(payload['role']),
  name: nameIn(payload),
  grant: idSchema.parse(payload['grant']),
})

function publicKeyOf(key: JWK): KeyObject {
  try {
    // Node's importer never keeps a private part that was handed in by mistake.
    return createPublicKey({ key, format: 'jwk' })
  } catch (error) {
    throw new Error(`the public key "${key.kid}" cannot be used: ${(error as Error).message}`, { cause: error })
  }
}

/** The token of `Authorization: Bearer …`, if there is one. */
export function bearer(header: string | undefined): string | undefined {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(header ?? '')?.[1]
}
