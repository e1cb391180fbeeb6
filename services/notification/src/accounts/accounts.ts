import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Store } from '@docent/runtime/store'
import { z } from 'zod'

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  email: z.string().describe('empty until user.registered was heard'),
  name: z.string(),
  namedAt: z.string().optional().describe('when the name was given, where it is not the one of the registration'),
  verificationId: z.string().optional().describe('the link that the welcome mail carries'),
})
export type Account = z.infer<typeof schema>

/** The address and the name of each owner, as identity has said. */
export function createAccounts(store: Store) {
  const accounts = store.collection<Account>({ name: 'notification.accounts', schema, indexes: [] })
  return {
    async of(owner: OwnerId): Promise<Account | undefined> {
      const account = await accounts.get(owner, owner)
      return account?.email ? account : undefined
    },
    async heard(owner: OwnerId, heard: Pick<Account, 'email' | 'name' | 'verificationId'>): Promise<Account> {
      return accounts.save(owner, owner, (current) => {
        if (current?.email) return current
        // The registration may be heard late: a name that was given since stays.
        return { id: owner, ownerId: owner, ...heard, ...(current && { name: current.name, namedAt: current.namedAt }) }
      })
    },
    async renamed(owner: OwnerId, name: string, namedAt: string): Promise<void> {
      await accounts.save(owner, owner, (current = { id: owner, ownerId: owner, email: '', name }) =>
        current.namedAt && current.namedAt > namedAt ? current : { ...current, name, namedAt },
      )
    },
    async forget(owner: OwnerId): Promise<void> {
      await accounts.removeAll(owner)
    },
  }
}
