import type { Clock } from '@docent/runtime/clock'
import { failures } from '../failures.ts'
import type { KnownWidget } from '../projections/widgets.ts'
import { together, type Hold } from './held.ts'
import { untilTomorrow } from './again.ts'
import type { DayCounts } from './day-counts.ts'

/** Who asks one of the owner's widgets, and from where. */
export interface Asker {
  /** The same in all sessions of one visitor. */
  visitorId: string
  /** The address range they are in. */
  range: string
}

/** Questions of visitors by UTC day. */
export interface DayLimits {
  /** @throws visitor_limit_reached, range_limit_reached, daily_limit_reached */
  count(widget: KnownWidget, asker: Asker, turnId: string): Promise<Hold>
}

export interface DayLimitsOptions {
  counts: DayCounts
  clock: Clock
  /** Questions in a day; 0 is no limit. */
  visitorPerDay: number
  rangePerDay: number
}

export function createDayLimits({ counts, clock, visitorPerDay, rangePerDay }: DayLimitsOptions): DayLimits {
  return {
    async count(widget, { visitorId, range }, turnId) {
      const again = untilTomorrow(clock.now())
      const day = counts.today()
      const common = { owner: widget.ownerId, day, cause: turnId }
      const wholeDay = `widget:${widget.id}:${day}`
      // The narrow limits first: whoever is over theirs takes nothing from the others, not even for a moment.
      const own = await counts.take(
        {
          ...common,
          id: counts.idOf('visitor', widget.id, visitorId),
          limit: visitorPerDay,
          refusal: () => failures.visitor_limit_reached(again),
        },
        {
          ...common,
          id: counts.idOf('range', widget.id, range),
          limit: rangePerDay,
          refusal: () => failures.range_limit_reached(again),
        },
      )
      const limit = widget.dailyAnswerLimit ?? 0
      try {
        const all = await counts.take({
          ...common,
          id: wholeDay,
          limit,
          refusal: () => failures.daily_limit_reached(again),
        })
        return together(own, all)
      } catch (refusal) {
        await own.giveBack()
        await counts.tellOwner(widget, wholeDay, limit)
        throw refusal
      }
    },
  }
}
