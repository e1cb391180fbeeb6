import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DataDamaged } from './check.ts'

const RECORDS = 'docent.db'

/** Whether there are records: a file that is empty, or holds no table, holds none. */
export function holdsRecords(dataDir: string): boolean {
  const file = join(dataDir, RECORDS)
  if (!existsSync(file) || statSync(file).size === 0) return false
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    return db.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() !== undefined
  } finally {
    db.close()
  }
}

/**
 * Refuses a folder whose records are gone while others of its parts are there: it would pass for a new one, and whoever makes the next
 * account would run the installation. Secrets and empty folders are no sign of that: a first start that was killed leaves them, too.
 * @throws DataDamaged
 */
export function refuseWithoutRecords(dataDir: string): void {
  if (holdsRecords(dataDir)) return
  const others = [
    ...(sizeOf(join(dataDir, 'vectors.db')) > 0 ? ['vectors.db'] : []),
    ...['blobs', 'outbox'].filter((name) => holdsFile(join(dataDir, name))),
  ]
  if (others.length === 0) return
  const isThere = existsSync(join(dataDir, RECORDS))
  throw new DataDamaged(
    `${join(dataDir, RECORDS)}, which holds all accounts and records, is ${isThere ? 'empty' : 'missing'}, while ${others.join(', ')} of the ` +
      'same folder are there. Started like this, Docent would be run by whoever makes the next account. Put the whole data folder back from ' +
      'a backup (docs/operate/backup-and-restore.md), or move all that is in the folder elsewhere to begin anew.',
  )
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

function holdsFile(path: string): boolean {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return false
  return readdirSync(path, { withFileTypes: true }).some(
    (entry) => !entry.isDirectory() || holdsFile(join(path, entry.name)),
  )
}
