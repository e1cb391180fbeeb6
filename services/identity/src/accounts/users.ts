import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { UserView } from '@docent/proto/http'
import { everyOwner, type Collection, type CollectionSpec, type Store } from '@docent/runtime/store'
import { z } from 'zod'

/** An account. Its id is the owner of everything else. */
const userSchema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  email: z.string().describe('in lower case; no two accounts have the same'),
  displayName: z.string(),
  photoURL: z.string().nullable(),
  passwordHash: z.string().nullable().describe('null when there is no password to sign in with'),
  createdAt: z.iso.datetime(),
})
export type User = z.infer<typeof userSchema>

const userCollection: CollectionSpec<User> = {
  name: 'identity.users',
  schema: userSchema,
  indexes: [{ fields: ['email'], unique: true }],
}

export interface Users extends Pick<Collection<User>, 'insert' | 'update'> {
  byEmail(email: string): Promise<User | undefined>
  byOwner(owner: OwnerId): Promise<User | undefined>
}

export function createUsers(store: Store): Users {
  const users = store.collection(userCollection)
  return {
    insert: users.insert,
    update: users.update,
    byOwner: (owner) => users.get(owner, owner),
    async byEmail(email) {
      const { records } = await users.find(everyOwner, { where: { email }, limit: 1 })
      return records[0]
    },
  }
}

/** What others may see of an account. */
export function viewOf({ id, email, displayName, photoURL }: User): UserView {
  return { uid: id, email, displayName, photoURL }
}
