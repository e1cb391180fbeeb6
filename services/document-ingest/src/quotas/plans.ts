import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import { planOf, type Plan } from '@docent/proto/plans'
import type { Store } from '@docent/runtime/store'
import { z } from 'zod'

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  planId: z.string(),
  saidAt: z.string().describe('when billing said so: an older word that comes late changes nothing'),
})

/** Which plan each owner is on, as billing has said; the plan of new accounts until it has. */
export interface Plans {
  of(owner: OwnerId): Promise<Plan>
  heard(owner: OwnerId, planId: string, saidAt: string): Promise<void>
  forget(owner: OwnerId): Promise<void>
}

export function createPlans({ store, table }: { store: Store; table: readonly Plan[] }): Plans {
  const name = 'document-ingest.plans'
  const known = store.collection<z.infer<typeof schema>>({ name, schema, indexes: [] })
  return {
    async of(owner) {
      return planOf(table, (await known.get(owner, owner))?.planId)
    },
    async heard(owner, planId, saidAt) {
      await known.save(owner, owner, (current) =>
        current && current.saidAt >= saidAt ? current : { id: owner, ownerId: owner, planId, saidAt },
      )
    },
    async forget(owner) {
      await known.removeAll(owner)
    },
  }
}
