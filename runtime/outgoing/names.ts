import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { z } from 'zod'
import { setting } from '../config/index.ts'

export const resolverSetting = setting({
  env: 'OWN_DOMAINS_RESOLVER',
  doc: 'Name servers that are asked for the records that prove domains of accounts, comma-separated, with a port where it is not 53. Unset: those of the system.',
  schema: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()])))
    .refine((all) => all.every(isServer), { message: 'must be addresses such as 9.9.9.9 or 127.0.0.1:5353' }),
  example: '9.9.9.9',
})

const NAME_MS = 5_000

export function resolverAt(servers: readonly string[]): Resolver {
  const resolver = new Resolver({ timeout: NAME_MS, tries: 2 })
  if (servers.length > 0) resolver.setServers([...servers])
  return resolver
}

/** What the name system says of a name. */
export type Texts =
  | { texts: readonly string[] }
  /** Nobody answered, which tells nothing of the name. */
  | { problem: string }

export type LookForTexts = (name: string) => Promise<Texts>

/** Every TXT record of a name, each in one piece; none where it has none. */
export const textsFrom =
  (resolver: Pick<Resolver, 'resolveTxt'>): LookForTexts =>
  async (name) => {
    try {
      return { texts: (await resolver.resolveTxt(name)).map((pieces) => pieces.join('')) }
    } catch (error) {
      const code = (error as { code?: string }).code ?? ''
      if (NOTHING_THERE.has(code)) return { texts: [] }
      return { problem: `${name} could not be looked up (${code || 'no answer'})` }
    }
  }

/** The name system says that there is nothing; anything else is its own trouble. */
const NOTHING_THERE = new Set(['ENOTFOUND', 'ENODATA'])

const SHOWN = 60

/** The beginning of what a stranger wrote, on one line. */
export function shown(text: string): string {
  const line = text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  const beginning = [...line].slice(0, SHOWN).join('')
  return `"${beginning}${line.length > beginning.length ? '…' : ''}"`
}

function isServer(text: string): boolean {
  const [, bracketed, port] = /^\[([^\]]+)\](?::(\d{1,5}))?$/.exec(text) ?? []
  if (bracketed !== undefined) return isIP(bracketed) === 6 && Number(port ?? 53) <= 65_535
  if (isIP(text) !== 0) return true
  const [, address = '', given] = /^([\d.]+):(\d{1,5})$/.exec(text) ?? []
  return isIP(address) === 4 && Number(given) <= 65_535
}
