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
  /** Tell nobody whether an address has an account: everybody goes on by mail. */
  byMail: boolean
  /** Has a link mailed to the owner of an account, whose address somebody signs up with. */
  remind(email: string): Promise<void>
}

export interface NewAccount {
  email: string
  password: string
  name: string
  /** Where the call came from. */
  address: string
}

/** Creates accounts with a password. The address is taken by the first who writes it, however many try at once. */
export function createSignUp(deps: SignUpDeps) {
  const { users, passwords, attempts, clock, ids, passwordMinLength, byMail, remind } = deps

  return async ({ email, password, name, address }: NewAccount): Promise<User> => {
    requireEmail(email)
    requireStrong(password, email, passwordMinLength)
    const attempt = await attempts.begin({ address })
    const isTaken = (await users.byEmail(email)) !== undefined
    if (isTaken && !byMail) throw failures.email_already_in_use()

    const passwordHash = await passwords.hash(password).catch(async (error) => {
      await attempt.dropped()
      throw error
    })

    if (isTaken) {
      await remind(email)
      throw failures.continue_by_mail()
    }

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
      ...(byMail && { mustProve: true }),
    }
    try {
      await users.insert(user.ownerId, user, [
        say('user.registered', { email, displayName: name, method: 'password', verification }),
      ])
    } catch (error) {
      if (error instanceof AlreadyExists) throw byMail ? failures.continue_by_mail() : failures.email_already_in_use()
      throw error
    }
    if (byMail) throw failures.continue_by_mail()
    await attempt.succeeded()
    return user
  }
}
