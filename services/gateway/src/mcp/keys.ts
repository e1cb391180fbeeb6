import { keyToken, type RouteReply } from '@docent/proto/http'
import type { Clock } from '@docent/runtime/clock'
import { createHash } from 'node:crypto'
import type { Caller, CallService } from './calls.ts'

interface Held {
  token: string
  /** Milliseconds of the clock. */
  until: number
}

/** A token this close to its end may be over before the call is there; of one that is short anyway, a sixth of its life. */
const MARGIN_MS = 10_000
/** Keys whose tokens are remembered; more work, too, with an exchange for each call. */
const MOST_HELD = 10_000

/**
 * Exchanges keys for tokens as any program does, and remembers each token for its minute under a hash of its key. A revoked key
 * ends with it, as everywhere.
 */
export function createKeys({ call, clock }: { call: CallService; clock: Clock }) {
  const held = new Map<string, Held>()
  const underWay = new Map<string, Promise<string>>()
  const now = () => clock.now().getTime()

  async function exchange(name: string, key: string, caller: Caller): Promise<string> {
    const asked = now()
    const { accessToken, expiresIn } = (await call(keyToken, {}, { caller, bearer: key })) as RouteReply<
      typeof keyToken
    >
    const life = expiresIn * 1_000
    makeRoom()
    held.set(name, { token: accessToken, until: asked + life - Math.min(MARGIN_MS, life / 6) })
    return accessToken
  }

  function makeRoom(): void {
    if (held.size < MOST_HELD) return
    for (const [name, { until }] of held) if (until <= now()) held.delete(name)
    const [oldest] = held.keys()
    if (held.size >= MOST_HELD && oldest !== undefined) held.delete(oldest)
  }

  return {
    /** @throws what identity refuses a key with, too_many_requests */
    async tokenOf(key: string, caller: Caller): Promise<string> {
      const name = nameOfKey(key)
      const present = held.get(name)
      if (present && now() < present.until) return present.token
      const waiting = underWay.get(name) ?? exchange(name, key, caller).finally(() => underWay.delete(name))
      underWay.set(name, waiting)
      return waiting
    },
    forget: (key: string): void => void held.delete(nameOfKey(key)),
  }
}
export type Keys = ReturnType<typeof createKeys>

/** What a key is known by here: nothing that lies in memory opens anything but for a minute. */
export const nameOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url')
