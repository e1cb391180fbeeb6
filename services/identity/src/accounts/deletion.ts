import type { OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import { failures } from '../failures.ts'
import type { Presence, ProvePresence } from './presence.ts'
import type { Profiles } from './profile.ts'
import type { Users } from './users.ts'

export interface Farewell extends Presence {
  /** The address of the account as it was typed. */
  email: string
}

export interface DeletionDeps {
  users: Users
  profiles: Profiles
  prove: ProvePresence
  /** The name of a team of others that somebody owns: it would be nobody's. */
  ownedBy(person: OwnerId): Promise<string | undefined>
  clock: Clock
}

/** Ends an account: what is left of it is an id. Every service hears it and removes what it has. */
export function createDeletion({ users, profiles, prove, ownedBy, clock }: DeletionDeps) {
  /** @throws email_mistyped, current_password_wrong, sign_in_again, too_many_attempts, owns_team */
  return async function remove({ email, ...presence }: Farewell): Promise<void> {
    const { owner } = presence
    const user = await profiles.of(owner)
    if (email !== user.email) throw failures.email_mistyped()
    await prove(presence)
    const team = await ownedBy(owner)
    if (team !== undefined) throw failures.owns_team({ values: { team } })
    await users.leave(owner, clock.now())
  }
}
