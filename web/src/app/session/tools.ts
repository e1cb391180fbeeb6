import type { SessionTools } from '../../api/session/access.ts'
import { exchange } from '../../api/session/exchange.ts'
import { createRefresher, type Refresher } from '../../api/session/refresh.ts'
import { createTabs } from '../../api/session/tabs.ts'
import { createTurns, type TurnNotes } from '../../api/session/turns.ts'

/** The session's tools on what this browser has. Public pages take them too, so nothing here may load the store's library. */
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
