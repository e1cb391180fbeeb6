import { fold } from '@docent/runtime/text'
import { spoken, type SpokenLanguage } from '../../sentences.ts'

interface MonthName {
  language: SpokenLanguage
  month: number
  isShort: boolean
}

/** Names in the languages spoken here, folded. 0 is January, and Sunday. */
interface Names {
  months: ReadonlyMap<string, readonly MonthName[]>
  weekdays: ReadonlyMap<string, number>
  /** Those that are no names written out in another language. */
  shortWeekdays: ReadonlyMap<string, number>
}

let known: Names | undefined
/** Only who checks what a model says needs them, and to have all languages' at hand takes longer than many a module. */
const names = (): Names => (known ??= readNames())

function readNames(): Names {
  const months = new Map<string, MonthName[]>()
  const weekdays = new Map<string, number>()
  const shortWeekdays = new Map<string, number>()
  for (const language of spoken) {
    for (const options of [{ month: 'long' }, { month: 'long', day: 'numeric' }, { month: 'short' }] as const) {
      const nameOf = namesIn(language, 'month', options)
      for (let month = 0; month < 12; month += 1) {
        const name = nameOf(new Date(Date.UTC(2026, month, 15)))
        if (!/^\p{L}{3,}$/u.test(name)) continue
        months.set(name, [...(months.get(name) ?? []), { language, month, isShort: options.month === 'short' }])
      }
    }
    const long = namesIn(language, 'weekday', { weekday: 'long' })
    const brief = namesIn(language, 'weekday', { weekday: 'short' })
    for (let day = 0; day < 7; day += 1) {
      // 1 March 2026 is a Sunday.
      const date = new Date(Date.UTC(2026, 2, 1 + day))
      weekdays.set(long(date), day)
      if (!weekdays.has(brief(date))) shortWeekdays.set(brief(date), day)
    }
  }
  // English plurals and what is written at the doors of shops.
  for (const [name, day] of Object.entries({ tues: 2, thurs: 4, thur: 4, weds: 3 })) shortWeekdays.set(name, day)
  return { months, weekdays, shortWeekdays }
}

function namesIn(language: SpokenLanguage, type: 'month' | 'weekday', options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  return (date: Date) => {
    const name = format.formatToParts(date).find((part) => part.type === type)?.value ?? ''
    return fold(name.toLowerCase().replace(/[.'’]/g, ''))
  }
}

/** Names that are words of their own: of a month only where they are written large, or beside a number. */
const AMBIGUOUS = new Set(['may', 'march', 'mars', 'mar'])

/** The month that a word names: in a language strictly; else in any, where the name is no short one. */
export function monthOf(word: string, language: SpokenLanguage, strictly: boolean): number | undefined {
  const name = fold(word.toLowerCase())
  if (strictly && AMBIGUOUS.has(name) && !/^\p{Lu}/u.test(word) && language === 'en') return undefined
  const named = names().months.get(name) ?? []
  const own = named.find((one) => one.language === language && !(strictly && one.isShort && language !== 'en'))
  return (own ?? (strictly ? undefined : named.find((one) => !one.isShort)))?.month
}

/** Whether a word names a month in any language. */
export const isMonth = (word: string): boolean => names().months.has(fold(word.toLowerCase()))

/** Names of days that stand for several. */
export const EVERY_DAY =
  /\b(?:daily|every ?day|seven days|weekdays|weekend|täglich|jeden tag|werktags|wochenende|tous les jours|todos los días|todos os dias|ogni giorno|elke dag|dagelijks|her gün)\b|كل يوم|يومي|毎日|平日|週末/iu

export const weekdayOf = (word: string): number | undefined => {
  const plain = fold(word.toLowerCase().replace(/[.'’]/g, ''))
  return names().weekdays.get(plain) ?? names().weekdays.get(plain.replace(/s$/, ''))
}

/** The same of a name that may be cut short, as it is written beside hours. */
export const shortWeekdayOf = (word: string): number | undefined =>
  weekdayOf(word) ?? names().shortWeekdays.get(fold(word.toLowerCase()))
