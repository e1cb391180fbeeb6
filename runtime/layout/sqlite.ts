import type { DatabaseSync } from 'node:sqlite'
import { latestOf, pendingOf, type Migration } from './index.ts'

export interface SqliteLayout {
  file: string
  /** Tables as they are today; nothing where they are there. */
  tables: string
  migrations: readonly Migration<DatabaseSync, void>[]
}

/**
 * Brings a file up to today's layout, one step and its version in one transaction each; a new file begins with it.
 * @throws DataFromLater
 */
export function bringUp(db: DatabaseSync, { file, tables, migrations }: SqliteLayout): void {
  if (isEmpty(db)) {
    inTransaction(db, () => {
      db.exec(tables)
      setVersion(db, latestOf(migrations))
    })
    return
  }
  for (const { to, run } of pendingOf(file, versionOf(db), migrations)) {
    inTransaction(db, () => {
      // Another process may have been first.
      if (versionOf(db) >= to) return
      run(db)
      setVersion(db, to)
    })
  }
  db.exec(tables)
}

export function versionOf(db: DatabaseSync): number {
  return (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version
}

const setVersion = (db: DatabaseSync, version: number) => db.exec(`PRAGMA user_version = ${version}`)

/** A version without a table was set by a release that knows more. */
const isEmpty = (db: DatabaseSync): boolean =>
  versionOf(db) === 0 && db.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined

function inTransaction(db: DatabaseSync, task: () => void): void {
  db.exec('BEGIN IMMEDIATE')
  try {
    task()
    db.exec('COMMIT')
  } catch (error) {
    db.exec('ROLLBACK')
    throw error
  }
}
