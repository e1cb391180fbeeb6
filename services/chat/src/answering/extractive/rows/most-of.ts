import type { Comparison, Told } from '../measure.ts'
import { superlativeOf } from '../question/superlative.ts'
import { LINE_BREAK } from '../say.ts'
import { extremesOf } from '../units/extremes.ts'
import { stemsIn } from '../units/stems.ts'
import { Vocabulary } from '../units/vocabulary.ts'
import type { Asked } from './column.ts'
import { inParts } from './lines.ts'
import { WHICH } from './of-them.ts'
import { withRows } from './parted.ts'
import { saidBy } from './said.ts'
import type { ToldRows } from './told.ts'

/** Which of the rows that were told has the least or the most of something: "and which of them is the cheapest?" */
export function mostOf(told: ToldRows, asked: Asked, comparison: Comparison): Told | undefined {
  const { question, terms } = comparison
  const { superlative } = question
  if (!superlative || told.rows.length === 1 || question.lean === 'not') return undefined
  // What costs less than all of them is none of them, and what a comparison told is nothing to choose from.
  if (superlative.isComparative && !WHICH.test(question.text)) return undefined
  if (superlativeOf(question.chain.at(-1)?.question ?? '')) return undefined
  const rest = terms.filter(
    ({ word }) => !superlative.asking.has(word) && !asked.before.has(word) && !asked.pointed.has(word),
  )
  if (!rest.every(saidBy(told.table, told.read, question, false))) return undefined
  const vocabulary = new Vocabulary()
  const { text, language } = question
  const comparing = { superlative, text, language, terms: rest, context: [], earlier: [], said: undefined }
  const { units } = extremesOf(withRows(told, told.rows).table, comparing, {
    plain: (one) => stemsIn(one, told.read.language),
    listStems: (stems) => vocabulary.listStems(stems),
  })
  const [most, ...others] = units
  const row = told.rows[most?.cell?.row ?? -1]
  // Two columns of figures are two answers.
  if (!most || row === undefined || others.length > 0) return undefined
  return inParts(told, { rows: [row], lines: [most.text], between: LINE_BREAK, column: most.cell?.column }, comparison)
}
