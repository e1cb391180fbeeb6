import { say } from '@docent/proto/events'
import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import { backoffMs } from '@docent/runtime/backoff'
import type { Clock, Ids } from '@docent/runtime/clock'
import { createClaims, createRunner, type Claim, type JobKind } from '@docent/runtime/jobs'
import { everyOwner, RecordNotFound, type CollectionSpec, type Store } from '@docent/runtime/store'
import { hash32 } from '@docent/runtime/text'
import { HOUR_MS } from '@docent/runtime/units'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Suspensions } from '../projections/suspensions.ts'
import type { Golden, GoldenQuestions } from './golden.ts'
import type { Run } from './run.ts'

const schema = z.object({
  id: idSchema.describe('the owner'),
  ownerId: ownerIdSchema,
  nightAt: z.number().describe('when this night began, or the next one begins; milliseconds since 1970'),
  dueAt: z.number(),
  holder: z.string(),
  attempts: z.int(),
  models: z
    .string()
    .optional()
    .describe('what answers were made with when they were scheduled; absent in older records'),
  told: z
    .record(z.string(), z.number())
    .describe('questions whose break was told, each with when its fact had come last: another break is another moment'),
})
type Night = z.infer<typeof schema>

export const nightsSpec: CollectionSpec<Night> = {
  name: 'chat.golden-nights',
  keeps: {
    of: 'owners',
    what: 'when their golden questions are asked next, and which breaks were told',
    until: 'the account is deleted',
  },
  schema,
  indexes: [{ fields: ['dueAt'] }],
}

export interface NightsOptions {
  store: Store
  clock: Clock
  ids: Ids
  golden: Pick<GoldenQuestions, 'list'>
  run: Pick<Run, 'now'>
  suspensions: Pick<Suspensions, 'isServed'>
  /** UTC hour from which on owners are asked for, spread over two hours. */
  hour: number
  /** Names of the models that answers are made with now. */
  models(): string
  /** How often it is looked whether a night has come. */
  everyMs: number
  log: FastifyBaseLogger
}

const SPREAD_MS = 2 * HOUR_MS
const LEASE_MS = 5 * 60_000
/** Owners whose questions this process asks at the same time. */
const AT_ONCE = 1
/** A model that is away may be back: after these tries it is left for the next night. */
const TRIES = 4
const PAGE = 500
const BACKOFF = { firstMs: 60_000, longestMs: 20 * 60_000 }
/** What a mail names; the page has all. */
const NAMED = 10

/** Asks the golden questions of every owner each night, and when another model answers, once however many processes there are, and tells what broke. */
export function createNights(options: NightsOptions) {
  const { store, clock, ids, golden, run, suspensions, hour, models, everyMs, log } = options
  const nights = store.collection<Night>(nightsSpec)
  const now = () => clock.now().getTime()
  const kind: JobKind<Night> = {
    name: 'golden questions',
    records: nights,
    due: (at) => ({ dueAt: { lte: at } }),
    turns: { of: 'oldest', by: 'dueAt' },
    stateOf: ({ dueAt, holder, attempts }) => ({ dueAt, holder, attempts }),
    withState: (night, state) => ({ ...night, ...state }),
  }
  const claims = createClaims({ kind, clock, ids, leaseMs: LEASE_MS })
  const runner = createRunner<Night>({
    name: kind.name,
    claims,
    atOnce: AT_ONCE,
    everyMs,
    work,
    async failed(claim, error, stopping) {
      if (stopping) return { spared: true }
      log.warn({ err: error, ownerId: claim.record.ownerId }, 'golden questions could not all be asked')
      if (claim.record.attempts < TRIES) return { delayMs: backoffMs(BACKOFF, claim.record.attempts) }
      await end(claim)
      return undefined
    },
    log,
  })

  return {
    async begin(): Promise<void> {
      await bringForward()
      await runner.begin()
    },
    /** Others are in use from now on. */
    modelsChanged(): void {
      void bringForward()
        .then(runner.wake)
        .catch((error: unknown) => log.warn({ err: error }, 'golden questions are not brought forward'))
    },
    stop: runner.stop,
    /** Has them asked from the next night on. Repeats change nothing. */
    async schedule(owner: OwnerId): Promise<void> {
      await nights.save(owner, owner, (known) => {
        if (known) return known
        const at = nextNight(now(), hour, owner)
        return {
          id: owner,
          ownerId: owner,
          nightAt: at,
          dueAt: at,
          holder: '',
          attempts: 0,
          models: models(),
          told: {},
        }
      })
    },
  }

  /** Another model may answer otherwise: nobody waits a night to hear of it. */
  async function bringForward(): Promise<void> {
    let cursor: string | undefined
    do {
      const page = await nights.find(everyOwner, { limit: PAGE, cursor })
      for (const { ownerId, models: known } of page.records) {
        if (known !== models()) await nights.update(ownerId, ownerId, atOnce).catch(unlessGone)
      }
      cursor = page.next
    } while (cursor !== undefined)
  }

  /** Whose turn it is already is asked anyway; records from before models were noted tell of no change. */
  function atOnce(night: Night): Night {
    const inUse = models()
    if (night.models === inUse || night.holder !== '') return night
    if (night.models === undefined) return { ...night, models: inUse }
    return { ...night, models: inUse, nightAt: now(), dueAt: now(), attempts: 0 }
  }

  async function work(claim: Claim<Night>, signal: AbortSignal): Promise<void> {
    const { ownerId: owner, nightAt } = claim.record
    if (await suspensions.isServed(owner)) {
      for (const { id, last } of await golden.list(owner)) {
        signal.throwIfAborted()
        // A try that follows another one goes on where that ended.
        if (!last || last.at < nightAt) await run.now(owner, [id], signal)
      }
    }
    await end(claim)
  }

  /** What broke is said in the write that ends the night: once, whoever dies. */
  async function end(claim: Claim<Night>): Promise<void> {
    const questions = await golden.list(claim.record.ownerId)
    const broken = questions.flatMap((one) => (isBroken(one) ? [{ ...one, cameAt: one.before.at }] : []))
    await claims.end(claim, (night) => {
      const at = nextNight(now(), hour, night.ownerId)
      const told = Object.fromEntries(broken.map(({ id, cameAt }) => [id, cameAt]))
      const next = { ...night, nightAt: at, dueAt: at, holder: '', attempts: 0, told }
      const fresh = broken.filter(({ id, cameAt }) => night.told[id] !== cameAt)
      if (fresh.length === 0) return next
      const broke = fresh.slice(0, NAMED).map(({ question, fact }) => ({ question, fact }))
      return [next, say('answer.golden-broke', { broke, more: fresh.length - broke.length })]
    })
  }
}

/** Its account was deleted meanwhile. */
function unlessGone(error: unknown): void {
  if (!(error instanceof RecordNotFound)) throw error
}

type Broken = Golden & { before: NonNullable<Golden['before']> }

/** Its fact came once, and does not now. One that never came was told on the page when it was kept. */
const isBroken = (one: Golden): one is Broken =>
  one.last !== null && !one.last.comes && one.before !== null && one.before.comes

/** The next time it is this hour, and a little after it, at the same minute for an owner each night. */
export function nextNight(now: number, hour: number, owner: string): number {
  const day = new Date(now)
  const minute = (hash32(owner) / 2 ** 32) * SPREAD_MS
  const today =
    Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()) + hour * HOUR_MS + Math.floor(minute)
  return today > now ? today : today + 24 * HOUR_MS
}
