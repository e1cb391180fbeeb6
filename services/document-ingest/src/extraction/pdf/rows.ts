import { inColumns, type Column, type Span } from '../table/align.ts'
import { isValue } from '../table/heads.ts'

/** Pieces at one height of a page. */
export interface Baseline {
  y: number
  size: number
  spans: Span[]
}

/** Lines of a cell are closer to each other than rows are: share of the distance of rows. */
const CLOSER = 0.8
/** Of the distances, sorted: the one that is taken for that of rows. */
const OF_ROWS = 0.75

/**
 * Groups the lines of a table to rows: lines that stand closer than rows do are of the same cells; so is a line without a
 * first cell that only goes on with words.
 */
export function rowsByPlace(baselines: readonly Baseline[], columns: readonly Column[]): Baseline[][] {
  const gaps = baselines.slice(1).map(({ y }, i) => (baselines[i] as Baseline).y - y)
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length * OF_ROWS)] ?? 0
  const rows: Baseline[][] = []
  for (const [i, line] of baselines.entries()) {
    const row = rows.at(-1)
    const gap = gaps[i - 1] ?? 0
    if (row && (gap < usual * CLOSER || (gap <= line.size * 1.6 && goesOn(row, line, columns)))) row.push(line)
    else rows.push([line])
  }
  return rows
}

function goesOn(row: readonly Baseline[], line: Baseline, columns: readonly Column[]): boolean {
  const first = inColumns(line.spans, columns)[0]
  if (first?.text !== '' || line.spans.length >= (row[0]?.spans.length ?? 0)) return false
  return !line.spans.some(({ text }) => isValue(text))
}
