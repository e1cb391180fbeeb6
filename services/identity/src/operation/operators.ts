import { createHash } from 'node:crypto'
import { idSchema, OPERATOR, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import { AlreadyExists, type Store } from '@docent/runtime/store'
import { z } from 'zod'
import type { User, Users } from '../accounts/users.ts'

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  account: z.hex().describe('SHA-256 of its id: nothing else of an account stays when it goes'),
})
const digestOf = (account: string): string => createHash('sha256').update(account).digest('hex')
const FIRST = 'first-account'

/** Accounts that run the installation. */
export interface Operators {
  has(user: User): Promise<boolean>
  /** The first account is signed in with another record from now on. */
  follow(from: OwnerId, to: OwnerId): Promise<void>
}

export interface OperatorsOptions {
  store: Store
  users: Users
  /** Addresses of accounts, in lower case. */
  emails: readonly string[]
  /** Whether the account that was created first counts where no address is named. */
  firstOperates: boolean
}

export function createOperators({ store, users, emails, firstOperates }: OperatorsOptions): Operators {
  const known = store.collection<z.infer<typeof schema>>({
    name: 'identity.operation',
    keeps: { of: 'operators', what: 'a hash of the first account', until: 'for good' },
    schema,
    indexes: [],
  })

  /** Of the id of the first account. Settled once and for good: where the first account is deleted, nobody inherits the installation. */
  async function first(): Promise<string | undefined> {
    const settled = await known.get(OPERATOR, FIRST)
    if (settled) return settled.account
    const oldest = await users.oldest()
    if (!oldest) return undefined
    try {
      await known.insert(OPERATOR, { id: FIRST, ownerId: OPERATOR, account: digestOf(oldest.id) })
      return digestOf(oldest.id)
    } catch (error) {
      if (!(error instanceof AlreadyExists)) throw error
      return (await known.get(OPERATOR, FIRST))?.account
    }
  }

  return {
    async follow(from, to) {
      const settled = await known.get(OPERATOR, FIRST)
      if (settled?.account !== digestOf(from)) return
      await known.update(OPERATOR, FIRST, (current) => ({ ...current, account: digestOf(to) }))
    },
    async has({ id, email, emailVerifiedAt }) {
      if (emails.length > 0) return emails.includes(email) && Boolean(emailVerifiedAt)
      return firstOperates && (await first()) === digestOf(id)
    },
  }
}
