import type { HandoverSettings } from '@docent/proto'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Whether somebody is there at that moment, by the clock on the owner's wall. */
export function isWithinHours({ zone, hours }: Pick<HandoverSettings, 'zone' | 'hours'>, now: Date): boolean {
  if (hours.length === 0) return true
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const of = (kind: string) => parts.find(({ type }) => type === kind)?.value ?? ''
  const day = DAYS.indexOf(of('weekday')) + 1
  const time = `${of('hour')}:${of('minute')}`
  return hours.some((one) => one.day === day && one.from <= time && time < one.to)
}
