import { columnOf } from '../sqlite/schema.ts'
import { InvalidRecord, type CollectionSpec, type StoredRecord } from './port.ts'
import type { IndexDefinition } from '../sqlite/protocol.ts'

/** The indexes of a table: each declared one, and beside it one that begins with the owner. */
export function indexesOf<T extends StoredRecord>(table: string, spec: CollectionSpec<T>): IndexDefinition[] {
  const all = new Map<string, IndexDefinition>()
  const put = (columns: readonly string[], unique: boolean) => {
    const name = `${table} ${unique ? 'unique ' : ''}${columns.join(',')}`
    all.set(name, { name, columns, unique })
  }
  put(['owner', 'id'], false)
  for (const { fields, unique = false } of spec.indexes) {
    const columns = fields.map(columnOf)
    if (unique) put(columns, true)
    else put([...columns, 'id'], false)
    if (!columns.includes('owner')) put(['owner', ...columns, 'id'], false)
  }
  return [...all.values()]
}

/** The fields that need a column of their own. */
export function mirroredFields<T extends StoredRecord>(spec: CollectionSpec<T>): string[] {
  const fields = spec.indexes.flatMap((index) => [...index.fields])
  return [...new Set(fields)].filter((field) => field !== 'id' && field !== 'ownerId')
}

/** Refuses names that can't be part of SQL. */
export function checkSpec<T extends StoredRecord>(spec: CollectionSpec<T>): void {
  if (!/^[\w-]+\.[\w-]+$/.test(spec.name)) throw new InvalidRecord(`"${spec.name}" is not like "service.records"`)
  for (const field of mirroredFields(spec)) {
    if (!/^\w+$/.test(field)) throw new InvalidRecord(`"${field}" can't be indexed`)
  }
}

/** What the schema makes of a record; throws InvalidRecord when it, its id or its owner does not fit. */
export function checkRecord<T extends StoredRecord>(
  { name, schema }: CollectionSpec<T>,
  record: T,
  expected: { id: string; ownerId: string },
): T {
  const parsed = schema.safeParse(record)
  if (!parsed.success) throw new InvalidRecord(`a record of ${name} does not fit its schema: ${parsed.error.message}`)
  if (parsed.data.id !== expected.id || parsed.data.ownerId !== expected.ownerId) {
    throw new InvalidRecord(`a record of ${name} can't change its id or its owner`)
  }
  return parsed.data
}
