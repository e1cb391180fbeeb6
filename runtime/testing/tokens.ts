import { ownerId, type OwnerId } from '@docent/proto/ids'
import { SignJWT, exportJWK, generateKeyPair, type JWK } from 'jose'
import { ACCESS_TOKEN_AUDIENCE, BY_KEY, OPERATES, TOKEN_ISSUER } from '../auth/index.ts'

/** Signs access tokens as the identity service would, with a key of its own. */
export interface TestTokens {
  /** Settings that make a service trust the key. */
  env: Record<string, string>
  sign(
    owner: OwnerId | string,
    options?: { expiresIn?: string; audience?: string; byKey?: boolean; operates?: boolean },
  ): Promise<string>
}

export async function createTestTokens(): Promise<TestTokens> {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true })
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'EdDSA', use: 'sig' }
  const privateJwk: JWK = { ...(await exportJWK(privateKey)), kid: 'test', alg: 'EdDSA', use: 'sig' }
  return {
    env: {
      AUTH_PUBLIC_KEYS: JSON.stringify({ keys: [jwk] }),
      AUTH_PRIVATE_KEY: JSON.stringify(privateJwk),
      AUTH_LINK_SECRET: 'another-secret-for-tests-only-0123456789-0123456789',
      WIDGET_SESSION_SECRET: 'a-secret-for-tests-only-that-is-long-enough-0123456789',
    },
    sign: (owner, { expiresIn = '15m', audience = ACCESS_TOKEN_AUDIENCE, byKey = false, operates = false } = {}) =>
      new SignJWT({ ...(byKey && BY_KEY), ...(operates && OPERATES) })
        .setProtectedHeader({ alg: 'EdDSA', kid: 'test' })
        .setSubject(ownerId(owner))
        .setIssuer(TOKEN_ISSUER)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(expiresIn)
        .sign(privateKey),
  }
}
