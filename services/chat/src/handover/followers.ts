import { failures } from '../failures.ts'

/** Tabs of one conversation that may follow it at this process. */
const MOST_TABS = 6

/** Who follows a talk at this process, and is woken when something happens in it. */
export interface Followers {
  /** Takes a place. @throws too_many_streams */
  join(talkId: string): Follower
  changed(talkId: string): void
}

export interface Follower {
  /** Resolves when something happened since the last call, after `ms`, or when the signal aborts. */
  news(ms: number, end: AbortSignal): Promise<void>
  leave(): void
}

export function createFollowers(most = MOST_TABS): Followers {
  const all = new Map<string, Set<() => void>>()
  return {
    join(talkId) {
      const own = all.get(talkId) ?? new Set()
      if (own.size >= most) throw failures.too_many_streams({ values: { limit: most } })
      let isNew = false
      let wake: () => void = () => undefined
      const tell = () => {
        isNew = true
        wake()
      }
      all.set(talkId, own.add(tell))
      return {
        leave() {
          own.delete(tell)
          if (own.size === 0 && all.get(talkId) === own) all.delete(talkId)
        },
        async news(ms, end) {
          if (!isNew && !end.aborted) {
            await new Promise<void>((resolve) => {
              const settle = () => {
                clearTimeout(timer)
                end.removeEventListener('abort', settle)
                wake = () => undefined
                resolve()
              }
              const timer = setTimeout(settle, ms)
              end.addEventListener('abort', settle, { once: true })
              wake = settle
            })
          }
          isNew = false
        },
      }
    },
    changed(talkId) {
      for (const tell of all.get(talkId) ?? []) tell()
    },
  }
}
