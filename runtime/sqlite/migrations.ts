import type { DatabaseSync } from 'node:sqlite'
import type { Migration } from '../layout/index.ts'

/**
 * How records, log, cursors and parked events came to lie as they do. Columns and indexes of a collection are no step: they are
 * made from its declaration. Records themselves are read by the schema of today, which takes what former ones wrote.
 */
export const migrations: readonly Migration<DatabaseSync, void>[] = [
  { to: 1, what: 'the version is kept; 0.1 wrote the same tables without one', run: () => undefined },
]
