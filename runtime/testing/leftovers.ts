import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A place where something was found: a table of a database, or a file. */
export interface Leftover {
  place: string
  /** The row as JSON, or the name of the file. */
  what: string
}

/**
 * Looks for a text in everything that a folder of engines holds: every column of every table of every database, the names of
 * files and folders, and what is in them.
 */
export function leftoversIn(dir: string, needle: string): Leftover[] {
  return filesOf(dir).flatMap((file) => {
    const name = relative(dir, file)
    if (name.endsWith('.db')) return inDatabase(file, name, needle)
    // What a database has not yet taken in is read through the database.
    if (/\.db-(wal|shm)$/.test(name)) return []
    const content = whileThere(() => readFileSync(file))
    const found = content !== undefined && (name.includes(needle) || content.includes(needle))
    return found ? [{ place: name.split('/')[0] ?? name, what: name }] : []
  })
}

/** Files whose bytes hold the text, journals and unused pages included. */
export function bytesHolding(dir: string, needle: string): string[] {
  return filesOf(dir)
    .filter((file) => whileThere(() => readFileSync(file))?.includes(needle))
    .map((file) => relative(dir, file))
}

function inDatabase(file: string, name: string, needle: string): Leftover[] {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
    return tables.flatMap(({ name: table }) => {
      const rows = db.prepare(`SELECT * FROM "${String(table)}"`).all()
      return rows
        .map(asText)
        .flatMap((what) => (what.includes(needle) ? [{ place: `${name} ${String(table)}`, what }] : []))
    })
  } finally {
    db.close()
  }
}

function asText(row: Record<string, unknown>): string {
  return Object.entries(row)
    .map(([column, value]) => {
      const text = value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value)
      return `${column}=${text}`
    })
    .join(' ')
}

function filesOf(dir: string): string[] {
  const entries = whileThere(() => readdirSync(dir, { withFileTypes: true })) ?? []
  return entries.flatMap((one) => {
    const path = join(dir, one.name)
    if (one.isDirectory()) return filesOf(path)
    return one.isFile() ? [path] : []
  })
}

/** Engines go on working while they are looked at: what goes away between its name and its content is not there. */
function whileThere<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Collections that still hold a record of an owner. */
export function collectionsOf(dir: string, owner: string): string[] {
  const db = new DatabaseSync(join(dir, 'docent.db'), { readOnly: true })
  try {
    const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name LIKE 'records:%'").all()
    return tables
      .map(({ name }) => String(name))
      .filter((table) => db.prepare(`SELECT 1 FROM "${table}" WHERE owner = ?`).get(owner) !== undefined)
      .map((table) => table.slice('records:'.length))
      .sort()
  } finally {
    db.close()
  }
}
