import { say } from '@docent/proto/events'
import { rest } from '@docent/runtime/backoff'
import { heldOf, type Claim, type Claims } from './claims.ts'

/** What is over sooner is told of by its end alone, which spares an event and the writes of all who hear of it. */
const TOLD_AFTER_MS = 500

/** Lets a task of a job run, and tells that the job was asked for when that lasts, or when the task fails. */
export function createTelling(claims: Pick<Claims, 'keep'>) {
  return async function telling<R>(claim: Claim, task: () => Promise<R>): Promise<R> {
    if (!heldOf(claim.record).job.untold) return task()
    const over = new AbortController()
    const telling = tellWhenLong(claim, over.signal)
    try {
      return await task()
    } catch (error) {
      // It waits for its next try, and nobody knows how long.
      await tell(claim).catch(() => undefined)
      throw error
    } finally {
      over.abort()
      await telling
    }
  }

  async function tellWhenLong(claim: Claim, over: AbortSignal): Promise<void> {
    const began = performance.now()
    for (let waits = TOLD_AFTER_MS; waits > 0; waits = began + TOLD_AFTER_MS - performance.now()) {
      await rest(waits, over)
      if (over.aborted) return
    }
    // The owner sees how far it is with the next progress, at the latest.
    await tell(claim).catch(() => undefined)
  }

  /** Once, and by whoever holds the job. */
  async function tell(claim: Claim): Promise<void> {
    await claims.keep(claim, (record) => {
      const held = heldOf(record)
      const { untold, ...job } = held.job
      if (!untold) return held
      const { id: documentId, chunkCount } = held
      return [{ ...held, job }, say('document.embedding-requested', { documentId, jobId: job.id, chunkCount })]
    })
  }
}
