import { monthNamed, MONTHS } from '../calendar/names.ts'
import { timeAtHolidays } from './at-holidays.ts'
import { ANY_YEAR, DAY_MS, dayIn, yearIn, yearNamed } from './day.ts'

/** A day, a month or a stay that a question asks about. */
export interface AskedTime {
  /** Its first and last day in a year, milliseconds since 1970 at midnight UTC; undefined where the year has no such day. */
  daysOf(year: number): readonly [first: number, last: number] | undefined
  /** Where the question names it. */
  year: number | undefined
  /** The words of the question that name it. */
  said: string
}

const A_YEAR = '(?:19|20)\\p{N}{2}'
export const DATES = new RegExp(
  [
    `(?<![\\p{N}.])\\p{N}{1,2}\\.\\s?\\p{N}{1,2}\\.(?:\\s?${A_YEAR})?`,
    `(?<!\\p{N})${A_YEAR}-\\p{N}{2}-\\p{N}{2}`,
    `(?<!\\p{N})\\p{N}{1,2}(?:st|nd|rd|th|er|º|°|\\.)?\\s(?:of |de )?(?:${MONTHS})(?!\\p{L})(?:\\s${A_YEAR})?`,
    `(?<!\\p{L})(?:${MONTHS})\\.?\\s\\p{N}{1,2}(?:st|nd|rd|th)?(?!\\p{N}|:)(?:,?\\s${A_YEAR})?`,
  ].join('|'),
  'giu',
)

const PARTS = [
  'anfang|beginn|early|(?:the )?beginning of|(?:the )?start of|début|principios de|inizi(?:o|i)(?: di)?|primi(?: giorni)? di|início de|begin',
  'mitte|mid|(?:the )?middle of|mi|mediados de|metà|meados de|half|midden',
  'ende|late|(?:the )?end of|fin|finales de|fine|fim de|eind',
] as const
const BEFORE =
  'in|im|en|em|during|for|für|of|mois de|de|nel mese di|nel|ad?|ab|since|from|per|preis|price|prix|precio|prezzo|prijs|saison|season|über'
const OF_NAME = '(?:the month of |monat )?(\\p{L}{3,})(?:\\s((?:19|20)\\p{N}{2}))?(?!\\p{L})'
/** What a month stands behind: "June" alone may be somebody, and "may" a verb. */
const MONTH = new RegExp(`(?<!\\p{L})(?:${BEFORE})\\s${OF_NAME}`, 'giu')
/** "Cottage august?" */
const LAST_MONTH = new RegExp(
  `(?<=\\p{L}\\s)(?<!(?:with|by|of|mr|mrs|ms|and|und|et|y|e|is|ist|von|bei|frau|herr)\\s)(\\p{L}{4,})(?:\\s((?:19|20)\\p{N}{2}))?[\\s?!.]*$`,
  'giu',
)
const IN_MAY = /(?<!\p{L})(?:in|during|of|early|mid|late)[\s-]may(?!\p{L})/u
const PART_OF_MONTH = new RegExp(`(?<!\\p{L})(?:(${PARTS.join(')|(')}))[\\s-]+${OF_NAME}`, 'giu')

const MARK = '(?:st|nd|rd|th|er|º|°|\\.)?'
const TO =
  "\\s*(?:–|—|-|to|until|till|through|bis(?: zum)?|au|al?|até|ao|tot(?: en met)?|t/m|(?<=\\b(?:between|zwischen|entre|tra|fra|tussen)\\s.{1,24})(?:and|und|et|y|e|en))\\s*(?:the |den |dem |il |el |le |l['’])?"
const NAME = "(?:\\s*(?:of |de |d['’])?(\\p{L}{3,12})\\.?)"
const STAYS = [
  // 10 (July) to 17 July, 10.–17. Juli
  new RegExp(
    `(?<![\\p{N}.])(\\p{N}{1,2})${MARK}${NAME}?${TO}(\\p{N}{1,2})${MARK}${NAME}(?:\\s(?:de )?((?:19|20)\\p{N}{2}))?(?!\\p{L})`,
    'giu',
  ),
  // July 10 to (July) 17
  new RegExp(
    `(?<!\\p{L})(\\p{L}{3,12})\\s(\\p{N}{1,2})${MARK}${TO}(?:(\\p{L}{3,12})\\s)?(\\p{N}{1,2})${MARK}(?:,?\\s((?:19|20)\\p{N}{2}))?(?!\\p{N}|\\p{L})`,
    'giu',
  ),
  // 10.(7.) – 17.7.
  new RegExp(
    `(?<![\\p{N}.])(\\p{N}{1,2})\\.\\s?(\\p{N}{1,2}\\.)?${TO}(\\p{N}{1,2})\\.\\s?(\\p{N}{1,2})\\.?\\s?((?:19|20)\\p{N}{2})?(?!\\p{N})`,
    'giu',
  ),
] as const

/**
 * The one time that a question names; undefined where it names none, or several, of which each may cost something else.
 *
 * @param withHolidays whether Easter and the like are times; otherwise they are names of rows at most
 */
export function timeIn(text: string, { withHolidays = false } = {}): AskedTime | undefined {
  const time = theTimeIn(text, withHolidays)
  // "Before 17 July" and "except in July" ask for other days than those.
  return time && !OTHER_THAN.test(text.slice(0, text.indexOf(time.said))) ? time : undefined
}

const OTHER_THAN =
  /(?<!\p{L})(?:before|after|until|till|since|except|excluding|not|vor|nach|bis|seit|außer|ohne|nicht|avant|après|jusqu['’]\p{L}+|depuis|sauf|antes|después|hasta|desde|excepto|depois|até|exceto|prima|dopo|fino|tranne|voor|na|tot|behalve|sinds)(?:\s(?:the|dem|der|den|in|im|de|del|d[eu]|le|al|di|à|en|a|end of|ende|fin|finales?))*\s*$/iu

function theTimeIn(text: string, withHolidays: boolean): AskedTime | undefined {
  const stays = [...staysIn(text), ...severalMonths(text)]
  if (stays.length > 0) return stays.length === 1 ? stays[0] : undefined
  const dates = Array.from(text.matchAll(DATES), ([said]) => said).filter((said) => dayIn(said, ANY_YEAR) !== undefined)
  const months = monthsIn(text)
  const named = (text.match(/\p{L}+/gu) ?? []).filter((word) => word !== 'may' && monthNamed(word) !== undefined)
  if (dates.length + months.length === 0 && named.length === 0) return withHolidays ? timeAtHolidays(text) : undefined
  if (dates.length + months.length !== 1 || named.length > 1) return undefined
  const [date] = dates
  if (date === undefined) return months[0]
  return {
    daysOf: (other) => {
      const day = dayIn(date, other)
      return day === undefined ? undefined : [day, day]
    },
    year: yearIn(date),
    said: date,
  }
}

function monthsIn(text: string): AskedTime[] {
  const parts = Array.from(text.matchAll(PART_OF_MONTH), ([said, early, middle, , name, year]) => {
    const days = early !== undefined ? [1, 10] : middle !== undefined ? [11, 20] : [21, undefined]
    return { said, name, year, days }
  })
  const whole = [...text.matchAll(MONTH), ...text.matchAll(LAST_MONTH)].map(([, name = '', year]) => {
    return { said: [name, year].filter(Boolean).join(' '), name, year, days: [1, undefined] }
  })
  const all = [...parts, ...whole]
  return all.flatMap(({ said, name = '', year, days: [first = 1, last] }, at) => {
    const month = monthNamed(name)
    // "Prices may vary."
    if (month === undefined || (name === 'may' && !IN_MAY.test(text))) return []
    // "In late May" is late May.
    if (at >= parts.length && all.slice(0, at).some((one) => one.said.endsWith(said))) return []
    const daysOf = (of: number) =>
      [Date.UTC(of, month, first), last === undefined ? Date.UTC(of, month + 1, 0) : Date.UTC(of, month, last)] as const
    return [{ daysOf, year: yearNamed(year), said }]
  })
}

/** From a month to another one: "between May and June", "juin à août". */
const SEVERAL_MONTHS = new RegExp(
  `(?<!\\p{L})(\\p{L}{3,12})${TO}(\\p{L}{3,12})(?:\\s((?:19|20)\\p{N}{2}))?(?!\\p{L})`,
  'giu',
)
function severalMonths(text: string): AskedTime[] {
  return Array.from(text.matchAll(SEVERAL_MONTHS)).flatMap(([said, from = '', to = '', year]) => {
    const [first, last] = [monthNamed(from), monthNamed(to)]
    if (first === undefined || last === undefined || from === 'may' || to === 'may') return []
    const daysOf = (of: number) => [Date.UTC(of, first, 1), Date.UTC(last < first ? of + 1 : of, last + 1, 0)] as const
    return [{ daysOf, year: yearNamed(year), said }]
  })
}

/** The nights of a stay: who leaves on a day does not sleep there. */
function staysIn(text: string): AskedTime[] {
  const [days, monthFirst, figures] = STAYS
  const found = [
    ...Array.from(text.matchAll(days), ([said, first, month, last, other, year]) => ({
      said,
      from: [first, month ?? other],
      to: [last, other],
      year,
    })),
    ...Array.from(text.matchAll(monthFirst), ([said, month, first, other, last, year]) => ({
      said,
      from: [first, month],
      to: [last, other ?? month],
      year,
    })),
    ...Array.from(text.matchAll(figures), ([said, first, month, last, other, year]) => ({
      said,
      from: [first, month ?? `${other}.`],
      to: [last, `${other}.`],
      year,
    })),
  ]
  return found.flatMap(({ said, from, to, year }) => {
    const dayOf = ([day = '', month = '']: readonly (string | undefined)[], of: number) => dayIn(`${day}. ${month}`, of)
    if (dayOf(from, ANY_YEAR) === undefined || dayOf(to, ANY_YEAR) === undefined) return []
    return [
      {
        daysOf: (one: number) => {
          const first = dayOf(from, one)
          const end = dayOf(to, one)
          if (first === undefined || end === undefined) return undefined
          const last = end < first ? dayOf(to, one + 1) : end
          return last === undefined ? undefined : ([first, Math.max(first, last - DAY_MS)] as const)
        },
        year: yearNamed(year),
        said,
      },
    ]
  })
}
