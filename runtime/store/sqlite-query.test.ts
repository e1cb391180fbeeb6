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
const ada = ownerId('ada')

describe('queries on SQLite', () => {
  let dir: string
  let db: DatabaseSync
  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'docent-query-'))
    const file = join(dir, 'docent.db')
    const records = openRecords({ file, clock: systemClock, ids: randomIds, onFatal: fail })
    await records.store.collection(spec).find(ada)
    await records.close()
    db = new DatabaseSync(file)
  })
  afterAll(() => {
    db.close()
    rmSync(dir, { recursive: true, force: true })
  })

  function planOf(scope: Scope, query: Query<Item>): string {
    const { sql, values } = planFind(tableOf(spec.name), spec.indexes, scope, query)
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
})

function fail(error: Error): never {
  throw error
}

function cursor(value: number, id: string): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url')
}
