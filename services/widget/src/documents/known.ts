import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Store } from '@docent/runtime/store'
import { stampOf, stampShape, supersedes, type Heard } from '@docent/runtime/store/supersedes.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  /** Absent of what was heard of before names were kept. */
  title: z.string().optional(),
  /** It stays: what is told late or again of a document that is gone must not bring it back. */
  deleted: z.boolean().optional(),
  ...stampShape,
})
type KnownDocument = z.infer<typeof schema>
const PAGE = 1_000
const STEP_MS = 25

/** Which documents each owner has, as far as this service has heard. */
export interface KnownDocuments {
  /** It is there, or goes by another name from now on. */
  named(
    { documentId, title }: { documentId: string; title: string },
    event: Heard & { ownerId: OwnerId },
  ): Promise<void>
  deleted(owner: OwnerId, documentId: string): Promise<void>
  /** What it is called; empty where that was never heard. */
  nameOf(owner: OwnerId, documentId: string): Promise<string>
  /** Those of the ids that the owner has no document for. */
  missing(owner: OwnerId, ids: readonly string[]): Promise<string[]>
  /** The same, after giving the news of documents that were added a moment ago time to arrive. */
  stillMissing(owner: OwnerId, ids: readonly string[]): Promise<string[]>
}

export function createKnownDocuments({ store, waitMs }: { store: Store; waitMs: number }): KnownDocuments {
  const known = store.collection<KnownDocument>({
    name: 'widget.documents',
    keeps: {
      of: 'owners',
      what: 'ids and names of documents; of deleted ones the ids',
      until: 'the account is deleted',
    },
    schema,
    indexes: [],
  })

  async function missing(owner: OwnerId, ids: readonly string[]): Promise<string[]> {
    const found = new Set<string>()
    for (let from = 0; from < ids.length; from += PAGE) {
      const { records } = await known.find(owner, { where: { id: { in: ids.slice(from, from + PAGE) } }, limit: PAGE })
      for (const { id, deleted } of records) if (!deleted) found.add(id)
    }
    return ids.filter((id) => !found.has(id))
  }

  return {
    missing,
    async named({ documentId, title }, event) {
      const { ownerId } = event
      const isOld = (current: KnownDocument) => current.deleted || !supersedes(event, current)
      await known.save(
        ownerId,
        documentId,
        (current) =>
          current && isOld(current) ? current : { id: documentId, ownerId, title, ...stampOf(event, current) },
        { isNew: true },
      )
    },
    async deleted(owner, documentId) {
      const gone = { id: documentId, ownerId: owner, deleted: true }
      await known.save(owner, documentId, (current) => (current?.deleted ? current : gone))
    },
    async nameOf(owner, documentId) {
      return (await known.get(owner, documentId))?.title ?? ''
    },
    async stillMissing(owner, ids) {
      for (let waited = 0; ; waited += STEP_MS) {
        const absent = await missing(owner, ids)
        if (absent.length === 0 || waited >= waitMs) return absent
        await sleep(STEP_MS)
      }
    },
  }
}
