import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { UserView } from '@docent/proto/http'
import { say, type NewEvent } from '@docent/proto/events'
import {
  AlreadyExists,
  everyOwner,
  RecordNotFound,
  type Collection,
  type CollectionSpec,
  type Store,
} from '@docent/runtime/store'
import { commonFailures } from '@docent/runtime/failures'
import type { Word } from '@docent/runtime/service/restating.ts'
import { z } from 'zod'
import { openLinkSchema } from '../mail-links/open.ts'
import { secondFactorSchema } from '../second-factor/record.ts'
import { teamSchema } from '../team/record.ts'

/** An account. Its id is the owner of everything else. */
const userSchema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  email: z.string().describe('in lower case; no two accounts have the same'),
  displayName: z.string(),
  photoURL: z.string().nullable(),
  passwordHash: z.string().nullable().describe('null when there is no password to sign in with'),
  createdAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().optional().describe('then nothing but the id is left of the account'),
  // Accounts that are older than these fields do not have them.
  externalId: z.string().nullish().describe('issuer and subject of the Google account that signs in to it'),
  googlePhoto: z.string().nullish().describe('where Google had the picture that was taken over last'),
  emailVerifiedAt: z.iso.datetime().nullish(),
  links: z.array(openLinkSchema).optional(),
  mustProve: z.boolean().optional().describe('the address has to be proven before anybody may sign in'),
  sessionsValidFrom: z.iso.datetime().nullish().describe('sessions that began before are over'),
  keysValidFrom: z.iso.datetime().nullish().describe('API keys that were made before are good no more'),
  secondFactor: secondFactorSchema.optional(),
  suspended: z
    .object({ at: z.iso.datetime(), reason: z.string() })
    .nullish()
    .describe('by an operator, until it is lifted'),
  team: teamSchema.optional().describe('the others who have this account open; absent where there was never anybody'),
  ownedBy: idSchema
    .optional()
    .describe('the person who owns it, once it was handed over: then nobody signs in with this record'),
  beganBy: idSchema.optional().describe('whoever signed up for it, by the id that they have since it was handed over'),
  formerOwner: idSchema.optional().describe('by the id that they have now'),
  contact: z
    .object({ email: z.string(), displayName: z.string() })
    .optional()
    .describe('of whoever it was handed over to: where mails about it go'),
  moving: z
    .object({
      id: idSchema,
      email: z.string(),
      displayName: z.string(),
      photoURL: z.string().nullable(),
      passwordHash: z.string().nullable(),
      externalId: z.string().nullish(),
      googlePhoto: z.string().nullish(),
      emailVerifiedAt: z.iso.datetime().nullish(),
      mustProve: z.boolean().optional(),
      sessionsValidFrom: z.iso.datetime().nullish(),
      secondFactor: secondFactorSchema.optional(),
      session: z.object({ id: idSchema, as: idSchema }).describe('which they asked in, and what it goes on as'),
    })
    .optional()
    .describe('what its former owner signs in with, until it is in an account of its own'),
  movingEmail: z.string().optional().describe('of moving: an address that is nobody else’s meanwhile'),
  lastTeam: idSchema.optional().describe('the account that this person opened last, where it is not their own'),
})
export type User = z.infer<typeof userSchema>

const userCollection: CollectionSpec<User> = {
  name: 'identity.users',
  keeps: {
    of: 'owners',
    what: 'mail address, name, password hash, id at Google, the sealed secret of a second factor; who is in their team, and addresses that were invited',
    until: 'the account is deleted; then an id that is nobody’s',
  },
  // Its own write leaves of a user what must stay.
  ofLeavers: 'kept',
  schema: userSchema,
  indexes: [
    { fields: ['email'], unique: true },
    { fields: ['externalId'], unique: true },
    { fields: ['createdAt'] },
    { fields: ['movingEmail'] },
  ],
}

export interface Users extends Pick<Collection<User>, 'insert' | 'update' | 'find'> {
  byEmail(email: string): Promise<User | undefined>
  byExternalId(externalId: string): Promise<User | undefined>
  byOwner(owner: OwnerId): Promise<User | undefined>
  /** The account that was created first, of those that are there. */
  oldest(): Promise<User | undefined>
  /** Ends the account: its address is free at once, and all that stays is an id that nobody gets again. */
  leave(owner: OwnerId, now: Date): Promise<void>
}

export function createUsers(store: Store): Users {
  const users = store.collection(userCollection)
  const first = async (where: { email: string } | { externalId: string }) =>
    (await users.find(everyOwner, { where, limit: 1 })).records[0]
  /** An address that is between two records: taken, although none has it. */
  const isMoving = async ({ id, email }: User) => {
    const { records } = await users.find(everyOwner, { where: { movingEmail: email }, limit: 1 })
    return records.some(({ moving }) => moving?.id !== id)
  }
  async function leave(owner: OwnerId, now: Date): Promise<void> {
    await users.update(owner, owner, (current) =>
      current.deletedAt
        ? current
        : [
            tombstoneOf(current, now.toISOString()),
            say('user.deleted', { addressProven: Boolean(current.emailVerifiedAt) }),
          ],
    )
  }
  const taken = () => new AlreadyExists('identity.users: the address is on its way to another record')
  return {
    async insert(owner, user, events) {
      if (await isMoving(user)) throw taken()
      const inserted = await users.insert(owner, user, events)
      // It may have been set apart since: whoever had it keeps it.
      if (await isMoving(user)) {
        await leave(owner, new Date(user.createdAt))
        throw taken()
      }
      return inserted
    },
    find: users.find,
    update: (scope, id, change, options) =>
      users.update(
        scope,
        id,
        (current) => {
          if (current.deletedAt) throw new RecordNotFound(`identity.users: ${id} is deleted`)
          return change(current)
        },
        options,
      ),
    async byOwner(owner) {
      const user = await users.get(owner, owner)
      return user?.deletedAt ? undefined : user
    },
    async oldest() {
      // What is left of a deleted account has the day of its end, so one of them may come before others.
      for (let cursor: string | undefined; ;) {
        const page = await users.find(everyOwner, { sort: { by: 'createdAt', direction: 'asc' }, limit: 20, cursor })
        const found = page.records.find(({ deletedAt }) => !deletedAt)
        if (found || page.next === undefined) return found
        cursor = page.next
      }
    },
    leave,
    byEmail: (email) => first({ email }),
    byExternalId: (externalId) => first({ externalId }),
  }
}

/** Made anew, so that no field can be forgotten. An address without an @ is nobody's, and unique as the index wants it. */
function tombstoneOf({ id, ownerId }: User, at: string): User {
  const nothing = { displayName: '', photoURL: null, passwordHash: null }
  return { id, ownerId, email: `deleted:${id}`, ...nothing, createdAt: at, deletedAt: at }
}

/** What the write that gives an account another name says. */
export const renamed = ({ displayName }: User): NewEvent => say('user.renamed', { displayName })

/** What others may see of an account. */
export function viewOf({ id, email, displayName, photoURL, emailVerifiedAt }: User): UserView {
  return { uid: id, email, displayName, photoURL, emailVerified: Boolean(emailVerifiedAt) }
}

/** The account as it was said when it began, with what has become of it. */
export function toldAsRegistered(user: User): Word | undefined {
  if (user.deletedAt) return undefined
  const method = user.passwordHash === null ? 'google' : 'password'
  return { event: say('user.registered', { ...addresseeOf(user), method }), at: Date.parse(user.createdAt) }
}

/** Whose an account is that was handed over. */
export function toldAsHandedOver(user: User): Word | undefined {
  const { ownedBy: person, formerOwner: former, contact, team, deletedAt } = user
  if (deletedAt || !person || !former || !contact) return undefined
  // Whom the mail went to is known to nobody any more: it is not sent again.
  return { event: say('user.owner-changed', { ...contact, person, former, team: team?.name ?? '', formerEmail: '' }) }
}

/** Where mails about an account go. */
export const addresseeOf = ({ contact, email, displayName }: User) => contact ?? { email, displayName }

export function toldAsDeleted({ deletedAt }: User): Word | undefined {
  // Whose address it was is known to nobody any more.
  return deletedAt ? { event: say('user.deleted', { addressProven: false }), at: Date.parse(deletedAt) } : undefined
}

/** What the write that suspends an account, or lifts that, says. */
export const suspensionOf = ({ suspended }: User): NewEvent =>
  say('user.suspension-changed', { suspended: Boolean(suspended), reason: suspended?.reason ?? '' })

export const toldAsSuspended = (user: User): Word | undefined =>
  user.suspended ? { event: suspensionOf(user), at: Date.parse(user.suspended.at) } : undefined

/** @throws account_suspended */
export function refuseSuspended({ suspended }: User): void {
  if (suspended) throw commonFailures.account_suspended({ values: { reason: suspended.reason } })
}
