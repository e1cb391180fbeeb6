import { everyOwner, type IndexSpec, type Query, type Scope, type StoredRecord } from './port.ts'

/** The indexes that hold everything that a query asks for: some of them leave records out. */
export function servingOf<T extends StoredRecord>(
  indexes: readonly IndexSpec<T>[],
  scope: Scope,
  where: NonNullable<Query<T>['where']>,
): IndexSpec<T>[] {
  return indexes.filter(({ fields, acrossOwners = false, without }) => {
    if (acrossOwners && scope !== everyOwner) return false
    if (without === undefined) return true
    const condition: unknown = where[firstOf(fields) as keyof T]
    if (condition === undefined || without === null) return condition !== undefined
    if (typeof condition !== 'object' || condition === null) return condition !== without
    return 'in' in condition && !(condition.in as unknown[]).includes(without)
  })
}

/** Whether some index starts with these fields, in any order; the owner of the scope counts as given. */
export function isCovered(
  fields: readonly string[],
  serving: readonly { fields: readonly string[] }[],
  scope: Scope,
): boolean {
  const wanted = new Set(fields.filter((field) => field !== 'id' && field !== 'ownerId'))
  const ownerGiven = scope !== everyOwner || fields.includes('ownerId')
  if (wanted.size === 0) return true
  return serving.some((index) => {
    const missing = new Set(wanted)
    for (const field of index.fields) {
      if (!missing.delete(field) && !(field === 'ownerId' && ownerGiven)) break
    }
    return missing.size === 0
  })
}

/** The first field behind the owner. */
export const firstOf = (fields: readonly string[]) => fields.find((field) => field !== 'ownerId') ?? 'ownerId'
