import { isCovered, servingOf } from '../covered.ts'
import {
  everyOwner,
  BadCursor,
  InvalidRecord,
  type CollectionSpec,
  type Query,
  type Scope,
  type StoredRecord,
} from '../port.ts'
import { pathOf } from './document.ts'

type Filter = Record<string, unknown>
type Position = [value: string | number | boolean | null, id: string]

export interface FindPlan {
  filter: Filter
  sort: Record<string, 1 | -1>
  limit: number
  /** The cursor after this record. */
  cursorOf(record: StoredRecord): string
}

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 1000
const operators = ['gt', 'gte', 'lt', 'lte']

/** Translates a query; throws InvalidRecord where no index covers it. */
export function planFind<T extends StoredRecord>(
  spec: CollectionSpec<T>,
  scope: Scope,
  { where = {}, sort, limit = DEFAULT_LIMIT, cursor }: Query<T>,
): FindPlan {
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT) {
    throw new InvalidRecord(`limit must be 1 to ${MAX_LIMIT}, not ${limit}`)
  }
  const conditions = Object.entries(where).filter(([, condition]) => condition !== undefined)
  const fields = [...conditions.map(([field]) => field), ...(sort ? [sort.by] : [])]
  if (!isCovered(fields, servingOf(spec.indexes, scope, where), scope)) {
    throw new InvalidRecord(`${spec.name} has no index that begins with ${fields.join(', ')}`)
  }
  const by = sort && sort.by !== 'id' ? sort.by : undefined
  const direction = sort?.direction === 'desc' ? -1 : 1
  const clauses: Filter[] = conditions.map(([field, condition]) => ({ [pathOf(field)]: compare(field, condition) }))
  if (scope !== everyOwner) clauses.push({ ownerId: scope })
  if (cursor !== undefined) clauses.push(after(by, direction, decode(cursor)))

  return {
    filter: clauses.length > 0 ? { $and: clauses } : {},
    sort: by ? { [pathOf(by)]: direction, _id: direction } : { _id: direction },
    limit,
    cursorOf: (record) => {
      const value = by ? ((record as unknown as Record<string, Position[0]>)[by] ?? null) : null
      return Buffer.from(JSON.stringify([value, record.id])).toString('base64url')
    },
  }
}

function compare(field: string, condition: unknown): unknown {
  if (condition === null) throw new InvalidRecord(`${field} can't be compared with null`)
  if (typeof condition !== 'object') return { $eq: condition }
  const entries = Object.entries(condition as Filter).filter(([, value]) => value !== undefined)
  for (const [name] of entries) {
    if (name !== 'in' && !operators.includes(name)) throw new InvalidRecord(`unknown condition "${name}"`)
  }
  if (entries.length === 0) return { $exists: true }
  return Object.fromEntries(entries.map(([name, value]) => [`$${name}`, value]))
}

/** Records behind a position. Those without a value sort first, and no range operator finds them. */
function after(by: string | undefined, direction: 1 | -1, [value, id]: Position): Filter {
  const beyond = direction === 1 ? '$gt' : '$lt'
  const behindId = { _id: { [beyond]: id } }
  if (!by) return behindId
  const path = pathOf(by)
  const same = { [path]: value, ...behindId }
  if (value === null) return direction === 1 ? { $or: [same, { [path]: { $ne: null } }] } : same
  const behindValue = { [path]: { [beyond]: value } }
  return { $or: direction === 1 ? [behindValue, same] : [behindValue, same, { [path]: null }] }
}

function decode(cursor: string): Position {
  try {
    const decoded: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Array.isArray(decoded) && decoded.length === 2 && isPlain(decoded[0]) && typeof decoded[1] === 'string')
      return decoded as Position
  } catch {
    // Falls through: said once below.
  }
  throw new BadCursor('the cursor is not one of this collection')
}

const isPlain = (value: unknown) => value === null || typeof value === 'string' || typeof value === 'number'
