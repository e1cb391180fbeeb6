import type { Line } from '@docent/proto'
import { AlreadyExists, type Collection } from '@docent/runtime/store'
import { createHash } from 'node:crypto'
import type { Turn } from '../conversations/turn.ts'
import { periodOf } from '../quota/messages.ts'
import type { TalkRecord } from './record.ts'

/** A line has one turn, whoever makes it: its id follows from who said it and the id they chose. */
export const turnIdOf = (talkId: string, { who, id }: Pick<Line, 'who' | 'id'>): string =>
  `l-${createHash('sha256')
    .update(JSON.stringify([talkId, who, id]))
    .digest('hex')
    .slice(0, 40)}`

/** Lines become turns of their conversation, so that whatever reads, exports or erases it has them. */
export const createLineTurns = (turns: Pick<Collection<Turn>, 'insert'>) => ({
  /** Again it changes nothing. */
  async write(record: TalkRecord, line: Line): Promise<void> {
    const turn = turnOf(record, turnIdOf(record.id, line), line)
    await turns.insert(record.ownerId, turn).catch((error: unknown) => {
      if (!(error instanceof AlreadyExists)) throw error
    })
  },
})

function turnOf({ ownerId, widgetId, sessionId }: TalkRecord, id: string, { n, who, by, text, at }: Line): Turn {
  return {
    id,
    ownerId,
    widgetId,
    sessionId,
    at,
    period: periodOf(new Date(at)),
    // Also where no history is kept: it was said to somebody who is to read it.
    kept: true,
    question: who === 'visitor' ? text : '',
    answer: who === 'person' ? text : '',
    sources: [],
    answered: false,
    brokenOff: false,
    feedback: null,
    line: { n, by },
  }
}
