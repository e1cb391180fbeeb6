import type { RouteReply, widgetHistory } from '@docent/proto/http'
import type { Left, Turn } from './turn.ts'

type Message = RouteReply<typeof widgetHistory>['messages'][number]

/** Each turn as the two messages a visitor sees. The answer's id is the one that feedback names. */
export function messagesOf(turns: readonly Turn[]): Message[] {
  return turns.flatMap<Message>(({ id, question, answer, sources, support, feedback, left, line }) => {
    if (line) {
      const said = { id, kind: 'line' as const }
      if (!line.by) return [{ ...said, role: 'user' as const, content: question }]
      return [{ ...said, role: 'assistant' as const, content: answer, by: line.by.name }]
    }
    const kind = left && ({ kind: 'message' } as const)
    return [
      { id: `${id}:question`, role: 'user' as const, content: question, ...kind },
      {
        id,
        role: 'assistant' as const,
        content: answer,
        sources,
        ...(support && { support }),
        ...(feedback && { helpful: feedback.helpful }),
        ...kind,
      },
      // Whoever comes back reads it here, too.
      ...(left?.answers ?? []).map(({ id: answerId, by, text }) => ({
        id: `${id}:${answerId}`,
        kind: 'line' as const,
        role: 'assistant' as const,
        content: text,
        by: by.name,
      })),
    ]
  })
}

/** A message that was left, as whoever it concerns reads it. */
export function messageView({ name, email, page, answers = [] }: Left) {
  return { name, email, page, answers: answers.map(({ at, ...one }) => ({ ...one, at: new Date(at).toISOString() })) }
}
