import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { UserView } from '@docent/proto/http'
import { everyOwner, type Collection, type CollectionSpec, type Store } from '@docent/runtime/store'
import { z } from 'zod'
import { openLinkSchema } from '../mail-links/open.ts'

/** An account. Its id is the owner of everything else. */
const userSchema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  email: z.string().describe('in lower case; no two accounts have the same'),
  displayName: z.string(),
  photoURL: z.string().nullable(),
  passwordHash: z.string().nullable().describe('null when there is no password to sign in with'),
  createdAt: z.iso.datetime(),
  // Accounts that are older than these fields do not have them.
  externalId: z.string().nullish().describe('issuer and subject of the Google account that signs in to it'),
  emailVerifiedAt: z.iso.datetime().nullish(),
  links: z.array(openLinkSchema).optional(),
  sessionsValidFrom: z.iso.datetime().nullish().describe('sessions that began before are over'),
})
export type User = z.infer<typeof userSchema>

const userCollection: CollectionSpec<User> = {
  name: 'identity.users',
  schema: userSchema,
  indexes: [
    { fields: ['email'], unique: true },
    { fields: ['externalId'], unique: true },
  ],
}

export interface Users extends Pick<Collection<User>, 'insert' | 'update'> {
  byEmail(email: string): Promise<User | undefined>
  byExternalId(externalId: string): Promise<User | undefined>
  byOwner(owner: OwnerId): Promise<User | undefined>
}

export function createUsers(store: Store): Users {
  const users = store.collection(userCollection)
  const first = async (where: { email: string } | { externalId: string }) =>
    (await users.find(everyOwner, { where, limit: 1 })).records[0]
  return {
    insert: users.insert,
    update: users.update,
    byOwner: (owner) => users.get(owner, owner),
    byEmail: (email) => first({ email }),
    byExternalId: (externalId) => first({ externalId }),
  }
}

/** What others may see of an account. */
export function viewOf({ id, email, displayName, photoURL, emailVerifiedAt }: User): UserView {
  return { uid: id, email, displayName, photoURL, emailVerified: Boolean(emailVerifiedAt) }
}
