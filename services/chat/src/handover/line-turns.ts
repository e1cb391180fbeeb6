import type { Line } from '@docent/proto'
import type { OwnerId } from '@docent/proto/ids'
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

/** Whether a talk still has a line: it may have been erased since, and another begun in its place. */
export function holds({ last, tail }: TalkRecord, { n, id, who }: Line): boolean {
  const [oldest] = tail
  if (n > last || !oldest) return false
  return n < oldest.n || tail.some((line) => line.n === n && line.id === id && line.who === who)
}

export interface LineTurnsOptions {
  turns: Pick<Collection<Turn>, 'insert' | 'remove'>
  talks: Pick<Collection<TalkRecord>, 'get'>
}

/** Lines become turns of their conversation, so that whatever reads, exports or erases it has them. */
export function createLineTurns({ turns, talks }: LineTurnsOptions) {
  /** Makes a turn of a line; again it changes nothing. Of a talk that is erased meanwhile nothing stays. */
  async function write(record: TalkRecord, line: Line): Promise<void> {
    const turn = turnOf(record, turnIdOf(record.id, line), line)
    await turns.insert(record.ownerId, turn).catch((error: unknown) => {
      if (!(error instanceof AlreadyExists)) throw error
    })
    // Who erases takes the talk first and its turns then: a turn that came too late for them sees no talk here.
    await unlessHeld(record.ownerId, record.id, line)
  }

  async function unlessHeld(owner: OwnerId, talkId: string, line: Line): Promise<void> {
    const record = await talks.get(owner, talkId)
    if (!record || !holds(record, line)) await turns.remove(owner, turnIdOf(talkId, line))
  }

  return {
    write,
    /** Makes a turn of a line that is none yet: the process that took it may have died in between. */
    async heard(owner: OwnerId, talkId: string, line: Line): Promise<void> {
      const record = await talks.get(owner, talkId)
      if (record && holds(record, line)) return await write(record, line)
      // It may have died between a turn that came too late and its end, too.
      await turns.remove(owner, turnIdOf(talkId, line))
    },
  }
}

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
