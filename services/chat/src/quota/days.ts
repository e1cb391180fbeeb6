import { say } from '@docent/proto/events'
import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import type { Failure } from '@docent/runtime/failures'
import { everyOwner, type Store } from '@docent/runtime/store'
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { failures } from '../failures.ts'
import type { KnownWidget } from '../projections/widgets.ts'
import { untilTomorrow } from './again.ts'

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

/** Who asks one of the owner's widgets, and from where. */
export interface Asker {
  /** The same in all sessions of one visitor. */
  visitorId: string
  /** The address range they are in. */
  range: string
}

/** What was counted; taken back, once, when no answer could be made. */
export interface DayCount {
  giveBack(): Promise<void>
}

/** Questions of visitors by UTC day, each count held to its limit in one atomic step, for all processes together. */
export interface DayLimits {
  /** @throws visitor_limit_reached, range_limit_reached, daily_limit_reached */
  count(widget: KnownWidget, asker: Asker, turnId: string): Promise<DayCount>
  /** Removes the days that are over. */
  sweep(): Promise<void>
  forget(owner: OwnerId): Promise<void>
}

export interface DayLimitsOptions {
  store: Store
  clock: Clock
  /** Hides visitors and addresses in what is kept. */
  secret: string
  /** Questions in a day; 0 is no limit. */
  visitorPerDay: number
  rangePerDay: number
}

const PAGE = 1_000

export function createDayLimits({ store, clock, secret, visitorPerDay, rangePerDay }: DayLimitsOptions): DayLimits {
  const days = store.collection<Day>({ name: 'chat.days', schema, indexes: [{ fields: ['day'] }] })
  const today = () => clock.now().toISOString().slice(0, 10)

  interface Step {
    owner: OwnerId
    id: string
    day: string
    turnId: string
    limit: number
    refusal(): Failure
  }

  async function take({ owner, id, day, turnId, limit, refusal }: Step): Promise<DayCount> {
    if (limit === 0) return { giveBack: async () => undefined }
    const initial: Day = { id, ownerId: owner, day, count: 0, told: false }
    const { added } = await days.add(owner, id, 'count', { by: 1, atMost: limit, initial, cause: turnId })
    if (!added) throw refusal()
    return {
      async giveBack() {
        await days.add(owner, id, 'count', { by: -1, initial, cause: `${turnId}:back` })
      },
    }
  }

  /** The first refusal turns the owner's attention to it; the others of that day find it done. */
  async function tell({ id: widgetId, ownerId, name = '' }: KnownWidget, id: string, day: string, limit: number) {
    await days.update(ownerId, id, (current) =>
      current.told
        ? current
        : [{ ...current, told: true }, say('answer.daily-limit-reached', { widgetId, widgetName: name, day, limit })],
    )
  }

  const nameOf = (widgetId: string, kind: string, who: string, day: string) =>
    `${kind}:${createHmac('sha256', secret).update(`${widgetId} ${who}`).digest('base64url')}:${day}`

  return {
    async count(widget, { visitorId, range }, turnId) {
      const now = clock.now()
      const day = today()
      const again = untilTomorrow(now)
      const common = { owner: widget.ownerId, day, turnId }
      const wholeDay = `widget:${widget.id}:${day}`
      // The narrow limits first: whoever is over theirs takes nothing from the others, not even for a moment.
      const own = await allOrNone([
        take({
          ...common,
          id: nameOf(widget.id, 'visitor', visitorId, day),
          limit: visitorPerDay,
          refusal: () => failures.visitor_limit_reached(again),
        }),
        take({
          ...common,
          id: nameOf(widget.id, 'range', range, day),
          limit: rangePerDay,
          refusal: () => failures.range_limit_reached(again),
        }),
      ])
      const limit = widget.dailyAnswerLimit ?? 0
      try {
        const all = await take({
          ...common,
          id: wholeDay,
          limit,
          refusal: () => failures.daily_limit_reached(again),
        })
        return { giveBack: async () => void (await Promise.all([own.giveBack(), all.giveBack()])) }
      } catch (refusal) {
        await own.giveBack()
        await tell(widget, wholeDay, day, limit)
        throw refusal
      }
    },

    async sweep() {
      for (;;) {
        const { records } = await days.find(everyOwner, { where: { day: { lt: today() } }, limit: PAGE })
        if (records.length === 0) return
        await Promise.all(records.map(({ ownerId, id }) => days.remove(ownerId, id)))
      }
    },
    async forget(owner) {
      await days.removeAll(owner)
    },
  }
}

/** Everything that is counted, or nothing with the first refusal. */
async function allOrNone(counts: readonly Promise<DayCount>[]): Promise<DayCount> {
  const settled = await Promise.allSettled(counts)
  const taken = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const giveBack = async () => void (await Promise.all(taken.map((one) => one.giveBack())))
  const refused = settled.find((one) => one.status === 'rejected')
  if (!refused) return { giveBack }
  await giveBack()
  throw refused.reason
}
