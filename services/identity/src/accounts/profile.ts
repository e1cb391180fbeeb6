import type { OwnerId } from '@docent/proto/ids'
import { RecordNotFound } from '@docent/runtime/store'
import { commonFailures } from '@docent/runtime/failures'
import { failures } from '../failures.ts'
import { isKeptHere, type Pictures } from '../pictures/pictures.ts'
import { renamed, type User, type Users } from './users.ts'

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
export function createProfiles(users: Users, pictures: Pick<Pictures, 'keepOnly'>): Profiles {
  return {
    async of(owner) {
      const user = await users.byOwner(owner)
      // The token outlives the account by some minutes.
      if (!user) throw commonFailures.not_signed_in({ detail: 'the account is gone' })
      return user
    },

    async change(owner, { email, displayName, photoURL }) {
      let foreignEmail = false
      let left = false
      try {
        const user = await users.update(owner, owner, (current) => {
          foreignEmail = email !== undefined && email.trim().toLowerCase() !== current.email
          const next = {
            ...current,
            ...(displayName !== undefined && { displayName: displayName ?? '' }),
            // Of the pictures that are kept here everybody shows their own, which they cannot choose.
            ...(photoURL !== undefined && !isKeptHere(photoURL) && { photoURL }),
          }
          const isRenamed = next.displayName !== current.displayName
          const isSame = !isRenamed && next.photoURL === current.photoURL
          left = !foreignEmail && isKeptHere(current.photoURL) && next.photoURL !== current.photoURL
          if (foreignEmail || isSame) return current
          return isRenamed ? [next, renamed(next)] : next
        })
        if (foreignEmail) throw failures.email_not_changeable()
        if (left) await pictures.keepOnly(owner, user.photoURL)
        return user
      } catch (error) {
        if (error instanceof RecordNotFound) throw commonFailures.not_signed_in({ detail: 'the account is gone' })
        throw error
      }
    },
  }
}
