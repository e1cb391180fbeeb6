import { ownHost } from '@docent/proto/http'
import type { Clock } from '@docent/runtime/clock'
import { networkOf } from '@docent/runtime/http'
import { createRate } from '@docent/runtime/rate'
import type { Upstreams } from '@docent/runtime/upstreams'

export interface KnownOptions {
  upstreams: Pick<Upstreams, 'read'>
  clock: Clock
}

/** What is known of a host that is not the installation's. */
export interface KnownHost {
  isServed: boolean
  /** Content of the file that proves it. */
  proof: string | null
}

interface Held extends KnownHost {
  at: number
}

/** What is said of a host counts this long, in milliseconds. */
const FRESH_MS = 3_000
/** While nobody can be asked, visitors go on under a host that was served this long ago. */
const AWAY_MS = 3_600_000
/** Whoever comes under made-up names makes work for the widget service: so many of theirs a minute are asked for, ... */
const ASKED_PER_MINUTE = 1_200
/** ... and of everybody's together. One who makes up names uses up their own: other visitors find hosts that were not asked for yet. */
const ALL_ASKED_PER_MINUTE = 12_000
const MOST_HELD = 10_000
const NOBODYS: KnownHost = { isServed: false, proof: null }

/** Which hosts of owners are proven and served, as the widget service says; remembered for seconds. */
export function createKnownHosts({ upstreams, clock }: KnownOptions) {
  const held = new Map<string, Held>()
  const underWay = new Map<string, Promise<KnownHost>>()
  const asked = createRate({ atMost: ASKED_PER_MINUTE, clock })
  const allAsked = createRate({ atMost: ALL_ASKED_PER_MINUTE, clock })
  const now = () => clock.now().getTime()

  /** @param address where the request came from */
  return async (host: string, address: string): Promise<KnownHost> => {
    const found = held.get(host)
    if (found && now() - found.at < FRESH_MS) return found
    // Hosts that were served before are always asked for: strangers cannot make them wait.
    if (!found?.isServed && (asked.take(networkOf(address)) > 0 || allAsked.take('all') > 0)) return NOBODYS
    const waiting = underWay.get(host) ?? ask(host, found).finally(() => underWay.delete(host))
    underWay.set(host, waiting)
    return waiting
  }

  async function ask(host: string, before: Held | undefined): Promise<KnownHost> {
    const at = now()
    try {
      const path = `/api${ownHost.path}?host=${encodeURIComponent(host)}`
      const { status, body } = await upstreams.read(ownHost.service, path)
      if (status >= 500) throw new Error(`the widget service answers ${status}`)
      const said = status === 200 ? ownHost.replies[200].parse(body) : NOBODYS
      return hold(host, { isServed: said.isServed, proof: said.proof, at })
    } catch {
      return before?.isServed && at - before.at < AWAY_MS ? before : NOBODYS
    }
  }

  function hold(host: string, next: Held): Held {
    held.delete(host)
    held.set(host, next)
    if (held.size > MOST_HELD) forgetOne()
    return next
  }

  /** The one asked for longest ago, of nobody's where there is one. */
  function forgetOne(): void {
    const [oldest] = held.keys()
    const [nobodys] = [...held.entries()].filter(([, { isServed }]) => !isServed).map(([host]) => host)
    held.delete(nobodys ?? oldest ?? '')
  }
}
export type KnownHosts = ReturnType<typeof createKnownHosts>
