import type {
  ConversationTurnView,
  ConversationView,
  listConversations,
  questionWords,
  RouteReply,
} from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import type { Store } from '@docent/runtime/store'
import type { ConversationKey } from '../conversations/conversations.ts'
import type { Erasures } from '../conversations/erasures.ts'
import { turnsSpec, type Turn } from '../conversations/turn.ts'
import { failures } from '../failures.ts'
import { MESSAGE_IDS } from '../messages/leave.ts'
import { fitting, nearest, type Wanted } from './fits.ts'
import type { ConversationMarks, Marks } from './marks.ts'
import { isOfVisitor, isOfVisitors } from './outcome.ts'
import { behind, cursorAt, positionAt, type Position } from './position.ts'
import { rowOf, turnView } from './present.ts'

const ROWS = 30
const PAGE = 100
/** Turns that one call looks at, where few fit: then the reader is told how far it came, and may go on. */
const LOOKED_AT = 3_000
const SHOWN_TURNS = 200

export interface Inbox {
  /** @throws BadCursor */
  list(owner: OwnerId, wanted: Wanted, cursor?: string): Promise<Omit<RouteReply<typeof listConversations>, 'success'>>
  /** @throws conversation_not_found */
  show(owner: OwnerId, key: ConversationKey): Promise<{ turns: ConversationTurnView[]; isRead: boolean; note: string }>
  /** @throws conversation_not_found */
  mark(
    owner: OwnerId,
    key: ConversationKey,
    changes: { isRead?: boolean; readTo?: string; note?: string },
  ): Promise<void>
  /** Removes it for good; resolves with the number of its turns. @throws conversation_not_found */
  remove(owner: OwnerId, key: ConversationKey): Promise<number>
  /** What was asked in these turns, where it is kept. */
  words(owner: OwnerId, turnIds: readonly string[]): Promise<RouteReply<typeof questionWords>['questions']>
}

export interface InboxOptions {
  store: Store
  marks: ConversationMarks
  erasures: Pick<Erasures, 'begin'>
}

/**
 * What visitors asked, as conversations. It is read from the turns themselves: each conversation stands where its newest turn
 * that fits does, so an answer needs no second record to be found by.
 */
export function createInbox({ store, marks, erasures }: InboxOptions): Inbox {
  const turns = store.collection<Turn>(turnsSpec)

  return {
    async words(owner, turnIds) {
      const { records } = await turns.find(owner, { where: { id: { in: turnIds } }, limit: turnIds.length })
      return records
        .filter(({ kept, left }) => kept && !left)
        .map((turn) => ({
          turnId: turn.id,
          question: turn.question,
          conversation: isOfVisitor(turn) ? { widgetId: turn.widgetId, session: turn.sessionId } : null,
        }))
    },
    async list(owner, wanted, cursor) {
      const fits = fitting(wanted)
      const start = cursor === undefined ? undefined : positionAt(cursor)
      const seen = new Set<string>()
      const rows: ConversationView[] = []
      let last: Position | undefined
      let looked = 0
      let next: string | undefined
      do {
        const page = await turns.find(owner, {
          where: { ...nearest(wanted), ...(start && { at: { lte: start.at } }) },
          sort: { by: 'at', direction: 'desc' },
          limit: PAGE,
          cursor: next,
        })
        const records = next === undefined ? behind(page.records, start) : page.records
        const first = records.filter((turn) => fits(turn) && isFirst(seen, turn))
        for (const turn of await unlessShown(owner, first, fits, start)) {
          const row = await told(owner, turn, wanted)
          if (wanted.unread === undefined || !row.isRead) rows.push(row)
          last = turn
          if (rows.length === ROWS) return { conversations: rows, next: cursorAt(turn), lookedBackTo: null }
        }
        last = page.records.at(-1) ?? last
        looked += page.records.length
        next = page.next
      } while (next !== undefined && looked < LOOKED_AT)
      return next !== undefined && last
        ? { conversations: rows, next: cursorAt(last), lookedBackTo: new Date(last.at).toISOString() }
        : { conversations: rows, next: null, lookedBackTo: null }
    },

    async show(owner, key) {
      const shown = await latest(owner, key, SHOWN_TURNS)
      const marked = await marks.of(owner, key)
      return {
        turns: shown.toReversed().map(turnView),
        isRead: isRead(shown[0] as Turn, marked),
        note: marked.note,
      }
    },

    async mark(owner, key, { isRead: read, readTo: seen, note }) {
      const [last] = await latest(owner, key, 1)
      // What was said meanwhile was not seen; a page of before it could say how far it came has seen all.
      const upTo = Math.min((last as Turn).at, seen === undefined ? Infinity : Date.parse(seen))
      await marks.change(owner, key, ({ readTo }) => ({
        // Somebody else may have seen more.
        ...(read !== undefined && { readTo: read ? Math.max(readTo, upTo) : 0 }),
        ...(note !== undefined && { note }),
      }))
    },

    async remove(owner, key) {
      const { widgetId, sessionId } = key
      const { records: some } = await turns.find(owner, { where: { widgetId, sessionId }, limit: 1 })
      if (!isOfVisitors(key) || some.length === 0) throw failures.conversation_not_found()
      await erasures.begin(owner, [{ widgetId, sessionId }])
      // The talk goes first, so that no line becomes a turn again; cut off here, the turns that are left lead back.
      await marks.remove(owner, key)
      let removed = 0
      for (;;) {
        const { records } = await turns.find(owner, { where: { widgetId, sessionId } })
        if (records.length === 0) break
        await Promise.all(records.map(({ id }) => turns.remove(owner, id)))
        removed += records.length
      }
      return removed
    },
  }

  /** The newest first; never none. @throws conversation_not_found */
  async function latest(owner: OwnerId, key: ConversationKey, limit: number): Promise<Turn[]> {
    const own = isOfVisitors(key) ? await newest(owner, key, limit) : []
    if (own.length === 0) throw failures.conversation_not_found()
    return own
  }

  /** Those whose words are kept, the newest first. Others may stand before them: what is kept may change within a conversation. */
  async function newest(owner: OwnerId, { widgetId, sessionId }: ConversationKey, limit: number): Promise<Turn[]> {
    const own: Turn[] = []
    let cursor: string | undefined
    do {
      const page = await turns.find(owner, {
        where: { widgetId, sessionId },
        sort: { by: 'at', direction: 'desc' },
        limit: cursor === undefined ? limit : PAGE,
        cursor,
      })
      own.push(...page.records.filter(isOfVisitor))
      cursor = page.next
    } while (cursor !== undefined && own.length < limit)
    return own.slice(0, limit)
  }

  /** Without conversations that stood on an earlier page: they have a newer turn that fits. */
  async function unlessShown(
    owner: OwnerId,
    candidates: readonly Turn[],
    fits: (turn: Turn) => boolean,
    start: Position | undefined,
  ): Promise<readonly Turn[]> {
    if (!start) return candidates
    const wasShown = await Promise.all(
      candidates.map(async ({ widgetId, sessionId, at, id }) => {
        const newer = await turns.find(owner, { where: { widgetId, sessionId, at: { gte: at } }, limit: SHOWN_TURNS })
        return newer.records.some((turn) => turn.id !== id && turn.at > at && fits(turn))
      }),
    )
    return candidates.filter((_, index) => !wasShown[index])
  }

  async function told(owner: OwnerId, turn: Turn, { outcome, search }: Wanted): Promise<ConversationView> {
    const [marked, [last = turn], hasMessage] = await Promise.all([
      marks.of(owner, turn),
      // Where all turns are looked at, the first that is met is the newest. It may be deleted meanwhile, too.
      outcome === undefined && search === undefined ? [] : newest(owner, turn, 1),
      holdsMessage(owner, turn),
    ])
    return rowOf(turn, isRead(last, marked), hasMessage, marked)
  }

  /** Whatever was said since: who leaves a message and asks on is answered by the bot, and the message by nobody. */
  async function holdsMessage(owner: OwnerId, { left, widgetId, sessionId }: Turn): Promise<boolean> {
    if (left) return true
    const { records } = await turns.find(owner, { where: { widgetId, sessionId, id: MESSAGE_IDS }, limit: 1 })
    return records.length > 0
  }
}

const isRead = ({ at }: Turn, { readTo }: Marks) => readTo >= at

/** Whether it is the first of its conversation; says yes once. */
function isFirst(seen: Set<string>, { widgetId, sessionId }: Turn): boolean {
  const key = `${widgetId}:${sessionId}`
  const first = !seen.has(key)
  seen.add(key)
  return first
}
