import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import { everyOwner, RecordNotFound, type Store } from '@docent/runtime/store'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Person } from './issuer.ts'

const pendingSchema = z.object({
  id: idSchema.describe('hash of the secret in the cookie'),
  ownerId: ownerIdSchema.describe('the account that may be joined'),
  email: z.string(),
  externalId: z.string(),
  name: z.string(),
  photo: z.string().nullish(),
  triesLeft: z.int(),
  expiresAt: z.iso.datetime(),
})
export type Pending = z.infer<typeof pendingSchema>

/** How long the password may take, in milliseconds. */
export const PENDING_LIFE_MS = 10 * 60_000
const TRIES = 5

/** Google accounts that are proven and wait for the password of the account with their address. */
export function createPending({ store, clock }: { store: Store; clock: Clock }) {
  const pending = store.collection({
    name: 'identity.google-pending',
    keeps: {
      of: 'owners',
      what: 'address, name, id and picture at Google, where the account with that address waits for its password',
      until: 'ten minutes',
    },
    schema: pendingSchema,
    indexes: [{ fields: ['expiresAt'] }],
  })
  const isGood = (one: Pending) => one.triesLeft > 0 && Date.parse(one.expiresAt) > clock.now().getTime()

  return {
    async add(secret: string, owner: OwnerId, { email, externalId, name, photo }: Person): Promise<void> {
      const expiresAt = new Date(clock.now().getTime() + PENDING_LIFE_MS).toISOString()
      const id = idOf(secret)
      await pending.insert(owner, { id, ownerId: owner, email, externalId, name, photo, triesLeft: TRIES, expiresAt })
    },

    async of(secret: string | undefined): Promise<Pending | undefined> {
      const one = secret === undefined ? undefined : await pending.get(everyOwner, idOf(secret))
      return one && isGood(one) ? one : undefined
    },

    /** Like `of`, and counts a try before its outcome is known. */
    async try(secret: string | undefined): Promise<Pending | undefined> {
      if (secret === undefined) return undefined
      let taken: Pending | undefined
      try {
        await pending.update(everyOwner, idOf(secret), (one) => {
          taken = isGood(one) ? one : undefined
          return taken ? { ...one, triesLeft: one.triesLeft - 1 } : one
        })
      } catch (error) {
        if (!(error instanceof RecordNotFound)) throw error
      }
      return taken
    },

    /** True for the one that ends it. */
    async end({ id }: Pending): Promise<boolean> {
      return pending.remove(everyOwner, id)
    },
    async sweep(): Promise<void> {
      for (;;) {
        const where = { expiresAt: { lt: clock.now().toISOString() } }
        const { records } = await pending.find(everyOwner, { where })
        for (const { id } of records) await pending.remove(everyOwner, id)
        if (records.length === 0) return
      }
    },
  }
}
const idOf = (secret: string) => createHash('sha256').update(`pending ${secret}`).digest('base64url')

export type PendingLinks = ReturnType<typeof createPending>
