import type { Clock } from '@docent/runtime/clock'
import { EngineUnavailable } from '@docent/runtime/failures/engine-unavailable.ts'
import type { Documents } from '../documents/documents.ts'
import type { Signals } from '../jobs/signals.ts'
import type { Claim, Claims } from './claims.ts'
import { givenUp, lastingReason, MOST_CLAIMS, UNEXPLAINED } from './outcome.ts'
import type { RunEnd } from './run-job.ts'

export interface WorkerLog {
  warn(detail: object, message: string): void
  error(detail: object, message: string): void
}

export interface WorkerOptions {
  claims: Claims
  run(claim: Claim, signal: AbortSignal): Promise<RunEnd>
  documents: Documents
  signals: Signals
  clock: Clock
  jobs: number
  leaseMs: number
  sweepMs: number
  giveUpMs: number
  log: WorkerLog
}

/** Works on the jobs of all owners, a few at a time, in every process of the service. */
export interface Worker {
  begin(): void
  /** Room for one job that is claimed as it is asked for; undefined when others are waiting or all room is taken. */
  seat(): Seat | undefined
  /** There may be something to claim. */
  wake(): void
  /** What is under way goes back in line with its progress. */
  stop(): Promise<void>
}

/** Released or used, once. */
export interface Seat {
  start(claim: Claim): void
  release(): void
}

const RETRY_MS = 1_000

export function createWorker(options: WorkerOptions): Worker {
  const { claims, run, documents, signals, clock, jobs, leaseMs, sweepMs, giveUpMs, log } = options
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let seats = 0
  let looking: Promise<void> | undefined
  let lookAgain = false

  return {
    begin() {
      timer = setInterval(() => void sweep(), sweepMs)
      void sweep()
    },
    wake,
    seat() {
      if (looking || stopping.signal.aborted || running.size + seats >= jobs) return undefined
      seats += 1
      let used = false
      const release = () => {
        if (!used) seats -= 1
        used = true
      }
      return {
        release,
        start(claim) {
          release()
          start(claim)
        },
      }
    },
    async stop() {
      stopping.abort(new Error('the service stops'))
      clearInterval(timer)
      await looking
      await Promise.all(running)
    },
  }

  function wake(): void {
    lookAgain = true
    looking ??= look().finally(() => {
      looking = undefined
      // Somebody may have called between the last look and this line.
      if (lookAgain && running.size + seats < jobs && !stopping.signal.aborted) wake()
    })
  }

  async function look(): Promise<void> {
    try {
      while (lookAgain && running.size + seats < jobs && !stopping.signal.aborted) {
        lookAgain = false
        for (let free = jobs - running.size - seats; free > 0; free -= 1) {
          const claim = await claims.next()
          if (!claim) break
          start(claim)
        }
      }
    } catch (error) {
      log.warn({ err: error }, 'looking for documents to embed failed; the next sweep looks again')
    }
  }

  function start(claim: Claim): void {
    const one = work(claim).finally(() => {
      running.delete(one)
      signals.changed(claim.document.id)
      wake()
    })
    running.add(one)
  }

  async function sweep(): Promise<void> {
    try {
      for (const document of await claims.sweep()) await documents.finishDeletion(document)
      wake()
    } catch (error) {
      log.warn({ err: error }, 'the sweep of embedding jobs failed; the next one tries again')
    }
  }

  async function work(claim: Claim): Promise<void> {
    const { document } = claim
    const ended = new AbortController()
    const signal = AbortSignal.any([stopping.signal, ended.signal])
    const watching = watch(claim, ended)
    try {
      if (document.job.claims > MOST_CLAIMS) await claims.end(claim, (held) => givenUp(held, UNEXPLAINED))
      else if ((await run(claim, signal)) === 'canceled') await documents.finishDeletion(document)
    } catch (error) {
      await recover(claim, error).catch((failure: unknown) => {
        log.error({ err: failure, documentId: document.id }, 'a job could not be put back; it is when its lease ends')
      })
    } finally {
      ended.abort()
      await watching
    }
  }

  /** Keeps the lease while the job runs, and calls the run off as soon as the claim does not hold any more. */
  async function watch(claim: Claim, ended: AbortController): Promise<void> {
    while (!ended.signal.aborted) {
      await signals.next(claim.document.id, leaseMs / 3, ended.signal)
      if (ended.signal.aborted) return
      const holding = await claims.keep(claim).catch(() => 'held' as const)
      if (holding !== 'held') ended.abort(new Error('the claim is lost'))
    }
  }

  /** An engine that is away for a while says nothing about the document. */
  function isNobodysFault(job: Claim['document']['job'], error: unknown): boolean {
    return error instanceof EngineUnavailable && clock.now().getTime() - job.progressedAt < giveUpMs
  }

  async function recover(claim: Claim, error: unknown): Promise<void> {
    const { id, ownerId, job } = claim.document
    const reason = lastingReason(error, durationOf(giveUpMs))
    if (!reason && !stopping.signal.aborted) log.warn({ err: error, documentId: id, ownerId }, 'embedding failed')
    const holding = reason
      ? await claims.end(claim, (held) => givenUp(held, reason))
      : await claims.giveBack(
          claim,
          stopping.signal.aborted ? 0 : RETRY_MS * 2 ** job.claims,
          isNobodysFault(job, error),
        )
    if (holding === 'canceled') await documents.finishDeletion(claim.document)
  }
}

function durationOf(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  return minutes >= 2 ? `${minutes} minutes` : `${Math.round(ms / 1_000)} seconds`
}
