import type { Clock, Ids } from '@docent/runtime/clock'
import { createClaims, createRunner, type JobKind, type Runner } from '@docent/runtime/jobs'
import type { Store } from '@docent/runtime/store'
import type { FastifyBaseLogger } from 'fastify'
import { talksSpec, type TalkRecord } from './record.ts'
import type { Talks } from './talks.ts'

const LEASE_MS = 60_000
const AT_ONCE = 4
const AGAIN_MS = 5_000

export interface DeadlinesOptions {
  store: Store
  talks: Pick<Talks, 'timed'>
  clock: Clock
  ids: Ids
  everyMs: number
  changed(id: string): void
  log: FastifyBaseLogger
}

/** Ends what ends by itself: a wait nobody came to, a person who went silent, a talk in which nothing is said any more. */
export function createDeadlines(options: DeadlinesOptions): Runner<TalkRecord> {
  const { store, talks, clock, ids, everyMs, changed, log } = options
  const kind: JobKind<TalkRecord> = {
    name: 'talks with a person that end by themselves',
    records: store.collection<TalkRecord>(talksSpec),
    due: (at) => ({ dueAt: { lte: at } }),
    turns: { of: 'oldest', by: 'dueAt' },
    stateOf: ({ until, dueAt, holder, attempts }) => (until > 0 ? { dueAt, holder, attempts } : undefined),
    withState: (record, state) => ({ ...record, ...state }),
  }
  const claims = createClaims({ kind, clock, ids, leaseMs: LEASE_MS })
  return createRunner<TalkRecord>({
    name: kind.name,
    claims,
    atOnce: AT_ONCE,
    everyMs,
    async work(claim) {
      await claims.end(claim, await talks.timed(claim.record))
      changed(claim.record.id)
    },
    failed(claim, error, stopping) {
      if (stopping) return { spared: true }
      log.warn({ err: error, ownerId: claim.record.ownerId }, 'a talk could not be ended; it is tried again')
      return { delayMs: AGAIN_MS }
    },
    log,
  })
}
