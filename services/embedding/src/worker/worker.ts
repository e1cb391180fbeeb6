import { backoffMs } from '@docent/runtime/backoff'
import type { Clock } from '@docent/runtime/clock'
import { EngineUnavailable } from '@docent/runtime/failures/engine-unavailable.ts'
import { createRunner, type GiveBack, type Runner, type RunnerOptions } from '@docent/runtime/jobs'
import type { Documents } from '../documents/documents.ts'
import type { EmbeddableDocument } from '../documents/record.ts'
import type { Signals } from '../jobs/signals.ts'
import { heldOf, type Claim, type Claims } from './claims.ts'
import { givenUp, lastingReason, MOST_CLAIMS, UNEXPLAINED } from './outcome.ts'
import type { RunEnd } from './run-job.ts'
import { createTelling } from './telling.ts'

export interface WorkerOptions {
  claims: Claims
  run(claim: Claim, signal: AbortSignal): Promise<RunEnd>
  documents: Documents
  /** A job of the document is over, for now or for good. */
  over(document: EmbeddableDocument): void
  signals: Signals
  clock: Clock
  jobs: number
  sweepMs: number
  giveUpMs: number
  log: RunnerOptions<EmbeddableDocument>['log']
}

/** Works on the jobs of all owners, a few at a time, in every process of the service. */
export type Worker = Runner<EmbeddableDocument>

const BACKOFF = { firstMs: 2_000, longestMs: 60_000, jitter: 'none' as const }

export function createWorker(options: WorkerOptions): Worker {
  const { claims, run, documents, signals, clock, jobs, sweepMs, giveUpMs, log } = options
  const telling = createTelling(claims)
  return createRunner<EmbeddableDocument>({
    name: 'documents to embed',
    claims,
    atOnce: jobs,
    everyMs: sweepMs,
    work,
    failed,
    traceOf: ({ job }) => job?.traceparent,
    over({ record }) {
      signals.changed(record.id)
      options.over(record)
    },
    sweep: () => documents.finishDeletions(clock.now().getTime()),
    log,
  })

  async function work(claim: Claim, signal: AbortSignal): Promise<void> {
    if (heldOf(claim.record).job.claims > MOST_CLAIMS) await settle(claim, UNEXPLAINED)
    else if ((await telling(claim, () => run(claim, signal))) === 'not-ours')
      await documents.finishIfCanceled(claim.record)
  }

  async function failed(claim: Claim, error: unknown, stopping: boolean): Promise<GiveBack | undefined> {
    const { id, ownerId } = claim.record
    const { job } = heldOf(claim.record)
    const reason = lastingReason(error, durationOf(giveUpMs))
    if (reason) {
      await settle(claim, reason)
      return undefined
    }
    if (!stopping) log.warn({ err: error, documentId: id, ownerId }, 'embedding failed')
    const delayMs = stopping ? 0 : backoffMs(BACKOFF, job.claims)
    const spared = error instanceof EngineUnavailable && (await isAwayForAWhile(claim))
    const holding = await claims.giveBack(claim, { delayMs, spared })
    if (holding !== 'held') await documents.finishIfCanceled(claim.record)
    return undefined
  }

  async function settle(claim: Claim, reason: string): Promise<void> {
    const holding = await claims.end(claim, (held) => givenUp(heldOf(held), reason))
    if (holding !== 'held') await documents.finishIfCanceled(claim.record)
  }

  /** An engine that is away for a while says nothing about the document. Counted from when work on it first noticed. */
  async function isAwayForAWhile(claim: Claim): Promise<boolean> {
    const now = clock.now().getTime()
    let since = now
    await claims.keep(claim, (record) => {
      const held = heldOf(record)
      since = held.job.awaySince ?? now
      return { ...held, job: { ...held.job, awaySince: since } }
    })
    return now - since < giveUpMs
  }
}

function durationOf(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  return minutes >= 2 ? `${minutes} minutes` : `${Math.round(ms / 1_000)} seconds`
}
