// Prints the secrets of a new cluster as an environment file: `node runtime/toolchain/new-env.mjs > .env`. Made at random
// each time; keep the file, because every session and every stored password of an engine hangs on it.
import { generateKeyPairSync, randomBytes } from 'node:crypto'

const kid = new Date().toISOString().slice(0, 10)
const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const jwk = (key) => ({ ...key.export({ format: 'jwk' }), kid, alg: 'EdDSA', use: 'sig' })
const secret = (bytes) => randomBytes(bytes).toString('base64url')

const lines = {
  AUTH_PRIVATE_KEY: JSON.stringify(jwk(privateKey)),
  AUTH_PUBLIC_KEYS: JSON.stringify({ keys: [jwk(publicKey)] }),
  AUTH_LINK_SECRET: secret(48),
  WIDGET_SESSION_SECRET: secret(48),
  MONGODB_PASSWORD: secret(24),
  QDRANT_API_KEY: secret(24),
  S3_ACCESS_KEY: secret(12),
  S3_SECRET_KEY: secret(30),
}
for (const [name, value] of Object.entries(lines)) console.log(`${name}='${value}'`)
