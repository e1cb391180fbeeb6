import type { NewEvent } from '@docent/proto/events'
import { EARLIER_TURNS_MAX } from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import type { Caller } from '@docent/runtime/http'
import { AlreadyExists, everyOwner, RecordNotFound, type Page, type Store } from '@docent/runtime/store'
import { restated, type Restated, type Word } from '@docent/runtime/service/restating.ts'
import { failures } from '../failures.ts'
import { followedBy, leans } from './follows.ts'
import { ratedEvent, toldAsCompleted, toldAsRated } from './told.ts'
import { turnsSpec, type Left, type Turn } from './turn.ts'

const SHOWN_TURNS = 200
const EXPORTED_TURNS = 200

const keptOnes = (turns: Turn[]) => turns.filter((turn) => turn.kept)

/** Which conversation: a widget's session, of a visitor or of the owner who tries the widget. */
export interface ConversationKey {
  widgetId: string
  sessionId: string
}

export interface Conversations {
  /** Every answer, as it was said when it was complete. */
  told: Restated
  /** Every rating, as it is now. */
  toldRated: Restated
  /** The latest turns, oldest first: what a question is read with. */
  latest(owner: OwnerId, key: ConversationKey): Promise<Turn[]>
  /** The turns that a visitor is shown, oldest first. */
  history(owner: OwnerId, key: ConversationKey): Promise<Turn[]>
  isUnused(owner: OwnerId, widgetId: string, sessionId: string): Promise<boolean>
  /** Every turn that is kept, a page at a time. */
  all(owner: OwnerId, cursor?: string): Promise<Page<Turn>>
  /** How long the newest answers of all owners took, in milliseconds, the newest first. */
  latencies(most: number): Promise<number[]>
  /**
   * Writes an answer, and says that it is complete; a repeat changes nothing. `latest`: what its question was read with, where
   * that is known.
   */
  write(turn: Turn, latest?: readonly Turn[]): Promise<void>
  /** Writes a turn whose id says what is in it: a repeat changes nothing. */
  writeOnce(turn: Turn, event: NewEvent): Promise<void>
  /** Whether there is such a turn. */
  isWritten(owner: OwnerId, id: string): Promise<boolean>
  /** One turn of a conversation, as far as it is kept. */
  turn(owner: OwnerId, key: ConversationKey, id: string): Promise<Turn | undefined>
  /** A message that a visitor left. */
  message(owner: OwnerId, id: string): Promise<Turn | undefined>
  /** Changes a message that a visitor left, and says so. @throws message_not_found */
  changeMessage(
    owner: OwnerId,
    id: string,
    change: (message: Turn, left: Left) => readonly [Turn, ...NewEvent[]],
  ): Promise<Turn>
  /** Without a comment, the one that was made with the same rating stays. @throws answer_not_found */
  rate(caller: Caller, turnId: string, feedback: { helpful: boolean; comment: string | undefined }): Promise<void>
  forgetWidget(owner: OwnerId, widgetId: string): Promise<void>
}

export function createConversations(store: Store): Conversations {
  const turns = store.collection<Turn>(turnsSpec)

  async function newest(owner: OwnerId, { widgetId, sessionId }: ConversationKey, limit: number): Promise<Turn[]> {
    const { records } = await turns.find(owner, {
      where: { widgetId, sessionId },
      sort: { by: 'at', direction: 'desc' },
      limit,
    })
    return records.toReversed()
  }

  // A message to the owner, or what was said to a person, is nothing that a question could lean on.
  async function latest(owner: OwnerId, key: ConversationKey): Promise<Turn[]> {
    return keptOnes(await newest(owner, key, EARLIER_TURNS_MAX)).filter((turn) => !turn.left && !turn.line)
  }

  /** Only what leans is looked up, where nobody has yet: most questions stand alone. */
  async function followed(turn: Turn, known?: readonly Turn[]): Promise<string | undefined> {
    const { id, ownerId, widgetId, sessionId, question, kept } = turn
    if (!kept || widgetId === '' || !leans(question)) return undefined
    const earlier = known ?? (await latest(ownerId, { widgetId, sessionId }))
    return followedBy(
      question,
      earlier.filter((one) => one.id !== id),
    )
  }

  async function writeOnce(turn: Turn, event: NewEvent): Promise<void> {
    await turns.insert(turn.ownerId, turn, [event]).catch((error: unknown) => {
      if (!(error instanceof AlreadyExists)) throw error
    })
  }

  return {
    told: restated(turns, toldAsCompleted),
    toldRated: restated(turns, toldAsRated),
    latest,
    history: async (owner, key) => keptOnes(await newest(owner, key, SHOWN_TURNS)),
    isUnused: async (owner, widgetId, sessionId) => (await newest(owner, { widgetId, sessionId }, 1)).length === 0,
    async all(owner, cursor) {
      const { records, next } = await turns.find(owner, { limit: EXPORTED_TURNS, cursor })
      return { records: keptOnes(records), ...(next !== undefined && { next }) }
    },
    async latencies(most) {
      const { records } = await turns.find(everyOwner, { sort: { by: 'at', direction: 'desc' }, limit: most })
      // One that was left before its end says how long somebody waited, not how long it takes.
      return records.flatMap(({ said, brokenOff }) => (said && !brokenOff ? said.latencyMs : []))
    },
    async write(turn, known) {
      const follows = await followed(turn, known)
      await writeOnce({ ...turn, ...(follows !== undefined && { follows }) }, (toldAsCompleted(turn) as Word).event)
    },
    writeOnce,
    isWritten: async (owner, id) => (await turns.get(owner, id)) !== undefined,
    async turn(owner, { widgetId, sessionId }, id) {
      const turn = await turns.get(owner, id)
      return turn?.kept && turn.widgetId === widgetId && turn.sessionId === sessionId ? turn : undefined
    },
    async message(owner, id) {
      const turn = await turns.get(owner, id)
      return turn?.left ? turn : undefined
    },
    async changeMessage(owner, id, change) {
      try {
        return await turns.update(owner, id, (turn) => {
          if (!turn.left) throw failures.message_not_found()
          return change(turn, turn.left)
        })
      } catch (error) {
        throw error instanceof RecordNotFound ? failures.message_not_found() : error
      }
    },
    async rate({ owner, visitor }, turnId, { helpful, comment }) {
      try {
        await turns.update(owner, turnId, (turn) => {
          const theirs = !visitor || (turn.widgetId === visitor.widgetId && turn.sessionId === visitor.sessionId)
          if (!theirs || turn.left || turn.line) throw failures.answer_not_found()
          const { feedback: before } = turn
          const isSame = before?.helpful === helpful
          // Where no words are kept, those of a comment are not either.
          const kept = turn.kept ? (comment ?? (isSame ? before.comment : '')) : ''
          const rated: Turn = { ...turn, feedback: { helpful, comment: kept }, rated: helpful ? 'up' : 'down' }
          // Another comment is no other rating.
          return isSame ? rated : [rated, ratedEvent(rated, helpful)]
        })
      } catch (error) {
        throw error instanceof RecordNotFound ? failures.answer_not_found() : error
      }
    },
    async forgetWidget(owner, widgetId) {
      for (;;) {
        const { records } = await turns.find(owner, { where: { widgetId } })
        if (records.length === 0) return
        await Promise.all(records.map(({ id }) => turns.remove(owner, id)))
      }
    },
  }
}
