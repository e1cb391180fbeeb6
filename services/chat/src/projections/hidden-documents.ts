import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import { AlreadyExists, type Store } from '@docent/runtime/store'
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

export function createHiddenDocuments(store: Store): HiddenDocuments {
  const hidden = store.collection<HiddenDocument>({ name: 'chat.hidden_documents', schema, indexes: [] })

  return {
    async among(owner, documentIds) {
      if (documentIds.length === 0) return new Set()
      const { records } = await hidden.find(owner, { where: { id: { in: documentIds } }, limit: 1_000 })
      return new Set(records.map((record) => record.id))
    },
    async deleted(owner, documentId) {
      await hidden.save(owner, documentId, () => ({ id: documentId, ownerId: owner, reason: 'deleted' }))
    },
    async failed(owner, documentId) {
      await hidden.insert(owner, { id: documentId, ownerId: owner, reason: 'failed' }).catch((error: unknown) => {
        if (!(error instanceof AlreadyExists)) throw error
      })
    },
    async indexed(owner, documentId) {
      const known = await hidden.get(owner, documentId)
      if (known?.reason === 'failed') await hidden.remove(owner, documentId)
    },
  }
}
