import type { ConversationTurn } from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import type { Visitor } from '@docent/runtime/http'
import type { Retention } from '@docent/runtime/retention'
import { BadCursor, type Store } from '@docent/runtime/store'
import type { Erasures, Place } from '../conversations/erasures.ts'
import { exportOf } from '../conversations/export.ts'
import { turnsSpec, type Turn } from '../conversations/turn.ts'
import { failures } from '../failures.ts'
import type { ConversationMarks } from '../inbox/marks.ts'
import { OWNER_SESSION } from '../inbox/outcome.ts'
import type { Widgets } from '../projections/widgets.ts'
import { codeOf, isOfCode, sessionsOf, shownCode, typedCode } from './code.ts'

const PAGE = 200

interface Shown {
  turns: ConversationTurn[]
  next: string | null
}

interface Note {
  widgetId: string
  session: string
  note: string
}

/** What is kept of one visitor, for themselves and for the owner of the website, who knows the code from them. */
export interface VisitorData {
  /** @throws BadCursor */
  ofVisitor(visitor: Visitor, cursor?: string): Promise<Shown & { code: string; keptDays: number | null }>
  eraseVisitor(visitor: Visitor): Promise<number>
  /** @throws visitor_not_found, BadCursor */
  ofCode(owner: OwnerId, code: string, cursor?: string): Promise<Shown & { notes: Note[] }>
  /** @throws visitor_not_found */
  eraseCode(owner: OwnerId, code: string): Promise<number>
}

export interface VisitorDataOptions {
  store: Store
  widgets: Widgets
  marks: ConversationMarks
  retention: Retention
  erasures: Pick<Erasures, 'begin'>
}

export function createVisitorData({ store, widgets, marks, retention, erasures }: VisitorDataOptions): VisitorData {
  const turns = store.collection<Turn>(turnsSpec)

  return {
    async ofVisitor(visitor, cursor) {
      const { owner, widgetId, sessionId } = visitor
      const { records, next } = await page(owner, placesOf(visitor), cursor)
      const code = codeOf(visitorOf(visitor))
      const widget = await widgets.find(owner, widgetId)
      return {
        // A conversation of before there were codes is found by its own id.
        code: isOfCode(sessionId, code) ? shownCode(code) : sessionId,
        keptDays: retention.daysOf(widget?.keepDays),
        turns: records.map(exportOf),
        next,
      }
    },
    eraseVisitor: async (visitor) => (await erase(visitor.owner, placesOf(visitor))).erased,
    async ofCode(owner, code, cursor) {
      const { records, next, isNobody } = await page(owner, await placesOfCode(owner, code), cursor)
      if (isNobody) throw failures.visitor_not_found()
      const keys = new Map(records.map((turn) => [`${turn.widgetId}:${turn.sessionId}`, turn]))
      const notes: Note[] = []
      for (const { widgetId, sessionId } of keys.values()) {
        const { note } = await marks.of(owner, { widgetId, sessionId })
        if (note !== '') notes.push({ widgetId, session: sessionId, note })
      }
      return { turns: records.map(exportOf), next, notes }
    },
    async eraseCode(owner, code) {
      const { erased, removed } = await erase(owner, await placesOfCode(owner, code))
      if (removed === 0) throw failures.visitor_not_found()
      return erased
    },
  }

  async function placesOfCode(owner: OwnerId, text: string): Promise<Place[]> {
    const code = typedCode(text)
    // What owners ask to try a widget is no visitor's.
    if (code === undefined && text.startsWith(OWNER_SESSION)) return []
    const sessionId = code === undefined ? text : sessionsOf(code)
    return (await widgets.ofOwner(owner)).map(({ id: widgetId }) => ({ widgetId, sessionId }))
  }

  /** The turns with words that are in these places, one place after the other; whether there are none of any kind. */
  async function page(owner: OwnerId, places: readonly Place[], cursor?: string) {
    const [place = '0', at] = cursor === undefined ? [] : (/^(\d{1,5}):(.*)$/.exec(cursor)?.slice(1) ?? ['x'])
    let index = Number(place)
    if (!Number.isInteger(index)) throw new BadCursor('no page ended with this cursor')
    let within = at || undefined
    let isNobody = cursor === undefined
    for (; index < places.length; index += 1) {
      const found = await turns.find(owner, { where: places[index], limit: PAGE, cursor: within })
      const records = found.records.filter(({ kept }) => kept)
      if (found.records.length > 0) isNobody = false
      const isLast = found.next === undefined && index === places.length - 1
      const next = isLast ? null : found.next === undefined ? `${index + 1}:` : `${index}:${found.next}`
      if (records.length > 0 || found.next !== undefined || isLast) return { records, next, isNobody }
      within = undefined
    }
    return { records: [], next: null, isNobody }
  }

  /** Removes the turns, also those without words, and the notes on their conversations; `erased` had words. */
  async function erase(owner: OwnerId, places: readonly Place[]): Promise<{ erased: number; removed: number }> {
    let [erased, removed] = [0, 0]
    await erasures.begin(owner, places)
    for (const where of places) {
      for (;;) {
        const { records } = await turns.find(owner, { where, limit: PAGE })
        if (records.length === 0) break
        // The note goes first: cut off in between, the turns that are left still lead to it.
        const sessions = new Map(records.map((turn) => [turn.sessionId, turn.widgetId]))
        for (const [sessionId, widgetId] of sessions) await marks.remove(owner, { widgetId, sessionId })
        await Promise.all(records.map(({ id }) => turns.remove(owner, id)))
        erased += records.filter(({ kept }) => kept).length
        removed += records.length
      }
    }
    return { erased, removed }
  }
}

const visitorOf = ({ visitorId, sessionId }: Visitor) => visitorId ?? sessionId

/** All conversations of a visitor's code, and the one they are in where it began before there were codes. */
function placesOf(visitor: Visitor): Place[] {
  const { widgetId, sessionId } = visitor
  const code = codeOf(visitorOf(visitor))
  const ofCode = { widgetId, sessionId: sessionsOf(code) }
  return isOfCode(sessionId, code) ? [ofCode] : [ofCode, { widgetId, sessionId }]
}
