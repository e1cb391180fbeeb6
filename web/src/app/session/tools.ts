import {
  createRefresher,
  createTabs,
  createTurns,
  exchange,
  type Refresher,
  type SessionTools,
  type TurnNotes,
} from '../../api/session/index.ts'

/** The session's tools on what this browser has. */
export function createSessionTools(): SessionTools {
  const now = () => Date.now()
  const tabs = createTabs()
  const exclusively = createTurns({
    // The type says always, but browsers have locks on https and localhost only.
    locks: navigator.locks as LockManager | undefined,
    notes: notes(),
    now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    newId: () => Math.random().toString(36).slice(2),
  })
  const refresher: Refresher = createRefresher({
    exchange: () => exchange(now),
    exclusively,
    announce: (grant) => tabs.tell({ kind: 'granted', grant }),
    now,
  })
  return { refresher, tabs, now }
}

function notes(): TurnNotes | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
