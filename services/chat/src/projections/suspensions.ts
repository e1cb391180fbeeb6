import type { EventEnvelope, EventPayload } from '@docent/proto/events'
import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import { commonFailures } from '@docent/runtime/failures'
import type { Store } from '@docent/runtime/store'
import { createRemembered } from '@docent/runtime/store/remembered.ts'
import { stampOf, stampShape, supersedes } from '@docent/runtime/store/supersedes.ts'
import { z } from 'zod'
import { failures } from '../failures.ts'

const schema = z.object({
  id: idSchema.describe('the owner'),
  ownerId: ownerIdSchema,
  suspended: z.boolean(),
  reason: z.string(),
  ...stampShape,
})

/** Owners whom an operator has suspended: nobody gets an answer of theirs. */
export interface Suspensions {
  heard(change: EventPayload<'user.suspension-changed'>, event: EventEnvelope): Promise<void>
  /** Before an owner's own question. @throws account_suspended */
  checkOwner(owner: OwnerId): Promise<void>
  /** Whether it is answered for at all. */
  isServed(owner: OwnerId): Promise<boolean>
  /** Before a call of a visitor, who is not told why. @throws assistant_away */
  checkVisitor(owner: OwnerId): Promise<void>
}

export function createSuspensions(store: Store): Suspensions {
  const known = store.collection<z.infer<typeof schema>>({
    name: 'chat.suspensions',
    keeps: { of: 'owners', what: 'whether an operator suspended them, and why', until: 'the account is deleted' },
    schema,
    indexes: [],
  })
  // It is asked for with every call; another process knows a second later.
  const remembered = createRemembered({ load: (owner) => known.get(owner, owner) })

  return {
    async heard({ suspended, reason }, event) {
      const { ownerId: owner } = event
      try {
        await known.save(owner, owner, (current) =>
          current && !supersedes(event, current)
            ? current
            : { id: owner, ownerId: owner, suspended, reason, ...stampOf(event, current) },
        )
      } finally {
        remembered.changed(owner)
      }
    },
    async checkOwner(owner) {
      const found = await remembered.of(owner)
      if (found?.suspended) throw commonFailures.account_suspended({ values: { reason: found.reason } })
    },
    isServed: async (owner) => !(await remembered.of(owner))?.suspended,
    async checkVisitor(owner) {
      if ((await remembered.of(owner))?.suspended) throw failures.assistant_away()
    },
  }
}
