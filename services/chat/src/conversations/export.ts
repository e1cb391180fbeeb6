import type { ConversationTurn } from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import type { ConversationMarks } from '../inbox/marks.ts'
import { outcomeOf } from '../inbox/outcome.ts'
import { messageView } from './present.ts'
import type { Turn } from './turn.ts'

/** A page of turns with the owner's notes on their conversations. */
export async function exported(
  owner: OwnerId,
  turns: readonly Turn[],
  marks: Pick<ConversationMarks, 'of'>,
): Promise<ConversationTurn[]> {
  const newest = new Map<string, Turn>()
  for (const turn of turns) {
    const key = `${turn.widgetId}:${turn.sessionId}`
    if (turn.sessionId !== '' && turn.at >= (newest.get(key)?.at ?? 0)) newest.set(key, turn)
  }
  const notes = new Map<string, string>()
  for (const turn of newest.values()) notes.set(turn.id, (await marks.of(owner, turn)).note)
  return turns.map((turn) => {
    const note = notes.get(turn.id)
    return { ...exportOf(turn), ...(note && { note }) }
  })
}

/** A turn as its owner takes it along: who the visitor was is not known here either. */
export function exportOf(turn: Turn): ConversationTurn {
  const { id, widgetId, sessionId, at, question, answer, answered, sources, feedback, left, line } = turn
  return {
    id,
    widgetId: widgetId === '' ? null : widgetId,
    session: sessionId,
    at: new Date(at).toISOString(),
    question,
    answer,
    answered,
    outcome: outcomeOf(turn),
    sources: sources.map(({ documentId, title, page }) => ({ documentId, title, page })),
    feedback,
    ...(left && { message: messageView(left) }),
    ...(line && { person: line.by?.name ?? '' }),
  }
}
