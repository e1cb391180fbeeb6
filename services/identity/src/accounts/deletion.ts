import type { OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import { failures } from '../failures.ts'
import type { ProvePassword } from './password-change.ts'
import type { Profiles } from './profile.ts'
import type { Users } from './users.ts'

/** How long a sign-in proves who is there, in milliseconds. */
const FRESH_MS = 10 * 60_000

export const isFresh = (startedAt: string | undefined, clock: Clock): boolean =>
  startedAt !== undefined && clock.now().getTime() - Date.parse(startedAt) < FRESH_MS

export interface Farewell {
  owner: OwnerId
  /** The address of the account as it was typed. */
  email: string
  password: string | undefined
  /** When the session that asks began. */
  sessionStartedAt: string | undefined
  /** Where the call came from. */
  address: string
}

export interface DeletionDeps {
  users: Users
  profiles: Profiles
  prove: ProvePassword
  clock: Clock
}

/** Ends an account: what is left of it is an id. Every service hears it and removes what it has. */
export function createDeletion({ users, profiles, prove, clock }: DeletionDeps) {
  /** @throws email_mistyped, current_password_wrong, sign_in_again, too_many_attempts */
  return async function remove({ owner, email, password, sessionStartedAt, address }: Farewell): Promise<void> {
    const user = await profiles.of(owner)
    if (email !== user.email) throw failures.email_mistyped()
    if (user.passwordHash !== null) await prove({ owner, password: password ?? '', address })
    else if (!isFresh(sessionStartedAt, clock)) throw failures.sign_in_again()
    await users.leave(owner, clock.now())
  }
}
