import type { Candidate, Guard } from '../measure.ts'
import { worthIn, MEANT } from '../match/terms.ts'
import { isBeside } from '../question/beside.ts'
import { asksIfOpen } from '../question/if-open.ts'
import { isSlight } from '../question/slight.ts'
import { has, hasMoney } from '../question/values.ts'
import { withoutListMarks } from '../sentences.ts'
import { seasonOf } from '../units/ranges.ts'
import { beginsWithDay, isAskedOfOther, isOfBusiness, namesDay, namesHours, saysOpen } from './lines.ts'

/** The line that a piece is, without what it stands below. */
const ownLine = ({ unit: { text }, reading: { read } }: Candidate): string | undefined =>
  read.text
    .split('\n')
    .map((line) => withoutListMarks(line.trim()))
    .find((line) => line !== '' && text.endsWith(line))

/** Whether a piece says when something is open, or stands below what says so. */
function isOfOpening(candidate: Candidate): boolean {
  const { text, asks, cell } = candidate.unit
  const { read, found } = candidate.reading
  const { label = '', heads = [] } = cell?.table ?? {}
  const around = [text, asks?.text ?? '', label, ...heads, ...found.passage.headings, found.passage.title]
  return (
    around.some((one) => saysOpen(one) || namesHours(one)) ||
    [text, read.above, ownLine(candidate) ?? ''].some(beginsWithDay)
  )
}

/** Whether it says so of the business itself, as far as what it stands below tells. */
function isOfItself(candidate: Candidate): boolean {
  const { unit, reading } = candidate
  const own = ownLine(candidate) ?? unit.text
  const label = unit.cell?.table.label ?? unit.text.slice(0, unit.text.length - own.length)
  if (label !== '') return isOfBusiness(label.replace(/[:：]\s*$/u, ''))
  return reading.found.passage.headings.length < 2 || isOfBusiness(reading.read.above)
}

/** "When are you closed?" is not answered by a "Closed on Mondays" that stands below "Do you have a sauna?" */
export const isOfTheBusiness: Guard = ({ question }) => {
  if (question.wanted !== 'hours' || question.lean !== 'not') return () => true
  return ({ unit, reading: { read } }) => !isAskedOfOther(unit.asks?.text ?? read.above.trim())
}

/**
 * "Are you open on Fridays?" is answered by hours that have a Friday, where there are some, those of the business itself before those of its café,
 * and by nothing that happens on Fridays: "Chess club: the first Friday of the month at 7 pm".
 */
export const isOfItsOpening: Guard = ({ question, terms, candidates }) => {
  if (question.kind !== 'clock' || !asksIfOpen(question.text)) return () => true
  // The price of a weekend from Friday to Monday says nothing of a Sunday.
  const isNoPrice = ({ unit: { cell, text } }: Candidate) => !cell || !hasMoney(text)
  if (!namesDay(question.text)) return isNoPrice
  const days = new Set(seasonOf(question.text, question.language))
  const telling = terms.filter(({ word }) => !isBeside(word) && !isSlight(word))
  const [day, ...others] = telling
  if (!day || others.length > 0 || !(days.has(day.word) || days.has(day.word.replace(/s$/u, '')))) return isNoPrice
  const told = candidates.filter(
    (one) =>
      isNoPrice(one) &&
      has('clock', one.unit.text) &&
      (worthIn(day, one.unit.own) >= MEANT || worthIn(day, one.unit.lead) >= MEANT) &&
      isOfOpening(one),
  )
  if (told.length === 0) return isNoPrice
  const isOfIt = told.some(isOfItself) ? (one: Candidate) => isOfOpening(one) && isOfItself(one) : isOfOpening
  return (one) => isNoPrice(one) && isOfIt(one)
}
