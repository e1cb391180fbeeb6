import type { OwnerId } from '@docent/proto/ids'
import { EngineUnavailable } from '@docent/runtime/failures/engine-unavailable.ts'
import type { Collection } from '@docent/runtime/store'
import type { DocumentRecord } from '../documents/record.ts'
import type { Removal } from '../documents/removal.ts'
import type { DocumentQuota } from '../quotas/quota.ts'

export interface UndoOptions {
  records: Collection<DocumentRecord>
  removal: Removal
  quota: DocumentQuota
}

/** Takes back what an upload took that ended with an error, unless it has a record: that says what became of it. */
export function createUndo({ records, removal, quota }: UndoOptions) {
  return async (owner: OwnerId, id: string, error: unknown, { sent }: { sent: boolean }): Promise<void> => {
    const away = error instanceof EngineUnavailable
    // Its record may be written yet, or be on its way: the sweep of the holds finds out when that is over.
    if (away && sent) return
    // Its caller has waited for one engine already; the files are cleared away by the same sweep.
    if (away) return quota.release(owner, id, null)
    if (!(await records.get(owner, id))) await removal.discard(owner, id)
  }
}
