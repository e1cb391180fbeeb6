import { say, type EventPayload } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import type { Clock, Ids } from '@docent/runtime/clock'
import { unlessGone } from '@docent/runtime/jobs'
import { everyOwner, RecordNotFound, type Change, type Collection } from '@docent/runtime/store'
import { underNewer, type Heard } from '@docent/runtime/store/supersedes.ts'
import type { Vectors } from '@docent/runtime/vectors'
import { newJob } from '../jobs/new-job.ts'
import type { Signals } from '../jobs/signals.ts'
import type { EmbeddableDocument } from './record.ts'

export interface Documents {
  /** What can be made searchable from now on; an answer of the owner begins at once. */
  chunked(owner: OwnerId, payload: EventPayload<'document.chunked'>, eventId: string): Promise<void>
  /** What it is called from now on: its points take the name when they are made anew. */
  renamed(payload: EventPayload<'document.renamed'>, event: Heard & { ownerId: OwnerId }): Promise<void>
  /** Its points go; a job that runs is called off. */
  deleted(owner: OwnerId, documentId: string): Promise<void>
  /** All documents of the owner go; their points go with what the host removes. */
  ownerDeleted(owner: OwnerId): Promise<void>
  /** The last step of a deletion by whoever was writing points of the document; nothing where it is not deleted. */
  finishIfCanceled(document: Pick<EmbeddableDocument, 'id' | 'ownerId'>): Promise<void>
  /** The last step of those deletions whose writer showed no sign of life until `now`. */
  finishDeletions(now: number): Promise<void>
}

export interface DocumentsOptions {
  documents: Collection<EmbeddableDocument>
  vectors: Vectors
  signals: Signals
  clock: Clock
  ids: Ids
  /** Name of the embedding model in use. */
  model(): string
}

export function createDocuments(options: DocumentsOptions): Documents {
  const { documents, vectors, signals, clock, ids, model } = options
  return {
    async chunked(owner, { documentId, title, chunksKey, chunkCount, isAnswer = false }, eventId) {
      const idle: EmbeddableDocument = {
        id: documentId,
        ownerId: owner,
        title,
        chunksKey,
        chunkCount,
        model: '',
        outdated: false,
        state: 'idle',
        leaseUntil: 0,
        requestedAt: 0,
        job: null,
        hasFailed: false,
      }
      const change = (known: EmbeddableDocument | undefined) => known ?? (isAnswer ? queued(idle) : idle)
      await documents.save(owner, documentId, change, { cause: eventId, isNew: true })
      signals.changed(documentId)
    },

    async renamed({ documentId, title }, event) {
      const change = (known: EmbeddableDocument) =>
        known.state === 'canceled' ? known : underNewer(known, title, event)
      await documents.update(event.ownerId, documentId, change).catch(unlessGone)
    },

    async deleted(owner, documentId) {
      const stillWritten = await callOff(owner, documentId)
      await vectors.removeDocument(owner, documentId)
      if (!stillWritten) await documents.remove(owner, documentId)
    },

    async ownerDeleted(owner) {
      let cursor: string | undefined
      do {
        const page = await documents.find(owner, { cursor, limit: 100 })
        for (const { id } of page.records) {
          if (!(await callOff(owner, id))) await documents.remove(owner, id)
        }
        cursor = page.next
      } while (cursor !== undefined)
    },

    async finishIfCanceled({ id, ownerId }) {
      const current = await documents.get(ownerId, id)
      if (!current || current.state === 'canceled') await finishDeletion({ id, ownerId })
    },

    async finishDeletions(now) {
      const where = { state: 'canceled' as const, leaseUntil: { lt: now } }
      const { records } = await documents.find(everyOwner, { where, limit: 100 })
      for (const document of records) await finishDeletion(document)
    },
  }

  /** Of what an owner writes as an answer there are no passages to look through first. */
  function queued(document: EmbeddableDocument): Change<EmbeddableDocument> {
    const job = newJob(ids.next(), model(), clock.now().getTime())
    const { id: documentId, chunkCount } = document
    return [
      { ...document, state: 'queued', requestedAt: job.progressedAt, job },
      say('document.embedding-requested', { documentId, jobId: job.id, chunkCount }),
    ]
  }

  async function finishDeletion({ id, ownerId }: Pick<EmbeddableDocument, 'id' | 'ownerId'>): Promise<void> {
    await vectors.removeDocument(ownerId, id)
    await documents.remove(ownerId, id)
  }

  /**
   * Marks the document before its points are removed: a worker looks at the mark after each batch, so whatever it writes
   * late it removes itself, or a sweep does once its lease is over. True when there is such a worker.
   */
  async function callOff(owner: OwnerId, documentId: string): Promise<boolean> {
    try {
      const { state } = await documents.update(owner, documentId, (known) =>
        known.state === 'running' || known.state === 'canceled'
          ? { ...known, state: 'canceled', title: '' }
          : { ...known, state: 'idle', job: null },
      )
      signals.changed(documentId)
      return state === 'canceled'
    } catch (error) {
      if (error instanceof RecordNotFound) return false
      throw error
    }
  }
}
