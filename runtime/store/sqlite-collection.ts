import { columnOf, quote } from '../sqlite/schema.ts'
import { firstOf } from './covered.ts'
import type { CollectionSpec, IndexSpec, StoredRecord } from './port.ts'
import type { IndexDefinition } from '../sqlite/protocol.ts'

/** The indexes of a table: each declared one, and beside it one that begins with the owner. */
export function indexesOf<T extends StoredRecord>(table: string, spec: CollectionSpec<T>): IndexDefinition[] {
  const all = new Map<string, IndexDefinition>()
  const put = (columns: readonly string[], kind: { unique?: boolean; where?: string } = {}) => {
    const { unique = false, where } = kind
    const name = `${table} ${unique ? 'unique ' : ''}${columns.join(',')}${where ? ` where ${where}` : ''}`
    all.set(name, { name, columns, unique, ...(where !== undefined && { where }) })
  }
  put(['owner', 'id'])
  for (const index of spec.indexes) {
    const { fields, unique = false, acrossOwners = false } = index
    const columns = fields.map(columnOf)
    const where = holdsOnly(index)
    if (unique) put(columns, { unique })
    else put([...columns, 'id'], { where })
    if (!columns.includes('owner') && !acrossOwners) put(['owner', ...columns, 'id'], { where })
  }
  return [...all.values()]
}

/** What every record in an index meets, where some are left out; a query has to say it in the same words. */
export function holdsOnly<T>({ fields, without }: IndexSpec<T>): string | undefined {
  if (without === undefined) return undefined
  const column = quote(columnOf(firstOf(fields)))
  return without === null ? `${column} IS NOT NULL` : `${column} <> '${without.replaceAll("'", "''")}'`
}
