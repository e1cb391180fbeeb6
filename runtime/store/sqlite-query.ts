import { columnOf, quote } from '../sqlite/schema.ts'
import { isCovered, servingOf } from './covered.ts'
import {
  everyOwner,
  BadCursor,
  InvalidRecord,
  type IndexSpec,
  type Query,
  type Scope,
  type StoredRecord,
} from './port.ts'
import { holdsOnly } from './sqlite-collection.ts'

type Value = string | number | null

export interface FindPlan {
  sql: string
  values: Value[]
  limit: number
  /** The cursor after this row. */
  cursorOf(row: Record<string, unknown>): string
}

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 1000

/** Translates a query; throws InvalidRecord where no index covers it. */
export function planFind<T extends StoredRecord>(
  table: string,
  indexes: readonly IndexSpec<T>[],
  scope: Scope,
  query: Query<T>,
): FindPlan {
  const { where = {}, sort, limit = DEFAULT_LIMIT, cursor } = query
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT) {
    throw new InvalidRecord(`limit must be 1 to ${MAX_LIMIT}, not ${limit}`)
  }
  const conditions = Object.entries(where).filter(([, condition]) => condition !== undefined)
  const fields = [...conditions.map(([field]) => field), ...(sort ? [sort.by] : [])]
  const serving = servingOf(indexes, scope, where)
  if (!isCovered(fields, serving, scope)) {
    throw new InvalidRecord(`${table} has no index that begins with ${fields.join(', ')}`)
  }

  const clauses: string[] = []
  const values: Value[] = []
  const require = (clause: string, ...bound: Value[]) => {
    clauses.push(clause)
    values.push(...bound)
  }
  if (scope !== everyOwner) require('owner = ?', scope)
  for (const [field, condition] of conditions) {
    for (const [clause, bound] of comparisons(quote(columnOf(field)), condition)) require(clause, ...bound)
  }
  // An index without all records serves only who says so.
  for (const clause of new Set(serving.map(holdsOnly))) if (clause !== undefined) require(clause)
  const by = sort && sort.by !== 'id' ? quote(columnOf(sort.by)) : undefined
  const descending = sort?.direction === 'desc'
  const id = by || isSortedById(conditions, serving) ? 'id' : '+id'
  if (cursor !== undefined) require(...after(by, id, descending, decode(cursor)))

  const direction = descending ? 'DESC' : 'ASC'
  return {
    sql:
      `SELECT id, json, version${by ? `, ${by} AS position` : ''} FROM ${quote(table)}` +
      (clauses.length > 0 ? ` WHERE ${clauses.join(' AND ')}` : '') +
      ` ORDER BY ${by ? `${by} ${direction}, ` : ''}${id} ${direction} LIMIT ?`,
    values: [...values, limit + 1],
    limit,
    cursorOf: (row) => Buffer.from(JSON.stringify([row.position ?? null, row.id])).toString('base64url'),
  }
}

/**
 * Whether ids come in order where the conditions are met. Elsewhere SQLite must not look for records in the order of their
 * ids ("+id" says so): without statistics it would rather walk through all of them than sort the few that fit.
 */
function isSortedById(conditions: [string, unknown][], indexes: readonly { fields: readonly string[] }[]): boolean {
  const fields = conditions.filter(([field]) => field !== 'ownerId')
  if (fields.length === 0 || fields.some(([field]) => field === 'id')) return true
  if (fields.some(([, condition]) => typeof condition === 'object')) return false
  return indexes.some((index) => {
    const own = index.fields.filter((field) => field !== 'ownerId')
    return own.length === fields.length && own.every((field) => fields.some(([name]) => name === field))
  })
}

const bind = (value: unknown): Value => (typeof value === 'boolean' ? Number(value) : (value as Value))

function comparisons(column: string, condition: unknown): [string, Value[]][] {
  if (condition === null) throw new InvalidRecord(`${column} can't be compared with null`)
  if (typeof condition !== 'object') return [[`${column} = ?`, [bind(condition)]]]
  if ('in' in condition) {
    const list = (condition.in as unknown[]).map(bind)
    return [[`${column} IN (SELECT value FROM json_each(?))`, [JSON.stringify(list)]]]
  }
  const operators = { gt: '>', gte: '>=', lt: '<', lte: '<=' }
  return Object.entries(condition).flatMap(([name, value]): [string, Value[]][] => {
    const operator = operators[name as keyof typeof operators]
    if (!operator) throw new InvalidRecord(`unknown condition "${name}"`)
    return value === undefined ? [] : [[`${column} ${operator} ?`, [bind(value)]]]
  })
}

/** Rows behind a position. NULL sorts first, and row values can't be compared with it. */
function after(
  by: string | undefined,
  idColumn: string,
  descending: boolean,
  [value, id]: [Value, string],
): [string, ...Value[]] {
  const operator = descending ? '<' : '>'
  if (!by) return [`${idColumn} ${operator} ?`, id]
  if (value === null) {
    return descending ? [`(${by} IS NULL AND id < ?)`, id] : [`((${by} IS NULL AND id > ?) OR ${by} IS NOT NULL)`, id]
  }
  const row = `(${by}, id) ${operator} (?, ?)`
  return descending ? [`(${row} OR ${by} IS NULL)`, value, id] : [row, value, id]
}

function decode(cursor: string): [Value, string] {
  try {
    const decoded: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Array.isArray(decoded) && decoded.length === 2 && isPlain(decoded[0]) && typeof decoded[1] === 'string') {
      return decoded as [Value, string]
    }
  } catch {
    // Falls through: said once below.
  }
  throw new BadCursor('the cursor is not one of this collection')
}

const isPlain = (value: unknown) => value === null || typeof value === 'string' || typeof value === 'number'
