import type { EventEnvelope, EventPayload } from '@docent/proto/events'
import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Store } from '@docent/runtime/store'
import { z } from 'zod'
import { everythingOf } from './everything.ts'

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  title: z.string().describe('empty once it is deleted'),
  isAnswer: z.boolean().describe('written by the owner as an answer'),
  since: z.number().describe('milliseconds since 1970'),
  deleted: z.boolean(),
})
export type KnownDocument = z.infer<typeof schema>

/** What the documents of an owner are called, and since when there are. */
export interface Documents {
  of(owner: OwnerId): Promise<KnownDocument[]>
  chunked(event: EventEnvelope<EventPayload<'document.chunked'>>): Promise<void>
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
    async chunked({ ownerId, occurredAt, payload: { documentId: id, title, isAnswer = false } }) {
      await documents.save(
        ownerId,
        id,
        (known) => {
          if (known?.deleted) return known
          const at = Date.parse(occurredAt)
          return { id, ownerId, title, isAnswer, since: Math.min(known?.since ?? at, at), deleted: false }
        },
        { isNew: true },
      )
    },
    async deleted({ ownerId, payload: { documentId: id } }) {
      await documents.save(ownerId, id, (known) => {
        if (known?.deleted) return known
        return { ...(known ?? { isAnswer: false, since: 0 }), id, ownerId, title: '', deleted: true }
      })
    },
  }
}
