import type { EventEnvelope, EventPayload } from '@docent/proto/events'
import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Store } from '@docent/runtime/store'
import { stampShape, underNewer } from '@docent/runtime/store/supersedes.ts'
import { z } from 'zod'
import { everythingOf } from './everything.ts'

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  title: z.string().describe('empty once it is deleted'),
  isAnswer: z.boolean().describe('written by the owner as an answer'),
  since: z.number().describe('milliseconds since 1970'),
  deleted: z.boolean(),
  named: z.object(stampShape).optional().describe('how new its name is'),
})
export type KnownDocument = z.infer<typeof schema>

/** What the documents of an owner are called, and since when there are. */
export interface Documents {
  of(owner: OwnerId): Promise<KnownDocument[]>
  chunked(event: EventEnvelope<EventPayload<'document.chunked'>>): Promise<void>
  renamed(event: EventEnvelope<EventPayload<'document.renamed'>>): Promise<void>
  deleted(event: EventEnvelope<EventPayload<'document.deleted'>>): Promise<void>
}

export function createDocuments(store: Store): Documents {
  const documents = store.collection<KnownDocument>({
    name: 'insights.documents',
    keeps: { of: 'owners', what: 'titles of documents', until: 'the account is deleted' },
    schema,
    indexes: [],
  })
  return {
    of: (owner) => everythingOf(documents, owner),
    async chunked(event) {
      const { ownerId, occurredAt, payload } = event
      const { documentId: id, title, isAnswer = false } = payload
      await documents.save(
        ownerId,
        id,
        (known) => {
          if (known?.deleted) return known
          const at = Date.parse(occurredAt)
          const since = Math.min(known?.since ?? at, at)
          return underNewer({ title, ...known, id, ownerId, isAnswer, since, deleted: false }, title, event)
        },
        { isNew: true },
      )
    },
    async renamed(event) {
      const { ownerId, payload } = event
      const { documentId: id, title } = payload
      await documents.save(ownerId, id, (known) => {
        if (known?.deleted) return known
        const unheard = { id, ownerId, title, isAnswer: false, since: Date.parse(event.occurredAt), deleted: false }
        return underNewer(known ?? unheard, title, event)
      })
    },
    async deleted({ ownerId, payload: { documentId: id } }) {
      await documents.save(ownerId, id, (known) => {
        if (known?.deleted) return known
        return { ...(known ?? { isAnswer: false, since: 0 }), id, ownerId, title: '', deleted: true }
      })
    },
  }
}
