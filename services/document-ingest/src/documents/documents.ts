import { chunksFileSchema, type ChunksFile } from '@docent/proto'
import type { OwnerId } from '@docent/proto/ids'
import { BlobNotFound, type Blobs } from '@docent/runtime/blobs'
import type { Collection } from '@docent/runtime/store'
import type { Readable } from 'node:stream'
import { failures } from '../failures.ts'
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
}

const PAGE = 1_000

export function createDocuments({ records, blobs }: { records: Collection<DocumentRecord>; blobs: Blobs }): Documents {
  const get = async (owner: OwnerId, id: string) => {
    const record = await records.get(owner, id)
    if (!record?.visible) throw failures.document_not_found()
    return record
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

  return {
    get,
    list: async (owner) => (await all(owner)).filter((one) => !isAnswer(one)),
    answers: async (owner) => (await all(owner)).filter(isAnswer),
    async chunks(owner, id, from, limit) {
      const { chunkCount } = await get(owner, id)
      if (chunkCount === 0) return { total: 0, chunks: [] }
      try {
        const file = chunksFileSchema.parse(JSON.parse(String(await blobs.bytes(owner, blobKeys.chunks(id)))))
        return { total: file.chunks.length, chunks: file.chunks.slice(from, from + limit) }
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
