import type { AskedTime } from './asked-time.ts'
import { ANY_YEAR, DAY_MS, yearIn } from './day.ts'

/** What holidays stand behind: Noel may be somebody, and Natal a city. */
const AT_HOLIDAYS =
  'at|over|for|on|during|in|around|an|am|über|zu|zum|zur|um|pour|à|a|pendant|en|por|para|em|no|na|ao|per|durante|met|tijdens|rond|op'
/** Days of a year that have a name; of those that move, how far they are from Easter Sunday. */
const HOLIDAYS: readonly (readonly [name: RegExp, days: AskedTime['daysOf']])[] = [
  [
    'easter(?: weekend| holidays?)?|ostern|osterwochenende|pâques|paques|pascua|páscoa|pasqua|pasen|paaswochenende',
    fromEaster(-2, 1),
  ],
  [
    'whitsun|pentecost|pfingsten|pfingstwochenende|pentecôte|pentecote|pentecostés|pentecoste|pinksteren',
    fromEaster(48, 50),
  ],
  ['ascension(?: day)?|christi himmelfahrt|himmelfahrt|vatertag|ascension|ascensione|hemelvaart', fromEaster(39, 39)],
  ['christmas(?! eve)|weihnachten|noël|noel|navidad|natal|natale|kerst(?:mis)?', on(11, 24, 26)],
  [
    "new year(?:[’']?s)?(?: eve| day)?|silvester|neujahr|nouvel an|año nuevo|capodanno|ano novo|oud en nieuw",
    on(11, 31, 32),
  ],
  ['ferragosto', on(7, 15, 15)],
].map(([names, days]) => [
  new RegExp(`(?<=(?<!\\p{L})(?:${AT_HOLIDAYS})\\s)(?:${names as string})(?![\\p{L}-])`, 'iu'),
  days as AskedTime['daysOf'],
])

function on(month: number, first: number, last: number) {
  return (year: number) => [Date.UTC(year, month, first), Date.UTC(year, month, last)] as const
}
function fromEaster(first: number, last: number) {
  // Where nothing tells the year, it may be any day of a month.
  return (year: number) =>
    year === ANY_YEAR ? undefined : ([easterOf(year) + first * DAY_MS, easterOf(year) + last * DAY_MS] as const)
}
/** Easter Sunday of a year, milliseconds since 1970 at midnight UTC, as Gauss and Lichtenberg reckon it. */
function easterOf(year: number): number {
  const century = Math.floor(year / 100)
  const lunar = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25)
  const solar = 2 - Math.floor((3 * century + 3) / 4)
  const moon = (19 * (year % 19) + lunar) % 30
  const shift = Math.floor((moon + Math.floor((year % 19) / 11)) / 29)
  const full = 21 + moon - shift
  const sunday = 7 - ((year + Math.floor(year / 4) + solar) % 7)
  return Date.UTC(year, 2, full + 7 - ((full - sunday) % 7))
}

/** The holidays that a question names as the time of something; undefined where it names none, or several. */
export function timeAtHolidays(text: string): AskedTime | undefined {
  const all = HOLIDAYS.flatMap(([name, daysOf]) => {
    const said = name.exec(text)?.[0]
    return said === undefined ? [] : [{ said, daysOf, year: yearIn(text) }]
  })
  return all.length === 1 ? all[0] : undefined
}
