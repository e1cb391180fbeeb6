import type { ExportedTurn } from '../../api/conversations.ts'
import { texts } from './texts.ts'

/** What programs for tables take for the beginning of a formula, which a visitor must not be able to write. */
const FORMULA = /^[=+\-@\t\r]/

const cell = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** Turns as a table of RFC 4180, with a mark that tells programs it is UTF-8. */
export function csvOf(turns: readonly ExportedTurn[], nameOf: (widgetId: string | null) => string): string {
  const rows = turns.map(({ at, widgetId, session, question, answer, answered, feedback, message, sources }) => [
    at.slice(0, 19).replace('T', ' '),
    nameOf(widgetId),
    session,
    question,
    answer,
    message ? texts.outcome.message : answered ? texts.outcome.answered : texts.outcome['not-found'],
    feedback ? (feedback.helpful ? texts.helpful : texts.notHelpful) : '',
    feedback?.comment ?? '',
    [...new Set(sources.map(({ title }) => title))].join(', '),
  ])
  return `\uFEFF${[texts.csvHeads, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
