import type { NewEvent } from '@docent/proto/events'
import { InvalidRecord, type Change, type CollectionSpec, type StoredRecord } from './port.ts'

/** The fields that are looked for. */
export function indexedFields<T extends StoredRecord>(spec: CollectionSpec<T>): string[] {
  const fields = spec.indexes.flatMap((index) => [...index.fields])
  return [...new Set(fields)].filter((field) => field !== 'id' && field !== 'ownerId')
}

/** Refuses names that can't be part of a query. */
export function checkSpec<T extends StoredRecord>(spec: CollectionSpec<T>): void {
  if (!/^[\w-]+\.[\w-]+$/.test(spec.name)) throw new InvalidRecord(`"${spec.name}" is not like "service.records"`)
  for (const field of indexedFields(spec)) {
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

/** The record of a change, and the events it carries. */
export function split<T extends StoredRecord>(change: Change<T>): [T, readonly NewEvent[]] {
  if (!Array.isArray(change)) return [change as T, []]
  const [record, ...events] = change as readonly [T, ...NewEvent[]]
  return [record, events]
}
