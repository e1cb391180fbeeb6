import type { OwnerId } from '@docent/proto/ids'

export interface RememberedOptions<V> {
  load(owner: OwnerId): Promise<V>
  /** How long another process may know better, in milliseconds. Default 1,000. */
  forMs?: number
  /** Owners that are kept in memory. Default 1,000. */
  most?: number
  now?: () => number
}

/** What is read for every request of an owner and hardly ever changes, from memory for a moment. */
export interface Remembered<V> {
  of(owner: OwnerId): Promise<V>
  /** This process changed it: the next reader sees the change. */
  changed(owner: OwnerId): void
}

export function createRemembered<V>(options: RememberedOptions<V>): Remembered<V> {
  const { load, forMs = 1_000, most = 1_000, now = () => performance.now() } = options
  const known = new Map<OwnerId, { value: Promise<V>; until: number }>()

  return {
    of(owner) {
      const found = known.get(owner)
      if (found && found.until > now()) return found.value
      const value = load(owner)
      known.delete(owner)
      known.set(owner, { value, until: now() + forMs })
      // The oldest entry comes first.
      for (const oldest of known.keys()) {
        if (known.size <= most) break
        known.delete(oldest)
      }
      // A failure is nothing to remember, and whoever asked hears of it.
      value.catch(() => {
        if (known.get(owner)?.value === value) known.delete(owner)
      })
      return value
    },
    changed: (owner) => void known.delete(owner),
  }
}
