import type { TalkEvents } from '@docent/proto/http'
import { turnOf, type Turn } from '../talk/talk.ts'

/** A line that the visitor wrote, until the stream brings it back with its place. */
export const sending = (id: string, text: string): Turn => ({ ...turnOf(idOf(id), text), by: null })

export const idOf = (lineId: string): string => `line-${lineId}`

const isOnItsWay = ({ by, messageId }: Turn) => by === null && messageId === undefined

/** The conversation with a line in its place: once, after all that came before it, and before what is still on its way. */
export function withLine(turns: readonly Turn[], line: TalkEvents['line']): Turn[] {
  const { id, messageId, text, who, by } = line
  if (turns.some((turn) => turn.messageId === messageId)) return [...turns]
  const own = who === 'visitor' ? idOf(id) : undefined
  const rest = turns.filter((turn) => turn.id !== own)
  const turn: Turn = { ...turnOf(own ?? messageId, text), state: 'done', messageId, by: by ? by.name : null }
  return [...rest.filter((one) => !isOnItsWay(one)), turn, ...rest.filter(isOnItsWay)]
}

/** The line that was not taken, marked so, or as on its way again. */
export const marked = (turns: readonly Turn[], id: string, state: 'thinking' | 'failed'): Turn[] =>
  turns.map((turn) => (turn.id === idOf(id) ? { ...turn, state } : turn))

export const without = (turns: readonly Turn[], id: string): Turn[] => turns.filter((turn) => turn.id !== id)
