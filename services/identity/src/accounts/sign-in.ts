import type { Attempts } from '../attempts/attempts.ts'
import { failures } from '../failures.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { SecondFactor, Shown } from '../second-factor/second-factor.ts'
import { requireEmail } from './email.ts'
import type { User, Users } from './users.ts'

export interface SignInDeps {
  users: Users
  passwords: Passwords
  attempts: Attempts
  /** Tell nobody whether an account exists. */
  hideAccounts: boolean
  secondFactor: Pick<SecondFactor, 'check'>
}

export interface Credentials {
  email: string
  password: string
  /** Of the second factor. */
  code?: string | undefined
  /** Where the call came from. */
  address: string
  /** The browser, if it is known to be the account's. */
  device?: string | undefined
}

/** Signs in with a password. Up to the refusal, the same work is done whether there is such an account or not. */
export function createSignIn({ users, passwords, attempts, hideAccounts, secondFactor }: SignInDeps) {
  return async ({ email, password, code, address, device }: Credentials): Promise<{ user: User; shown?: Shown }> => {
    requireEmail(email)
    const attempt = await attempts.begin({ address, email, device })
    const user = await users.byEmail(email)
    const { fits, outdated } = await passwords.check(password, user?.passwordHash ?? null).catch(async (error) => {
      await attempt.dropped()
      throw error
    })
    // Whether there was such an account before is told to whoever reads its mails, and to nobody else.
    if (hideAccounts && user?.mustProve && !user.emailVerifiedAt) throw failures.wrong_credentials()
    if (!user || !fits) {
      if (hideAccounts) throw failures.wrong_credentials()
      if (!user) throw failures.user_not_found()
      throw user.passwordHash === null ? failures.google_account() : failures.wrong_password()
    }
    const shown = await secondFactor.check(user, code).catch(async (error: unknown) => {
      // Whoever was only asked for the code guessed nothing; a wrong code stays counted.
      if (code === undefined) await attempt.dropped()
      throw error
    })
    await attempt.succeeded()
    if (outdated) {
      const passwordHash = await passwords.hash(password)
      await users.update(user.ownerId, user.id, (current) =>
        // Another sign-in may have renewed it, or the password was changed, since it was read.
        current.passwordHash === user.passwordHash ? { ...current, passwordHash } : current,
      )
    }
    return { user, ...(shown && { shown }) }
  }
}
