import { idSchema, ownerIdSchema } from '@docent/proto/ids'
import type { CollectionSpec } from '@docent/runtime/store'
import { z } from 'zod'
import { hashOf, isMintedWith, isSecretOf, mintedWith, seal } from './refresh-tokens.ts'
import type { Seen } from './seen.ts'

/** One sign-in and every refresh token that came of it. Of each token only a hash is kept. */
const familySchema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  current: z.string().describe('hash of the token that is good now'),
  previous: z
    .object({
      hash: z.string(),
      successor: z.string().describe('the current token, sealed with the one before'),
      replacedAt: z.iso.datetime(),
    })
    .nullable(),
  startedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  ended: z.enum(['signed-out', 'reused']).nullable(),
  // Families that are older than these fields do not have them.
  device: z.string().optional().describe('browser and system in plain words'),
  place: z.string().optional().describe('network address without its end'),
  usedAt: z.iso.datetime().optional(),
  team: idSchema.optional().describe('the account that is open in it; absent: the own one'),
  mint: z.string().optional().describe('what every secret of the family is made with: one that is not was made up'),
  movedTo: idSchema
    .optional()
    .describe('the family that goes on with its tokens, under the id that its person has now: this one exchanges none'),
})
export type Family = z.infer<typeof familySchema>

export const familyCollection: CollectionSpec<Family> = {
  name: 'identity.families',
  keeps: {
    of: 'owners',
    what: 'sessions: browser and system in words, network address without its end, times',
    until: 'they sign out, AUTH_SESSION_DAYS without a visit, or the account is deleted',
  },
  schema: familySchema,
  indexes: [{ fields: ['expiresAt'] }],
}

export interface Terms {
  now: Date
  /** How long a family lives after its last use, in milliseconds. */
  lifetimeMs: number
  /** How long the token before may come again, in milliseconds. */
  graceMs: number
  /** Where the token was shown. */
  seen?: Seen | undefined
}

/** What the next secret is made of: `secret` of `SECRET_BYTES`, and a `mint` for a family that has none yet. */
export interface Randomness {
  secret: string
  mint: string
}

/** What showing a token does: `granted` carries the secret for the cookie, `reused` ends the family. */
export type Exchange =
  | { outcome: 'granted'; family: Family; secret: string }
  | { outcome: 'reused' | 'made-up' | 'over'; family: Family }

/**
 * Exchanges a refresh token. The current one is replaced by one made of `random`. The one before is answered with the
 * same successor for a moment, so that tabs that race, or a client whose answer got lost, stay signed in. Any other
 * secret of the family was replaced long ago: two parties hold it, one of them stole it, so the family ends for both.
 * A secret that never was one of the family ends nothing, or whoever knows the name of a session could end it.
 */
export function exchange(family: Family, shown: string, random: Randomness, terms: Terms): Exchange {
  const { now, lifetimeMs, graceMs, seen } = terms
  if (family.ended || Date.parse(family.expiresAt) <= now.getTime()) return { outcome: 'over', family }

  if (isSecretOf(shown, family.current)) {
    const { mint = random.mint } = family
    const fresh = mintedWith(mint, random.secret)
    const previous = { hash: family.current, successor: seal(fresh, shown), replacedAt: now.toISOString() }
    const expiresAt = new Date(now.getTime() + lifetimeMs).toISOString()
    const usedAt = now.toISOString()
    const next = { ...family, ...seen, usedAt, mint, current: hashOf(fresh), previous, expiresAt }
    return { outcome: 'granted', secret: fresh, family: next }
  }

  const { previous } = family
  const isRecent = previous && now.getTime() - Date.parse(previous.replacedAt) < graceMs
  if (isRecent && isSecretOf(shown, previous.hash)) {
    return { outcome: 'granted', secret: seal(previous.successor, shown), family }
  }
  if (!family.mint || !isMintedWith(family.mint, shown)) return { outcome: 'made-up', family }
  return { outcome: 'reused', family: { ...family, ended: 'reused' } }
}
