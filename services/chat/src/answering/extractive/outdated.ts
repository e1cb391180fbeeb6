import { fold, isStopWord, words } from '@docent/runtime/text'
import type { Found } from '../../retrieval/retrieve.ts'
import type { Question } from './question/question.ts'
import { namesPrices } from './question/values.ts'
import type { Table } from './units/unit.ts'

const YEAR = /(?<!\p{N})20\p{N}{2}(?!\p{N})/gu
const OUTDATED =
  /\b(?:old|legacy|outdated|archived?|expired|no longer valid|superseded|alt|veraltet|nicht mehr gültig|archiv|ancien(?:ne)?s?|obsolète|antigu[oa]s?|obsolet[oa]s?|antig[oa]s?|vecchi[oa]|oude?|vervallen|eski)\b/iu

/** "How old", "12 years old": the age of somebody. */
const OF_AGE =
  /(?<!\p{L})(?:how|years?|months?|weeks?|wie|jahre?|monate?|hoe|jaar|maanden)[\s-](?:old|alt|oud)(?!\p{L})/giu
/** "Terms, old but valid" hold all the same. */
const STILL_VALID =
  /(?<!\p{L})(?:(?:but|still|yet) (?:still )?(?:valid|in force|current|applies)|(?:aber|immer|noch) (?:noch )?gültig|(?:mais|toujours) (?:encore |toujours )?(?:valables?|valides?|en vigueur)|(?:pero|aún|todavía) (?:aún |todavía )?(?:válid[oa]s?|vigentes?)|(?:mas|ainda) (?:ainda )?(?:válid[oa]s?|em vigor)|(?:ma|ancora) (?:ancora )?(?:valid[oaie]|in vigore)|(?:maar|nog) (?:nog )?(?:steeds )?geldig|hâlâ geçerli)(?!\p{L})/iu
const namesNoMore = (names: string) => OUTDATED.test(names) && !STILL_VALID.test(names)
/** Whether a document or its headings say that they hold no more; one that asks says nothing of the kind. */
export const saysOutdated = ({ passage }: Found): boolean =>
  [passage.title.replaceAll(/[_-]/g, ' '), ...passage.headings].some(
    (name) => !name.trimEnd().endsWith('?') && namesNoMore(name.replaceAll(OF_AGE, ' ')),
  )

/** Whether a piece is of what holds no more, and is not what was asked for. */
export const isOutdated = ({ features, reading }: { features: { old: number }; reading: { found: Found } }): boolean =>
  features.old > 0 && saysOutdated(reading.found)

const namesOf = ({ passage: { title, headings } }: Found) => [title.replaceAll('_', ' '), ...headings]
const yearsIn = (names: string): number[] => (names.match(YEAR) ?? []).map(Number)

/** A place in a document whose title or headings name a year, with what else they name. */
export interface Dated {
  /** The newest of its years. */
  year: number
  names: readonly string[]
  isPrices: boolean
}

/** Places of different years, the newest first; none where all are of one year. */
export function datedIn(all: readonly Found[]): Dated[] {
  const places = new Map<string, Dated>()
  for (const one of all) {
    const name = namesOf(one).join(' ')
    if (!places.has(name) && yearsIn(name).length > 0) places.set(name, datedBy(name))
  }
  const dated = [...places.values()].sort((one, other) => other.year - one.year)
  return dated[0]?.year === dated.at(-1)?.year ? dated.slice(0, 1) : dated
}

const datedBy = (name: string): Dated => ({
  year: Math.max(...yearsIn(name)),
  names: words(name)
    .map(fold)
    .filter((word) => word.length >= LEAST_NAMING && !/\p{N}/u.test(word) && !isStopWord(word, undefined)),
  isPrices: namesPrices(name),
})

/** Shorter words name little. */
const LEAST_NAMING = 4
const BEGINNING = 5
const beginsAs = (one: string, other: string) => one.slice(0, BEGINNING) === other.slice(0, BEGINNING)

/** Whether two are named alike: "Prices 2025" is superseded by the list of 2026, and not by the courses of 2027. */
const isAlike = (one: Dated, other: Dated): boolean =>
  (one.isPrices && other.isPrices) || one.names.some((name) => other.names.some((named) => beginsAs(name, named)))

/** "My 10 year old" asks for nothing that is old. */
const AGE =
  /\bhow old\b|\b(?:years?|yrs?|months?|weeks?)[\s-]+old\b|\bwie alt\b|\b(?:jahre?|monate?) alt\b|\bhoe oud\b|\b(?:jaar|maanden) oud\b/giu
const LAST_YEAR =
  /\b(?:last|previous) year\b|\bletzte[sn]? jahr|\bvorjahr|\bl.an(?:née)? (?:dernier|dernière|passée?)\b|\baño pasado\b|\bano passado\b|\b(?:anno scorso|scorso anno)\b|\bvorig jaar\b|\bgeçen (?:yıl|sene)\b|去年|昨年/iu

/** What a place in a document is of: an older year than others, or nothing that holds any more. Who asks for it wants it. */
export function isOld(
  table: Table | undefined,
  found: Found,
  { question, dated }: { question: Question; dated: readonly Dated[] },
): boolean {
  const names = [...namesOf(found), ...(table ? [table.label, ...table.heads] : [])].join(' ')
  const years = yearsIn(names)
  const newest = dated[0]?.year ?? 0
  const wanted = question.years.map(Number)
  if (wanted.length > 0) return years.length > 0 && !years.some((year) => wanted.includes(year))
  if (LAST_YEAR.test(question.text)) return years.length === 0 || Math.max(...years) >= newest
  if (OUTDATED.test(question.text.replace(AGE, ' '))) return !namesNoMore(names)
  if (namesNoMore(names)) return true
  if (years.length === 0 || Math.max(...years) >= newest) return false
  const own = datedBy(names)
  return dated.some((other) => other.year > own.year && isAlike(own, other))
}
