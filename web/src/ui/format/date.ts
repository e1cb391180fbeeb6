export const DAY_MS = 86_400_000

/** "today, 09:12", "yesterday", "3 November 2025", in the reader's own time zone unless one is given. */
export function addedOn(at: Date, now: Date, timeZone?: string): string {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { ...options, timeZone })
  const day = format({ year: 'numeric', month: '2-digit', day: '2-digit' })
  if (day.format(at) === day.format(now)) {
    return `today, ${format({ hour: '2-digit', minute: '2-digit' }).format(at)}`
  }
  if (day.format(at) === day.format(new Date(now.getTime() - DAY_MS))) return 'yesterday'
  return format({ day: 'numeric', month: 'long', year: 'numeric' }).format(at)
}

/** "today at 16:00 CET", "tomorrow at 01:00 CET", in the reader's own time zone unless one is given; of what comes within a day. */
export function laterOn(at: Date, now: Date, timeZone?: string): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone })
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZoneName: 'short', timeZone })
  return `${day.format(at) === day.format(now) ? 'today' : 'tomorrow'} at ${time.format(at)}`
}

/** "21 November 2026, 10:00 UTC": for what is read later, somewhere else. */
export function dayAndTime(at: Date): string {
  const options: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }
  return `${new Intl.DateTimeFormat('en-GB', options).format(at).replace(' at ', ', ')} UTC`
}

/** The specification's moment: whole seconds, or a date value. */
export function momentOf(value: { seconds: number } | string | number | Date): Date {
  return typeof value === 'object' && 'seconds' in value ? new Date(value.seconds * 1000) : new Date(value)
}
