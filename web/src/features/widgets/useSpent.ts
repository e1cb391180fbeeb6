import { useEffect } from 'react'
import { useAnswersTodayQuery, type AnswersToday } from '../../api/answers-today.ts'
import type { WidgetView } from '../../api/workspace.ts'
import { momentOf } from '../../ui/format/date.ts'

/** How much of its answers a day a widget has given. */
export interface Spent {
  answers: number
  limit: number
  goesOn: Date
}

/** Nothing where it has no limit, or where it is not known. */
export function spentOf(
  today: AnswersToday | undefined,
  { id, dailyAnswerLimit: limit }: Pick<WidgetView, 'id' | 'dailyAnswerLimit'>,
): Spent | undefined {
  if (!today || limit === null) return undefined
  const { answers = 0 } = today.widgets.find(({ widgetId }) => widgetId === id) ?? {}
  return { answers: Math.min(answers, limit), limit, goesOn: momentOf(today.goesOn) }
}

/** The same for each widget, as it goes on: with the new day it is asked again. */
export function useSpent(): (widget: WidgetView) => Spent | undefined {
  const { data, refetch } = useAnswersTodayQuery()
  const goesOn = data && momentOf(data.goesOn).getTime()
  useEffect(() => {
    if (goesOn === undefined) return undefined
    const timer = setTimeout(() => void refetch(), Math.max(0, goesOn - Date.now()) + SKEW_MS)
    return () => clearTimeout(timer)
  }, [goesOn, refetch])
  return (widget) => spentOf(data, widget)
}

/** A clock that is a little ahead would ask on the day before. */
const SKEW_MS = 5_000
