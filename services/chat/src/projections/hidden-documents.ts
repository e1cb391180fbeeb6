import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import { AlreadyExists, type Store } from '@docent/runtime/store'
import { createRemembered } from '@docent/runtime/store/remembered.ts'
import { z } from 'zod'

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  reason: z.enum(['deleted', 'failed']),
})
type HiddenDocument = z.infer<typeof schema>

/**
 * Documents that answers must not use although points of them may still be found: deleted ones until their points are
 * gone, and those of which only a part could be indexed. Whatever is not hidden may be used: its points are only there
 * once they are durable, so an owner who asks right after embedding need not wait for the news to arrive here.
 */
export interface HiddenDocuments {
  among(owner: OwnerId, documentIds: readonly string[]): Promise<ReadonlySet<string>>
  deleted(owner: OwnerId, documentId: string): Promise<void>
  failed(owner: OwnerId, documentId: string): Promise<void>
  /** Shown again, unless it was deleted. */
  indexed(owner: OwnerId, documentId: string): Promise<void>
}

/** Of an owner who hides more than this, those that are asked for are looked up each time. */
const IN_MEMORY = 1_000

export function createHiddenDocuments(store: Store): HiddenDocuments {
  const hidden = store.collection<HiddenDocument>({ name: 'chat.hidden_documents', schema, indexes: [] })
  const all = createRemembered({
    async load(owner) {
      const { records, next } = await hidden.find(owner, { limit: IN_MEMORY })
      return next === undefined ? new Set(records.map((record) => record.id)) : undefined
    },
  })

  /** What was read while it was written may be of either time: it is read anew. */
  async function changing(owner: OwnerId, write: () => Promise<unknown>): Promise<void> {
    try {
      await write()
    } finally {
      all.changed(owner)
    }
  }

  return {
    async among(owner, documentIds) {
      if (documentIds.length === 0) return new Set()
      const known = await all.of(owner)
      if (known) return new Set(documentIds.filter((id) => known.has(id)))
      const { records } = await hidden.find(owner, { where: { id: { in: documentIds } }, limit: IN_MEMORY })
      return new Set(records.map((record) => record.id))
    },
    deleted: (owner, documentId) =>
      changing(owner, () =>
        hidden.save(owner, documentId, () => ({ id: documentId, ownerId: owner, reason: 'deleted' })),
      ),
    failed: (owner, documentId) =>
      changing(owner, () =>
        hidden.insert(owner, { id: documentId, ownerId: owner, reason: 'failed' }).catch((error: unknown) => {
          if (!(error instanceof AlreadyExists)) throw error
        }),
      ),
    async indexed(owner, documentId) {
      const known = await hidden.get(owner, documentId)
      if (known?.reason === 'failed') await changing(owner, () => hidden.remove(owner, documentId))
    },
  }
}
