import type { OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import { failures } from '../failures.ts'
import type { KnownWidget } from '../projections/widgets.ts'
import { tomorrow, untilTomorrow } from './again.ts'
import type { Askers } from '../visitors/askers.ts'
import type { Counts, CountStep } from './counts.ts'

/** Who asks one of the owner's widgets, and from where. */
export interface Asker {
  /** The same in all sessions of one visitor. */
  visitorId: string
  /** The address range they are in. */
  range: string
}

/** Questions of visitors by UTC day. */
export interface DayLimits {
  /** The narrow ones, and that of the widget. They refuse with visitor_limit_reached, range_limit_reached, daily_limit_reached. */
  of(widget: KnownWidget, asker: Asker, turnId: string): CountStep[][]
  /** What widgets of an owner gave of the day that is, and when it is over. */
  today(owner: OwnerId, widgets: readonly Pick<KnownWidget, 'id'>[]): Promise<AnswersToday>
}

export interface AnswersToday {
  goesOn: { seconds: number }
  widgets: { widgetId: string; answers: number }[]
}

export interface DayLimitsOptions {
  counts: Counts
  askers: Pick<Askers, 'ofDay'>
  clock: Clock
  /** Questions in a day; 0 is no limit. */
  visitorPerDay: number
  rangePerDay: number
}

const dayOf = (widgetId: string, day: string) => `widget:${widgetId}:${day}`

export function createDayLimits({ counts, clock, visitorPerDay, rangePerDay, askers }: DayLimitsOptions): DayLimits {
  /** Days of which this process knows that it was told: who spent them need not be looked up for every refusal. */
  const told = createRecent()

  async function tellOwner(widget: KnownWidget, wholeDay: string, limit: number): Promise<void> {
    if (told.has(`${wholeDay} ${limit}`)) return
    const spentBy = await askers.ofDay(widget.ownerId, widget.id, counts.today())
    await counts.tellOwner(widget, wholeDay, limit, spentBy)
    told.add(`${wholeDay} ${limit}`)
  }

  return {
    of(widget, { visitorId, range }, turnId) {
      const again = untilTomorrow(clock.now())
      const common = { owner: widget.ownerId, cause: turnId }
      const wholeDay = dayOf(widget.id, counts.today())
      const limit = widget.dailyAnswerLimit ?? 0
      const own = counts.byDay(
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
      const refusal = async () => {
        await tellOwner(widget, wholeDay, limit)
        return failures.daily_limit_reached(again)
      }
      return [own, counts.byDay({ ...common, id: wholeDay, limit, refusal })]
    },

    async today(owner, widgets) {
      const goesOn = { seconds: tomorrow(clock.now()).getTime() / 1000 }
      const day = counts.today()
      const given = await counts.of(
        owner,
        widgets.map(({ id }) => dayOf(id, day)),
      )
      const answers = widgets.map(({ id }) => ({ widgetId: id, answers: given.get(dayOf(id, day)) ?? 0 }))
      return { goesOn, widgets: answers.filter((one) => one.answers > 0) }
    },
  }
}

const MOST_REMEMBERED = 10_000

function createRecent() {
  const known = new Set<string>()
  return {
    has: (key: string) => known.has(key),
    add(key: string) {
      if (known.size >= MOST_REMEMBERED) known.clear()
      known.add(key)
    },
  }
}
