import { say } from '@docent/proto/events'
import { ownerId } from '@docent/proto/ids'
import type { Clock, Ids } from '@docent/runtime/clock'
import { AlreadyExists } from '@docent/runtime/store'
import type { Attempts } from '../attempts/attempts.ts'
import { failures } from '../failures.ts'
import { newLink } from '../mail-links/open.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { requireStrong } from '../passwords/rules.ts'
import { requireEmail } from './email.ts'
import type { User, Users } from './users.ts'

export interface SignUpDeps {
  users: Users
  passwords: Passwords
  attempts: Attempts
  clock: Clock
  ids: Ids
  passwordMinLength: number
}

export interface NewAccount {
  email: string
  password: string
  name: string
  /** Where the call came from. */
  address: string
}

/** Creates accounts with a password. The address is taken by the first who writes it, however many try at once. */
export function createSignUp({ users, passwords, attempts, clock, ids, passwordMinLength }: SignUpDeps) {
  return async ({ email, password, name, address }: NewAccount): Promise<User> => {
    requireEmail(email)
    requireStrong(password, email, passwordMinLength)
    const attempt = await attempts.begin({ address })
    if (await users.byEmail(email)) throw failures.email_already_in_use()

    const passwordHash = await passwords.hash(password).catch(async (error) => {
      await attempt.dropped()
      throw error
    })

    const [id, now] = [ids.next(), clock.now()]
    const link = newLink('verify-email', ids.next(), now)
    const verification = { linkId: link.id, expiresAt: link.expiresAt }
    const user: User = {
      id,
      ownerId: ownerId(id),
      email,
      displayName: name,
      photoURL: null,
      passwordHash,
      createdAt: now.toISOString(),
      links: [link],
    }
    try {
      await users.insert(user.ownerId, user, [
        say('user.registered', { email, displayName: name, method: 'password', verification }),
      ])
    } catch (error) {
      if (error instanceof AlreadyExists) throw failures.email_already_in_use()
      throw error
    }
    await attempt.succeeded()
    return user
  }
}
