import { DatabaseSync } from 'node:sqlite'
import { createStatements, type Queries } from './statements.ts'

export interface Reader extends Pick<Queries, 'get' | 'all'> {
  close(): void
}

/** The read-only connection of the main thread. Every query sees what was durable when it began. */
export function openReader(file: string): Reader {
  const db = new DatabaseSync(file, { readOnly: true })
  db.exec('PRAGMA busy_timeout = 5000')
  const { get, all } = createStatements(db)
  return { get, all, close: () => db.close() }
}
