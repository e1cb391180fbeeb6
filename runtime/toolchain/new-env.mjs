// Prints the secrets of a new cluster as an environment file: `node runtime/toolchain/new-env.mjs > .env`. Made at random
// each time; keep the file, because every session and every stored password of an engine hangs on it. With the name of a file
// it prints only what that file lacks: `node runtime/toolchain/new-env.mjs .env >> .env`, after an update.
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

const kid = new Date().toISOString().slice(0, 10)
const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const jwk = (key) => ({ ...key.export({ format: 'jwk' }), kid, alg: 'EdDSA', use: 'sig' })
const secret = (bytes) => randomBytes(bytes).toString('base64url')

/** A password for each account of an engine; an account is named as the service that it is for. */
const passwords = (engine, accounts) =>
  accounts.map((one) => [`${engine}_PASSWORD_${one.toUpperCase().replaceAll('-', '_')}`, secret(24)])

const services = ['billing', 'chat', 'document-ingest', 'embedding', 'identity', 'insights', 'notification', 'widget']
const lines = [
  ['AUTH_PRIVATE_KEY', JSON.stringify(jwk(privateKey))],
  ['AUTH_PUBLIC_KEYS', JSON.stringify({ keys: [jwk(publicKey)] })],
  ['AUTH_LINK_SECRET', secret(48)],
  ['WIDGET_SESSION_SECRET', secret(48)],
  ['SEALING_SECRET', secret(48)],
  ...passwords('KAFKA', [...services, 'topics']),
  ['MONGODB_PASSWORD', secret(24)],
  ...passwords('MONGODB', services),
  ['QDRANT_API_KEY', secret(24)],
  ...passwords('S3', ['document-ingest', 'embedding', 'widget']),
]

const [file] = process.argv.slice(2)
const known = file && existsSync(file) ? readFileSync(file, 'utf8') : ''
const has = (name) => new RegExp(`^${name}=`, 'm').test(known)
// A signing key and what verifies it belong together.
const isHalf = has('AUTH_PRIVATE_KEY') !== has('AUTH_PUBLIC_KEYS')
if (isHalf) {
  console.error(`${file} has one of AUTH_PRIVATE_KEY and AUTH_PUBLIC_KEYS, and a new one would not fit the other half`)
  process.exitCode = 1
} else for (const [name, value] of lines) if (!has(name)) console.log(`${name}='${value}'`)
