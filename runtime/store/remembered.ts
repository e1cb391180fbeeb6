import type { OwnerId } from '@docent/proto/ids'

export interface RememberedOptions<V, K extends string = OwnerId> {
  load(key: K): Promise<V>
  /** How long another process may know better, in milliseconds. Default 1,000. */
  forMs?: number
  /** Values that are kept in memory. Default 1,000. */
  most?: number
  now?: () => number
}

/** What is read for every request of an owner, or by another key, and hardly ever changes, from memory for a moment. */
export interface Remembered<V, K extends string = OwnerId> {
  of(key: K): Promise<V>
  /** This process changed it: the next reader sees the change. */
  changed(key: K): void
}

export function createRemembered<V, K extends string = OwnerId>(options: RememberedOptions<V, K>): Remembered<V, K> {
  const { load, forMs = 1_000, most = 1_000, now = () => performance.now() } = options
  const known = new Map<K, { value: Promise<V>; until: number }>()

  return {
    of(key) {
      const found = known.get(key)
      if (found && found.until > now()) return found.value
      const value = load(key)
      known.delete(key)
      known.set(key, { value, until: now() + forMs })
      // The oldest entry comes first.
      for (const oldest of known.keys()) {
        if (known.size <= most) break
        known.delete(oldest)
      }
      // A failure is nothing to remember, and whoever asked hears of it.
      value.catch(() => {
        if (known.get(key)?.value === value) known.delete(key)
      })
      return value
    },
    changed: (key) => void known.delete(key),
  }
}
