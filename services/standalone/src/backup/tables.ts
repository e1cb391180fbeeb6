import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import type { Manifest } from './manifest.ts'

/** Every row of every table of a database, in the order it lies in, as one hash a table. */
export function tablesOf(db: DatabaseSync): Manifest['tables'][string] {
  const names = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all()
  return Object.fromEntries(
    names.map(({ name }) => {
      const hash = createHash('sha256')
      const all = db.prepare(`SELECT * FROM "${String(name).replaceAll('"', '""')}"`)
      all.setReadBigInts(true)
      all.setReturnArrays(true)
      let rows = 0
      for (const row of all.iterate() as Iterable<unknown>) {
        rows += 1
        for (const value of row as unknown[]) {
          // The kind and the length before each value: no two rows look alike that are not.
          const bytes = value instanceof Uint8Array ? value : Buffer.from(String(value))
          hash.update(`${value === null ? 'null' : typeof value} ${bytes.length}:`).update(bytes)
        }
        hash.update('\n')
      }
      return [String(name), { rows, sha256: hash.digest('hex') }]
    }),
  )
}

/** The same of a database that nobody writes to, of which no file may come beside it. */
export function tablesIn(path: string): Manifest['tables'][string] {
  const file = pathToFileURL(path)
  file.search = 'immutable=1'
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    return tablesOf(db)
  } finally {
    db.close()
  }
}
