import { fold } from '@docent/runtime/text'
import { spoken, type SpokenLanguage } from '../../sentences.ts'

interface MonthName {
  language: SpokenLanguage
  month: number
  isShort: boolean
}

/** Names of months and weekdays in the languages spoken here, folded. 0 is January, and Sunday. */
const monthNames = new Map<string, MonthName[]>()
export const weekdayNames = new Map<string, number>()
export const shortWeekdays = new Map<string, number>()

for (const language of spoken) {
  const partOf = (date: Date, type: 'month' | 'weekday', options: Intl.DateTimeFormatOptions) => {
    const parts = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).formatToParts(date)
    const name = parts.find((part) => part.type === type)?.value ?? ''
    return fold(name.toLowerCase().replace(/[.'’]/g, ''))
  }
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(Date.UTC(2026, month, 15))
    for (const options of [{ month: 'long' }, { month: 'long', day: 'numeric' }, { month: 'short' }] as const) {
      const name = partOf(date, 'month', options)
      if (!/^\p{L}{3,}$/u.test(name)) continue
      monthNames.set(name, [...(monthNames.get(name) ?? []), { language, month, isShort: options.month === 'short' }])
    }
  }
  for (let day = 0; day < 7; day += 1) {
    // 1 March 2026 is a Sunday.
    const date = new Date(Date.UTC(2026, 2, 1 + day))
    weekdayNames.set(partOf(date, 'weekday', { weekday: 'long' }), day)
    const short = partOf(date, 'weekday', { weekday: 'short' })
    if (!weekdayNames.has(short)) shortWeekdays.set(short, day)
  }
}
// English plurals and what is written at the doors of shops.
for (const [name, day] of Object.entries({ tues: 2, thurs: 4, thur: 4, weds: 3 })) shortWeekdays.set(name, day)

/** Names that are words of their own: of a month only where they are written large, or beside a number. */
const AMBIGUOUS = new Set(['may', 'march', 'mars', 'mar'])

/** The month that a word names: in a language strictly; else in any, where the name is no short one. */
export function monthOf(word: string, language: SpokenLanguage, strictly: boolean): number | undefined {
  const name = fold(word.toLowerCase())
  if (strictly && AMBIGUOUS.has(name) && !/^\p{Lu}/u.test(word) && language === 'en') return undefined
  const known = monthNames.get(name) ?? []
  const own = known.find((one) => one.language === language && !(strictly && one.isShort && language !== 'en'))
  return (own ?? (strictly ? undefined : known.find((one) => !one.isShort)))?.month
}

/** Whether a word names a month in any language. */
export const isMonth = (word: string): boolean => monthNames.has(fold(word.toLowerCase()))

/** Names of days that stand for several. */
export const EVERY_DAY =
  /\b(?:daily|every ?day|seven days|weekdays|weekend|täglich|jeden tag|werktags|wochenende|tous les jours|todos los días|todos os dias|ogni giorno|elke dag|dagelijks|her gün)\b|كل يوم|يومي|毎日|平日|週末/iu

export const weekdayOf = (word: string): number | undefined => {
  const plain = fold(word.toLowerCase().replace(/[.'’]/g, ''))
  return weekdayNames.get(plain) ?? weekdayNames.get(plain.replace(/s$/, ''))
}
