import { isFresh } from '../accounts/presence.ts'
import type { Proof, ProvePassword } from '../accounts/password-change.ts'
import type { Profiles } from '../accounts/profile.ts'
import { failures } from '../failures.ts'
import type { Clock } from '@docent/runtime/clock'

export interface KeyProofDeps {
  profiles: Profiles
  prove: ProvePassword
  clock: Clock
  /** Whether mails leave this installation: where none do, nobody can prove an address. */
  mails: 'sent' | 'kept'
}

/**
 * A key outlives the session it was made in, so a session alone is not enough for one: it takes the password, or a sign-in
 * of a moment ago where there is none, and an address that is proven to be its owner's.
 */
export function createKeyProof({ profiles, prove, clock, mails }: KeyProofDeps) {
  /** @throws address_not_proven, current_password_wrong, sign_in_for_key, too_many_attempts */
  return async function mayMakeKeys(given: Proof & { sessionStartedAt: string | undefined }): Promise<void> {
    const user = await profiles.of(given.owner)
    if (mails === 'sent' && !user.emailVerifiedAt) throw failures.address_not_proven()
    if (user.passwordHash !== null) await prove(given)
    else if (!isFresh(given.sessionStartedAt, clock)) throw failures.sign_in_for_key()
  }
}
