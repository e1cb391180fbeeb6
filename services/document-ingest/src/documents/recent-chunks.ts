import type { ChunksFile } from '@docent/proto'
import type { OwnerId } from '@docent/proto/ids'
import { MiB } from '@docent/runtime/units'

interface Kept {
  owner: OwnerId
  id: string
  chunks: ChunksFile['chunks']
  /** Of the file they were read from. */
  bytes: number
}

/** The passages of the documents that were looked at last: whoever scrolls asks for window after window of one file. */
export interface RecentChunks {
  get(owner: OwnerId, id: string): Kept['chunks'] | undefined
  keep(one: Kept): void
  /** Of a document that is deleted, or of an owner who leaves. */
  forget(owner: OwnerId, id?: string): void
}

const MOST = 8
/** Of all files together; one that is larger alone is read again each time. */
const MOST_BYTES = 8 * MiB

export function createRecentChunks(mostBytes = MOST_BYTES): RecentChunks {
  /** What was looked at last comes last. */
  let kept: Kept[] = []

  const forget: RecentChunks['forget'] = (owner, id) => {
    kept = kept.filter((one) => one.owner !== owner || (id !== undefined && one.id !== id))
  }
  const bytes = () => kept.reduce((sum, one) => sum + one.bytes, 0)

  return {
    forget,
    get(owner, id) {
      const found = kept.find((one) => one.owner === owner && one.id === id)
      if (found) kept = [...kept.filter((one) => one !== found), found]
      return found?.chunks
    },
    keep(one) {
      forget(one.owner, one.id)
      if (one.bytes > mostBytes) return
      kept.push(one)
      while (kept.length > MOST || bytes() > mostBytes) kept.shift()
    },
  }
}
