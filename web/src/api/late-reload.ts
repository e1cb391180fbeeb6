import type { LiveTag } from './live-effects.ts'

/** What is added up from events is ready a moment after them; nobody says when, so it is looked at again and later. */
const WAITS_MS = [500, 2_000, 6_000]

/**
 * Has something loaded again a moment after an event, and again later, in case the one who adds up was slow. Events that
 * come in quick succession share their reloads; the last one always gets its own.
 */
export function createLateReload(reload: (tags: LiveTag[]) => void, signal: AbortSignal): (tags: LiveTag[]) => void {
  const slots = WAITS_MS.map((ms) => slot(ms, reload, signal))
  return (tags) => {
    for (const add of slots) add(tags)
  }
}

function slot(ms: number, reload: (tags: LiveTag[]) => void, signal: AbortSignal): (tags: LiveTag[]) => void {
  let due = new Set<LiveTag>()
  let timer: ReturnType<typeof setTimeout> | undefined
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true })

  const start = () => {
    const now = due
    due = new Set()
    timer = setTimeout(() => {
      timer = undefined
      reload([...now])
      if (due.size > 0) start()
    }, ms)
  }
  return (tags) => {
    if (signal.aborted) return
    for (const tag of tags) due.add(tag)
    if (timer === undefined && due.size > 0) start()
  }
}
