import type { Grant, WhyOut } from './session.ts'

export type RefreshOutcome =
  | { kind: 'granted'; grant: Grant }
  | { kind: 'refused'; why?: WhyOut }
  | { kind: 'unreachable' }

export interface RefreshDeps {
  /** Trades the refresh cookie for a new one. */
  exchange: () => Promise<RefreshOutcome>
  /** Runs one tab's work at a time. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>
  /** Tells the other tabs what came of it. */
  announce: (grant: Grant) => void
  now: () => number
}

export interface Refresher {
  /** One exchange for all who ask at the same time. */
  refresh: () => Promise<RefreshOutcome>
  /** An exchange that begins after whatever is under way. */
  refreshAfter: () => Promise<RefreshOutcome>
  /** Another tab has just refreshed. */
  heard: (grant: Grant) => void
}

/**
 * The refresh token may be used once, and a second use ends the session, so two tabs must not send the same one: they
 * take turns, and whoever waited takes what the other tab was given.
 */
export function createRefresher({ exchange, exclusively, announce, now }: RefreshDeps): Refresher {
  let running: Promise<RefreshOutcome> | undefined
  let heard: { grant: Grant; at: number } | undefined

  const refresh = () => {
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    refresh,
    async refreshAfter() {
      await running
      return refresh()
    },
    heard(grant) {
      heard = { grant, at: now() }
    },
  }

  async function run(): Promise<RefreshOutcome> {
    const asked = now()
    return exclusively(async () => {
      if (heard && heard.at >= asked) return { kind: 'granted', grant: heard.grant }
      const outcome = await exchange()
      if (outcome.kind === 'granted') announce(outcome.grant)
      return outcome
    })
  }
}
