import type { ExportedTurn } from '../../api/conversations.ts'
import { csvOf } from '../../ui/csv/csv.ts'
import { texts } from './texts.ts'

/** Turns as a table. */
export function tableOf(turns: readonly ExportedTurn[], nameOf: (widgetId: string | null) => string): string {
  const rows = turns.map(
    ({ at, widgetId, session, question, answer, answered, feedback, message, person, sources }) => [
      at.slice(0, 19).replace('T', ' '),
      nameOf(widgetId),
      session,
      question,
      answer,
      message
        ? texts.outcome.message
        : person !== undefined
          ? texts.outcome.person
          : answered
            ? texts.outcome.answered
            : texts.outcome['not-found'],
      feedback ? (feedback.helpful ? texts.helpful : texts.notHelpful) : '',
      feedback?.comment ?? '',
      [...new Set(sources.map(({ title }) => title))].join(', '),
    ],
  )
  return csvOf([texts.csvHeads, ...rows])
}
