const SINCE = Date.UTC(2025, 0, 1)
const WITHIN_A_SECOND = 2 ** 23

/**
 * Where the versions of a new record begin: above those of a record with the same id that was removed before, so that an
 * update of the removed one conflicts and its events stay older; and at random within the second, so that an insert whose
 * answer was lost knows its own. JSON keeps such numbers whole until 2059.
 */
export function firstVersion(now: Date, random: () => number): number {
  const seconds = Math.max(0, Math.floor((now.getTime() - SINCE) / 1000))
  return seconds * WITHIN_A_SECOND + Math.floor(random() * WITHIN_A_SECOND)
}
