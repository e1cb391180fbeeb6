import { say } from '@docent/proto/events'
import { ownerId } from '@docent/proto/ids'
import type { Clock, Ids } from '@docent/runtime/clock'
import { AlreadyExists } from '@docent/runtime/store'
import { isEmail } from '../accounts/email.ts'
import type { User, Users } from '../accounts/users.ts'
import type { FollowPhoto } from './follow-photo.ts'
import type { Person } from './issuer.ts'

/** Whose account a Google account opens: `link` has to give its password first, `taken` has none to give. */
export type Opened = { kind: 'in' | 'new' | 'link'; user: User } | { kind: 'taken' | 'unverified'; user?: undefined }

export interface PeopleOptions {
  users: Users
  followPhoto: FollowPhoto
  clock: Clock
  ids: Ids
}

/** Finds or makes the account of somebody whom Google has proven. */
export function createPeople({ users, followPhoto, clock, ids }: PeopleOptions) {
  return async function accountOf(person: Person): Promise<Opened> {
    const { externalId, email, emailVerified, name, photo } = person
    const known = await users.byExternalId(externalId)
    if (known) return { kind: 'in', user: await followPhoto(known, photo) }
    // Whoever may write any address into their profile must not get into an account by it.
    if (!emailVerified || !isEmail(email)) return { kind: 'unverified' }

    const same = await users.byEmail(email)
    // Two Google accounts of one address are two people: addresses are handed on.
    if (same) return same.passwordHash === null ? { kind: 'taken' } : { kind: 'link', user: same }

    const id = ids.next()
    const createdAt = clock.now().toISOString()
    const user: User = {
      id,
      ownerId: ownerId(id),
      email,
      displayName: name,
      photoURL: null,
      passwordHash: null,
      createdAt,
      externalId,
      googlePhoto: null,
      emailVerifiedAt: createdAt,
    }
    try {
      await users.insert(user.ownerId, user, [say('user.registered', { email, displayName: name, method: 'google' })])
      return { kind: 'new', user: await followPhoto(user, photo) }
    } catch (error) {
      // The same person was faster in another tab, or signed up with the address a moment ago.
      if (error instanceof AlreadyExists) return accountOf(person)
      throw error
    }
  }
}
