import { generateKeyPair } from '@docent/runtime/auth'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The secrets that an operator would hand in; made once and kept beside the data, readable by its owner only. */
export async function loadSecrets(dataDir: string): Promise<Record<string, string>> {
  const file = join(dataDir, 'secrets.json')
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : undefined
  // A version that needs one more secret finds a file without it.
  const secrets = { ...plainSecrets(), ...(kept ?? (await keyPair())) }
  if (kept && Object.keys(secrets).every((name) => name in kept)) return kept
  // A crash in between leaves the whole file or none: half a key would lock everybody out.
  const draft = `${file}.new`
  writeFileSync(draft, JSON.stringify(secrets, null, 2), { mode: 0o600, flush: true })
  renameSync(draft, file)
  return secrets
}

function plainSecrets(): Record<string, string> {
  const secret = () => randomBytes(48).toString('base64url')
  return { AUTH_LINK_SECRET: secret(), WIDGET_SESSION_SECRET: secret() }
}

async function keyPair(): Promise<Record<string, string>> {
  const { privateKey, publicKeys } = await generateKeyPair()
  return { AUTH_PRIVATE_KEY: JSON.stringify(privateKey), AUTH_PUBLIC_KEYS: JSON.stringify(publicKeys) }
}
