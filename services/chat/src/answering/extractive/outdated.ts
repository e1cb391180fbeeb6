import type { Found } from '../../retrieval/retrieve.ts'
import type { Question } from './question/question.ts'
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

/** The years that a place in a document is of, as its title and headings say. */
export function yearsOf({ passage: { title, headings } }: Found): number[] {
  return ([title, ...headings].join(' ').match(YEAR) ?? []).map(Number)
}

/** "My 10 year old" asks for nothing that is old. */
const AGE =
  /\bhow old\b|\b(?:years?|yrs?|months?|weeks?)[\s-]+old\b|\bwie alt\b|\b(?:jahre?|monate?) alt\b|\bhoe oud\b|\b(?:jaar|maanden) oud\b/giu
const LAST_YEAR =
  /\b(?:last|previous) year\b|\bletzte[sn]? jahr|\bvorjahr|\bl.an(?:née)? (?:dernier|dernière|passée?)\b|\baño pasado\b|\bano passado\b|\b(?:anno scorso|scorso anno)\b|\bvorig jaar\b|\bgeçen (?:yıl|sene)\b|去年|昨年/iu

/** What a place in a document is of: an older year than others, or nothing that holds any more. Who asks for it wants it. */
export function isOld(
  table: Table | undefined,
  { passage: { title, headings } }: Found,
  { question, newestYear }: { question: Question; newestYear: number },
): boolean {
  const names = [title.replaceAll('_', ' '), ...headings, ...(table ? [table.label, ...table.heads] : [])].join(' ')
  const years = (names.match(YEAR) ?? []).map(Number)
  const wanted = question.years.map(Number)
  if (wanted.length > 0) return years.length > 0 && !years.some((year) => wanted.includes(year))
  if (LAST_YEAR.test(question.text)) return years.length === 0 || Math.max(...years) >= newestYear
  if (OUTDATED.test(question.text.replace(AGE, ' '))) return !namesNoMore(names)
  return namesNoMore(names) || (years.length > 0 && Math.max(...years) < newestYear)
}
