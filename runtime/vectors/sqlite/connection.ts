import { DatabaseSync } from 'node:sqlite'
import { bringUp } from '../../layout/sqlite.ts'
import { schema } from './layout.ts'
import { migrations } from './migrations.ts'

const MMAP_BYTES = 2_147_418_112
const WAIT_MS = 5_000

/** Opens the file for the one writer, and makes it when it is not there. What is removed is overwritten. @throws DataFromLater */
export function openForWriting(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: WAIT_MS })
  db.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 1000;
    pragma secure_delete = on;
    pragma mmap_size = ${MMAP_BYTES}; pragma temp_store = memory; pragma cache_size = -8192`)
  try {
    bringUp(db, { file, tables: schema, migrations })
  } catch (error) {
    db.close()
    throw error
  }
  return db
}

/** Whether rows wait to be removed: what a process that ended early left to do. */
export function hasLeftovers(db: DatabaseSync): boolean {
  return db.prepare('select 1 from space where owner is null limit 1').get() !== undefined
}

export function openForReading(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: WAIT_MS, readOnly: true })
  db.exec(`pragma mmap_size = ${MMAP_BYTES}; pragma cache_size = -4096`)
  return db
}
