import { say, type NewEvent } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import type { Clock, Ids } from '@docent/runtime/clock'
import { everyOwner, RecordNotFound, type Change, type Collection } from '@docent/runtime/store'
import type { EmbeddableDocument, Job } from '../documents/record.ts'

/** A job that this process works on while its lease lasts. */
export interface Claim {
  document: EmbeddableDocument & { job: Job }
  holder: string
}

/** What a write found: the claim still holds, somebody else took over, or the document was deleted. */
export type Holding = 'held' | 'lost' | 'canceled'

type Held = Claim['document']

export interface Claims {
  /** The next job in turn: owners one after another, the oldest request of each first. */
  next(): Promise<Claim | undefined>
  /** The record of a document whose new job `holder` begins at once. */
  claimed(document: EmbeddableDocument, job: Job, holder: string): Held
  /** True when another owner waits for a worker. */
  othersWait(owner: OwnerId): Promise<boolean>
  /** Keeps the lease, and changes the record with it where asked to. */
  keep(claim: Claim, change?: (document: Held) => Change<Held>): Promise<Holding>
  /** Ends the claim: `settled` is the record's last state. */
  end(claim: Claim, settled: (document: Held) => Change<EmbeddableDocument>): Promise<Holding>
  /** Puts the job back: at once, or when `delayMs` have passed. A claim that is `spared` is as if it had not been made. */
  giveBack(claim: Claim, delayMs?: number, spared?: boolean): Promise<Holding>
  /** Puts back jobs that nobody works on any more; returns documents whose deletion can be finished now. */
  sweep(): Promise<EmbeddableDocument[]>
}

export interface ClaimsOptions {
  documents: Collection<EmbeddableDocument>
  clock: Clock
  ids: Ids
  /** Name of the embedding model in use. */
  model: string
  leaseMs: number
}

export function createClaims({ documents, clock, ids, model, leaseMs }: ClaimsOptions): Claims {
  let lastServed = ''
  const now = () => clock.now().getTime()

  return {
    claimed,
    async next() {
      for (;;) {
        const candidate = await nextInTurn()
        if (!candidate) return undefined
        lastServed = candidate.ownerId
        const claim = await take(candidate)
        if (claim) return claim
      }
    },

    async othersWait(owner) {
      const [before, after] = await Promise.all([waiting({ lt: owner }), waiting({ gt: owner })])
      return before !== undefined || after !== undefined
    },

    keep: (claim, change = (document) => document) =>
      write(claim, (held) => {
        const changed = change({ ...held, leaseUntil: now() + leaseMs })
        return changed
      }),

    end: (claim, settled) => write(claim, settled),

    giveBack: (claim, delayMs = 0, spared = false) =>
      write(claim, (held) => ({
        ...held,
        state: delayMs === 0 ? 'queued' : 'running',
        leaseUntil: delayMs === 0 ? 0 : now() + delayMs,
        job: { ...held.job, holder: '', claims: held.job.claims - (spared ? 1 : 0) },
      })),

    async sweep() {
      for (const { ownerId, id } of await expired('running')) {
        await documents.update(ownerId, id, (current) =>
          current.state === 'running' && current.leaseUntil < now()
            ? { ...current, state: 'queued', leaseUntil: 0 }
            : current,
        )
      }
      return expired('canceled')
    },
  }

  async function nextInTurn(): Promise<EmbeddableDocument | undefined> {
    const next = (await waiting({ gt: lastServed as OwnerId })) ?? (await waiting())
    if (!next) return undefined
    const oldest = await documents.find(next.ownerId, {
      where: { state: 'queued' },
      sort: { by: 'requestedAt', direction: 'asc' },
      limit: 1,
    })
    return oldest.records[0]
  }

  async function waiting(owner?: { gt: OwnerId } | { lt: OwnerId }): Promise<EmbeddableDocument | undefined> {
    const where = owner ? { state: 'queued' as const, ownerId: owner } : { state: 'queued' as const }
    const { records } = await documents.find(everyOwner, { where, sort: { by: 'ownerId', direction: 'asc' }, limit: 1 })
    return records[0]
  }

  async function expired(state: 'running' | 'canceled'): Promise<EmbeddableDocument[]> {
    const { records } = await documents.find(everyOwner, { where: { state, leaseUntil: { lt: now() } }, limit: 100 })
    return records
  }

  async function take({ ownerId, id }: EmbeddableDocument): Promise<Claim | undefined> {
    const holder = ids.next()
    try {
      const taken = await documents.update(ownerId, id, (current) => {
        if (current.state !== 'queued' || !current.job) return current
        const job =
          current.job.model === model ? current.job : { ...current.job, model, todo: null, done: 0, failed: [] }
        return claimed(current, job, holder)
      })
      return isHeld(taken, holder) ? { document: taken, holder } : undefined
    } catch (error) {
      if (error instanceof RecordNotFound) return undefined
      throw error
    }
  }

  function claimed(current: EmbeddableDocument, job: Job, holder: string): Held {
    return {
      ...current,
      state: 'running',
      leaseUntil: now() + leaseMs,
      // Nothing is in place yet, so what is going to be is of this model.
      model: current.model || model,
      job: { ...job, holder, claims: job.claims + 1 },
    }
  }

  async function write(claim: Claim, change: (held: Held) => Change<EmbeddableDocument>): Promise<Holding> {
    const { ownerId, id } = claim.document
    let holding: Holding = 'lost'
    try {
      await documents.update(ownerId, id, (current) => {
        holding = isHeld(current, claim.holder) ? 'held' : current.state === 'canceled' ? 'canceled' : 'lost'
        return holding === 'held' ? change(current as Held) : current
      })
      return holding
    } catch (error) {
      if (error instanceof RecordNotFound) return 'canceled'
      throw error
    }
  }
}

export function isHeld(document: EmbeddableDocument, holder: string): document is Held {
  return document.state === 'running' && document.job?.holder === holder
}

/** The event that a document's passages are done so far. */
export function progressed({ id, job, chunkCount }: Held): NewEvent {
  const total = job.todo?.length ?? chunkCount
  return say('document.embedding-progressed', { documentId: id, jobId: job.id, done: Math.min(job.done, total), total })
}
