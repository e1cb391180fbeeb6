import type { Line, Person } from '@docent/proto'
import { say, type NewEvent } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import { RecordNotFound, type Store } from '@docent/runtime/store'
import { turnsSpec, type Turn } from '../conversations/turn.ts'
import { failures } from '../failures.ts'
import type { Widgets } from '../projections/widgets.ts'
import { createLineTurns, turnIdOf } from './line-turns.ts'
import { NEVER, newTalk, TAIL, talkIdOf, talksSpec, type TalkRecord } from './record.ts'
import type { HandoverChoices } from './settings.ts'
import { after, isPersons, type Move, type Talk, type Times } from './states.ts'
import { summaryOf } from './summary.ts'
import type { ConversationKey } from '../conversations/conversations.ts'

const MINUTE_MS = 60_000
const PAGE = 200
/** So long somebody counts as writing. */
export const TYPING_MS = 8_000

/** A line as its sender gives it. */
export interface NewLine {
  id: string
  text: string
}

export interface Talks {
  of(owner: OwnerId, key: ConversationKey): Promise<TalkRecord | undefined>
  /** Those in which a person is asked for, or speaks; who waits longest comes first. */
  open(owner: OwnerId): Promise<TalkRecord[]>
  /** @throws nobody_listens */
  visitor(
    owner: OwnerId,
    key: ConversationKey,
    move: 'ask' | 'visitor-says' | 'end',
    line?: NewLine,
  ): Promise<TalkRecord>
  /** @throws talk_taken, conversation_not_found */
  person(owner: OwnerId, key: ConversationKey, move: PersonMove, line?: NewLine): Promise<TalkRecord>
  typing(owner: OwnerId, key: ConversationKey, by: Person | null): Promise<void>
  /** The talk once its time is over, with the event that says so. */
  timed(record: TalkRecord): Promise<(record: TalkRecord) => TalkRecord | readonly [TalkRecord, ...NewEvent[]]>
  /** Makes a turn of a line that is none yet: the process that took it may have died in between. */
  heard(owner: OwnerId, key: ConversationKey, line: Line): Promise<void>
}

type PersonMove = Extract<Move, { by: Person }>

export interface TalksOptions {
  store: Store
  clock: Clock
  widgets: Pick<Widgets, 'find'>
  choices: Pick<HandoverChoices, 'of'>
  silenceMinutes: number
  /** Whoever follows a talk in this process looks at once. */
  changed(id: string): void
  faultPoint(name: string): void
}

export function createTalks(options: TalksOptions): Talks {
  const { store, clock, widgets, choices, silenceMinutes, changed, faultPoint } = options
  const records = store.collection<TalkRecord>(talksSpec)
  const turns = store.collection<Turn>(turnsSpec)
  const lineTurns = createLineTurns({ turns, talks: records })
  const now = () => clock.now().getTime()

  return {
    of: (owner, key) => records.get(owner, talkIdOf(key)),
    async open(owner) {
      const all: TalkRecord[] = []
      let cursor: string | undefined
      do {
        const sort = { by: 'since', direction: 'asc' } as const
        const page = await records.find(owner, { where: { open: true }, sort, limit: PAGE, cursor })
        all.push(...page.records)
        cursor = page.next
      } while (cursor !== undefined)
      return all
    },

    async visitor(owner, key, type, line) {
      const said = line && { ...line, who: 'visitor' as const, by: null }
      try {
        return await write(owner, key, { type }, said, type === 'ask')
      } catch (error) {
        if (!(error instanceof RecordNotFound)) throw error
        if (type === 'end') return newTalk(owner, key)
        throw failures.nobody_listens()
      }
    },

    async person(owner, key, move, line) {
      await checkConversation(owner, key)
      const said = line && { ...line, who: 'person' as const, by: move.by }
      try {
        return await write(owner, key, move, said, move.type !== 'hand-back')
      } catch (error) {
        if (error instanceof RecordNotFound) return newTalk(owner, key)
        throw error
      }
    },

    async typing(owner, key, by) {
      const told = await toldOf(owner, key)
      const until = now() + TYPING_MS
      await records
        .update(owner, talkIdOf(key), (record) => {
          if (!isPersons(record)) return record
          const typed = say('handover.typed', { ...told, who: by ? 'person' : 'visitor' })
          if (!by) return [{ ...record, visitorTypes: until }, typed]
          const next = after(record, { type: 'person-types', by }, timesOf(0))
          return 'refused' in next ? record : [withTalk(record, next, { personTypes: until }), typed]
        })
        .catch((error: unknown) => {
          if (!(error instanceof RecordNotFound)) throw error
        })
      changed(talkIdOf(key))
    },

    async timed({ ownerId: owner, widgetId, sessionId }) {
      const [told, times] = await Promise.all([toldOf(owner, { widgetId, sessionId }), timesFor(owner)])
      return (record) => {
        const next = after(record, { type: 'time' }, times)
        // Somebody spoke meanwhile: its end is another moment.
        if ('refused' in next || next === record) return withTalk(record, record)
        return [withTalk(record, next), changeOf(withTalk(record, next), told)]
      }
    },

    heard: (owner, key, line) => lineTurns.heard(owner, talkIdOf(key), line),
  }

  async function write(
    owner: OwnerId,
    key: ConversationKey,
    move: Move,
    said: Pick<Line, 'id' | 'text' | 'who' | 'by'> | undefined,
    begins: boolean,
  ): Promise<TalkRecord> {
    const id = talkIdOf(key)
    if (said && (await turns.get(owner, turnIdOf(id, said)))) {
      const record = await records.get(owner, id)
      if (record) return record
    }
    const [told, times] = await Promise.all([toldOf(owner, key), timesFor(owner)])
    const change = (known: TalkRecord | undefined) => {
      const current = known ?? newTalk(owner, key, times.now)
      // The same line again, from a sender who did not hear that it was taken.
      if (said && current.tail.some((line) => line.id === said.id && line.who === said.who)) return current
      const next = after(current, move, times)
      if ('refused' in next) throw refusalOf(next.refused, current)
      if (next === current && !said) return current
      const line = said && { ...said, n: current.last + 1, at: Math.max(times.now, current.lastAt + 1) }
      const record = withTalk(current, next, line && linesWith(current, line))
      return [
        record,
        ...(next.change === current.change ? [] : [changeOf(record, told)]),
        ...(line ? [say('handover.said', { ...told, began: record.began, line, state: record.state })] : []),
      ] as const
    }
    const record = begins ? await records.save(owner, id, change) : await records.update(owner, id, change)
    changed(id)
    faultPoint('chat:line-taken')
    const line = said && record.tail.find(({ id: one, who }) => one === said.id && who === said.who)
    if (line) await lineTurns.write(record, line)
    return record
  }

  /** @throws conversation_not_found */
  async function checkConversation(owner: OwnerId, { widgetId, sessionId }: ConversationKey): Promise<void> {
    const { records: found } = await turns.find(owner, { where: { widgetId, sessionId }, limit: 1 })
    if (found.length === 0 || !(await widgets.find(owner, widgetId))) throw failures.conversation_not_found()
  }

  async function toldOf(owner: OwnerId, { widgetId, sessionId }: ConversationKey) {
    return { widgetId, widgetName: (await widgets.find(owner, widgetId))?.name ?? '', session: sessionId }
  }

  async function timesFor(owner: OwnerId): Promise<Times> {
    return timesOf((await choices.of(owner)).waitMinutes)
  }

  function timesOf(waitMinutes: number): Times {
    return { now: now(), waitMs: waitMinutes * MINUTE_MS, silenceMs: silenceMinutes * MINUTE_MS }
  }
}

type Told = { widgetId: string; widgetName: string; session: string }

function changeOf({ began, state, change, by, returnedBy, again, tail }: TalkRecord, told: Told): NewEvent {
  return say('handover.changed', { ...told, began, state, change, by, returnedBy, again, lines: tail.slice(-20) })
}

/** The record with a talk and more in it. Whoever had claimed its end has to look again. */
function withTalk(record: TalkRecord, talk: Talk, more: Partial<TalkRecord> = {}): TalkRecord {
  const changes = { ...talkIn(talk), open: isPersons(talk), dueAt: talk.until || NEVER, holder: '', attempts: 0 }
  const next: TalkRecord = { ...record, ...changes, ...more }
  if (isPersons(talk) && !record.open) return { ...next, first: record.last + 1, summary: '' }
  if (!isPersons(talk) && record.open) return { ...next, visitorTypes: 0, personTypes: 0, summary: summaryOf(next) }
  return next
}

const talkIn = ({ state, change, by, returnedBy, again, isAnswered, since, until }: Talk): Talk => ({
  state,
  change,
  by,
  returnedBy,
  again,
  isAnswered,
  since,
  until,
})

function linesWith({ tail }: TalkRecord, line: Line): Partial<TalkRecord> {
  const typed = line.who === 'visitor' ? { visitorTypes: 0 } : { personTypes: 0 }
  return { tail: [...tail, line].slice(-TAIL), last: line.n, lastAt: line.at, ...typed }
}

function refusalOf(refused: 'nobody_listens' | 'taken', { by }: TalkRecord): Error {
  if (refused === 'nobody_listens') return failures.nobody_listens()
  return failures.talk_taken({ values: { name: by?.name || 'Somebody else' }, extra: { by: by?.name ?? '' } })
}
