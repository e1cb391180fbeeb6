import { fold, words } from '@docent/runtime/text'
import type { Candidate, Comparison } from '../measure.ts'
import type { Question } from '../question/question.ts'
import { asksForRows, CANNOT_BEAR, mayAskForRows, WITHOUT } from './asks.ts'
import { askedOf } from './column.ts'
import { missesFigure } from './figures.ts'

/** Whether a piece stands in a row that has another figure than the rows that are asked for: "under 100 €" at 120 €. */
export function isOfOtherFigure({ unit: { cell } }: Candidate, comparison: Comparison): boolean {
  const { question } = comparison
  if (!cell || question.kind === 'yes-no' || !mayAskForRows(question)) return false
  const isCounted = question.lean === 'not' && asksForRows(comparison, cell.table)
  return missesFigure(cell.table, cell.row, askedOf(comparison), isCounted)
}

const LEFT_OUT =
  /(?<!\p{L})(?:without|free (?:of|from)(?! charge)|ohne|sans|sin|sem|senza|zonder)\s+(?:any |the |jegliche |d[eu] )?(\p{L}{3,})|(?<!\p{L})(\p{L}{3,})-?(?:free|frei(?:e[snr]?)?)(?!\p{L})/iu
const OF_FIGURES: ReadonlySet<Question['kind']> = new Set<Question['kind']>(['yes-no', 'price', 'date', 'number'])

/** "What is without gluten?" is not answered by a dish in whose row gluten is listed; whether that one is, is. */
export function hasWhatIsLeftOut({ unit: { cell, text } }: Candidate, question: Question): boolean {
  if (!cell || OF_FIGURES.has(question.kind)) return false
  const [, one, other] = LEFT_OUT.exec(question.text) ?? []
  const said = fold((one ?? other ?? '').toLowerCase())
  const things = said !== '' ? [said] : CANNOT_BEAR.test(question.text) ? question.words : []
  const [, ...cells] = cell.table.rows[cell.row] ?? []
  const isListed = cells.some((each) => {
    const all = words(each).map(fold)
    return things.some((thing) => all.includes(thing)) && !WITHOUT.test(each)
  })
  return isListed && !WITHOUT.test(text)
}
