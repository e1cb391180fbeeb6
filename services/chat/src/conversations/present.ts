import type { RouteReply, widgetHistory } from '@docent/proto/http'
import type { Turn } from './turn.ts'

type Message = RouteReply<typeof widgetHistory>['messages'][number]

/** Each turn as the two messages a visitor sees. The answer's id is the one that feedback names. */
export function messagesOf(turns: readonly Turn[]): Message[] {
  return turns.flatMap<Message>(({ id, question, answer, sources, support, left, line }) => {
    if (line) {
      const said = { id, kind: 'line' as const }
      if (!line.by) return [{ ...said, role: 'user' as const, content: question }]
      return [{ ...said, role: 'assistant' as const, content: answer, by: line.by.name }]
    }
    const kind = left && ({ kind: 'message' } as const)
    return [
      { id: `${id}:question`, role: 'user' as const, content: question, ...kind },
      { id, role: 'assistant' as const, content: answer, sources, ...(support && { support }), ...kind },
    ]
  })
}
