import type { OwnerId } from '@docent/proto/ids'
import type { Blobs } from '@docent/runtime/blobs'
import type { Clock, Ids } from '@docent/runtime/clock'
import type { Collection } from '@docent/runtime/store'
import { blobKeys, NEVER, type DocumentRecord } from '../documents/record.ts'
import type { Removal } from '../documents/removal.ts'
import { ExtractionProblem } from '../extraction/problem.ts'
import { failures } from '../failures.ts'
import type { HeldPlans } from '@docent/runtime/plans'
import { HOLD_MS, placesOf, type DocumentQuota } from '../quotas/quota.ts'
import { isBeyondLimits, isQuick } from '../reading/lanes.ts'
import type { ReadingPool } from '../reading/pool.ts'
import type { Reading } from '../reading/read.ts'
import type { Leases } from './leases.ts'
import { chunked, chunksFile, newDocument } from './new-document.ts'
import { createOutgoing } from './outgoing.ts'
import type { Source, Taken, WholeSource } from './source.ts'
import { createUndo } from './undo.ts'

export interface AtOnceOptions {
  records: Collection<DocumentRecord>
  blobs: Blobs
  pool: ReadingPool
  plans: HeldPlans
  quota: DocumentQuota
  removal: Removal
  leases: Leases
  clock: Clock
  ids: Ids
}

/**
 * Takes in what is read in a moment: the document is recorded when it is read, in one write instead of four. Until then
 * nothing but a hold on the quota tells of it, and the sweep of those holds clears away what a crash left.
 */
export function createAtOnce(options: AtOnceOptions) {
  const { records, blobs, pool, plans, quota, leases, clock } = options
  const undo = createUndo(options)
  const outgoings = createOutgoing(records)

  return {
    suits: (source: Source): source is WholeSource =>
      source.bytes !== undefined && isQuick(source.kind, source.bytes.length),

    /**
     * Or why it is to be taken in step by step: where it cannot be read, that keeps the reason; where the plan was full a
     * moment ago, or reading takes long, that asks the plan first.
     */
    async take(owner: OwnerId, id: string, source: WholeSource): Promise<Taken | 'unreadable' | 'long' | 'full'> {
      if (quota.wasFull(owner)) return 'full'
      const reading = await read(owner, source)
      if (typeof reading === 'string') return reading
      return leases.watch(id, async () => {
        const begun = { sweptAt: clock.now().getTime() + HOLD_MS, sent: false }
        const outgoing = await outgoings.of(owner, source.replaces)
        await quota.takeCharacters(owner, id, reading.characters, await plans.of(owner), placesOf(source), outgoing)
        try {
          await outgoings.isThereStill(owner, outgoing)
          return await store(owner, id, source, reading, begun)
        } catch (error) {
          await undo(owner, id, error, begun)
          throw error
        }
      })
    },
  }

  async function read(
    owner: OwnerId,
    { kind, mediaType, bytes }: WholeSource,
  ): Promise<Reading | 'unreadable' | 'long'> {
    try {
      // A copy: the thread that reads takes over the memory.
      return await pool.read({ kind, mediaType, bytes: new Uint8Array(bytes) }, owner)
    } catch (error) {
      if (isBeyondLimits(error)) return 'long'
      if (error instanceof ExtractionProblem) return 'unreadable'
      throw error
    }
  }

  async function store(
    owner: OwnerId,
    id: string,
    source: WholeSource,
    reading: Reading,
    begun: { sweptAt: number; sent: boolean },
  ): Promise<Taken> {
    const { fileName, sourceUrl, answer } = source
    const file = chunksFile({ id, title: fileName, sourceUrl, createdAt: clock.now().getTime(), answer }, reading)
    const [info] = await Promise.all([
      blobs.put(owner, blobKeys.original(id), source.bytes),
      blobs.put(owner, blobKeys.chunks(id), Buffer.from(JSON.stringify(file))),
    ])
    const now = clock.now().getTime()
    // Another process may have cleared away by now what it took for left behind.
    if (now >= begun.sweptAt) throw failures.storage_slow()
    const [record, event] = chunked(newDocument(owner, id, source, { ...info, now, dueAt: NEVER }), file.title, reading)
    begun.sent = true
    await records.insert(owner, record, [event])
    quota.settleLater(owner, id)
    return { record, chunks: file.chunks }
  }
}
