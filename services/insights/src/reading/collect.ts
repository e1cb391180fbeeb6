import type { OwnerId } from '@docent/proto/ids'
import { DAY_MS } from '@docent/runtime/units'
import type { Answers } from '../answers/answers.ts'
import { cellsOf, type Cells } from '../days/cell.ts'
import { dayOf, type Days } from '../days/days.ts'

/** Which answers: `widgetId` empty is what the owner asked, undefined every visitor. */
export interface Span {
  from: number
  until: number
  widgetId: string | undefined
}

/** The cells of one widget and UTC day, or of the part of it that is asked for. */
export interface Collected {
  day: string
  cells: Cells
}

/**
 * What was counted in a span of time: whole days as they were added up; those at its ends that are in it only in part, and
 * those in which something changed since, answer by answer.
 */
export async function collect(
  { answers, days }: { answers: Answers; days: Days },
  owner: OwnerId,
  { from, until, widgetId }: Span,
): Promise<Collected[]> {
  const known = await days.between(owner, dayOf(from), dayOf(until - 1), widgetId)
  const wanted = widgetId === undefined ? known.filter((one) => one.widgetId !== '') : known
  return Promise.all(
    wanted.map(async ({ widgetId: of, day, cells }) => {
      const start = Date.parse(`${day}T00:00:00Z`)
      const end = start + DAY_MS
      if (cells && start >= from && end <= until) return { day, cells }
      return { day, cells: cellsOf(await answers.between(owner, of, Math.max(start, from), Math.min(end, until))) }
    }),
  )
}
