import { say } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import type { Attempts } from '../attempts/attempts.ts'
import { failures } from '../failures.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { requireStrong } from '../passwords/rules.ts'
import type { Profiles } from './profile.ts'
import type { User, Users } from './users.ts'

export interface PasswordProofDeps {
  profiles: Profiles
  passwords: Passwords
  attempts: Attempts
}

/** What somebody shows who is signed in and wants to do something that a passer-by must not. */
export interface Proof {
  owner: OwnerId
  password: string
  /** Where the call came from. */
  address: string
}

/** Checks the password of somebody who is signed in already, as slowly for guessers as a sign-in. */
export function createPasswordProof({ profiles, passwords, attempts }: PasswordProofDeps) {
  /** @throws current_password_wrong, no_password, too_many_attempts */
  return async function prove({ owner, password, address }: Proof): Promise<User> {
    const user = await profiles.of(owner)
    if (user.passwordHash === null) throw failures.no_password()
    const attempt = await attempts.begin({ address, email: user.email })
    const { fits } = await passwords.check(password, user.passwordHash).catch(async (error) => {
      await attempt.dropped()
      throw error
    })
    if (!fits) throw failures.current_password_wrong()
    await attempt.succeeded()
    return user
  }
}
export type ProvePassword = ReturnType<typeof createPasswordProof>

export interface PasswordChangeDeps {
  users: Users
  passwords: Passwords
  prove: ProvePassword
  clock: Clock
  passwordMinLength: number
}

/**
 * Changes the password of somebody who knows the present one. In the same write every session before this moment is over,
 * and the owner is told by mail.
 */
export function createPasswordChange({ users, passwords, prove, clock, passwordMinLength }: PasswordChangeDeps) {
  return async function change(given: Proof & { newPassword: string; revokeKeys?: boolean }): Promise<User> {
    const user = await prove(given)
    requireStrong(given.newPassword, user.email, passwordMinLength)
    const passwordHash = await passwords.hash(given.newPassword)
    return users.update(user.ownerId, user.id, (current) => {
      // Somebody else was faster, with a reset or in another window: theirs holds.
      if (current.passwordHash !== user.passwordHash) throw failures.current_password_wrong()
      const at = clock.now().toISOString()
      const keysValidFrom = given.revokeKeys ? at : current.keysValidFrom
      const next = { ...current, passwordHash, links: [], sessionsValidFrom: at, keysValidFrom }
      return [next, say('user.password-changed', { sessionsFrom: at })]
    })
  }
}
