import { fold, words } from '@docent/runtime/text'
import { columnAsked } from '../looked-up.ts'
import { AS_IT_STANDS, MEANT, worthIn } from '../match/terms.ts'
import type { Candidate, Comparison, Told } from '../measure.ts'
import { isBeside } from '../question/beside.ts'
import { LINE_BREAK } from '../say.ts'
import { dayWithTime } from '../when.ts'
import { worthOfHead } from '../units/lookalikes.ts'
import { stemsIn } from '../units/stems.ts'
import { amountsIn } from '../units/spans.ts'
import { cellText } from '../units/tables.ts'
import { mayAskForRows } from './asks.ts'
import { askedOf, cellAt } from './column.ts'
import { inParts, LONGEST_ROWS } from './lines.ts'
import { partedTables, type PartedTable } from './parted.ts'
import { saidBy } from './said.ts'

const FEWEST = 2
const MOST = 6

/**
 * What one column says of each of the rows that share a name, where nothing tells which of them is meant: "When does the German course end?" is
 * told of the one for beginners and of the intensive one.
 */
export function eachOfName(comparison: Comparison): Told | undefined {
  const { question } = comparison
  if (question.lean !== 'not' || question.kind === 'yes-no' || !mayAskForRows(question)) return undefined
  const asked = askedOf(comparison)
  if (asked.bound || asked.time) return undefined
  const all = partedTables(comparison).flatMap((parted) => eachIn(parted, comparison) ?? [])
  const [only, ...others] = all
  return others.length === 0 ? only : undefined
}

function eachIn(parted: PartedTable, comparison: Comparison): Told | undefined {
  const { table, places, read, isWhole } = parted
  const { terms, question, candidates } = comparison
  if (!isWhole || table.keys.every((keys) => keys.length === 0)) return undefined
  const said = new Set(words(question.text).map(fold))
  const named = [...new Set(table.rows.flatMap((_, row) => (table.keys[row]?.length ? [cellAt(table, row, 0)] : [])))]
  const [name, ...otherNames] = named.filter((one) => {
    const own = words(one).map(fold)
    return own.some((word) => word.length > 2 && !isBeside(word)) && own.every((word) => said.has(word))
  })
  if (name === undefined || otherNames.length > 0) return undefined
  const taken = new Set(words(name).map(fold))
  const rest = terms.filter(({ word }) => !isBeside(word) && !taken.has(word))
  // "8 kg" lies in the range of one of them.
  if (rest.some(({ word }) => /\p{N}/u.test(word)) || amountsIn(question.text).length > 0) return undefined
  const shared = table.rows.flatMap((_, row) => (cellAt(table, row, 0) === name ? [row] : []))
  const apart = shared.map((row) => {
    const keys = (table.keys[row] ?? []).map((key) => cellAt(table, row, key))
    return { row, stems: stemsIn(keys.join('\n'), read.language) }
  })
  // What tells some of them apart is said of these alone; what stands elsewhere in them is another matter.
  const telling = rest.filter((term) => apart.some(({ stems }) => worthIn(term, stems) >= AS_IT_STANDS))
  const rows = apart
    .filter(({ stems }) => telling.every((term) => worthIn(term, stems) >= AS_IT_STANDS))
    .map(({ row }) => row)
  if (rows.length < FEWEST || rows.length > MOST) return undefined
  for (const { word } of telling) taken.add(word)
  const candidate = candidates.find(
    ({ unit: { cell }, features }) => cell?.table === places[rows[0] as number]?.table && features.old === 0,
  )
  if (!candidate) return undefined
  const column = columnOf(parted, rows, { taken, candidate }, comparison)
  if (column === undefined) return undefined
  const lines = rows.map((row) => dayWithTime({ table, row, column }, question) ?? cellText(table, row, column))
  if (lines.join(LINE_BREAK).length > LONGEST_ROWS) return undefined
  return inParts(parted, { rows, lines, between: LINE_BREAK, column }, comparison)
}

/**
 * The one column that is asked for of all of the rows, beside those that name them: the one that a word names, else one that tells what is
 * asked for. Nothing of the question may be left that neither says.
 */
function columnOf(
  { table, read }: PartedTable,
  rows: readonly number[],
  { taken, candidate }: { taken: ReadonlySet<string>; candidate: Candidate },
  comparison: Comparison,
): number | undefined {
  const { question, terms } = comparison
  const rest = terms.filter(({ word }) => !taken.has(word) && !isBeside(word))
  const keys = new Set([0, ...rows.flatMap((row) => table.keys[row] ?? [])])
  const named = table.heads.flatMap((_, at) =>
    !keys.has(at) && rest.some((term) => worthOfHead(term, table, at) >= MEANT) ? [at] : [],
  )
  const isSaid = saidBy(table, read, question, false)
  const [column, ...others] = named
  if (others.length > 0) return undefined
  if (!rest.every((term) => isSaid(term) || (column !== undefined && worthOfHead(term, table, column) >= MEANT)))
    return undefined
  if (column !== undefined) return column
  const asked = new Set(rows.map((row) => columnAsked({ table, row, keys: [...keys], taken, candidate }, comparison)))
  const [only] = asked
  return asked.size === 1 ? only : undefined
}
