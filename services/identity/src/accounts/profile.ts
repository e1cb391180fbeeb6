import type { OwnerId } from '@docent/proto/ids'
import { RecordNotFound } from '@docent/runtime/store'
import { commonFailures } from '@docent/runtime/failures'
import { failures } from '../failures.ts'
import type { User, Users } from './users.ts'

/** What a client sends of a profile; what it leaves out stays. */
export interface ProfileChange {
  email?: string
  displayName?: string | null
  photoURL?: string | null
}

export interface Profiles {
  /** @throws not_signed_in when the account is gone */
  of(owner: OwnerId): Promise<User>
  /** @throws email_not_changeable, not_signed_in */
  change(owner: OwnerId, change: ProfileChange): Promise<User>
}

/** The signed-in user's own account. */
export function createProfiles(users: Users): Profiles {
  return {
    async of(owner) {
      const user = await users.byOwner(owner)
      // The token outlives the account by some minutes.
      if (!user) throw commonFailures.not_signed_in({ detail: 'the account is gone' })
      return user
    },

    async change(owner, { email, displayName, photoURL }) {
      let foreignEmail = false
      try {
        const user = await users.update(owner, owner, (current) => {
          foreignEmail = email !== undefined && email.trim().toLowerCase() !== current.email
          const next = {
            ...current,
            ...(displayName !== undefined && { displayName: displayName ?? '' }),
            ...(photoURL !== undefined && { photoURL }),
          }
          const isSame = next.displayName === current.displayName && next.photoURL === current.photoURL
          return foreignEmail || isSame ? current : next
        })
        if (foreignEmail) throw failures.email_not_changeable()
        return user
      } catch (error) {
        if (error instanceof RecordNotFound) throw commonFailures.not_signed_in({ detail: 'the account is gone' })
        throw error
      }
    },
  }
}
