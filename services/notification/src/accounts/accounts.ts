import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Store } from '@docent/runtime/store'
import { z } from 'zod'

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  email: z.string(),
  name: z.string(),
  verificationId: z.string().optional().describe('the link that the welcome mail carries'),
})
export type Account = z.infer<typeof schema>

/** The address and the name of each owner, as identity has said. */
export function createAccounts(store: Store) {
  const accounts = store.collection<Account>({ name: 'notification.accounts', schema, indexes: [] })
  return {
    async of(owner: OwnerId): Promise<Account | undefined> {
      return accounts.get(owner, owner)
    },
    async heard(owner: OwnerId, heard: Pick<Account, 'email' | 'name' | 'verificationId'>): Promise<Account> {
      return accounts.save(owner, owner, (current) => current ?? { id: owner, ownerId: owner, ...heard })
    },
    async forget(owner: OwnerId): Promise<void> {
      await accounts.removeAll(owner)
    },
  }
}
