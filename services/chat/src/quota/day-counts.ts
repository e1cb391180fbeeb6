import { say } from '@docent/proto/events'
import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import type { Failure } from '@docent/runtime/failures'
import { everyOwner, type Store } from '@docent/runtime/store'
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { KnownWidget } from '../projections/widgets.ts'

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  /** UTC day, 2026-11-21. */
  day: z.string(),
  count: z.int(),
  /** Whether the owner was told that this day's answers are used up. */
  told: z.boolean(),
})
type Day = z.infer<typeof schema>

/** What was counted; taken back, once, when it came to nothing. */
export interface DayCount {
  giveBack(): Promise<void>
}

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
  take(...steps: DayStep[]): Promise<DayCount>
  /** Says once for each widget and day that its answers are used up. */
  tellOwner(widget: KnownWidget, id: string, limit: number): Promise<void>
  /** Removes the days that are over. */
  sweep(): Promise<void>
}

export interface DayCountsOptions {
  store: Store
  clock: Clock
  /** Hides visitors and addresses in what is kept. */
  secret: string
}

const PAGE = 1_000

export function createDayCounts({ store, clock, secret }: DayCountsOptions): DayCounts {
  const days = store.collection<Day>({ name: 'chat.days', schema, indexes: [{ fields: ['day'] }] })
  const today = () => clock.now().toISOString().slice(0, 10)

  async function takeOne({ owner, id, day, cause, limit, refusal }: DayStep): Promise<DayCount> {
    if (limit === 0) return { giveBack: async () => undefined }
    const initial: Day = { id, ownerId: owner, day, count: 0, told: false }
    const { added } = await days.add(owner, id, 'count', { by: 1, atMost: limit, initial, cause })
    if (!added) throw refusal()
    return {
      async giveBack() {
        await days.add(owner, id, 'count', { by: -1, initial, cause: `${cause}:back` })
      },
    }
  }

  return {
    today,
    idOf: (kind, widgetId, who) =>
      `${kind}:${createHmac('sha256', secret).update(`${widgetId} ${who}`).digest('base64url')}:${today()}`,
    take: (...steps) => allOrNone(steps.map(takeOne)),
    async tellOwner({ id: widgetId, ownerId, name = '' }, id, limit) {
      const day = today()
      // The first refusal turns the owner's attention to it; the others of that day find it done.
      await days.update(ownerId, id, (current) =>
        current.told
          ? current
          : [{ ...current, told: true }, say('answer.daily-limit-reached', { widgetId, widgetName: name, day, limit })],
      )
    },
    async sweep() {
      for (;;) {
        const { records } = await days.find(everyOwner, { where: { day: { lt: today() } }, limit: PAGE })
        if (records.length === 0) return
        await Promise.all(records.map(({ ownerId, id }) => days.remove(ownerId, id)))
      }
    },
  }
}

async function allOrNone(counts: readonly Promise<DayCount>[]): Promise<DayCount> {
  const settled = await Promise.allSettled(counts)
  const taken = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const giveBack = async () => void (await Promise.all(taken.map((one) => one.giveBack())))
  const refused = settled.find((one) => one.status === 'rejected')
  if (!refused) return { giveBack }
  await giveBack()
  throw refused.reason
}
