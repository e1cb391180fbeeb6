import { DEMO_OWNER } from '@docent/proto/ids'
import { ACCESS_TOKEN_AUDIENCE, TOKEN_ISSUER } from '@docent/runtime/auth'
import { importJWK, SignJWT, type JWK } from 'jose'

/** Access tokens of the demonstration's owner, who has no account to sign in with: signed with the installation's own key. */
export function demoTokens(privateKey: string): () => Promise<string> {
  const jwk = JSON.parse(privateKey) as JWK
  const key = importJWK(jwk, 'EdDSA')
  return async () =>
    new SignJWT({})
      .setProtectedHeader({ alg: 'EdDSA', kid: jwk.kid ?? '' })
      .setSubject(DEMO_OWNER)
      .setIssuer(TOKEN_ISSUER)
      .setAudience(ACCESS_TOKEN_AUDIENCE)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(await key)
}
