import { DatabaseSync } from 'node:sqlite'
import { bringUp } from '../layout/sqlite.ts'
import { migrations } from './migrations.ts'
import type { IndexDefinition } from './protocol.ts'

/**
 * Durable at COMMIT; a small WAL keeps the slowest commits short. What is deleted is overwritten, so that nothing of it
 * can be read out of the file.
 */
const pragmas = `
  PRAGMA busy_timeout = 30000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA wal_autocheckpoint = 1000;
  PRAGMA journal_size_limit = 67108864;
  PRAGMA secure_delete = ON;
`

const tables = `
  CREATE TABLE IF NOT EXISTS log (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, topic TEXT NOT NULL, owner TEXT NOT NULL, event TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS cursors (consumer TEXT PRIMARY KEY, low INTEGER NOT NULL, state TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS parked (
    id TEXT PRIMARY KEY, consumer TEXT NOT NULL, topic TEXT NOT NULL, owner TEXT NOT NULL, event TEXT NOT NULL,
    attempts INTEGER NOT NULL, error TEXT NOT NULL, at INTEGER NOT NULL, replaying INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX IF NOT EXISTS parked_replaying ON parked (consumer) WHERE replaying = 1;
`

/** Opens the file with the writer's settings; creates it and its own tables where they are missing. @throws DataFromLater */
export function openForWriting(file: string, synchronous: 'FULL' | 'OFF' = 'FULL'): DatabaseSync {
  const db = new DatabaseSync(file)
  db.exec(pragmas)
  if (synchronous === 'OFF') db.exec('PRAGMA synchronous = OFF')
  try {
    bringUp(db, { file, tables, migrations })
  } catch (error) {
    db.close()
    throw error
  }
  return db
}

/** The table of a collection; a name is checked before it gets here. */
export const tableOf = (collection: string) => `records:${collection}`

/** The column that mirrors an indexed field. */
export function columnOf(field: string): string {
  if (field === 'id') return 'id'
  return field === 'ownerId' ? 'owner' : `field:${field}`
}

export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Creates or completes a collection's table, and drops the indexes it no longer declares. */
export function defineCollection(
  db: DatabaseSync,
  table: string,
  fields: readonly string[],
  indexes: readonly IndexDefinition[],
): void {
  db.exec(`CREATE TABLE IF NOT EXISTS ${quote(table)} (
    id TEXT PRIMARY KEY NOT NULL, owner TEXT NOT NULL, version INTEGER NOT NULL, causes TEXT, json TEXT NOT NULL
  )`)
  const columns = new Set(
    db
      .prepare('SELECT name FROM pragma_table_xinfo(?)')
      .all(table)
      .map((row) => row.name),
  )
  for (const field of fields) {
    const column = columnOf(field)
    if (columns.has(column)) continue
    db.exec(
      `ALTER TABLE ${quote(table)} ADD COLUMN ${quote(column)} ` +
        `GENERATED ALWAYS AS (json_extract(json, '$.${quote(field)}')) VIRTUAL`,
    )
  }
  const present = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL")
    .all(table)
    .map((row) => String(row.name))
  for (const name of present) {
    if (!indexes.some((index) => index.name === name)) db.exec(`DROP INDEX ${quote(name)}`)
  }
  for (const { name, columns, unique, where } of indexes) {
    db.exec(
      `CREATE ${unique ? 'UNIQUE ' : ''}INDEX IF NOT EXISTS ${quote(name)} ` +
        `ON ${quote(table)} (${columns.map(quote).join(', ')})${where === undefined ? '' : ` WHERE ${where}`}`,
    )
  }
}
