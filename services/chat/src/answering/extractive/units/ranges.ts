import { fold, normalize, type Language } from '@docent/runtime/text'
import { calendarNames, UNTIL, type Forms } from '../calendar/names.ts'

const BETWEEN = `\\.?\\s*(?:-|–|—|${UNTIL})\\s*`
/** "1. Juli – 31. August", "July 1 - August 31", "du 1er juillet au 31 août": between months, not between the hours of two days. */
const BETWEEN_DATES =
  '(?:\\.?\\s+\\p{N}{1,2}(?:st|nd|rd|th)?)?' +
  BETWEEN +
  '(?:(?:the |zum |el |le |il |o )?\\p{N}{1,2}(?:st|nd|rd|th|er|º|°)?\\.?\\s+(?:de |of )?|' +
  "(?:the |la |a )?(?:end of|ende(?: des)?|fin(?:ales)? de|fim de|fine(?: di)?|eind(?:e)?(?: van)?)\\s+|(?:la )?fin d['’])?"

interface Cycle {
  /** A word that one of them is, or that a range begins in. */
  word: RegExp
  /** Two of them with what stands between, and one that is written out. */
  pattern: RegExp
  single: RegExp
  places: ReadonlyMap<string, number>
  full: readonly string[]
}

const cycles = new Map(
  [...calendarNames].map(
    ([language, { days, months }]) => [language, [cycleOf(days, BETWEEN), cycleOf(months, BETWEEN_DATES)]] as const,
  ),
)

function cycleOf(forms: Forms, between: string): Cycle {
  const any = forms
    .flat()
    .sort((a, b) => b.length - a.length)
    .join('|')
  return {
    word: new RegExp(`(?<!\\p{L})(?:${any})s?(?!\\p{L})|(?<!\\p{L})(?:${any})s?(?:${UNTIL})`, 'iu'),
    pattern: new RegExp(`(?<![\\p{L}])(${any})s?${between}(${any})s?(?![\\p{L}])`, 'giu'),
    single: new RegExp(`(?<![\\p{L}])(${forms.map(([form]) => form).join('|')})s?(?![\\p{L}])`, 'giu'),
    places: new Map(forms.flatMap((same, i) => same.map((form) => [normalize(form), i] as const))),
    full: forms.map(([form = '']) => form),
  }
}

const namesOf = (what: 'days' | 'months') =>
  new Set([...calendarNames.values()].flatMap((one) => one[what].map(([name = '']) => fold(normalize(name)))))
const calendar = [namesOf('days'), namesOf('months')] as const

/** Whether two words name days of the week, or months: "Saturdays" and "Sunday". Takes folded words. */
export function areOfOneCalendar(one: string, other: string): boolean {
  const without = (word: string, of: ReadonlySet<string>) => of.has(word) || of.has(word.replace(/s$/, ''))
  return calendar.some((of) => without(one, of) && without(other, of))
}

/** A table has too few words to tell its language. */
const cyclesOf = (language: Language | undefined) =>
  language === undefined ? [...cycles.values()].flat() : (cycles.get(language) ?? [])

/** The days and months that a text is said to hold for: each that it names, and what lies between two of them. */
export function seasonOf(text: string, language: Language | undefined): string[] {
  const named = cyclesOf(language).flatMap(({ single, places, full }) =>
    [...text.matchAll(single)].map(([, form = '']) => full[places.get(normalize(form)) as number] as string),
  )
  return [...new Set([...named.map((one) => fold(normalize(one))), ...insideRanges(text, language)])]
}

const NUMBERS = /(?<!\p{N})(\p{N}{1,3})\s*(?:-|–|—|to|bis|until|à|a|al|tot|ile|～|から)\s*(\p{N}{1,3})(?!\p{N})/giu
const WIDEST = 120

const everyName = [...calendarNames.values()].flatMap(({ days, months }) => [...days, ...months].flat())
/** How a range of days or months begins in any language: where nothing does, none has to be looked for one by one. */
const RANGE_BEGINS = new RegExp(`(?<!\\p{L})(?:${[...new Set(everyName)].join('|')})s?${BETWEEN_DATES}`, 'iu')

/** "Sonn- und feiertags" leaves out what both end with. */
const WITHOUT_END = 'mon|diens|donners|frei|sams|sonn'
const SHORTENED = new RegExp(`(?<!\\p{L})(${WITHOUT_END})- ?(?:und|oder|u\\.|&|\\/|bis) ?\\p{L}*tag`, 'giu')
const SHORTENED_WORD = new RegExp(`^(?:${WITHOUT_END})$`, 'iu')

/** Whether a range of days or months may begin in a word: where none of a text does, none has to be looked for. */
export const mayBeginRange = (word: string, language: Language | undefined): boolean =>
  SHORTENED_WORD.test(word) || cyclesOf(language).some(({ word: pattern }) => pattern.test(word))

/** What lies inside the ranges of a text: "Tuesday to Friday" is also Wednesday, "October to March" also February. */
export function insideRanges(text: string, language: Language | undefined): string[] {
  const found: string[] = Array.from(text.matchAll(SHORTENED), ([, day = '']) => `${day}tag`)
  if (language === undefined && !RANGE_BEGINS.test(text)) return found
  for (const { pattern, places, full } of cyclesOf(language)) {
    for (const [, from = '', to = ''] of text.matchAll(pattern)) {
      const [start, end] = [places.get(normalize(from)), places.get(normalize(to))]
      if (start === undefined || end === undefined) continue
      for (let at = start; ; at = (at + 1) % full.length) {
        found.push(full[at] as string)
        if (at === end) break
      }
    }
  }
  return found.map((one) => fold(normalize(one)))
}

/** Whole numbers inside the ranges of a name: "12 to 17 years" is also what somebody of 14 asks for. */
export function numbersInRanges(text: string): string[] {
  return [...text.matchAll(NUMBERS)].flatMap(([, from, to]) => {
    const [least, most] = [Number(from), Number(to)]
    return most > least && most - least <= WIDEST
      ? Array.from({ length: most - least + 1 }, (_, i) => `${least + i}`)
      : []
  })
}

/** What people call those whose ages a price list gives instead. */
const CHILD: Partial<Record<Language, string>> = {
  en: 'child',
  de: 'kind',
  fr: 'enfant',
  es: 'niño',
  pt: 'criança',
  it: 'bambino',
  nl: 'kind',
  tr: 'çocuk',
}
const OF_AGE = 18
const AGES =
  /(?<!\p{N})(?:(\p{N}{1,2})\s*(?:-|–|—|to|bis|until|à|a|al|até|ao|tot|t\/m|ile)\s*)?(\p{N}{1,2})\s*(?:years?|yrs?|jahren?|ans|años|anos|anni|jaar|yaş\p{L}*)(?!\p{L})|(?:ages?|aged|under|unter|moins de|menores de|menos de|fino a|sotto i|onder de)\s+(?:(\p{N}{1,2})\s*(?:-|–|to)\s*)?(\p{N}{1,2})(?!\p{N})/iu
const YOUNG = /(?<!\p{L})(?:junior|jugend|teen|youth|jeune|joven|jóvenes|giovan|jong|ragazz|jovens)/iu
const LEAST_AGE =
  /(?<!\p{L})(?:over|from|ab|über|à partir|dès|desde|más|mais|oltre|da|vanaf|boven)\s+(?:de |i |los |18)?\p{N}|\p{N}\s*\+/iu

/** The word for children where a name says nothing but their ages: "12 to 17 years". */
export function childOfAges(name: string, language: Language | undefined): string[] {
  const [, , most, , under] = AGES.exec(name) ?? []
  const age = Number(most ?? under ?? Number.NaN)
  const word = CHILD[language ?? 'en']
  return word !== undefined && ((age <= OF_AGE && !LEAST_AGE.test(name)) || YOUNG.test(name)) ? [word] : []
}
