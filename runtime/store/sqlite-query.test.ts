import { ownerId, ownerIdSchema } from '@docent/proto/ids'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { randomIds, systemClock } from '../clock/index.ts'
import { openRecords } from '../records/index.ts'
import { tableOf } from '../sqlite/schema.ts'
import { everyOwner, type CollectionSpec, type Query, type Scope } from './port.ts'
import { planFind } from './sqlite-query.ts'

const schema = z.object({
  id: z.string(),
  ownerId: ownerIdSchema,
  state: z.string(),
  rank: z.number(),
  code: z.string(),
})
type Item = z.infer<typeof schema>
const spec: CollectionSpec<Item> = {
  name: 'test.items',
  schema,
  indexes: [{ fields: ['rank'] }, { fields: ['state', 'rank'] }, { fields: ['code'], unique: true }],
}
/** The same records with fewer entries in their indexes. */
const sparing: CollectionSpec<Item> = {
  ...spec,
  name: 'test.sparing',
  indexes: [
    { fields: ['state', 'rank'], without: "all 'right'" },
    { fields: ['code', 'rank'], without: null },
    { fields: ['rank'], acrossOwners: true },
  ],
}
const ada = ownerId('ada')

describe('queries on SQLite', () => {
  let dir: string
  let db: DatabaseSync
  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'docent-query-'))
    const file = join(dir, 'docent.db')
    const records = openRecords({ file, clock: systemClock, ids: randomIds, onFatal: fail })
    await records.store.collection(spec).find(ada)
    await records.store.collection(sparing).find(ada)
    await records.close()
    db = new DatabaseSync(file)
  })
  afterAll(() => {
    db.close()
    rmSync(dir, { recursive: true, force: true })
  })

  function planOf(scope: Scope, query: Query<Item>, of = spec): string {
    const { sql, values } = planFind(tableOf(of.name), of.indexes, scope, query)
    const rows = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values)
    return rows.map((row) => String(row.detail)).join('\n')
  }

  const queries: Record<string, Query<Item>> = {
    'by a unique value': { where: { code: 'x' } },
    'by equality': { where: { state: 'new' } },
    'by one of several': { where: { state: { in: ['new', 'old'] } } },
    'by a range, ordered by it': { where: { rank: { lt: 5 } }, sort: { by: 'rank', direction: 'asc' } },
    'by a range, ordered by id': { where: { rank: { lt: 5 } } },
    'by equality and a range': { where: { state: 'new', rank: { gte: 5 } } },
    'by equality, ordered by the next field': { where: { state: 'new' }, sort: { by: 'rank', direction: 'desc' } },
    'by ids': { where: { id: { in: ['a', 'b'] } } },
    'behind a cursor': { sort: { by: 'rank', direction: 'asc' }, cursor: cursor(5, 'a') },
  }

  test.each(Object.entries(queries))('%s walk through no more than what fits', (_, query) => {
    const withOwner = planOf(ada, query)
    expect(withOwner).toMatch(/^SEARCH records/)
    // The owner alone would mean reading all of an owner's records.
    expect(withOwner.split('\n')[0]).not.toMatch(/\(owner=\?\)$/)
    if (query.cursor === undefined) expect(planOf(everyOwner, query)).toMatch(/^SEARCH records/)
  })

  test('a page in the order of an index needs no sorting', () => {
    const query: Query<Item> = {
      where: { state: 'new' },
      sort: { by: 'rank', direction: 'desc' },
      cursor: cursor(5, 'a'),
    }
    for (const scope of [ada, everyOwner] as const) expect(planOf(scope, query)).not.toContain('TEMP B-TREE')
  })

  const rare: Record<string, Query<Item>> = {
    'by equality': { where: { state: 'bad' } },
    'by one of several, ordered': {
      where: { state: { in: ['bad', 'worse'] } },
      sort: { by: 'rank', direction: 'desc' },
    },
    'by equality and a range': { where: { state: 'bad', rank: { gte: 5 } } },
    'by what is mostly absent': { where: { code: 'x' }, sort: { by: 'rank', direction: 'desc' } },
  }

  test.each(Object.entries(rare))('%s use an index that leaves other records out', (_, query) => {
    for (const scope of [ada, everyOwner] as const)
      expect(planOf(scope, query, sparing)).toMatch(
        /^SEARCH records\S+ USING INDEX \S+ .*where .* \(.*(?:state|code)=\?/,
      )
  })

  test('indexes that are no longer declared go, and what was written before is found by those of today', async () => {
    const file = join(dir, 'before.db')
    const open = () => openRecords({ file, clock: systemClock, ids: randomIds, onFatal: fail })
    const before = open()
    const item = { ownerId: ada, state: 'bad', rank: 1, code: 'x' }
    await before.store.collection({ ...spec, name: sparing.name }).insert(ada, { ...item, id: 'a' })
    await before.close()
    const after = open()
    const items = after.store.collection(sparing)
    await items.insert(ada, { ...item, id: 'b', code: 'y' })
    const { records } = await items.find(ada, { where: { state: 'bad' } })
    expect(records.map(({ id }) => id)).toEqual(['a', 'b'])
    await after.close()
    const then = new DatabaseSync(file)
    const names = then.prepare("SELECT name FROM sqlite_schema WHERE type = 'index' AND sql LIKE 'CREATE%'").all()
    const today = db.prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql LIKE 'CREATE%'",
    )
    const ofTable = names.filter(({ name }) => String(name).startsWith(tableOf(sparing.name)))
    const sorted = (rows: Record<string, unknown>[]) => rows.map(({ name }) => String(name)).toSorted()
    expect(sorted(ofTable)).toEqual(sorted(today.all(tableOf(sparing.name))))
    then.close()
  })
})

function fail(error: Error): never {
  throw error
}

function cursor(value: number, id: string): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url')
}
