import type { OwnerId } from '@docent/proto/ids'
import { ACCESS_TOKEN_AUDIENCE, TOKEN_ISSUER } from '@docent/runtime/auth'
import type { Clock } from '@docent/runtime/clock'
import { importJWK, SignJWT, type JWK } from 'jose'

export interface AccessTokens {
  issue(
    owner: OwnerId,
    more?: Readonly<Record<string, string | number>>,
  ): Promise<{ accessToken: string; expiresIn: number }>
}

/** Signs the tokens that every service verifies with the public half of the key. */
export async function createAccessTokens(options: {
  privateKey: JWK
  lifetimeSeconds: number
  clock: Clock
  /** Whom they are for; by default access tokens of accounts. */
  audience?: string
  /** What else each token says. */
  claims?: Readonly<Record<string, string>>
}): Promise<AccessTokens> {
  const { privateKey, lifetimeSeconds, clock, audience = ACCESS_TOKEN_AUDIENCE, claims = {} } = options
  const key = await importJWK(privateKey, 'EdDSA')
  const header = { alg: 'EdDSA', kid: privateKey.kid as string }

  return {
    async issue(owner, more = {}) {
      const now = Math.floor(clock.now().getTime() / 1000)
      const accessToken = await new SignJWT({ ...claims, ...more })
        .setProtectedHeader(header)
        .setSubject(owner)
        .setIssuer(TOKEN_ISSUER)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(now + lifetimeSeconds)
        .sign(key)
      return { accessToken, expiresIn: lifetimeSeconds }
    },
  }
}
