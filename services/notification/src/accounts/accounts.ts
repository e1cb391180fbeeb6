import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Store } from '@docent/runtime/store'
import { stampOf, supersedes, type Heard } from '@docent/runtime/store/supersedes.ts'
import { z } from 'zod'

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  email: z.string().describe('empty until user.registered was heard'),
  name: z.string(),
  namedAt: z.string().optional().describe('when the name was given'),
  nameVersion: z.number().optional().describe('of the account it was given with'),
  verificationId: z.string().optional().describe('the link that the welcome mail carries'),
})
export type Account = z.infer<typeof schema>

/** The address and the name of each owner, as identity has said. */
export function createAccounts(store: Store) {
  const accounts = store.collection<Account>({
    name: 'notification.accounts',
    keeps: { of: 'owners', what: 'mail address and name, to write to', until: 'the account is deleted' },
    schema,
    indexes: [],
  })
  return {
    async of(owner: OwnerId): Promise<Account | undefined> {
      const account = await accounts.get(owner, owner)
      return account?.email ? account : undefined
    },
    async heard(
      owner: OwnerId,
      heard: Pick<Account, 'email' | 'name' | 'verificationId'>,
      event: Heard,
    ): Promise<Account> {
      return accounts.save(owner, owner, (current) => {
        if (current?.email && !supersedes(event, nameStamp(current))) return current
        // The registration may be heard late: a name that was given since stays.
        const name =
          !current || supersedes(event, nameStamp(current)) ? named(heard.name, event, current) : nameOf(current)
        return { id: owner, ownerId: owner, verificationId: current?.verificationId, ...heard, ...name }
      })
    },
    /** Somebody else owns the account. A registration that is heard later, or again, is older than this. */
    async handedOver(owner: OwnerId, { email, name }: Pick<Account, 'email' | 'name'>, event: Heard): Promise<void> {
      await accounts.save(owner, owner, (current) =>
        current && !supersedes(event, nameStamp(current))
          ? current
          : { id: owner, ownerId: owner, email, ...named(name, event, current) },
      )
    },
    async forget(owner: OwnerId): Promise<void> {
      await accounts.remove(owner, owner)
    },
    async renamed(owner: OwnerId, name: string, event: Heard): Promise<void> {
      await accounts.save(owner, owner, (current) =>
        current && !supersedes(event, nameStamp(current))
          ? current
          : { ...(current ?? { id: owner, ownerId: owner, email: '' }), ...named(name, event, current) },
      )
    },
  }
}

type Name = Pick<Account, 'name' | 'namedAt' | 'nameVersion'>

const nameOf = ({ name, namedAt, nameVersion }: Account): Name => ({ name, namedAt, nameVersion })

const nameStamp = ({ namedAt, nameVersion }: Account) => ({ saidAt: namedAt, version: nameVersion })

function named(name: string, event: Heard, current: Account | undefined): Name {
  const { saidAt, version } = stampOf(event, current && nameStamp(current))
  return { name, namedAt: saidAt, nameVersion: version }
}
