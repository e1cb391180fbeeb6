import { say } from '@docent/proto/events'
import { ownerId } from '@docent/proto/ids'
import type { Clock, Ids } from '@docent/runtime/clock'
import { AlreadyExists } from '@docent/runtime/store'
import { isEmail } from '../accounts/email.ts'
import type { User, Users } from '../accounts/users.ts'
import type { Person } from './issuer.ts'

/** Whose account a Google account opens: `link` has to give its password first, `taken` has none to give. */
export type Opened = { kind: 'in' | 'new' | 'link'; user: User } | { kind: 'taken' | 'unverified'; user?: undefined }

/** Finds or makes the account of somebody whom Google has proven. */
export function createPeople({ users, clock, ids }: { users: Users; clock: Clock; ids: Ids }) {
  /** Google gives a picture a new address when it changes. One that the owner chose or took away here stays so. */
  async function withPhoto(user: User, photo: string | null): Promise<User> {
    const isOurs = user.photoURL !== null && user.photoURL === user.googlePhoto
    if (!isOurs || photo === user.googlePhoto) return user
    return users.update(user.ownerId, user.id, (current) =>
      current.photoURL === user.googlePhoto ? { ...current, photoURL: photo, googlePhoto: photo } : current,
    )
  }

  return async function accountOf(person: Person): Promise<Opened> {
    const { externalId, email, emailVerified, name, photo } = person
    const known = await users.byExternalId(externalId)
    if (known) return { kind: 'in', user: await withPhoto(known, photo) }
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
      photoURL: photo,
      passwordHash: null,
      createdAt,
      externalId,
      googlePhoto: photo,
      emailVerifiedAt: createdAt,
    }
    try {
      await users.insert(user.ownerId, user, [say('user.registered', { email, displayName: name, method: 'google' })])
      return { kind: 'new', user }
    } catch (error) {
      // The same person was faster in another tab, or signed up with the address a moment ago.
      if (error instanceof AlreadyExists) return accountOf(person)
      throw error
    }
  }
}
