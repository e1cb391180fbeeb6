import { say } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import type { MailLinks } from '@docent/runtime/auth'
import type { Clock } from '@docent/runtime/clock'
import { requireEmail } from '../accounts/email.ts'
import type { User, Users } from '../accounts/users.ts'
import type { Attempts } from '../attempts/attempts.ts'
import { failures } from '../failures.ts'
import { isOpen } from '../mail-links/open.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { requireStrong } from '../passwords/rules.ts'
import type { ResetRequests } from './requests.ts'

export interface ResetDeps {
  users: Users
  passwords: Passwords
  mailLinks: MailLinks
  /** How often mails may be asked for. */
  asked: Attempts
  requests: Pick<ResetRequests, 'keep'>
  /** Called when a request was kept. */
  wake(): void
  /** Removes the keys that ended with the old password. */
  forgetKeys(owner: OwnerId): Promise<void>
  /** How often tokens may be tried. */
  attempts: Attempts
  clock: Clock
  passwordMinLength: number
}

const PURPOSE = 'reset-password'

/** A new password for somebody who can read the mails of the account. */
export function createReset(deps: ResetDeps) {
  const { users, passwords, mailLinks, asked, requests, wake, forgetKeys, attempts, clock, passwordMinLength } = deps

  return {
    /** Has a link mailed if there is such an account, and tells nobody whether there is: not by its words, nor by its time. */
    async ask({ email, address }: { email: string; address: string }): Promise<void> {
      requireEmail(email)
      await asked.begin({ address, email })
      await requests.keep(email)
      wake()
    },

    /**
     * Sets the password. In the same write every open link of the account is spent, and every session and API key from
     * before this moment is over: whoever proves the address gets the account alone.
     */
    async finish(given: { token: string; password: string; address: string }): Promise<User> {
      const { token, password, address } = given
      const attempt = await attempts.begin({ address })
      const link = mailLinks.read(PURPOSE, token)
      const user = link && (await users.byOwner(link.owner))
      if (!link || !user || !isOpen(user, PURPOSE, link.id, clock.now())) throw failures.reset_link_over()
      requireStrong(password, user.email, passwordMinLength)
      const passwordHash = await passwords.hash(password).catch(async (error) => {
        await attempt.dropped()
        throw error
      })

      let isSpent = false
      const changed = await users.update(user.ownerId, user.id, (current) => {
        const now = clock.now()
        isSpent = !isOpen(current, PURPOSE, link.id, now)
        if (isSpent) return current
        const at = now.toISOString()
        const emailVerifiedAt = current.emailVerifiedAt ?? at
        const next = { ...current, passwordHash, emailVerifiedAt, links: [], sessionsValidFrom: at, keysValidFrom: at }
        return [next, say('user.password-changed', { sessionsFrom: at })]
      })
      if (isSpent) throw failures.reset_link_over()
      await attempt.succeeded()
      await forgetKeys(changed.ownerId)
      return changed
    },
  }
}
