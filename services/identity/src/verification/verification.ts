import { say } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import type { MailLinks } from '@docent/runtime/auth'
import type { Clock, Ids } from '@docent/runtime/clock'
import { RecordNotFound } from '@docent/runtime/store'
import type { Profiles } from '../accounts/profile.ts'
import type { User, Users } from '../accounts/users.ts'
import type { Attempts } from '../attempts/attempts.ts'
import { failures } from '../failures.ts'
import { isOpen, linksWith, linksWithout, newLink } from '../mail-links/open.ts'

export interface VerificationDeps {
  users: Users
  profiles: Profiles
  mailLinks: MailLinks
  /** How often mails may be asked for. */
  asked: Attempts
  clock: Clock
  ids: Ids
}

const PURPOSE = 'verify-email'

/** Whether the address of an account is its owner's. */
export function createVerification({ users, profiles, mailLinks, asked, clock, ids }: VerificationDeps) {
  return {
    /** Has a fresh link mailed, unless the address is proven already. */
    async ask(owner: OwnerId, address: string): Promise<'asked' | 'proven'> {
      const { email, emailVerifiedAt } = await profiles.of(owner)
      if (emailVerifiedAt) return 'proven'
      await asked.begin({ address, email })
      const now = clock.now()
      const link = newLink(PURPOSE, ids.next(), now)
      const event = say('user.verification-requested', { linkId: link.id, expiresAt: link.expiresAt })
      await users.update(owner, owner, (current) => [{ ...current, links: linksWith(current, link, now) }, event])
      return 'asked'
    },

    async prove(token: string): Promise<User> {
      const link = mailLinks.read(PURPOSE, token)
      if (!link) throw failures.verification_link_over()
      let isOver = false
      const user = await users
        .update(link.owner, link.owner, (current) => {
          const now = clock.now()
          isOver = !isOpen(current, PURPOSE, link.id, now)
          if (isOver) return current
          const emailVerifiedAt = current.emailVerifiedAt ?? now.toISOString()
          return { ...current, emailVerifiedAt, links: linksWithout(current, PURPOSE) }
        })
        .catch((error: unknown) => {
          throw error instanceof RecordNotFound ? failures.verification_link_over() : error
        })
      if (isOver) throw failures.verification_link_over()
      return user
    },
  }
}
