import { setTimeout as sleep } from 'node:timers/promises'

export interface CommitOptions {
  /** Commits what is handled at the time of the call. */
  commit(): Promise<void>
  /** The next event of this owner may be handled. */
  release(key: string): void
  onFailure(error: unknown): void
  stop: AbortSignal
}

/** Commits soon after something was handled, and holds an owner who is too far ahead of that. */
export interface Commits {
  /** More events of an owner are handled. True: the owner waits for `release`. */
  handled(key: string, events: number): boolean
  moved(): void
  /** Commits a last time. */
  end(): Promise<void>
  /** Our place in the group is lost: nobody waits for a commit any more. */
  forget(): void
}

/** A record remembers 64 causes. A crash must not bring back more of one owner than that. */
const UNCOMMITTED_PER_KEY = 32
const COMMIT_EVERY_MS = 20

export function createCommits({ commit, release, onFailure, stop }: CommitOptions): Commits {
  const uncommitted = new Map<string, number>()
  const waiting = new Set<string>()
  let dirty = false
  let running: Promise<void> | undefined

  async function run() {
    while (dirty && !stop.aborted) {
      await commitNow()
      await sleep(COMMIT_EVERY_MS, undefined, { signal: stop }).catch(() => undefined)
    }
    running = undefined
  }

  async function commitNow() {
    dirty = false
    const covered = new Map(uncommitted)
    try {
      await commit()
    } catch (error) {
      // In the middle of a rebalance, or without a broker: the next one carries the same and more.
      onFailure(error)
      dirty = true
      return
    }
    for (const [key, count] of covered) {
      const left = (uncommitted.get(key) ?? 0) - count
      if (left > 0) uncommitted.set(key, left)
      else uncommitted.delete(key)
      if (waiting.delete(key)) release(key)
    }
  }

  return {
    handled(key, events) {
      const count = (uncommitted.get(key) ?? 0) + events
      uncommitted.set(key, count)
      if (count < UNCOMMITTED_PER_KEY) return false
      waiting.add(key)
      return true
    },
    moved() {
      dirty = true
      if (!stop.aborted) running ??= run()
    },
    async end() {
      await running
      await commitNow()
    },
    forget() {
      uncommitted.clear()
      for (const key of waiting) release(key)
      waiting.clear()
    },
  }
}
