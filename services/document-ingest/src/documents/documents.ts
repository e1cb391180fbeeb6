import { chunksFileSchema, type ChunksFile } from '@docent/proto'
import type { OwnerId } from '@docent/proto/ids'
import { BlobNotFound, type Blobs } from '@docent/runtime/blobs'
import type { Collection } from '@docent/runtime/store'
import type { Readable } from 'node:stream'
import { failures } from '../failures.ts'
import { createRecentChunks } from './recent-chunks.ts'
import { blobKeys, isAnswer, type DocumentRecord } from './record.ts'

export interface Documents {
  /** Newest first, without deleted ones and answers of the owner. */
  list(owner: OwnerId): Promise<DocumentRecord[]>
  /** Answers that the owner wrote, newest first. */
  answers(owner: OwnerId): Promise<DocumentRecord[]>
  /** @throws document_not_found, also for deleted ones */
  get(owner: OwnerId, id: string): Promise<DocumentRecord>
  /** A window of the chunks; none while it is read and after it failed. @throws document_not_found */
  chunks(
    owner: OwnerId,
    id: string,
    from: number,
    limit: number,
  ): Promise<Pick<ChunksFile, 'chunks'> & { total: number }>
  /** The bytes of the original. @throws document_not_found, file_not_kept */
  original(owner: OwnerId, record: DocumentRecord): Promise<Readable>
  /** Keeps no passages in memory of a document that is deleted, or of an owner who leaves. */
  forget(owner: OwnerId, id?: string): void
}

const PAGE = 1_000

export function createDocuments({ records, blobs }: { records: Collection<DocumentRecord>; blobs: Blobs }): Documents {
  /** They never change once they are written. */
  const recent = createRecentChunks()

  const get = async (owner: OwnerId, id: string) => {
    const record = await records.get(owner, id)
    if (record?.visible) return record
    // Another process may have deleted it.
    recent.forget(owner, id)
    throw failures.document_not_found()
  }

  const all = async (owner: OwnerId) => {
    const found: DocumentRecord[] = []
    let cursor: string | undefined
    do {
      const page = await records.find(owner, {
        where: { ownerId: owner, visible: true },
        sort: { by: 'createdAt', direction: 'desc' },
        limit: PAGE,
        cursor,
      })
      found.push(...page.records)
      cursor = page.next
    } while (cursor !== undefined)
    return found
  }

  async function chunksOf(owner: OwnerId, id: string): Promise<ChunksFile['chunks']> {
    const known = recent.get(owner, id)
    if (known) return known
    const bytes = await blobs.bytes(owner, blobKeys.chunks(id))
    const { chunks } = chunksFileSchema.parse(JSON.parse(String(bytes)))
    recent.keep({ owner, id, chunks, bytes: bytes.length })
    return chunks
  }

  return {
    get,
    forget: recent.forget,
    list: async (owner) => (await all(owner)).filter((one) => !isAnswer(one)),
    answers: async (owner) => (await all(owner)).filter(isAnswer),
    async chunks(owner, id, from, limit) {
      const { chunkCount } = await get(owner, id)
      if (chunkCount === 0) return { total: 0, chunks: [] }
      try {
        const chunks = await chunksOf(owner, id)
        return { total: chunks.length, chunks: chunks.slice(from, from + limit) }
      } catch (error) {
        throw error instanceof BlobNotFound ? failures.document_not_found({ detail: error }) : error
      }
    },
    async original(owner, { id }) {
      try {
        return await blobs.read(owner, blobKeys.original(id))
      } catch (error) {
        throw error instanceof BlobNotFound ? failures.file_not_kept({ detail: error }) : error
      }
    },
  }
}
