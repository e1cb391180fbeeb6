import type { OwnerId } from '@docent/proto/ids'
import type { Collection, StoredRecord } from '@docent/runtime/store'

const PAGE = 1_000

/** All records of an owner. */
export async function everythingOf<T extends StoredRecord>(records: Collection<T>, owner: OwnerId): Promise<T[]> {
  const found: T[] = []
  let cursor: string | undefined
  do {
    const page = await records.find(owner, { limit: PAGE, cursor })
    found.push(...page.records)
    cursor = page.next
  } while (cursor !== undefined)
  return found
}
