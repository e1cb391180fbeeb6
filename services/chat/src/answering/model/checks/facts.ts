import type { Passage } from '@docent/proto'
import { fold, isStopWord } from '@docent/runtime/text'
import { replyLanguage, spoken, type SpokenLanguage } from '../../sentences.ts'
import { EVERY_DAY, isMonth, shortWeekdayOf, weekdayOf } from './calendar.ts'
import { figuresOf, type Figure } from './numbers.ts'
import { daysOf, timesOf, type Day, type Time } from './times.ts'

/** What a sentence states that can be looked up word for word. */
export interface Claims {
  language: SpokenLanguage
  figures: Figure[]
  times: Time[]
  days: Day[]
  months: Set<number>
  weekdays: { said: string; day: number }[]
  names: string[]
  /** Mail addresses, links, telephone numbers, codes. */
  exact: string[]
}

/** What a text proves: read as generously as claims are read strictly. */
export interface Evidence {
  language: SpokenLanguage
  figures: Figure[]
  times: Set<number>
  days: { day: number; month: number }[]
  months: Set<number>
  weekdays: Set<number>
  words: Set<string>
  /** Letters and digits only. */
  packed: string
  /** Whether it speaks of percentages at all. */
  hasPercent: boolean
}

const EXACT =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/|www\.)[^\s)\]>]+|(?<![\w.@])[a-z][\w-]*(?:\.[\w-]+)*\.(?:com|org|net|io|eu|de|fr|es|pt|it|nl|tr|jp|uk|app|shop|info)\b(?:\/[^\s)\]>]*)?/giu
const PHONE = /(?<![\d\p{L}])(?:\+|\(?0)\d?[\d ()/.\-–]{5,}\d(?![\d:])/gu
const CODE = /(?<![\p{L}\d-])(?=[\p{L}\d-]*\d)\p{L}[\p{L}\d-]*\d[\p{L}\d-]*/gu
const WORD = /\p{L}[\p{L}\p{M}'’&]*(?:-\p{L}[\p{L}\p{M}]*)*/gu
const PERCENT =
  /[%٪]|percent|prozent|pour cent|por ciento|por cento|per cento|procent|yüzde|パーセント|割|بالمئة|بالمائة/i
const DIGITS_OF_PHONE = 7

/** Numbers as ASCII writes them, and one form of each character. */
const plain = (text: string) =>
  text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => (/\d/.test(digit) ? digit : String(digitOf(digit))))

/** Decimal digits stand in runs of ten, each beginning at a code point that is no digit before it. */
function digitOf(digit: string): number {
  let zero = digit.codePointAt(0) ?? 0
  const first = zero
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && first - zero < 9) zero -= 1
  return first - zero
}

const pack = (text: string) => fold(text.toLowerCase()).replace(/[^\p{L}\d]+/gu, '')

/** What has to be proven of a sentence whose citations are taken out. */
export function claimsOf(sentence: string, expected: SpokenLanguage): Claims {
  const language = replyLanguage(sentence, expected)
  // A number that only orders a list states nothing.
  let text = plain(sentence).replace(/^\s*(?:#+\s*)?(?:\d{1,2}[.)]\s+|[-*•]\s+)?/u, '')
  const exact: string[] = []
  const take = (pattern: RegExp, fits: (said: string) => boolean) => {
    text = text.replace(pattern, (said) => {
      if (!fits(said)) return said
      exact.push(said.replace(/[.,;:!?]+$/, ''))
      return ' '
    })
  }
  const { days, months, rest } = daysOf(text, language, 'strictly')
  text = rest
  take(EXACT, () => true)
  take(PHONE, (said) => said.replace(/\D/g, '').length >= DIGITS_OF_PHONE)
  take(CODE, () => true)
  const { times, rest: timeless } = timesOf(text)
  const weekdays = wordsOf(timeless).flatMap(([said]) => {
    const day = weekdayOf(said)
    return day === undefined ? [] : [{ said, day }]
  })
  return {
    language,
    figures: figuresOf(timeless, language, false),
    times,
    days,
    months,
    weekdays,
    names: namesOf(timeless, language),
    exact,
  }
}

/** What stands in a passage, its headings and its document's title. */
export function evidenceOf(passage: Passage, expected: SpokenLanguage): Evidence {
  const { title, headings, text, tables = [], language: told, date = '' } = passage
  const cells = tables.flatMap(({ caption = '', heads, rows }) => [caption, ...heads, ...rows.flat()])
  const all = [title, date, ...headings, text, ...cells].join('\n')
  const key = `${expected} ${told} ${all}`
  const known = read.get(key)
  if (known) return known
  const evidence = evidenceIn(
    all,
    expected,
    spoken.find((one) => one === told),
  )
  if (read.size >= PASSAGES_KEPT) read.delete(read.keys().next().value as string)
  read.set(key, evidence)
  return evidence
}

/** The same passages prove the answers to many questions. */
const read = new Map<string, Evidence>()
const PASSAGES_KEPT = 500

export function evidenceIn(text: string, expected: SpokenLanguage, told?: SpokenLanguage): Evidence {
  const all = plain(text)
  const language = told ?? replyLanguage(all, expected)
  const { days, months, years, rest } = daysOf(all, language, 'generously')
  const { times, rest: timeless } = timesOf(rest)
  const told_ = (value: number): Figure => ({ said: String(value), values: [value], unit: '' })
  const parts = [
    ...days.flatMap((one) => one.days.flatMap(({ day, month }) => [day, month + 1])),
    ...years,
    ...times.flatMap(({ minutes }) => minutes.flatMap((one) => [Math.floor(one / 60), one % 60])),
  ]
  const words = new Set(wordsOf(all).map(([word]) => fold(word.toLowerCase())))
  return {
    language,
    figures: [...figuresOf(timeless, language, true), ...[...new Set(parts)].map(told_)],
    times: new Set(times.flatMap(({ minutes }) => minutes)),
    days: days.flatMap((one) => one.days),
    months,
    weekdays: weekdaysOf(all),
    words,
    packed: pack(all),
    hasPercent: PERCENT.test(all),
  }
}

/** Days that are named, and those between two of them: "Mon–Fri". */
function weekdaysOf(text: string): Set<number> {
  if (EVERY_DAY.test(text)) return new Set([0, 1, 2, 3, 4, 5, 6])
  const found = new Set<number>()
  for (const [word] of wordsOf(text)) {
    const day = shortWeekdayOf(word)
    if (day !== undefined) found.add(day)
  }
  const ranges = text.matchAll(
    /(\p{L}+)\.?\s*(?:-|–|—|〜|~|\s(?:to|until|through|bis|au|à|al|a|tot|t\/m|ate|até)\s|から|إلى)\s*(\p{L}+)/giu,
  )
  for (const [, from = '', to = ''] of ranges) {
    const [first, last] = [shortWeekdayOf(from), shortWeekdayOf(to)]
    if (first === undefined || last === undefined) continue
    for (let day = first; ; day = (day + 1) % 7) {
      found.add(day)
      if (day === last) break
    }
  }
  return found
}

const wordsOf = (text: string) => [...text.matchAll(WORD)]
/** Written large by habit, and names of nothing. */
const NO_NAMES = new Set(['i', 'ok', 'pdf', 'faq', 'am', 'pm', 'uhr', 'eur', 'usd', 'gbp', 'id', 'url', 'yes', 'no'])

/** Words that are written large within a sentence; in German, where every noun is, only those that are so in an odd way. */
function namesOf(text: string, language: SpokenLanguage): string[] {
  return wordsOf(text).flatMap(({ 0: said, index }) => {
    const word = said.replace(/['’]\p{L}*$/u, '')
    const odd = /^\p{Ll}?.*\p{Lu}.*\p{Lu}/u.test(word) || /\p{Ll}\p{Lu}/u.test(word)
    if (!/\p{Lu}/u.test(word) || word.length < 2) return []
    const lower = word.toLowerCase()
    const name = fold(lower)
    if (NO_NAMES.has(name) || weekdayOf(word) !== undefined || isMonth(word)) return []
    if (odd) return [word]
    if (language === 'de' || isStopWord(lower, undefined)) return []
    // The first word, and the first after a colon, a bullet or a quote, is written large by its place.
    return /(?:^|[:.!?•*_|"“„«(\n]\s*|\s[-–—]\s*)$/u.test(text.slice(0, index)) ? [] : [word]
  })
}

/** Whether evidence holds a name, inflected or put together otherwise. */
export function holdsName({ words, packed }: Evidence, name: string): boolean {
  const folded = fold(name.toLowerCase())
  if (words.has(folded)) return true
  if (folded.length >= 4 && packed.includes(pack(name))) return true
  const beginning = folded.slice(0, Math.max(4, folded.length - 3))
  return (
    folded.length > 4 &&
    [...words].some((word) => word.startsWith(beginning) && Math.abs(word.length - folded.length) <= 3)
  )
}

/** Whether evidence holds an address, a telephone number or a code; of a number with another prefix its last digits. */
export function holdsExact({ packed }: Evidence, said: string): boolean {
  const wanted = pack(said.replace(/^(?:https?:\/\/)?(?:www\.)?/i, ''))
  if (packed.includes(wanted)) return true
  return /^\d{7,}$/.test(wanted) && packed.includes(wanted.replace(/^0+/, '').slice(-9))
}
