import type { RouteReply, widgetHistory } from '@docent/proto/http'
import type { Turn } from './turn.ts'

/** Each turn as the two messages a visitor sees. The answer's id is the one that feedback names. */
export function messagesOf(turns: readonly Turn[]): RouteReply<typeof widgetHistory>['messages'] {
  return turns.flatMap(({ id, question, answer, sources, support, left }) => {
    const kind = left && ({ kind: 'message' } as const)
    return [
      { id: `${id}:question`, role: 'user' as const, content: question, ...kind },
      { id, role: 'assistant' as const, content: answer, sources, ...(support && { support }), ...kind },
    ]
  })
}
