import type { OwnerId } from '@docent/proto/ids'
import { Failure } from '@docent/runtime/failures'
import { RecordNotFound } from '@docent/runtime/store'
import type { FastifyBaseLogger } from 'fastify'
import { blobKeys, type DocumentRecord } from '../documents/record.ts'
import { ExtractionProblem } from '../extraction/problem.ts'
import { failures } from '../failures.ts'
import { placesOf } from '../quotas/quota.ts'
import type { StoredFile } from '../reading/pool.ts'
import type { Reading } from '../reading/read.ts'
import { createAtOnce, type AtOnceOptions } from './at-once.ts'
import { chunked, chunksFile, newDocument } from './new-document.ts'
import { createOutgoing } from './outgoing.ts'
import { failureFor, isOfOtherType } from './problems.ts'
import { takePlace } from './place.ts'
import { bodyOf, type Source, type Taken } from './source.ts'
import { createUndo } from './undo.ts'

export interface Intake {
  /**
   * Stores the original, reads it, stores the chunks. Resolves when the document is durable and can be made searchable; whatever
   * stops it leaves the document failed with its reason, or nothing.
   */
  take(owner: OwnerId, source: Source): Promise<Taken>
  /** Reads a stored original once more, after whoever was at it died. `lost` aborts when the document may be gone. */
  resume(record: DocumentRecord, lost: AbortSignal): Promise<void>
}

/** What becomes of a document that is refused once more was known of it than at first sight. */
type OnRefused = (failure: Failure, record: DocumentRecord) => Promise<void>

export interface IntakeOptions extends AtOnceOptions {
  timeLimitMs: number
  faultPoint(name: string): void
  log: FastifyBaseLogger
}

export function createIntake(options: IntakeOptions): Intake {
  const { records, blobs, pool, plans, quota, removal, leases, clock, ids, timeLimitMs, faultPoint } = options
  const atOnce = createAtOnce(options)
  const undo = createUndo(options)
  const outgoings = createOutgoing(records)

  return {
    async take(owner, source) {
      const id = ids.next()
      const taken = atOnce.suits(source) ? await atOnce.take(owner, id, source) : undefined
      if (typeof taken === 'object') return taken
      const isLong = taken === 'long'
      const done = { sent: false }
      const outgoing = await outgoings.of(owner, source.replaces)
      const place = await takePlace(options, owner, id, placesOf(source), outgoing)
      try {
        await outgoings.isThereStill(owner, outgoing)
        const info = await place.while(blobs.put(owner, blobKeys.original(id), bodyOf(source)))
        const now = clock.now().getTime()
        const holder = ids.next()
        const begun = newDocument(owner, id, source, { ...info, now, dueAt: now + leases.forMs, holder })
        done.sent = true
        const record = await records.insert(owner, begun)
        return await leases.claims.hold({ record, holder }, (lost) =>
          process(record, { ...stored(record, source.bytes), isLong }, discard, lost),
        )
      } catch (error) {
        await undo(owner, id, error, done)
        throw error
      }
    },

    async resume(record, lost) {
      await process(record, stored(record), async (failure) => void (await removal.fail(record, failure)), lost)
    },
  }

  /** Nothing of a document that is over the limit, or not what its name says, is kept when its owner is there to be told. */
  async function discard(_: Failure, { ownerId, id }: DocumentRecord): Promise<void> {
    await removal.discard(ownerId, id)
  }

  /** Loaded when its turn to be read has come: files that wait take no memory. What is in memory already is taken from there once. */
  function stored({ ownerId, id, sizeBytes }: DocumentRecord, bytes?: Buffer): StoredFile {
    let atHand = bytes
    return {
      byteLength: sizeBytes,
      async load() {
        const first = atHand
        atHand = undefined
        return first ?? blobs.bytes(ownerId, blobKeys.original(id))
      },
    }
  }

  async function process(
    record: DocumentRecord,
    content: StoredFile,
    onRefused: OnRefused,
    lost: AbortSignal,
  ): Promise<Taken> {
    const { ownerId: owner, id } = record
    const reading = await readOrFail(record, content, onRefused, lost)
    faultPoint('ingest:read')
    const done = await whatOthersDid(record)
    const file = chunksFile(record, reading)
    if (done) return { record: done, chunks: file.chunks }
    await takeCharacters(record, reading, onRefused)
    await blobs.put(owner, blobKeys.chunks(id), Buffer.from(JSON.stringify(file)))
    const recorded = await markChunked(record, file.title, reading)
    await quota.settle(owner, id)
    return { record: recorded, chunks: file.chunks }
  }

  async function readOrFail(
    record: DocumentRecord,
    content: StoredFile,
    onRefused: OnRefused,
    lost: AbortSignal,
  ): Promise<Reading> {
    const { kind, mediaType } = record
    const leaving = leaveWhenDeleted(record, lost)
    try {
      return await pool.read({ kind, mediaType, bytes: content }, record.ownerId, leaving)
    } catch (error) {
      if (leaving.aborted) await whatOthersDid(record)
      if (!(error instanceof ExtractionProblem)) throw error
      if (isOfOtherType(error)) {
        // The first bytes of some types do not show it; those of others are refused before anything is stored.
        const refusal = failureFor(error, timeLimitMs)
        await onRefused(refusal, record)
        throw refusal
      }
      throw await removal.fail(record, failureFor(error, timeLimitMs, { documentId: record.id }))
    }
  }

  /** What was deleted is read no further. A claim that only another process took over says nothing of the kind. */
  function leaveWhenDeleted({ ownerId, id }: DocumentRecord, lost: AbortSignal): AbortSignal {
    const leaving = new AbortController()
    const look = async () => {
      const current = await records.get(ownerId, id)
      if (current?.status !== 'reading' && !current?.visible) leaving.abort(failures.document_deleted())
    }
    lost.addEventListener('abort', () => void look().catch(() => undefined), { once: true })
    return leaving.signal
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

  async function takeCharacters(record: DocumentRecord, { characters }: Reading, onRefused: OnRefused) {
    try {
      const plan = await plans.of(record.ownerId)
      await quota.takeCharacters(record.ownerId, record.id, characters, plan, placesOf(record))
    } catch (error) {
      if (error instanceof Failure) await onRefused(error, record)
      throw error
    }
  }

  async function markChunked({ ownerId: owner, id }: DocumentRecord, title: string, reading: Reading) {
    try {
      // Another process may have been faster with the very same result; a deletion is never undone.
      const recorded = await records.update(owner, id, (current) =>
        current.status === 'reading' ? chunked(current, title, reading) : current,
      )
      if (recorded.counted && recorded.visible) return recorded
    } catch (error) {
      if (!(error instanceof RecordNotFound)) throw error
    }
    await removal.clean(owner, id, null)
    throw failures.document_deleted()
  }
}
