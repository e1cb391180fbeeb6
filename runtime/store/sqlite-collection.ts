import { columnOf } from '../sqlite/schema.ts'
import type { CollectionSpec, StoredRecord } from './port.ts'
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
