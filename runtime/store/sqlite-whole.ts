import type { EventEnvelope } from '@docent/proto/events'
import { DatabaseSync } from 'node:sqlite'
import type { OutgoingEvent } from '../bus/port.ts'
import { columnOf, defineCollection, openForWriting, quote, tableOf } from '../sqlite/schema.ts'
import { AlreadyExists } from './port.ts'
import type { KeptCollection, KeptRecord, WholeStore } from './whole.ts'

export interface WholeSqlite extends WholeStore {
  /** Puts events into the log, for whoever starts on this file. */
  say(events: readonly OutgoingEvent[], at: Date): Promise<void>
}

const PREFIX = tableOf('')
/** SQLite's own number. */
const CONSTRAINT = 19

/** All of a file of records; without `write` as it is at this moment, whoever writes to it. */
export function openWholeSqlite(file: string, { write }: { write: boolean }): WholeSqlite {
  const db = write ? openForWriting(file) : new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
  // From its first read on a transaction sees one moment.
  if (!write) db.exec('BEGIN; SELECT count(*) FROM sqlite_schema')
  const defined = new Set<string>()

  function define({ name, unique }: KeptCollection) {
    if (defined.has(name)) return
    const table = tableOf(name)
    const fields = unique.flat().filter((field) => columnOf(field).startsWith('field:'))
    const indexes = unique.map((one) => {
      const columns = one.map(columnOf)
      return { name: `${table} unique ${columns.join(',')}`, columns, unique: true }
    })
    defineCollection(db, table, [...new Set(fields)], indexes)
    defined.add(name)
  }

  function inTransaction(work: () => void) {
    db.exec('BEGIN IMMEDIATE')
    try {
      work()
      db.exec('COMMIT')
    } catch (error) {
      db.exec('ROLLBACK')
      throw error
    }
  }

  function uniqueOf(table: string): string[][] {
    const named = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql LIKE ?")
    const mark = `${table} unique `
    return named
      .all(table, 'CREATE UNIQUE%')
      .map(({ name }) => String(name).slice(mark.length).split(',').map(fieldOf))
      .sort()
  }

  return {
    async collections() {
      const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND substr(name, 1, ?) = ?")
      return tables
        .all(PREFIX.length, PREFIX)
        .map(({ name }) => ({ name: String(name).slice(PREFIX.length), unique: uniqueOf(String(name)) }))
        .sort((one, other) => (one.name < other.name ? -1 : 1))
    },
    async *records(collection) {
      const table = quote(tableOf(collection))
      if (!db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(tableOf(collection))) return
      for (const row of db.prepare(`SELECT id, owner, version, causes, json FROM ${table} ORDER BY id`).iterate()) {
        const causes = JSON.parse(String(row['causes'] ?? '[]')) as string[]
        const record = JSON.parse(String(row['json'])) as KeptRecord['record']
        yield { id: String(row['id']), owner: String(row['owner']), version: Number(row['version']), causes, record }
      }
    },
    async put(collection, records) {
      try {
        define(collection)
        // A REPLACE would remove others that have what must be unique, and tell nobody.
        const insert = db.prepare(
          `INSERT INTO ${quote(tableOf(collection.name))} (id, owner, version, causes, json) VALUES (?, ?, ?, ?, ?)
          ON CONFLICT (id) DO UPDATE
            SET owner = excluded.owner, version = excluded.version, causes = excluded.causes, json = excluded.json`,
        )
        inTransaction(() => {
          for (const { id, owner, version, causes, record } of records)
            insert.run(
              id,
              owner,
              BigInt(version),
              causes.length > 0 ? JSON.stringify(causes) : null,
              JSON.stringify(record),
            )
        })
      } catch (error) {
        const { errcode = 0, message } = error as Error & { errcode?: number }
        if ((errcode & 0xff) !== CONSTRAINT) throw error
        throw new AlreadyExists(`${collection.name}: ${message}`)
      }
    },
    async remove(collection, ids) {
      const remove = db.prepare(`DELETE FROM ${quote(tableOf(collection))} WHERE id = ?`)
      inTransaction(() => ids.forEach((id) => remove.run(id)))
    },
    async *events() {
      const given = db.prepare('SELECT topic, event FROM parked ORDER BY at').all()
      // From the first one that not every consumer has handled.
      const all = 'SELECT topic, event FROM log WHERE seq >= coalesce((SELECT min(low) FROM cursors), 0) ORDER BY seq'
      for (const rows of [given, db.prepare(all).iterate()])
        for (const { topic, event } of rows)
          yield { topic: String(topic), event: JSON.parse(String(event)) as EventEnvelope }
    },
    async say(events, at) {
      const insert = db.prepare('INSERT INTO log (at, topic, owner, event) VALUES (?, ?, ?, ?)')
      inTransaction(() => {
        for (const { topic, event } of events)
          insert.run(BigInt(at.getTime()), topic, event.ownerId, JSON.stringify(event))
      })
    },
    async close() {
      db.close()
    },
  }
}

const fieldOf = (column: string) => (column === 'owner' ? 'ownerId' : column.replace(/^field:/, ''))
