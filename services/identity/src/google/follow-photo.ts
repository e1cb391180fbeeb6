import type { User, Users } from '../accounts/users.ts'
import { isKeptHere, type Pictures } from '../pictures/pictures.ts'

/** Brings the picture of an account up to what Google says at a sign-in. */
export type FollowPhoto = (user: User, photo: string | null) => Promise<User>

/**
 * Google gives a picture a new address when it changes. `googlePhoto` is the one that was taken over last: an account
 * that has one and shows no picture is one whose owner took it away, and that stays so, as does one chosen elsewhere.
 */
export function createFollowPhoto({ users, pictures }: { users: Users; pictures: Pictures }): FollowPhoto {
  return async (user, photo) => {
    const { ownerId: owner, photoURL, googlePhoto = null } = user
    // Accounts from before pictures were kept here show Google's own address.
    const isForeign = photoURL !== null && photoURL === googlePhoto
    const isGoogles = isForeign || isKeptHere(photoURL) || (photoURL === null && googlePhoto === null)
    if (!isGoogles || (photo === googlePhoto && !isForeign)) return user

    const kept = photo === null ? null : await pictures.keep(owner, photo)
    // The one from before is better than none.
    if (kept === undefined && !isForeign) return user
    const next = kept === undefined ? { photoURL: null, googlePhoto: null } : { photoURL: kept, googlePhoto: photo }
    const updated = await users.update(owner, user.id, (current) =>
      current.photoURL === photoURL ? { ...current, ...next } : current,
    )
    await pictures.keepOnly(owner, updated.photoURL)
    return updated
  }
}
