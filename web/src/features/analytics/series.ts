import type { Analytics, AnalyticsCounts } from '../../api/analytics.ts'

type Day = Analytics['days'][number]
/** Days that stand together: one, a week or a month. */
export interface Step extends AnalyticsCounts {
  from: string
  to: string
}

const MOST_DAYS = 45
const MOST_WEEKS = 200
const WEEK = 7
const HOURS = 24

/** A period in as many steps as a narrow screen has room for. */
export function stepsOf(days: readonly Day[]): Step[] {
  if (days.length <= MOST_DAYS) return days.map((day) => together([day]))
  const keyOf =
    days.length <= MOST_WEEKS ? (index: number) => String(Math.floor((index + shift(days)) / WEEK)) : undefined
  const groups = Map.groupBy(days, (day, index) => keyOf?.(index) ?? day.day.slice(0, 7))
  return [...groups.values()].map(together)
}

/** So that the last week is a whole one: it ends with the period. */
const shift = (days: readonly Day[]) => (WEEK - (days.length % WEEK)) % WEEK

function together(days: readonly Day[]): Step {
  const [first, last] = [days[0], days.at(-1)]
  const sum = (of: keyof AnalyticsCounts) => days.reduce((all, day) => all + day[of], 0)
  return {
    from: first?.day ?? '',
    to: last?.day ?? '',
    questions: sum('questions'),
    answered: sum('answered'),
    unsure: sum('unsure'),
    notFound: sum('notFound'),
    smallTalk: sum('smallTalk'),
    helpful: sum('helpful'),
    notHelpful: sum('notHelpful'),
    promptTokens: sum('promptTokens'),
    completionTokens: sum('completionTokens'),
    dollars: sum('dollars'),
  }
}

/** Questions by hour of the day, and of each weekday, Monday first. */
export function hoursOf(hours: Analytics['hours']): { hour: number; questions: number; weekdays: number[] }[] {
  return Array.from({ length: HOURS }, (_, hour) => {
    const weekdays = Array.from({ length: WEEK }, (__, index) => {
      const found = hours.find((one) => one.hour === hour && one.weekday === index + 1)
      return found?.questions ?? 0
    })
    return { hour, questions: weekdays.reduce((sum, one) => sum + one, 0), weekdays }
  })
}

/** The hour of the week in which most was asked; undefined where nothing was. */
export function busiestOf(hours: Analytics['hours']): Analytics['hours'][number] | undefined {
  return hours.reduce<Analytics['hours'][number] | undefined>(
    (most, one) => (most === undefined || one.questions > most.questions ? one : most),
    undefined,
  )
}

/** A share in percent; undefined of nothing. */
export const shareOf = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : Math.round((part / whole) * 100)
