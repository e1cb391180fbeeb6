import { idSchema, ownerId, ownerIdSchema } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import { everyOwner, type Store } from '@docent/runtime/store'
import { z } from 'zod'

const begunSchema = z.object({
  id: idSchema.describe('the state'),
  ownerId: ownerIdSchema,
  page: z.string().describe('where the browser goes afterwards'),
  expiresAt: z.iso.datetime(),
})

/** How long somebody may take at the provider, in milliseconds. */
export const BEGUN_LIFE_MS = 10 * 60_000

/** Who signs in is not known yet. */
const nobody = ownerId('nobody')

/** Sign-ins that wait for the provider's answer. Each is answered once. */
export function createBegun({ store, clock }: { store: Store; clock: Clock }) {
  const begun = store.collection({
    name: 'identity.google-begun',
    keeps: { of: 'anybody who signs in with Google', what: 'where the browser goes afterwards', until: 'ten minutes' },
    schema: begunSchema,
    indexes: [{ fields: ['expiresAt'] }],
  })
  return {
    async add(state: string, page: string): Promise<void> {
      const expiresAt = new Date(clock.now().getTime() + BEGUN_LIFE_MS).toISOString()
      await begun.insert(nobody, { id: state, ownerId: nobody, page, expiresAt })
    },

    /** The page of a sign-in, the first time it is asked for and in time; of two at once one gets it. */
    async take(state: string): Promise<{ page: string } | undefined> {
      const one = await begun.get(nobody, state)
      if (!one || !(await begun.remove(nobody, state))) return undefined
      return Date.parse(one.expiresAt) > clock.now().getTime() ? { page: one.page } : undefined
    },

    async sweep(): Promise<void> {
      for (;;) {
        const where = { expiresAt: { lt: clock.now().toISOString() } }
        const { records } = await begun.find(everyOwner, { where })
        for (const { id } of records) await begun.remove(everyOwner, id)
        if (records.length === 0) return
      }
    },
  }
}
export type Begun = ReturnType<typeof createBegun>
