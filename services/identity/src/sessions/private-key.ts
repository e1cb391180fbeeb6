import { ConfigError } from '@docent/runtime/config'
import type { JWK } from 'jose'
import { z } from 'zod'

const jwk = z.looseObject({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  kid: z.string().min(1),
  x: z.string(),
  d: z.string(),
})

/** Reads a private Ed25519 JWK out of a setting. Its messages never quote it. */
export const privateKeySchema: z.ZodType<JWK> = z.string({ error: 'is not set' }).transform((text, context): JWK => {
  try {
    const parsed = jwk.safeParse(JSON.parse(text))
    if (parsed.success) return parsed.data
  } catch {
    // Falls through: the same words for text that is no JSON.
  }
  context.addIssue({ code: 'custom', message: 'must be a private Ed25519 key as JWK with "kid"' })
  return z.NEVER
})

/** Without its public half nobody could use what the key signs. @throws ConfigError */
export function requirePublicHalf(privateKey: JWK, publicKeys: readonly JWK[]): void {
  const half = publicKeys.find((key) => key.kid === privateKey.kid)
  if (half?.x === privateKey.x) return
  throw new ConfigError([
    half
      ? `AUTH_PRIVATE_KEY: the key "${privateKey.kid}" of AUTH_PUBLIC_KEYS is not its public half.`
      : `AUTH_PRIVATE_KEY: its key id "${privateKey.kid}" is not in AUTH_PUBLIC_KEYS, so no service would accept its tokens.`,
  ])
}

/** What may be shown of a key, whatever else was put into the setting. */
export function publicPartOf({ kty, crv, kid, x }: JWK): Record<string, unknown> {
  return { kty, crv, kid, x, alg: 'EdDSA', use: 'sig' }
}
