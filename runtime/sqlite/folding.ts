import type { DatabaseSync } from 'node:sqlite'
import { MINUTE_MS } from '../units/index.ts'

/** How long what was removed or changed may stand in the write-ahead log while nobody writes. Milliseconds. */
const FOLDED_AFTER_MS = MINUTE_MS
/** How soon it is tried again where a reader or a transaction was in the way. Milliseconds. */
const AGAIN_MS = 1_000

export interface Folding {
  /** Something was written. */
  written(): void
  end(): void
}

/**
 * Folds the write-ahead log of a file into it and empties it, a minute after something was written: pages as they were before a removal
 * stay there otherwise until others take their place, on a quiet server for good. It waits for nobody: who is in the way is
 * gone soon.
 */
export function createFolding(db: DatabaseSync, afterMs = FOLDED_AFTER_MS): Folding {
  let timer: NodeJS.Timeout | undefined
  const plan = (ms: number) => void (timer ??= setTimeout(fold, ms))

  function fold(): void {
    timer = undefined
    if (!isFolded()) plan(AGAIN_MS)
  }

  function isFolded(): boolean {
    if (db.isTransaction) return false
    const { timeout } = db.prepare('PRAGMA busy_timeout').get() as { timeout: number }
    try {
      db.exec('PRAGMA busy_timeout = 0')
      return (db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number }).busy === 0
    } catch {
      // A full disk, for one: the next write tells of it.
      return false
    } finally {
      db.exec(`PRAGMA busy_timeout = ${timeout}`)
    }
  }

  // What a process left that was killed.
  plan(afterMs)
  return {
    written: () => plan(afterMs),
    end: () => clearTimeout(timer),
  }
}
