import type { Question } from './question/question.ts'
import { has } from './question/values.ts'
import { cellText } from './units/tables.ts'
import type { Cell } from './units/unit.ts'

const WHEN = /(?<!\p{L})(?:when|wann|quand|cuándo|cuando|quando|wanneer|ne zaman)(?!\p{L})/iu
/** "And Pilates?" asks when, too, behind a question that did. */
const asksWhen = ({ text, lean, kind, chain }: Question) =>
  WHEN.test(text) || (lean !== 'not' && kind === 'date' && chain.some((turn) => WHEN.test(turn.question)))

/** "When is the class?" asks for its day and for its time, which have columns of their own: "Pilates, Day: Monday, Time: 19:30". */
export function dayWithTime({ table, row, column }: Cell, question: Question): string | undefined {
  if (column === 0 || !asksWhen(question)) return undefined
  const { rows, heads } = table
  const tells = (at: number, kind: 'date' | 'clock') => {
    const filled = rows.flatMap((cells) => cells[at]?.trim() || [])
    return filled.length > 0 && filled.every((cell) => has(kind, cell))
  }
  const telling = (kind: 'date' | 'clock') => heads.flatMap((_, at) => (at > 0 && tells(at, kind) ? [at] : []))
  const [clock, ...others] = telling('clock')
  // Where something begins and ends on days of their own, one is asked for.
  if (clock === column || telling('date').join() !== String(column)) return undefined
  const time = clock === undefined ? '' : (rows[row]?.[clock]?.trim() ?? '')
  if (clock === undefined || others.length > 0 || time === '') return undefined
  const head = heads[clock]?.trim() ?? ''
  return `${cellText(table, row, column)}, ${head === '' ? '' : `${head}: `}${time}`
}
