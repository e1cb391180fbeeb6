import type { AskingRange } from '@docent/proto'
import { say } from '@docent/proto/events'
import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import type { Failure } from '@docent/runtime/failures'
import { everyOwner, type Store } from '@docent/runtime/store'
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { KnownWidget } from '../projections/widgets.ts'
import { moveFormerDays } from './former-days.ts'
import { createHeldCounts, heldFields, nothingHeld, together, type HeldCountsOptions, type Hold } from './held.ts'

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  count: z.int(),
  day: z.string().optional().describe('UTC, 2026-11-21; absent where a month is counted'),
  told: z.boolean().optional().describe("whether the owner was told that this day's answers are used up"),
  ...heldFields,
})
export type Count = z.infer<typeof schema>

/** One thing to count. */
export interface CountStep {
  owner: OwnerId
  id: string
  /** Where it ends with the day. */
  day?: string
  /** What it is counted for: a repeat counts once. */
  cause: string
  atMost: number
  refusal(): Failure | Promise<Failure>
}

/** What is counted by day; a limit of 0 is none. */
export type DayStep = Omit<CountStep, 'day' | 'atMost'> & { limit: number }

/**
 * Counts by UTC day and month, each held to its limit in one atomic step, for all processes together. They are one collection, so
 * that the engine is asked once for all that a question counts in.
 */
export interface Counts {
  today(): string
  /** An id that tells nobody who `who` is. */
  idOf(kind: string, widgetId: string, who: string): string
  byDay(...steps: readonly DayStep[]): CountStep[]
  /**
   * Counts all of it or, with the first refusal, nothing. The narrow limits stand in front: whoever is over theirs takes nothing
   * from those behind.
   */
  take(...tiers: readonly (readonly CountStep[])[]): Promise<Hold>
  /** Says once for each widget and day that its answers are used up. */
  tellOwner(widget: KnownWidget, id: string, limit: number, spentBy: AskingRange[]): Promise<void>
  /** What was counted so far, by id; what was not counted yet is left out. */
  of(owner: OwnerId, ids: readonly string[]): Promise<Map<string, number>>
  /** Removes the days that are over, and gives back what nothing came of. */
  sweep(): Promise<void>
}

export interface CountsOptions {
  store: Store
  clock: Clock
  /** Hides visitors and addresses in what is kept. */
  secret: string
  holding: Pick<HeldCountsOptions<Count>, 'holdForMs' | 'isWritten'>
}

const PAGE = 1_000

export function createCounts({ store, clock, secret, holding }: CountsOptions): Counts {
  const counts = store.collection<Count>({
    name: 'chat.counts',
    keeps: {
      of: 'owners and visitors',
      what: 'how many messages an owner used in a month, and how many questions a keyed hash of a visitor, and of a range of network addresses, asked in a day',
      until: 'an hour after the UTC day; of a month, the account is deleted',
    },
    schema,
    // A month has no day.
    indexes: [
      { fields: ['day'], acrossOwners: true, without: null },
      { fields: ['heldUntil'], acrossOwners: true, without: null },
    ],
  })
  const moveFormer = moveFormerDays({ store, counts, schema })
  const held = createHeldCounts({ counts, clock, ...holding })
  const refused = createRefused(clock)
  const today = () => clock.now().toISOString().slice(0, 10)

  /** All of them; or the first that refuses, and nothing is counted. */
  async function tryAll(steps: readonly CountStep[]): Promise<Hold | CountStep> {
    const holds = await held.take(
      steps.map(({ owner, id, day, cause: turnId, atMost }) => {
        const initial: Count = { id, ownerId: owner, count: 0, ...(day !== undefined && { day, told: false }) }
        return { initial, turnId, atMost }
      }),
    )
    const hold = together(...holds.filter((one) => one !== undefined))
    const refusing = steps.filter((_, at) => holds[at] === undefined)
    const [first] = refusing
    if (!first) return hold
    refused.note(refusing)
    await hold.giveBack()
    return first
  }

  async function takeInOrder(tiers: readonly (readonly CountStep[])[]): Promise<Hold> {
    let taken = nothingHeld
    try {
      for (const tier of tiers) {
        const next = await tryAll(tier)
        if ('refusal' in next) throw await next.refusal()
        taken = together(taken, next)
      }
      return taken
    } catch (refusal) {
      await taken.giveBack()
      throw refusal
    }
  }

  return {
    today,
    idOf: (kind, widgetId, who) =>
      `${kind}:${createHmac('sha256', secret).update(`${widgetId} ${who}`).digest('base64url')}:${today()}`,
    byDay: (...steps) =>
      steps.flatMap(({ limit, ...step }) => (limit === 0 ? [] : { ...step, day: today(), atMost: limit })),
    async take(...tiers) {
      const steps = tiers.flat()
      // Hardly anybody is refused, so all is tried at once; those who were lately, the narrow limits first.
      if (tiers.length > 1 && !refused.any(steps)) {
        const all = await tryAll(steps)
        if (!('refusal' in all)) return all
      }
      return takeInOrder(tiers)
    },
    async tellOwner({ id: widgetId, ownerId, name = '' }, id, limit, spentBy) {
      const day = today()
      // The first refusal turns the owner's attention to it; the others of that day find it done.
      await counts.update(ownerId, id, (current) =>
        current.told
          ? current
          : [
              { ...current, told: true },
              say('answer.daily-limit-reached', { widgetId, widgetName: name, day, limit, spentBy }),
            ],
      )
    },
    async of(owner, ids) {
      const counted = new Map<string, number>()
      for (let from = 0; from < ids.length; from += PAGE) {
        const where = { id: { in: ids.slice(from, from + PAGE) } }
        const { records } = await counts.find(owner, { where, limit: PAGE })
        for (const { id, count } of records) counted.set(id, count)
      }
      return counted
    },
    async sweep() {
      await moveFormer(today())
      for (;;) {
        const { records } = await counts.find(everyOwner, { where: { day: { lt: today() } }, limit: PAGE })
        if (records.length === 0) break
        await Promise.all(records.map(({ ownerId, id }) => counts.remove(ownerId, id)))
      }
      await held.sweep()
    },
  }
}

const REFUSED_MS = 60_000
const MOST_REFUSED = 10_000

/** What refused somebody within the last minute. */
function createRefused(clock: Clock) {
  const until = new Map<string, number>()
  return {
    note(steps: readonly CountStep[]) {
      if (until.size >= MOST_REFUSED) until.clear()
      for (const { id } of steps) until.set(id, clock.now().getTime() + REFUSED_MS)
    },
    any: (steps: readonly CountStep[]) => steps.some(({ id }) => (until.get(id) ?? 0) > clock.now().getTime()),
  }
}
