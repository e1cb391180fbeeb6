import type { HandoverSettings } from '@docent/proto'

type Hours = Pick<HandoverSettings, 'zone' | 'hours'>

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Two weeks and a day: hours of one day a week, over which the clocks leap the next time. */
const LOOK_AHEAD_DAYS = 15

const formats = new Map<string, Intl.DateTimeFormat>()

/** What the clocks of a zone show: the day of the week, the time of day, and both as a moment of a zone without offset. */
function shownIn(zone: string, moment: number) {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  formats.set(zone, format)
  const parts = format.formatToParts(moment)
  const of = (kind: string) => parts.find(({ type }) => type === kind)?.value ?? ''
  const time = `${of('hour')}:${of('minute')}`
  return {
    day: DAYS.indexOf(of('weekday')) + 1,
    time,
    at: Date.parse(`${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${time}Z`),
  }
}

/** Whether somebody is there at that moment, by the clock on the owner's wall. */
export function isWithinHours({ zone, hours }: Hours, now: Date): boolean {
  if (hours.length === 0) return true
  const { day, time } = shownIn(zone, now.getTime())
  return hours.some((one) => one.day === day && one.from <= time && time < one.to)
}

/** When somebody is there again, in milliseconds since 1970; undefined while somebody is. */
export function opensAgain(settings: Hours, now: Date): number | undefined {
  if (isWithinHours(settings, now)) return undefined
  const { zone, hours } = settings
  const today = Math.floor(shownIn(zone, now.getTime()).at / DAY_MS) * DAY_MS
  const found = Array.from({ length: LOOK_AHEAD_DAYS }, (_, ahead) => today + ahead * DAY_MS).flatMap((midnight) =>
    hours
      .filter(({ day }) => day === weekdayOf(midnight))
      .flatMap(({ from }) => beginsAt(settings, midnight + sinceMidnight(from)) ?? [])
      .filter((moment) => moment > now.getTime()),
  )
  return found.length === 0 ? undefined : Math.min(...found)
}

/** The first day of 1970 was a Thursday. */
const weekdayOf = (midnight: number): number => ((midnight / DAY_MS + 3) % 7) + 1

function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * MINUTE_MS
}

/** The moment in which the clocks show a time; where they leap over it, the first in which what begins then has begun. */
function beginsAt(settings: Hours, shown: number): number | undefined {
  const offset = (moment: number) => shownIn(settings.zone, moment).at - moment
  const isOpen = (moment: number) => isWithinHours(settings, new Date(moment))
  const [first = 0, last = 0] = [offset(shown - DAY_MS), offset(shown + DAY_MS)]
    .map((one) => shown - one)
    .toSorted((a, b) => a - b)
  const exact = [first, last].find((moment) => shownIn(settings.zone, moment).at === shown)
  if (exact !== undefined) return exact
  if (!isOpen(last)) return undefined
  let [closed, open] = [first, last]
  while (open - closed > MINUTE_MS) {
    const middle = closed + Math.ceil((open - closed) / 2 / MINUTE_MS) * MINUTE_MS
    if (middle >= open) break
    if (isOpen(middle)) open = middle
    else closed = middle
  }
  return open
}
