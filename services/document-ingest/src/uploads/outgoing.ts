import type { OwnerId } from '@docent/proto/ids'
import type { Collection } from '@docent/runtime/store'
import type { DocumentRecord } from '../documents/record.ts'
import { failures } from '../failures.ts'
import { placesOf, type Outgoing } from '../quotas/quota.ts'

/** The documents that go for new ones: as long as both are there, the new one takes only what it has more of. */
export function createOutgoing(records: Collection<DocumentRecord>) {
  return {
    /** What the document counts. @throws document_not_found */
    async of(owner: OwnerId, id: string | undefined): Promise<Outgoing | undefined> {
      if (id === undefined) return undefined
      const { counted, keepsPlace = false, characters, ...record } = await there(owner, id)
      const amounts = counted
        ? { documents: placesOf(record), characters }
        : { documents: keepsPlace ? 1 : 0, characters: 0 }
      return { of: id, amounts }
    },

    /** What was deleted while its place was promised had given it back already. @throws document_not_found */
    async isThereStill(owner: OwnerId, outgoing: Outgoing | undefined): Promise<void> {
      if (outgoing) await there(owner, outgoing.of)
    },
  }

  async function there(owner: OwnerId, id: string): Promise<DocumentRecord> {
    const record = await records.get(owner, id)
    if (!record?.visible) throw failures.document_not_found()
    return record
  }
}
