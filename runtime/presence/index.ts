/** Who calls this process at present: how much of it one owner may take depends on whether others want some. */
export interface Presence {
  /** This owner, or a visitor of theirs, has just called. */
  seen(owner: string): void
  /** Whether nobody else has called for so long, in milliseconds. */
  isAlone(owner: string, forMs: number): boolean
}

/** `now`: milliseconds of any clock that goes on. */
export function createPresence(now: () => number = () => performance.now()): Presence {
  /** The last two who called, and when: enough to know of another one. */
  let lately: { owner: string; at: number }[] = []

  return {
    seen(owner) {
      lately = [{ owner, at: now() }, ...lately.filter((one) => one.owner !== owner)].slice(0, 2)
    },
    isAlone: (owner, forMs) => lately.every((one) => one.owner === owner || one.at < now() - forMs),
  }
}
