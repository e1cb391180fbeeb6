import { DatabaseSync } from 'node:sqlite'
import { schema } from './layout.ts'

const MMAP_BYTES = 2_147_418_112
const WAIT_MS = 5_000

/** Opens the file for the one writer, and makes it when it is not there. */
export function openForWriting(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: WAIT_MS })
  db.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 1000;
    pragma mmap_size = ${MMAP_BYTES}; pragma temp_store = memory; pragma cache_size = -8192`)
  db.exec(schema)
  return db
}

export function openForReading(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: WAIT_MS, readOnly: true })
  db.exec(`pragma mmap_size = ${MMAP_BYTES}; pragma cache_size = -4096`)
  return db
}
