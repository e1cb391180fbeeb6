/** The databases of a data folder. */
export const DATABASES = ['docent.db', 'vectors.db'] as const

/**
 * All that Docent keeps in its data folder, in the order in which it is put aside: what is not in a database yet goes before it, and the
 * records go last. Whatever else lies there is somebody else's.
 */
export const KEPT: readonly string[] = [
  'secrets.json.new',
  'secrets.json',
  'outbox',
  'blobs',
  ...[...DATABASES].reverse().flatMap((name) => [`${name}-shm`, `${name}-wal`, `${name}-journal`, name]),
]

/** What was there before a restore is kept in folders of such names. */
export const BEFORE = 'before-'
/** Where a restore copies to. */
export const ASIDE = 'restoring'
