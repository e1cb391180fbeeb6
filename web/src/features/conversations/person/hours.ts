import type { HandoverSettings } from '../../../api/handover.ts'
import { texts } from './texts.ts'

export type Hours = HandoverSettings['hours']
type Stretch = Hours[number]

/** More than these of one day are nobody's week, and more than the server takes of all. */
export const MOST_A_DAY = 3

const { days, noTime, overlap, wrongHours } = texts.settings

export const inOrder = (hours: Hours): Hours => hours.toSorted((a, b) => a.day - b.day || a.from.localeCompare(b.from))

const isEmpty = ({ from, to }: Stretch) => from === '' || to === ''
const isTurned = (one: Stretch) => !isEmpty(one) && one.from >= one.to
const isWhole = (one: Stretch) => !isEmpty(one) && !isTurned(one)

/** Whether another stretch of its day begins before this one ends, and ends after it begins. */
const overlaps = (one: Stretch, among: Hours) =>
  among.some((other) => other !== one && other.day === one.day && one.from < other.to && other.from < one.to)

const isOverlapping = (one: Stretch, among: Hours) => isWhole(one) && overlaps(one, among.filter(isWhole))

export const isWrong = (one: Stretch, among: Hours): boolean => !isWhole(one) || isOverlapping(one, among)

/** What is wrong with which days; empty where nothing is. */
export function wrongIn(hours: Hours): string {
  const daysWhere = (isIt: (one: Stretch) => boolean) =>
    days.filter((_, index) => hours.some((one) => one.day === index + 1 && isIt(one)))
  const said = (found: readonly string[], sentence: (names: readonly string[]) => string) =>
    found.length > 0 ? [sentence(found)] : []
  return [
    ...said(daysWhere(isEmpty), noTime),
    ...said(daysWhere(isTurned), wrongHours),
    ...said(
      daysWhere((one) => isOverlapping(one, hours)),
      overlap,
    ),
  ].join(' ')
}

const MINUTES = 60
const minutesOf = (time: string) => Number(time.slice(0, 2)) * MINUTES + Number(time.slice(3))
const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / MINUTES)).padStart(2, '0')}:${String(minutes % MINUTES).padStart(2, '0')}`

/** What a day has next: an hour after its last ones, four hours long as far as the day goes. */
export function nextOf(day: number, ofDay: Hours): Stretch {
  const ends = ofDay.map(({ to }) => (to === '' ? 0 : minutesOf(to)))
  const from = Math.max(...ends) + MINUTES
  const to = Math.min(from + 4 * MINUTES, 24 * MINUTES)
  return from < to ? { day, from: timeOf(from), to: timeOf(to) } : { day, from: '', to: '' }
}
