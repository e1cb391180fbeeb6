import { generateKeyPair } from '@docent/runtime/auth'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { DataDamaged } from './check.ts'

type Env = Readonly<Record<string, string | undefined>>

const secretsSchema = z.record(z.string(), z.string())

const KEYS = ['AUTH_PRIVATE_KEY', 'AUTH_PUBLIC_KEYS'] as const

/** What is made where nobody gives it. */
export const SECRETS: readonly string[] = ['AUTH_LINK_SECRET', 'WIDGET_SESSION_SECRET', 'SEALING_SECRET', ...KEYS]

const WITHOUT_ONE =
  "Put it back from a backup; without one, remove it: everybody then has to sign in again, open links in mails end, and a model's key that was set in the dashboard is lost."

/**
 * The secrets that an operator would hand in; made once and kept beside the data, readable by its owner only. What is given is not
 * missed in them.
 * @throws DataDamaged
 */
export async function loadSecrets(dataDir: string, given: Env = {}): Promise<Record<string, string>> {
  const file = join(dataDir, 'secrets.json')
  const kept = existsSync(file) ? secretsIn(file) : undefined
  // Keys belong together, and were in the file from the first version on: one alone is not made anew.
  const missing = kept ? KEYS.filter((name) => !kept[name]?.trim() && !given[name]?.trim()) : []
  if (missing.length > 0) throw new DataDamaged(`${file} is damaged: it lacks ${missing.join(' and ')}. ${WITHOUT_ONE}`)
  // A version that needs one more secret finds a file without it.
  const secrets = { ...plainSecrets(), ...(kept ?? (await keyPair())) }
  if (kept && Object.keys(secrets).every((name) => name in kept)) return kept
  // A crash in between leaves the whole file or none: half a key would lock everybody out.
  const draft = `${file}.new`
  writeFileSync(draft, JSON.stringify(secrets, null, 2), { mode: 0o600, flush: true })
  renameSync(draft, file)
  return secrets
}

function secretsIn(file: string): Record<string, string> {
  const text = readFileSync(file, 'utf8')
  try {
    return secretsSchema.parse(JSON.parse(text))
  } catch {
    // The content is never quoted.
    throw new DataDamaged(`${file} is damaged. ${WITHOUT_ONE}`)
  }
}

function plainSecrets(): Record<string, string> {
  const secret = () => randomBytes(48).toString('base64url')
  return { AUTH_LINK_SECRET: secret(), WIDGET_SESSION_SECRET: secret(), SEALING_SECRET: secret() }
}

async function keyPair(): Promise<Record<string, string>> {
  const { privateKey, publicKeys } = await generateKeyPair()
  return { AUTH_PRIVATE_KEY: JSON.stringify(privateKey), AUTH_PUBLIC_KEYS: JSON.stringify(publicKeys) }
}
