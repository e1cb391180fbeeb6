import type { DatabaseSync } from 'node:sqlite'
import type { Migration } from '../../layout/index.ts'

/** How the index came to lie as it does. The terms of a text are part of it: whoever changes them adds a step that makes them anew. */
export const migrations: readonly Migration<DatabaseSync, void>[] = [
  { to: 1, what: 'segments with postings and parts of vectors', run: () => undefined },
]
