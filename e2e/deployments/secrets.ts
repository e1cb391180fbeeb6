import { randomBytes } from 'node:crypto'
import { generateKeyPair } from '@docent/runtime/auth'

/** Keys of an installation that nobody else has. */
export async function newSecrets(): Promise<Record<string, string>> {
  const { privateKey, publicKeys } = await generateKeyPair()
  return {
    AUTH_PRIVATE_KEY: JSON.stringify(privateKey),
    AUTH_PUBLIC_KEYS: JSON.stringify(publicKeys),
    AUTH_LINK_SECRET: randomBytes(48).toString('base64url'),
    WIDGET_SESSION_SECRET: randomBytes(48).toString('base64url'),
    SEALING_SECRET: randomBytes(48).toString('base64url'),
  }
}
