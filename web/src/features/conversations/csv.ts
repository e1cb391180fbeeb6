import type { ExportedTurn } from '../../api/conversations.ts'
import { csvOf } from '../../ui/csv/csv.ts'
import { texts } from './texts.ts'

/** Turns as a table. */
export function tableOf(turns: readonly ExportedTurn[], nameOf: (widgetId: string | null) => string): string {
  const rows = turns.map(({ at, widgetId, session, question, answer, outcome, feedback, sources }) => [
    at.slice(0, 19).replace('T', ' '),
    nameOf(widgetId),
    session,
    question,
    answer,
    texts.outcome[outcome],
    feedback ? (feedback.helpful ? texts.helpful : texts.notHelpful) : '',
    feedback?.comment ?? '',
    [...new Set(sources.map(({ title }) => title))].join(', '),
  ])
  return csvOf([texts.csvHeads, ...rows])
}
