const NAME = 'docent.refresh'
const HOLD_MS = 10_000
const RETRY_MS = 40

/** Where turns are noted when the browser has no locks (they exist on https and localhost only). */
export interface TurnNotes {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

export interface TurnDeps {
  locks: Pick<LockManager, 'request'> | undefined
  notes: TurnNotes | undefined
  now: () => number
  wait: (ms: number) => Promise<void>
  newId: () => string
}

/** Runs work in one tab at a time: by Web Locks, else by a note in storage that a dead tab loses after ten seconds. */
export function createTurns({ locks, notes, now, wait, newId }: TurnDeps): <T>(work: () => Promise<T>) => Promise<T> {
  return async (work) => {
    if (locks) return locks.request(NAME, work)
    if (!notes) return work()
    const mine = newId()
    await take(notes, mine)
    try {
      return await work()
    } finally {
      if (holder(notes) === mine) notes.removeItem(NAME)
    }
  }

  async function take(store: TurnNotes, mine: string): Promise<void> {
    for (;;) {
      if (holder(store) === undefined) {
        store.setItem(NAME, `${mine} ${now() + HOLD_MS}`)
        // Two tabs may have written at once: the one whose note is still there afterwards has the turn.
        await wait(RETRY_MS)
        if (holder(store) === mine) return
      }
      await wait(RETRY_MS)
    }
  }

  function holder(store: TurnNotes): string | undefined {
    const [id, until] = store.getItem(NAME)?.split(' ') ?? []
    return id !== undefined && Number(until) > now() ? id : undefined
  }
}
