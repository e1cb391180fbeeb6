import type { AskingRange } from '@docent/proto'
import { say } from '@docent/proto/events'
import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import type { Failure } from '@docent/runtime/failures'
import { everyOwner, type Store } from '@docent/runtime/store'
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { KnownWidget } from '../projections/widgets.ts'
import { createHeldCounts, heldFields, nothingHeld, together, type HeldCountsOptions, type Hold } from './held.ts'

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  /** UTC day, 2026-11-21. */
  day: z.string(),
  count: z.int(),
  /** Whether the owner was told that this day's answers are used up. */
  told: z.boolean(),
  ...heldFields,
})
type Day = z.infer<typeof schema>

/** One thing to count. */
export interface DayStep {
  owner: OwnerId
  /** Ends with the day. */
  id: string
  day: string
  /** What it is counted for: a repeat counts once. */
  cause: string
  /** 0 is no limit. */
  limit: number
  refusal(): Failure
}

/** Counts by UTC day, each held to its limit in one atomic step, for all processes together. */
export interface DayCounts {
  today(): string
  /** An id that tells nobody who `who` is. */
  idOf(kind: string, widgetId: string, who: string): string
  /** Counts all of it or, with the first refusal, nothing. */
  take(...steps: DayStep[]): Promise<Hold>
  /** Says once for each widget and day that its answers are used up. */
  tellOwner(widget: KnownWidget, id: string, limit: number, spentBy: AskingRange[]): Promise<void>
  /** Removes the days that are over, and gives back what nothing came of. */
  sweep(): Promise<void>
}

export interface DayCountsOptions {
  store: Store
  clock: Clock
  /** Hides visitors and addresses in what is kept. */
  secret: string
  holding: Pick<HeldCountsOptions<Day>, 'holdForMs' | 'isWritten'>
}

const PAGE = 1_000

export function createDayCounts({ store, clock, secret, holding }: DayCountsOptions): DayCounts {
  const indexes = [{ fields: ['day'] as const }, { fields: ['heldUntil'] as const }]
  const days = store.collection<Day>({
    name: 'chat.days',
    keeps: {
      of: 'visitors',
      what: 'how many questions a keyed hash of a visitor, and of a range of network addresses, asked in a day',
      until: 'an hour after the UTC day',
    },
    schema,
    indexes,
  })
  const held = createHeldCounts({ counts: days, clock, ...holding })
  const today = () => clock.now().toISOString().slice(0, 10)

  async function takeOne({ owner, id, day, cause: turnId, limit, refusal }: DayStep): Promise<Hold> {
    if (limit === 0) return nothingHeld
    const initial: Day = { id, ownerId: owner, day, count: 0, told: false }
    const hold = await held.take({ initial, turnId, atMost: limit })
    if (!hold) throw refusal()
    return hold
  }

  return {
    today,
    idOf: (kind, widgetId, who) =>
      `${kind}:${createHmac('sha256', secret).update(`${widgetId} ${who}`).digest('base64url')}:${today()}`,
    take: (...steps) => allOrNone(steps.map(takeOne)),
    async tellOwner({ id: widgetId, ownerId, name = '' }, id, limit, spentBy) {
      const day = today()
      // The first refusal turns the owner's attention to it; the others of that day find it done.
      await days.update(ownerId, id, (current) =>
        current.told
          ? current
          : [
              { ...current, told: true },
              say('answer.daily-limit-reached', { widgetId, widgetName: name, day, limit, spentBy }),
            ],
      )
    },
    async sweep() {
      for (;;) {
        const { records } = await days.find(everyOwner, { where: { day: { lt: today() } }, limit: PAGE })
        if (records.length === 0) break
        await Promise.all(records.map(({ ownerId, id }) => days.remove(ownerId, id)))
      }
      await held.sweep()
    },
  }
}

async function allOrNone(counts: readonly Promise<Hold>[]): Promise<Hold> {
  const settled = await Promise.allSettled(counts)
  const taken = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const hold = together(...taken)
  const refused = settled.find((one) => one.status === 'rejected')
  if (!refused) return hold
  await hold.giveBack()
  throw refused.reason
}
