import { DEMO_OWNER } from '@docent/proto/ids'
import { tableOf } from '@docent/runtime/sqlite/schema.ts'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

type Env = Readonly<Record<string, string | undefined>>

/** Whether the next account that is made runs the installation. Read beside the running services, and never wrongly said. */
export function firstIsOpen(dataDir: string, { OPERATOR_EMAILS, OPERATOR_FIRST_ACCOUNT }: Env): boolean {
  if (OPERATOR_EMAILS?.trim() || OPERATOR_FIRST_ACCOUNT !== 'true') return false
  // The second one remembers a first account that is gone: nobody inherits the installation.
  const isOpen = look(join(dataDir, 'docent.db'), (holds) =>
    [holds('identity.users'), holds('identity.operation')].every((held) => held !== true),
  )
  return isOpen ?? false
}

/** Tells ids of accounts from others; where there is no telling, everything may be one. */
export const accountsIn =
  (file: string) =>
  (id: string): boolean =>
    id === DEMO_OWNER || (look(file, (holds) => holds('identity.users', id)) ?? true)

/** Whether a table holds a record; undefined where there is no such table yet. */
type Holds = (table: string, id?: string) => boolean | undefined

/** Undefined where the file can't be read. */
function look<T>(file: string, ask: (holds: Holds) => T): T | undefined {
  try {
    const db = new DatabaseSync(file, { readOnly: true })
    try {
      return ask((table, id) => {
        if (!db.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(tableOf(table)))
          return undefined
        const found = db
          .prepare(`SELECT 1 FROM "${tableOf(table)}" WHERE ?1 IS NULL OR id = ?1 LIMIT 1`)
          .get(id ?? null)
        return found !== undefined
      })
    } finally {
      db.close()
    }
  } catch {
    return undefined
  }
}
