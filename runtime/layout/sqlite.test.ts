import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { mkdtempSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DataFromLater, type Migration } from './index.ts'
import { bringUp, versionOf } from './sqlite.ts'

const first: Migration<DatabaseSync, void> = { to: 1, what: 'the version is kept', run: () => undefined }
const second: Migration<DatabaseSync, void> = {
  to: 2,
  what: 'names are written small',
  run: (db) => db.exec('ALTER TABLE people ADD COLUMN small TEXT; UPDATE people SET small = lower(name)'),
}
const tables = 'CREATE TABLE IF NOT EXISTS people (name TEXT, small TEXT)'

let dir: string
let db: DatabaseSync
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'docent-layout-'))
  db = new DatabaseSync(join(dir, 'a.db'))
})
afterEach(() => {
  db.close()
  rmSync(dir, { recursive: true, force: true })
})
const up = (...migrations: Migration<DatabaseSync, void>[]) => bringUp(db, { file: 'a.db', tables, migrations })
const people = () =>
  db
    .prepare('SELECT * FROM people')
    .all()
    .map((row) => ({ ...row }))
/** As the first release left it: no version, one column less. */
const old = () => db.exec("CREATE TABLE people (name TEXT); INSERT INTO people VALUES ('Ada')")

describe('a file of a former layout', () => {
  test('is brought up step by step, and nothing is done twice', () => {
    old()
    up(first, second)
    expect([versionOf(db), people()]).toEqual([2, [{ name: 'Ada', small: 'ada' }]])
    db.exec("UPDATE people SET small = 'kept'")
    up(first, second)
    expect(people()).toEqual([{ name: 'Ada', small: 'kept' }])
  })

  test('keeps what it had where a step fails, and goes on from there', () => {
    old()
    const failing = { ...second, run: (to: DatabaseSync) => (second.run(to), to.exec('nonsense')) }
    expect(() => up(first, failing)).toThrow('nonsense')
    expect([versionOf(db), people()]).toEqual([1, [{ name: 'Ada' }]])
    up(first, second)
    expect([versionOf(db), people()]).toEqual([2, [{ name: 'Ada', small: 'ada' }]])
  })
})

test('a new file begins with the layout of today, without a step', () => {
  const never = {
    ...second,
    run: () => {
      throw new Error('nothing to migrate')
    },
  }
  up(first, never)
  expect([versionOf(db), people()]).toEqual([2, []])
})

test('a file of a later release is refused before anything is written, with the way back', () => {
  old()
  db.exec('PRAGMA user_version = 9')
  expect(() => up(first, second)).toThrow(DataFromLater)
  expect(() => up(first, second)).toThrow(/a\.db was written by a later release \(layout 9, this one knows 2\)/)
  expect(people()).toEqual([{ name: 'Ada' }])
})

test('steps that leave out a version are a mistake, and told as one', () => {
  old()
  expect(() => up(second)).toThrow('migration 1')
})
