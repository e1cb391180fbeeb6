import { say } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import type { Clock, Ids } from '@docent/runtime/clock'
import { everyOwner, type Collection } from '@docent/runtime/store'
import type { EmbeddableDocument } from '../documents/record.ts'
import { newJob } from './new-job.ts'

export interface AgainOptions {
  documents: Collection<EmbeddableDocument>
  clock: Clock
  ids: Ids
  /** Only this owner's; absent means everybody's. */
  owner?: OwnerId
  /** Also those whose points are all there. */
  all: boolean
}

const PAGE = 100

/** Puts ready documents in line to get their vectors anew: those that need it, or all. Returns how many. */
export async function embedAgain({ documents, clock, ids, owner, all }: AgainOptions): Promise<number> {
  let asked = 0
  let cursor: string | undefined
  do {
    const where = all ? { state: 'ready' as const } : { outdated: true }
    const page = await documents.find(owner ?? everyOwner, { where, cursor, limit: PAGE })
    for (const { id, ownerId } of page.records) {
      let changed = false
      await documents.update(ownerId, id, (current) => {
        changed = current.state === 'ready' && (all || current.outdated)
        if (!changed) return current
        const { model, chunkCount } = current
        const job = newJob(ids.next(), model, clock.now().getTime())
        return [
          // Whoever takes it removes what is left of the former points first.
          { ...current, outdated: true, state: 'queued', leaseUntil: 0, requestedAt: job.progressedAt, job },
          say('document.embedding-requested', { documentId: id, jobId: job.id, chunkCount }),
        ]
      })
      if (changed) asked += 1
    }
    cursor = page.next
  } while (cursor !== undefined)
  return asked
}
