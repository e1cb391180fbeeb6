import { chunkId, type Chunk, type ChunksFile, type SourceKind } from '@docent/proto'
import { say } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import type { Blobs } from '@docent/runtime/blobs'
import type { Clock, Ids } from '@docent/runtime/clock'
import { Failure } from '@docent/runtime/failures'
import { RecordNotFound, type Collection } from '@docent/runtime/store'
import { blobKeys, NEVER, type DocumentRecord } from '../documents/record.ts'
import type { Removal } from '../documents/removal.ts'
import { ExtractionProblem } from '../extraction/problem.ts'
import { failures } from '../failures.ts'
import type { Plans } from '../quotas/plans.ts'
import type { Quota } from '../quotas/quota.ts'
import type { ReadingPool } from '../reading/pool.ts'
import type { Reading } from '../reading/read.ts'
import type { Leases } from './leases.ts'
import { failureFor } from './problems.ts'

/** Something to make a document of; its type has been checked. */
export interface Source {
  fileName: string
  kind: SourceKind
  mediaType: string
  bytes: Buffer
  sourceUrl: string | null
}

export interface Taken {
  record: DocumentRecord
  chunks: Chunk[]
}

export interface Intake {
  /**
   * Stores the original, reads it, stores the chunks. Resolves when the document is durable and can be made searchable; whatever
   * stops it leaves the document failed with its reason, or nothing.
   */
  take(owner: OwnerId, source: Source): Promise<Taken>
  /** Reads a stored original once more, after whoever was at it died. */
  resume(record: DocumentRecord): Promise<void>
}

type OnOverLimit = (failure: Failure, record: DocumentRecord) => Promise<void>

export interface IntakeOptions {
  records: Collection<DocumentRecord>
  blobs: Blobs
  pool: ReadingPool
  plans: Plans
  quota: Quota
  removal: Removal
  leases: Leases
  clock: Clock
  ids: Ids
  timeLimitMs: number
  faultPoint(name: string): void
}

const TITLE_MAX = 200

export function createIntake(options: IntakeOptions): Intake {
  const { records, blobs, pool, plans, quota, removal, leases, clock, ids, timeLimitMs, faultPoint } = options

  return {
    async take(owner, source) {
      const id = ids.next()
      await quota.takePlace(owner, id, await plans.of(owner))
      faultPoint('ingest:place-taken')
      try {
        const { sha256 } = await blobs.put(owner, blobKeys.original(id), source.bytes)
        faultPoint('ingest:original-stored')
        const record = await records.insert(owner, newRecord(owner, id, source, sha256))
        faultPoint('ingest:recorded')
        return await leases.hold(record, () => process(record, source.bytes, discard))
      } catch (error) {
        // Only what has no record yet is undone here: from then on the record says what became of it.
        if (!(await records.get(owner, id))) await removal.discard(owner, id)
        throw error
      }
    },

    async resume(record) {
      const bytes = await blobs.bytes(record.ownerId, blobKeys.original(record.id))
      await leases.hold(record, () =>
        process(record, bytes, async (failure) => void (await removal.fail(record, failure))),
      )
    },
  }

  /** Nothing of a document that is over the limit is kept when its owner is there to be told. */
  async function discard(_: Failure, { ownerId, id }: DocumentRecord): Promise<void> {
    await removal.discard(ownerId, id)
  }

  async function process(record: DocumentRecord, bytes: Buffer, onOverLimit: OnOverLimit): Promise<Taken> {
    const { ownerId: owner, id } = record
    const reading = await readOrFail(record, bytes)
    faultPoint('ingest:read')
    const done = await whatOthersDid(record)
    if (done) return { record: done, chunks: chunksOf(id, reading) }
    await takeCharacters(record, reading, onOverLimit)
    faultPoint('ingest:characters-taken')
    const chunks = chunksOf(id, reading)
    const title = titleOf(record, reading)
    const file: ChunksFile = { documentId: id, title, pages: reading.pages, language: reading.language, chunks }
    await blobs.put(owner, blobKeys.chunks(id), Buffer.from(JSON.stringify(file)))
    faultPoint('ingest:chunks-stored')
    const chunked = await markChunked(record, title, reading, chunks.length)
    faultPoint('ingest:chunked')
    await quota.settle(owner, id)
    faultPoint('ingest:settled')
    return { record: chunked, chunks }
  }

  async function readOrFail(record: DocumentRecord, { buffer, byteOffset, byteLength }: Buffer): Promise<Reading> {
    const { kind, mediaType } = record
    try {
      const bytes = new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength)
      return await pool.read({ kind, mediaType, bytes })
    } catch (error) {
      if (!(error instanceof ExtractionProblem)) throw error
      throw await removal.fail(record, failureFor(error, timeLimitMs, { documentId: record.id }))
    }
  }

  /** Another process may have taken over meanwhile, with the very same result, or the owner may have deleted it. */
  async function whatOthersDid({ ownerId: owner, id }: DocumentRecord): Promise<DocumentRecord | undefined> {
    const current = await records.get(owner, id)
    if (current?.status === 'reading') return undefined
    if (current?.visible && current.counted) return current
    if (current?.visible) throw failures.reading_interrupted({ extra: { documentId: id } })
    await removal.clean(owner, id, null)
    throw failures.document_deleted()
  }

  async function takeCharacters(record: DocumentRecord, { characters }: Reading, onOverLimit: OnOverLimit) {
    try {
      await quota.takeCharacters(record.ownerId, record.id, characters, await plans.of(record.ownerId))
    } catch (error) {
      if (error instanceof Failure) await onOverLimit(error, record)
      throw error
    }
  }

  async function markChunked(record: DocumentRecord, title: string, reading: Reading, chunkCount: number) {
    const { ownerId: owner, id, kind, sizeBytes } = record
    const { characters, pages } = reading
    try {
      const chunked = await records.update(owner, id, (current) => {
        // Another process may have been faster with the very same result; a deletion is never undone.
        if (current.status !== 'reading') return current
        const next: DocumentRecord = {
          ...current,
          title,
          status: 'chunked',
          counted: true,
          preview: reading.preview,
          characters,
          pages,
          chunkCount,
          language: reading.language,
          dueAt: NEVER,
        }
        const chunksKey = blobKeys.chunks(id)
        return [
          next,
          say('document.chunked', { documentId: id, title, kind, chunksKey, chunkCount, pages, characters, sizeBytes }),
        ]
      })
      if (chunked.counted && chunked.visible) return chunked
    } catch (error) {
      if (!(error instanceof RecordNotFound)) throw error
    }
    await removal.clean(owner, id, null)
    throw failures.document_deleted()
  }

  function newRecord(owner: OwnerId, id: string, source: Source, sha256: string): DocumentRecord {
    const now = clock.now().getTime()
    const { fileName, kind, mediaType, sourceUrl, bytes } = source
    return {
      id,
      ownerId: owner,
      title: fileName,
      fileName,
      kind,
      mediaType,
      sizeBytes: bytes.length,
      sha256,
      sourceUrl,
      status: 'reading',
      visible: true,
      reason: null,
      preview: '',
      characters: 0,
      pages: null,
      chunkCount: 0,
      language: 'und',
      counted: false,
      jobId: null,
      pastJobs: [],
      progress: null,
      model: null,
      attempts: 1,
      dueAt: now + leases.forMs,
      createdAt: now,
    }
  }
}

/** A file goes by its name; a web page by what it calls itself. */
function titleOf({ sourceUrl, title }: DocumentRecord, reading: Reading): string {
  return (sourceUrl !== null && reading.title?.slice(0, TITLE_MAX)) || title
}

function chunksOf(documentId: string, { passages }: Reading): Chunk[] {
  return passages.map(({ content, headings, page }, index) => {
    return { id: chunkId(documentId, index), index, content, headings, page }
  })
}
