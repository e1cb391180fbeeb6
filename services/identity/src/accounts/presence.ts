import type { OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import { failures } from '../failures.ts'
import type { SecondFactor } from '../second-factor/second-factor.ts'
import type { ProvePassword } from './password-change.ts'
import type { Profiles } from './profile.ts'
import type { User } from './users.ts'

/** How long a sign-in proves who is there, in milliseconds. */
const FRESH_MS = 10 * 60_000

export const isFresh = (startedAt: string | undefined, clock: Clock): boolean =>
  startedAt !== undefined && clock.now().getTime() - Date.parse(startedAt) < FRESH_MS

export interface Presence {
  owner: OwnerId
  password: string | undefined
  /** When the session that asks began. */
  sessionStartedAt: string | undefined
  /** Where the call came from. */
  address: string
}

/** For what cannot be taken back: also by a code, where a second factor is on. */
export interface FullPresence extends Presence {
  code: string | undefined
}

/** Makes sure that somebody who is signed in is there themselves: by the password, or a sign-in of a moment ago where there is none. */
export function createPresenceProof({ profiles, prove, clock }: PresenceDeps) {
  /** @throws current_password_wrong, sign_in_again, too_many_attempts */
  return async function present({ owner, password, sessionStartedAt, address }: Presence): Promise<User> {
    const user = await profiles.of(owner)
    // Their token is of before: who it was of proves nothing by this record any more.
    if (user.ownedBy !== undefined) throw failures.session_ended({ detail: 'the account was handed over' })
    if (user.passwordHash !== null) await prove({ owner, password: password ?? '', address })
    else if (!isFresh(sessionStartedAt, clock)) throw failures.sign_in_again()
    return user
  }
}
export type ProvePresence = ReturnType<typeof createPresenceProof>

export function createFullProof(present: ProvePresence, secondFactor: Pick<SecondFactor, 'showIfOn'>) {
  /** @throws current_password_wrong, sign_in_again, second_factor_wrong, too_many_attempts */
  return async function prove({ code, ...presence }: FullPresence): Promise<User> {
    const user = await present(presence)
    await secondFactor.showIfOn(user, code, presence.address)
    return user
  }
}
export type ProveFully = ReturnType<typeof createFullProof>

export interface PresenceDeps {
  profiles: Profiles
  prove: ProvePassword
  clock: Clock
}
