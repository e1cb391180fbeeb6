import { calculateJwkThumbprint, exportJWK, generateKeyPair as generate, type JWK } from 'jose'

/** A key pair for access tokens, as the settings AUTH_PRIVATE_KEY and AUTH_PUBLIC_KEYS take it. */
export interface TokenKeys {
  privateKey: JWK
  publicKeys: { keys: JWK[] }
}

/** Makes a new Ed25519 pair; its `kid` is the thumbprint, so that two pairs never share one. */
export async function generateKeyPair(): Promise<TokenKeys> {
  const pair = await generate('EdDSA', { extractable: true })
  const publicKey = await exportJWK(pair.publicKey)
  const named = { kid: await calculateJwkThumbprint(publicKey), alg: 'EdDSA', use: 'sig' }
  return {
    privateKey: { ...(await exportJWK(pair.privateKey)), ...named },
    publicKeys: { keys: [{ ...publicKey, ...named }] },
  }
}
