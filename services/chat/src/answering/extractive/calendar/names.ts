import { fold, normalize, type Language } from '@docent/runtime/text'

/** Names of days and months in order, each with the short forms people write behind it; by language. */
const table: Partial<Record<Language, { days: string; months: string }>> = {
  en: {
    days: 'monday|mon tuesday|tue|tues wednesday|wed thursday|thu|thur|thurs friday|fri saturday|sat sunday|sun',
    months:
      'january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sep|sept october|oct november|nov december|dec',
  },
  de: {
    days: 'montag|mo dienstag|di mittwoch|mi donnerstag|do freitag|fr samstag|sa|sonnabend sonntag|so',
    months:
      'januar|jan februar|feb märz april|apr mai juni|jun juli|jul august|aug september|sep|sept oktober|okt november|nov dezember|dez',
  },
  fr: {
    days: 'lundi|lun mardi|mar mercredi|mer jeudi|jeu vendredi|ven samedi|sam dimanche|dim',
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  },
  es: {
    days: 'lunes|lun martes|mar miércoles|mié jueves|jue viernes|vie sábado|sáb domingo|dom',
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  },
  pt: {
    days: 'segunda|seg terça|ter quarta|qua quinta|qui sexta|sex sábado|sáb domingo|dom',
    months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  },
  it: {
    days: 'lunedì|lun martedì|mar mercoledì|mer giovedì|gio venerdì|ven sabato|sab domenica|dom',
    months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  },
  nl: {
    days: 'maandag|ma dinsdag|di woensdag|wo donderdag|do vrijdag|vr zaterdag|za zondag|zo',
    months: 'januari februari maart april mei juni juli augustus september oktober november december',
  },
  tr: {
    days: 'pazartesi|pzt salı çarşamba perşembe cuma cumartesi pazar',
    months: 'ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık',
  },
}

/** The forms of each of them in order, the name itself first. */
export type Forms = readonly (readonly string[])[]

const formsOf = (list: string): Forms => list.split(' ').map((one) => one.split('|'))
export const calendarNames: ReadonlyMap<Language, { days: Forms; months: Forms }> = new Map(
  Object.entries(table).map(([language, { days, months }]) => [
    language as Language,
    { days: formsOf(days), months: formsOf(months) },
  ]),
)

/** Shorter ones are other words, too: "so" and "di". */
const SHORTEST_FORM = 3
/** How a day of the week is written in a language, by one of its forms: "saturday" and "sat"; a word that is none by itself. */
export const formsOfDay = (word: string, language: Language): readonly string[] => {
  const day = calendarNames.get(language)?.days.find((forms) => forms.includes(word)) ?? []
  return [word, ...day.filter((form) => form !== word && form.length >= SHORTEST_FORM)]
}

/** Between two of them with what lies between. */
export const UNTIL = 'to|through|until|bis|au|à|a|al|até|ao|tot|t/m|ile'

const longestFirst = (forms: Iterable<string>) => [...new Set(forms)].toSorted((a, b) => b.length - a.length).join('|')
const every = (what: 'days' | 'months') => [...calendarNames.values()].flatMap((one) => one[what])

const monthForms = new Map(
  [...calendarNames.values()].flatMap(({ months }) =>
    months.flatMap((same, i) => same.map((form) => [normalize(form), i] as const)),
  ),
)
/** As they are typed without accents: "aout". */
const plainForms = new Map([...monthForms].flatMap(([form, i]) => (form.length >= 4 ? [[fold(form), i] as const] : [])))
/** January is 0; undefined for what is the name of no month in any language. */
export const monthNamed = (word: string): number | undefined =>
  monthForms.get(normalize(word)) ?? plainForms.get(fold(normalize(word)))

const dayWords = new Set(every('days').flatMap(([name = '']) => [normalize(name), `${normalize(name)}s`]))
/** Whether a word is the name of a day or a month: "Saturday", "montags", "juillet". */
export const isOfCalendar = (word: string): boolean => dayWords.has(normalize(word)) || monthNamed(word) !== undefined

/** Source of a pattern for the months of all languages, their short forms too. */
export const MONTHS = longestFirst(every('months').flat())

const LONGEST_SHORT = 5
const isName = (form: string, at: number) => at === 0 || form.length > LONGEST_SHORT
const dayNames = longestFirst(every('days').flatMap((same) => same.filter(isName)))
const shortDays = every('days').flatMap((same) => same.filter((form, at) => !isName(form, at)))
/** Short forms that are words of their own, in their language or in another one. */
const ORDINARY = new Set(
  'mon sat sun di mi do fr sa so mar mer jeu ven sam dim vie dom seg ter qua qui sex ma wo za zo gio'.split(' '),
)
const ordinary = longestFirst(shortDays.filter((form) => ORDINARY.has(form)))

/** Source of a pattern for the days of all languages, for where only a day can stand. */
export const DAY_FORMS = `(?:${dayNames})s?|${longestFirst(shortDays)}`

const TIME =
  `\\p{N}{1,2}(?:[:.h]\\p{N}{2}|\\s?(?:[-–—]|uhr|h(?!\\p{L})|[ap]\\.?\\s?m(?!\\p{L})|(?:${UNTIL}|às|alle)\\s\\p{N}))|` +
  'closed|geschlossen|ruhetag|fermée?|cerrado|fechado|chiuso|gesloten|kapalı'
/** "Ma, wo en vr": days that share their hours. */
const FURTHER = `\\s{0,3}(?:[-–—/,&+]|(?:und|u\\.|and|et|y|e|en|ve|${UNTIL})\\s)\\s{0,3}(?:${DAY_FORMS})\\.?`
const BEFORE_TIME = `(?=\\.?(?:${FURTHER}){0,6}[:,;]?\\s{0,3}(?:(?:at|from|um|von|ab|à|de|a las|das|às|dalle|om|van|vanaf)\\s)?(?:${TIME}))`
const IN_LINE_WITH_TIME = `(?=[^\\n\\p{L}\\p{M}][^\\n]{0,80}?(?:${TIME}))`

/**
 * Source of a pattern for the days of all languages in running text: of the short forms, "so", "do" and "ma" are days only before a
 * time, and where a line that has hours begins.
 */
export const WEEKDAYS =
  `(?:${dayNames})s?|${longestFirst(shortDays.filter((form) => !ORDINARY.has(form)))}|` +
  `(?:${ordinary})${BEFORE_TIME}|(?<![^\\n])(?:${ordinary})${IN_LINE_WITH_TIME}`
