import type { Person, TalkState } from '@docent/proto'
import { describe, expect, test } from '@jest/globals'
import { after, QUIET, type Move, type Talk } from './states.ts'

const ada: Person = { id: 'ada', name: 'Ada' }
const bob: Person = { id: 'bob', name: 'Bob' }
const times = { now: 100_000, waitMs: 1_000, silenceMs: 9_000 }

const talks = {
  bot: QUIET,
  waiting: { ...QUIET, state: 'waiting', change: 1, isAnswered: false, since: 1, until: 100_500 },
  'waiting too long': { ...QUIET, state: 'waiting', change: 1, isAnswered: false, since: 1, until: 100_000 },
  'Ada speaks': { ...QUIET, state: 'person', change: 2, by: ada, since: 1, until: 100_500 },
  'Ada owes a word': { ...QUIET, state: 'person', change: 2, by: ada, isAnswered: false, since: 1, until: 100_500 },
  'Ada vanished': { ...QUIET, state: 'person', change: 2, by: ada, isAnswered: false, since: 1, until: 99_999 },
  'nobody says a word': { ...QUIET, state: 'person', change: 2, by: ada, since: 1, until: 99_999 },
  returned: { ...QUIET, state: 'returned', change: 3, by: ada, returnedBy: 'person', since: 1 },
  missed: { ...QUIET, state: 'missed', change: 3, since: 1 },
} satisfies Record<string, Talk>

const moves = {
  ask: { type: 'ask' },
  'visitor says': { type: 'visitor-says' },
  end: { type: 'end' },
  'Ada joins': { type: 'join', by: ada, instead: false },
  'Bob joins': { type: 'join', by: bob, instead: false },
  'Bob takes over': { type: 'join', by: bob, instead: true },
  'Ada says': { type: 'person-says', by: ada },
  'Bob says': { type: 'person-says', by: bob },
  'Ada mails': { type: 'person-mails', by: ada },
  'Bob mails': { type: 'person-mails', by: bob },
  'Ada types': { type: 'person-types', by: ada },
  'Bob types': { type: 'person-types', by: bob },
  'Ada hands back': { type: 'hand-back', by: ada },
  'Bob hands back': { type: 'hand-back', by: bob },
  time: { type: 'time' },
} satisfies Record<string, Move>

/** "=" nothing changes, "!…" refused, else the state; "~" the same state with another end. */
type Cell = '=' | '~' | '!nobody' | '!taken' | TalkState
const columns = Object.keys(moves) as (keyof typeof moves)[]
/* oxfmt-ignore */
const table: Record<keyof typeof talks, readonly Cell[]> = {
  //                     ask        visitor    end         Ada joins  Bob joins  Bob takes  Ada says   Bob says   Ada mails  Bob mails  A types    B types    A back     B back     time
  bot:                  ['waiting', '!nobody', '=',        'person',  'person',  'person',  'person',  'person',  '!nobody', '!nobody', '!taken',  '!taken',  '=',       '=',       '='],
  waiting:              ['=',       '=',       'returned', 'person',  'person',  'person',  'person',  'person',  'person',  'person',  '!taken',  '!taken',  'missed',  'missed',  '='],
  'waiting too long':   ['=',       '=',       'returned', 'person',  'person',  'person',  'person',  'person',  'person',  'person',  '!taken',  '!taken',  'missed',  'missed',  'missed'],
  'Ada speaks':         ['=',       '~',       'returned', '=',       '!taken',  'person',  '~',       '!taken',  '~',       '!taken',  '~',       '!taken',  'returned','!taken',  '='],
  'Ada owes a word':    ['=',       '=',       'returned', '=',       '!taken',  'person',  '~',       '!taken',  '~',       '!taken',  '~',       '!taken',  'returned','!taken',  '='],
  'Ada vanished':       ['=',       '=',       'returned', '=',       '!taken',  'person',  '~',       '!taken',  '~',       '!taken',  '~',       '!taken',  'returned','!taken',  'waiting'],
  'nobody says a word': ['=',       '~',       'returned', '=',       '!taken',  'person',  '~',       '!taken',  '~',       '!taken',  '~',       '!taken',  'returned','!taken',  'returned'],
  returned:             ['waiting', '!nobody', '=',        'person',  'person',  'person',  'person',  'person',  '!nobody', '!nobody', '!taken',  '!taken',  '=',       '=',       '='],
  missed:               ['waiting', '!nobody', '=',        'person',  'person',  'person',  'person',  'person',  '!nobody', '!nobody', '!taken',  '!taken',  '=',       '=',       '='],
}

describe('who speaks', () => {
  const cells = (Object.keys(talks) as (keyof typeof talks)[]).flatMap((name) =>
    columns.map((move, index) => [name, move, table[name][index] as Cell] as const),
  )

  test.each(cells)('%s, %s: %s', (name, move, cell) => {
    const talk: Talk = talks[name]
    const next = after(talk, moves[move], times)
    if (cell.startsWith('!')) return expect(next).toEqual({ refused: cell === '!taken' ? 'taken' : 'nobody_listens' })
    if ('refused' in next) throw new Error(next.refused)
    if (cell === '=') return expect(next).toBe(talk)
    if (cell === '~') {
      expect([next.state, next.change, next.since]).toEqual([talk.state, talk.change, talk.since])
      return expect(next.until).not.toBe(talk.until)
    }
    expect([next.state, next.change, next.since]).toEqual([cell, talk.change + 1, times.now])
    expect(next.until === 0).toBe(cell === 'returned' || cell === 'missed')
  })

  const moved = (talk: Talk, move: Move) => {
    const next = after(talk, move, times)
    if ('refused' in next) throw new Error(next.refused)
    return next
  }

  test('whoever comes owes the visitor who waited a word, and no word to one who did not', () => {
    expect(moved(talks.waiting, moves['Ada joins'])).toMatchObject({ by: ada, isAnswered: false, until: 101_000 })
    expect(moved(talks.bot, moves['Ada joins'])).toMatchObject({ by: ada, isAnswered: true, until: 109_000 })
    expect(moved(talks['Ada owes a word'], moves['Bob takes over'])).toMatchObject({ by: bob, isAnswered: false })
  })

  test('a word answers, another question is owed one, and asking on does not make the wait longer', () => {
    const answered = moved(talks['Ada owes a word'], moves['Ada says'])
    expect(answered).toMatchObject({ isAnswered: true, until: 109_000 })
    expect(moved(answered, moves['visitor says'])).toMatchObject({ isAnswered: false, until: 101_000 })
  })

  test('why the bot speaks again is told, and who waits again is told apart', () => {
    expect(moved(talks['Ada speaks'], moves.end).returnedBy).toBe('visitor')
    expect(moved(talks['Ada speaks'], moves['Ada hands back']).returnedBy).toBe('person')
    expect(moved(talks['nobody says a word'], moves.time).returnedBy).toBe('silence')
    expect(moved(talks['Ada vanished'], moves.time)).toMatchObject({ state: 'waiting', again: true, by: ada })
    expect(moved(talks.returned, moves.ask)).toMatchObject({ again: false, returnedBy: null })
  })

  test('who had the talk is told of that talk alone: whoever spoke before the visitor asked once more did not', () => {
    const askedOnceMore = moved(talks.returned, moves.ask)
    expect(moved(askedOnceMore, moves['Ada hands back'])).toMatchObject({ state: 'missed', by: null })
    expect(moved(askedOnceMore, moves.end)).toMatchObject({ state: 'returned', returnedBy: 'visitor', by: null })
    const goneSilent = moved(talks['Ada vanished'], moves.time)
    expect(moved(goneSilent, moves.end)).toMatchObject({ state: 'returned', returnedBy: 'visitor', by: ada })
  })
})
