import { ownerId, type OwnerId } from '@docent/proto/ids'
import type { Role } from '@docent/proto/roles'
import { SignJWT, exportJWK, generateKeyPair, type JWK } from 'jose'
import { ACCESS_TOKEN_AUDIENCE, BY_KEY, inSession, MEMBER_AUDIENCE, OPERATES, TOKEN_ISSUER } from '../auth/index.ts'

/** Somebody who has another's account open. */
export interface TestMember {
  id: string
  role: Role
  name?: string
  grant?: string
}

/** Signs access tokens as the identity service would, with a key of its own. */
export interface TestTokens {
  /** Settings that make a service trust the key. */
  env: Record<string, string>
  sign(
    owner: OwnerId | string,
    options?: {
      expiresIn?: string
      audience?: string
      byKey?: boolean
      operates?: boolean
      member?: TestMember | undefined
      /** That it is given in; none by default. */
      session?: { id: string; startedAt: string } | undefined
    },
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
    sign: (owner, { expiresIn = '15m', member, session, byKey = false, operates = false, ...more } = {}) =>
      new SignJWT({
        ...(byKey && BY_KEY),
        ...(operates && OPERATES),
        ...(member && claimsOf(member)),
        ...(session && inSession(session.id, session.startedAt)),
      })
        .setProtectedHeader({ alg: 'EdDSA', kid: 'test' })
        .setSubject(ownerId(owner))
        .setIssuer(TOKEN_ISSUER)
        .setAudience(more.audience ?? (member ? MEMBER_AUDIENCE : ACCESS_TOKEN_AUDIENCE))
        .setIssuedAt()
        .setExpirationTime(expiresIn)
        .sign(privateKey),
  }
}

const claimsOf = ({ id, role, name = '', grant = `grant-${id}` }: TestMember) => ({ person: id, role, name, grant })
