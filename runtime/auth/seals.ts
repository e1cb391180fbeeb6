import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** The secret in use, and those before it that are still accepted. */
export type Secrets = readonly [string, ...string[]]

/**
 * Seals of texts (HMAC-SHA-256 as base64url). The first secret makes them, each is accepted: so a secret is changed while processes that
 * know only the one before go on, and what was sealed with that stays good until it leaves the list.
 */
export interface Seals {
  of(text: string): string
  /** Whether it was made here, with any of the secrets. */
  accepts(text: string, seal: string): boolean
  /** Whether it was made with a secret that is on its way out. */
  isOld(text: string, seal: string): boolean
}

export function createSeals(secrets: Secrets): Seals {
  const [newest, ...former] = secrets
  const made = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  const fits = (secret: string, text: string, seal: string) => {
    const [own, shown] = [Buffer.from(made(secret, text)), Buffer.from(seal)]
    return own.length === shown.length && timingSafeEqual(own, shown)
  }
  const isOld = (text: string, seal: string) => former.some((secret) => fits(secret, text, seal))
  return {
    of: (text) => made(newest, text),
    accepts: (text, seal) => fits(newest, text, seal) || isOld(text, seal),
    isOld,
  }
}

/** As the environment holds them: one secret, or several parted by commas, each of so many bytes or more. */
export function secretsSchema(leastBytes: number): z.ZodType<Secrets> {
  return z
    .string({ error: 'is not set' })
    .transform((text) => text.split(',').map((one) => one.trim()) as [string, ...string[]])
    .refine(
      (secrets) => secrets.every((one) => Buffer.byteLength(one) >= leastBytes),
      `must have at least ${leastBytes} bytes, and so must each of several parted by commas`,
    )
}
