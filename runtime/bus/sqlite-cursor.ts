/** Where a consumer stands: everything up to `head` is handled, except the lanes that begin at the `held` entries. */
export interface Cursor {
  head: number
  /** Of each key with unhandled entries the first one; all later ones of the key up to `head` are unhandled too. */
  held: number[]
}

export const low = ({ head, held }: Cursor) => held.reduce((least, seq) => Math.min(least, seq), head + 1)

export function parseCursor(state: string | undefined): Cursor {
  return state === undefined ? { head: 0, held: [] } : (JSON.parse(state) as Cursor)
}

/** After this many events a cursor is saved with the next write: fewer than a record remembers causes of. */
const MOST_UNSAVED = 32
/** How long a cursor stays unsaved after an event was handled, and after nothing but others' events passed. Milliseconds. */
const SAVE_MS = { handled: 250, passed: 2_000 }

/** When a cursor is due to be saved: a row for each event would cost more than the events do. */
export interface Saving {
  moved(by: 'passed' | 'handled' | 'parking'): void
  /** Has it saved with the next batch. */
  due(): void
  /** True when it is due; it is being saved then. */
  take(): boolean
  end(): void
}

/** `onDue` has it asked for soon. */
export function createSaving(onDue: () => void): Saving {
  let handled = 0
  let isDue = false
  let timer: { at: number; handle: NodeJS.Timeout } | undefined

  function wait(ms: number): void {
    const at = performance.now() + ms
    if (timer && timer.at <= at) return
    clearTimeout(timer?.handle)
    timer = { at, handle: setTimeout(now, ms).unref() }
  }

  function now(): void {
    isDue = true
    onDue()
  }

  return {
    moved(by) {
      if (by === 'parking') isDue = true
      else if (by === 'handled' && ++handled >= MOST_UNSAVED) now()
      else if (!isDue) wait(SAVE_MS[by])
    },
    due() {
      isDue = true
    },
    take() {
      if (!isDue) return false
      isDue = false
      handled = 0
      clearTimeout(timer?.handle)
      timer = undefined
      return true
    },
    end: () => clearTimeout(timer?.handle),
  }
}
