import { lineSchema, personSchema, talkStateSchema, type Line } from '@docent/proto'
import type { EventPayload } from '@docent/proto/events'
import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import { NEVER, type Clock, type Ids } from '@docent/runtime/clock'
import type { JobKind } from '@docent/runtime/jobs'
import { everyOwner, type Collection, type CollectionSpec, type Store } from '@docent/runtime/store'
import { DAY_MS } from '@docent/runtime/units'
import { createHash } from 'node:crypto'
import { z } from 'zod'

const schema = z.object({
  id: idSchema.describe('follows from widget and session'),
  ownerId: ownerIdSchema,
  widgetId: idSchema,
  widgetName: z.string(),
  session: z.string(),
  /** When the talk began that is heard now; 0 where that is not known. An erased one may be followed by another. */
  began: z.number().default(0),
  state: talkStateSchema,
  change: z.int(),
  by: personSchema.nullable(),
  /** Names the mails of this talk, which no other has. */
  thread: z.string(),
  /** Names the first of them; empty before it. */
  first: z.string(),
  /** What is to be mailed, and the number of the newest line that was heard. */
  lines: z.array(lineSchema),
  heard: z.int(),
  /** A visitor who begins to wait, by the change that says so. */
  notice: z.object({ change: z.int(), again: z.boolean() }).nullable(),
  /** Whether the person who talks did so by mail at last. */
  isByMail: z.boolean(),
  lastMailAt: z.number(),
  touchedAt: z.number(),
  dueAt: z.number(),
  holder: z.string(),
  attempts: z.int(),
})
/** What somebody is to be mailed of one conversation. */
export type MailedTalk = z.infer<typeof schema>

const MOST_LINES = 20
const KEEP_MS = 30 * DAY_MS

export const mailedTalksSpec: CollectionSpec<MailedTalk> = {
  name: 'notification.mailed-talks',
  keeps: {
    of: 'visitors',
    what: 'which conversations mails were sent about; what was said in them only until it is mailed, a minute or so',
    until: '30 days after the last word',
  },
  schema,
  indexes: [{ fields: ['dueAt'] }, { fields: ['touchedAt'] }],
}

export interface MailedTalksOptions {
  store: Store
  clock: Clock
  ids: Ids
  /** Least time between two mails of one conversation, in milliseconds. */
  everyMs: number
}

const isPersons = (state: MailedTalk['state']) => state === 'waiting' || state === 'person'
const isWanted = ({ lines, notice }: Pick<MailedTalk, 'lines' | 'notice'>) => lines.length > 0 || notice !== null

/** Conversations between visitors and persons, as far as somebody is to be told of them by mail. */
export function createMailedTalks({ store, clock, ids, everyMs }: MailedTalksOptions) {
  const talks: Collection<MailedTalk> = store.collection(mailedTalksSpec)
  const now = () => clock.now().getTime()
  const jobs: JobKind<MailedTalk> = {
    name: 'mails about visitors who wait',
    records: talks,
    due: (at) => ({ dueAt: { lte: at } }),
    turns: { of: 'oldest', by: 'dueAt' },
    stateOf: (talk) =>
      isWanted(talk) ? { dueAt: talk.dueAt, holder: talk.holder, attempts: talk.attempts } : undefined,
    withState: (talk, state) => ({ ...talk, ...state }),
  }

  return {
    jobs,

    async changed(owner: OwnerId, talk: EventPayload<'handover.changed'>, cause: string): Promise<void> {
      const { state, change, by, widgetName } = talk
      await write(owner, talk, cause, (current) => {
        if (change <= current.change) return current
        const known = { ...current, state, change, by, widgetName }
        if (state === 'waiting') {
          const heard = Math.max(current.heard, ...talk.lines.map(({ n }) => n))
          return { ...known, lines: talk.lines, heard, notice: { change, again: talk.again }, isByMail: false }
        }
        // Whoever came or left knows what was said; a mail that is due already says what it was to say.
        const isDue = current.dueAt <= now()
        return isDue && current.notice ? known : { ...known, lines: [], notice: null }
      })
    },

    async said(owner: OwnerId, { line, ...talk }: EventPayload<'handover.said'>, cause: string): Promise<void> {
      await write(owner, talk, cause, (current) => {
        if (line.n <= current.heard) return current
        const heard = line.n
        if (line.who === 'person') {
          const isByMail = line.id.startsWith('m-')
          // Whoever answers in the conversation has read it; whoever answers a mail has not.
          const lines = isByMail || current.notice ? current.lines : []
          return { ...current, heard, isByMail, lines }
        }
        if (!isPersons(talk.state)) return { ...current, heard }
        return { ...current, heard, lines: [...current.lines, line].slice(-MOST_LINES) }
      })
    },

    /** The talk once what it held at `mailed` is out. */
    after(talk: MailedTalk, mailed: MailedTalk): MailedTalk {
      const upTo = mailed.lines.at(-1)?.n ?? 0
      const rest = {
        lines: talk.lines.filter(({ n }) => n > upTo),
        notice: talk.notice?.change === mailed.notice?.change ? null : talk.notice,
        first: mailed.first || mailNameOf(mailed),
      }
      // Of a talk that began meanwhile nothing is out yet.
      const left = talk.thread === mailed.thread ? { ...talk, ...rest } : talk
      const next = { ...left, lastMailAt: now(), holder: '', attempts: 0 }
      return { ...next, dueAt: dueOf({ ...next, dueAt: NEVER }, now()) }
    },

    async sweep(): Promise<void> {
      for (;;) {
        const where = { touchedAt: { lt: now() - KEEP_MS } }
        const { records } = await talks.find(everyOwner, { where })
        if (records.length === 0) return
        await Promise.all(records.map(({ ownerId, id }) => talks.remove(ownerId, id)))
      }
    },
  }

  async function write(
    owner: OwnerId,
    about: { widgetId: string; widgetName: string; session: string; began?: number | undefined },
    cause: string,
    change: (current: MailedTalk) => MailedTalk,
  ): Promise<void> {
    const { widgetId, widgetName, session, began = 0 } = about
    const id = createHash('sha256')
      .update(JSON.stringify([widgetId, session]))
      .digest('hex')
      .slice(0, 40)
    await talks.save(
      owner,
      id,
      (current) => {
        const fresh = { ...NEW, id, ownerId: owner, widgetId, widgetName, session, began, thread: ids.next() }
        // What is still heard of a talk that was erased is no news of the one that followed it.
        if (current && began !== 0 && began < current.began) return current
        const known = current && (began <= current.began ? current : followed(current, fresh))
        const next = change(known ?? fresh)
        if (current && next === current) return current
        const at = now()
        // Whoever is at it finds what is new when they end it.
        const dueAt = next.holder === '' ? dueOf(next, at) : next.dueAt
        return { ...next, touchedAt: at, dueAt }
      },
      { cause },
    )
  }

  function dueOf(talk: MailedTalk, at: number): number {
    if (!isWanted(talk)) return NEVER
    const free = talk.lastMailAt + everyMs
    // Whoever talks in the conversation itself gets a mail only of what they leave unanswered.
    if (talk.notice || talk.state !== 'person' || talk.isByMail) return Math.min(talk.dueAt, Math.max(at, free))
    return Math.min(talk.dueAt, Math.max(at + everyMs, free))
  }
}

/** A talk in the place of an erased one. Whoever mails that one at this moment ends it here, and mails keep their distance. */
const followed = ({ holder, dueAt, attempts, lastMailAt }: MailedTalk, fresh: MailedTalk): MailedTalk => ({
  ...fresh,
  lastMailAt,
  ...(holder !== '' && { holder, dueAt, attempts }),
})
export type MailedTalks = ReturnType<typeof createMailedTalks>

/**
 * Of the next mail about a conversation, by what it says: a try after one that died sends the same mail once, and another one where
 * something was said meanwhile.
 */
export const mailNameOf = ({ notice, lines }: Pick<MailedTalk, 'notice' | 'lines'>): string =>
  `${notice?.change ?? 0}-${lines.at(-1)?.n ?? 0}`

const NEW = {
  state: 'bot' as const,
  change: 0,
  by: null,
  first: '',
  lines: [] as Line[],
  heard: 0,
  notice: null,
  isByMail: false,
  lastMailAt: 0,
  touchedAt: 0,
  dueAt: NEVER,
  holder: '',
  attempts: 0,
}
