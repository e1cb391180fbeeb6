import { AS_IT_STANDS, worthIn } from '../match/terms.ts'
import type { Candidate, Comparison, Told } from '../measure.ts'
import type { Correction } from '../question/correction.ts'
import { isBeside } from '../question/beside.ts'
import { isPutBehind, pointsBack } from '../question/lean.ts'
import { saidLast } from '../question/question.ts'
import { stemsIn } from '../units/stems.ts'
import { mayAskForRows, WITHOUT } from './asks.ts'
import { askedOf } from './column.ts'
import { rowsInstead } from './instead.ts'
import { mostOf } from './most-of.ts'
import { besideThem, isNumber, ofThem, WHICH } from './of-them.ts'
import { otherOfName } from './other-of-name.ts'
import { rowsAmong } from './that-have.ts'
import { pointedIn, rowsTold } from './told.ts'

/** Asks for some of those that were told. */
const SOME_OF =
  /(?<!\p{L})(?:of|among|out of|from|von|unter|parmi|entre|tra|fra|van) (?:these|those|them|diesen|denen|ceux|celles|eux|elles|estos|estas|esos|esas|ellos|ellas|questi|queste|loro|deze|die)(?!\p{L})|(?<!\p{L})(?:davon|ervan)(?!\p{L})/iu

const WHICH_ONE = /(?<!\p{L})which ones?(?!\p{L})/iu

/**
 * What goes on from rows that were told: which of them have something ("and which of those are vegan?") or the least of it, what another
 * column says of them ("how long does it take?", "who teaches it?"), or others in their place ("and on Tuesday?").
 */
export function goneOnFrom(comparison: Comparison): Told | undefined {
  const { question } = comparison
  const { text, chain, superlative } = question
  if (saidLast(chain) === '' || !mayAskForRows({ ...question, superlative: undefined })) return undefined
  const told = rowsTold(comparison)
  if (!told) return undefined
  const asked = askedOf(comparison)
  if (superlative) return mostOf(told, asked, comparison)
  const isOfThem = SOME_OF.test(text) || WHICH.test(text) || pointsBack(text)
  const isAmong = told.rows.length > 1 && (isOfThem || isPutBehind(text) || namesOnly(question))
  // "And on Tuesday?" is another day, unless some of those on Monday are asked for.
  const other = otherOfName(told, asked, comparison)
  if (!isOfThem && other) return other
  const instead = rowsInstead(told, asked, comparison)
  if (!isOfThem && instead) return instead === 'unsure' ? undefined : instead
  return (
    (isAmong ? rowsAmong(told, asked, comparison) : undefined) ??
    other ??
    ofThem(told, asked, comparison) ??
    (instead === 'unsure' ? undefined : instead) ??
    besideThem(told, asked, comparison)
  )
}

/** Whether a correction names another row of the table that was spoken of, and, where it says so, not the one that was told. */
export function meansAnother({ question, not }: Correction, comparison: Comparison): boolean {
  const told = rowsTold(comparison)
  if (!told) return false
  const { table, rows, read } = told
  const names = (text: string, row: number) => {
    const stems = table.rowStems[row]
    return [...stemsIn(text, read.language)].some((stem) => stems?.has(stem) === true)
  }
  if (not !== undefined && !rows.some((row) => names(not, row))) return false
  return table.rows.some((_, row) => !rows.includes(row) && names(question, row))
}

/** "In the evening?" */
const namesOnly = ({ lean, kind }: Comparison['question']) => lean === 'partly' && kind === undefined

/**
 * Whether some of several rows that were told are asked for, and a piece tells another one, or one that has no more of the question than
 * others of them: they would be told by half.
 */
export function isOfSome({ unit: { cell } }: Candidate, comparison: Comparison): boolean {
  const { text } = comparison.question
  if (!SOME_OF.test(text) && !WHICH_ONE.test(text)) return false
  const told = rowsTold(comparison)
  if (!told || told.rows.length < 2) return false
  // What has something is told of none that has not.
  if (WITHOUT.test(text)) return cell !== undefined
  const asked = askedOf(comparison)
  const { before } = asked
  const pointed = pointedIn(told, asked)
  const rest = comparison.terms.filter(({ word }) => !before.has(word) && !pointed.has(word) && !isBeside(word))
  const had = told.rows.map((row) => {
    const stems = stemsIn((told.table.rows[row] ?? []).join('\n'), told.read.language)
    return rest.filter((term) => worthIn(term, stems) >= AS_IT_STANDS).length
  })
  const at = told.rows.findIndex(
    (row) => told.places[row]?.table === cell?.table && told.places[row]?.row === cell?.row,
  )
  const own = had[at] ?? 0
  return own === 0 || had.some((other, i) => i !== at && other >= own)
}

const FOR_SO_MANY =
  /^(?:(?:and|und|et|y|e|en|ve),? )?(?:for|für|pour|para|per|voor) (?:\p{N}{1,2}|\p{L}{2,6})(?: \p{L}+)?[\s?.!]*$/iu
/** "And for two?" goes on with what was told, and asks for no other row that has a two in its name. */
export function isAnotherForSoMany({ unit: { cell } }: Candidate, comparison: Comparison): boolean {
  const { terms, question } = comparison
  if (!cell || question.lean === 'not' || !FOR_SO_MANY.test(question.text.trim())) return false
  const rest = terms.filter(({ word }) => !isBeside(word))
  if (rest.length !== 1 || !rest.every(isNumber)) return false
  const told = rowsTold(comparison)
  return (
    told !== undefined &&
    !told.rows.some((row) => told.places[row]?.table === cell.table && told.places[row].row === cell.row)
  )
}
