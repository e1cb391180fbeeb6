import type { Person, TalkState } from '@docent/proto'
import type { z } from 'zod'
import type { returnedBySchema } from '@docent/proto'

/** Who speaks to one visitor. Every transition there is stands in this file, and `states.test.ts` walks all of them. */
export interface Talk {
  state: TalkState
  /** Rises by one with every change of state or person. */
  change: number
  /** Who speaks, or spoke last since the visitor asked for a person; null while nobody has. */
  by: Person | null
  returnedBy: z.infer<typeof returnedBySchema> | null
  /** A visitor who waits once more, because the person went silent. */
  again: boolean
  /** False while the visitor's last word has no answer. */
  isAnswered: boolean
  /** When this state began, and when it ends by itself (0: never); milliseconds since 1970. */
  since: number
  until: number
}

export type Move =
  /** By the visitor. */
  | { type: 'ask' }
  | { type: 'visitor-says' }
  | { type: 'end' }
  /** By a person. */
  | { type: 'join'; by: Person; instead: boolean }
  | { type: 'person-says'; by: Person }
  | { type: 'person-mails'; by: Person }
  | { type: 'person-types'; by: Person }
  | { type: 'hand-back'; by: Person }
  /** By nobody. */
  | { type: 'time' }

export interface Times {
  now: number
  /** So long a visitor waits for a word, in milliseconds. */
  waitMs: number
  /** After so long without a word the bot speaks again, in milliseconds. */
  silenceMs: number
}

/** `nobody_listens`: no person is asked for or speaks; `taken`: another person speaks. */
export type Refused = { refused: 'nobody_listens' | 'taken' }

/** So much longer a visitor waits for somebody who is writing, in milliseconds. */
const TYPING_MS = 60_000

export const QUIET: Talk = {
  state: 'bot',
  change: 0,
  by: null,
  returnedBy: null,
  again: false,
  isAnswered: true,
  since: 0,
  until: 0,
}

/** Whether the bot is silent. */
export const isPersons = ({ state }: Pick<Talk, 'state'>): boolean => state === 'waiting' || state === 'person'

/** The talk after a move; the very same where nothing changes. */
export function after(talk: Talk, move: Move, times: Times): Talk | Refused {
  const { now } = times
  switch (move.type) {
    case 'ask':
      return isPersons(talk) ? talk : waiting({ ...talk, by: null }, times, false)
    case 'visitor-says':
      if (!isPersons(talk)) return { refused: 'nobody_listens' }
      // Who waits already does not wait longer for saying more.
      return talk.state === 'waiting' || !talk.isAnswered
        ? talk
        : { ...talk, isAnswered: false, until: now + times.waitMs }
    case 'end':
      return isPersons(talk) ? over(talk, now, 'returned', 'visitor') : talk
    case 'join':
      if (talk.state !== 'person') return speaking(talk, move.by, times, talk.isAnswered)
      if (talk.by?.id === move.by.id) return talk
      return move.instead ? speaking(talk, move.by, times, talk.isAnswered) : { refused: 'taken' }
    case 'person-says':
      if (talk.state !== 'person') return speaking(talk, move.by, times, true)
      if (talk.by?.id !== move.by.id) return { refused: 'taken' }
      return { ...talk, isAnswered: true, until: now + times.silenceMs }
    case 'person-mails':
      // A mail may come long after it was written: it brings nobody back to whom the visitor does not look.
      return isPersons(talk) ? after(talk, { type: 'person-says', by: move.by }, times) : { refused: 'nobody_listens' }
    case 'person-types':
      if (talk.state !== 'person' || talk.by?.id !== move.by.id) return { refused: 'taken' }
      return { ...talk, until: Math.max(talk.until, now + TYPING_MS) }
    case 'hand-back':
      if (talk.state === 'waiting') return over(talk, now, 'missed', null)
      if (talk.state !== 'person') return talk
      return talk.by?.id === move.by.id ? over(talk, now, 'returned', 'person') : { refused: 'taken' }
    case 'time':
      if (!isPersons(talk) || talk.until > now) return talk
      if (talk.state === 'waiting') return over(talk, now, 'missed', null)
      return talk.isAnswered ? over(talk, now, 'returned', 'silence') : waiting(talk, times, true)
  }
}

const waiting = (talk: Talk, { now, waitMs }: Times, again: boolean): Talk => ({
  ...talk,
  state: 'waiting',
  change: talk.change + 1,
  returnedBy: null,
  again,
  isAnswered: false,
  since: now,
  until: now + waitMs,
})

const speaking = (talk: Talk, by: Person, { now, waitMs, silenceMs }: Times, isAnswered: boolean): Talk => ({
  ...talk,
  state: 'person',
  change: talk.change + 1,
  by,
  returnedBy: null,
  again: false,
  isAnswered,
  since: now,
  until: now + (isAnswered ? silenceMs : waitMs),
})

const over = (talk: Talk, now: number, state: 'returned' | 'missed', returnedBy: Talk['returnedBy']): Talk => ({
  ...talk,
  state,
  change: talk.change + 1,
  returnedBy,
  again: false,
  isAnswered: true,
  since: now,
  until: 0,
})
