import type { Clock } from '@docent/runtime/clock'

export interface WindowLimit {
  /** Counts one for this address; resolves with the milliseconds to wait when there were too many. */
  take(address: string): number
}

/** Above this many addresses the oldest are forgotten: a flood must not fill the memory. */
const REMEMBERED = 10_000

/** So many in each window, by network address; an IPv6 household counts as one. */
export function createWindowLimit({
  limit,
  windowMs,
  clock,
}: {
  limit: number
  windowMs: number
  clock: Clock
}): WindowLimit {
  const windows = new Map<string, { endsAt: number; count: number }>()
  return {
    take(address) {
      const key = networkOf(address)
      const now = clock.now().getTime()
      const window = windows.get(key)
      if (!window || window.endsAt <= now) {
        windows.delete(key)
        if (windows.size >= REMEMBERED) windows.delete(windows.keys().next().value as string)
        windows.set(key, { endsAt: now + windowMs, count: 1 })
        return 0
      }
      window.count += 1
      return window.count > limit ? window.endsAt - now : 0
    },
  }
}

/** The first 64 bits of an IPv6 address: the rest is the customer's own to choose. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [before = '', after] = address.split('::')
  const groups = before === '' ? [] : before.split(':')
  if (after !== undefined) {
    const behind = after === '' ? [] : after.split(':')
    while (groups.length + behind.length < 8) groups.push('0')
    groups.push(...behind)
  }
  return groups.slice(0, 4).join(':')
}
