import type { Line } from '@docent/proto'
import { ownerIdSchema } from '@docent/proto/ids'
import { AlreadyExists } from '@docent/runtime/store'
import { describe, expect, test } from '@jest/globals'
import type { Turn } from '../conversations/turn.ts'
import { createLineTurns, holds } from './line-turns.ts'
import { newTalk, type TalkRecord } from './record.ts'

const owner = ownerIdSchema.parse('ada')
const line = (n: number, id = `line ${n}`): Line => ({ n, id, who: 'visitor', by: null, text: `${n}`, at: n })
const talkWith = (last: number, tail: Line[]): TalkRecord => ({
  ...newTalk(owner, { widgetId: 'w1', sessionId: 's1' }),
  last,
  tail,
})

/** A talk and the turns of its lines, with something that happens at a moment in between. */
function kept(talk: TalkRecord) {
  const turns = new Map<string, Turn>()
  const place = {
    talk: talk as TalkRecord | undefined,
    turns,
    /** Removes both, as whoever erases a conversation does. */
    erase() {
      place.talk = undefined
      turns.clear()
    },
    beforeInsert: () => {},
    afterInsert: () => {},
  }
  const lineTurns = createLineTurns({
    talks: { get: async () => place.talk },
    turns: {
      async insert(_, turn) {
        place.beforeInsert()
        if (turns.has(turn.id)) throw new AlreadyExists('chat.turns')
        turns.set(turn.id, turn)
        place.afterInsert()
        return turn
      },
      remove: async (_, id) => turns.delete(id),
    },
  })
  return { place, ...lineTurns }
}

describe('a line of a talk', () => {
  test('is held by the talk it was said in, and by no other that was begun in its place', () => {
    expect(holds(talkWith(2, [line(1), line(2)]), line(2))).toBe(true)
    expect(holds(talkWith(2, [line(1), line(2)]), line(3))).toBe(false)
    expect(holds(talkWith(2, [line(1), line(2, 'another')]), line(2))).toBe(false)
    expect(holds(talkWith(0, []), line(1))).toBe(false)
    // Too long ago to stand in the record itself.
    expect(holds(talkWith(40, [line(39), line(40)]), line(3))).toBe(true)
  })

  test('becomes a turn once, however often it is heard of', async () => {
    const talk = talkWith(1, [line(1)])
    const { place, write, heard } = kept(talk)
    await write(talk, line(1))
    await heard(owner, talk.id, line(1))
    await heard(owner, talk.id, line(1))
    expect([...place.turns.values()].map(({ question }) => question)).toEqual(['1'])
  })

  test.each(['beforeInsert', 'afterInsert'] as const)(
    'leaves nothing where its conversation is erased at %s, whether it was said or heard of',
    async (moment) => {
      const talk = talkWith(1, [line(1)])
      for (const how of ['write', 'heard'] as const) {
        const { place, write, heard } = kept(talk)
        place[moment] = place.erase
        await (how === 'write' ? write(talk, line(1)) : heard(owner, talk.id, line(1)))
        expect(place.turns.size).toBe(0)
      }
    },
  )

  test('that became a turn too late, by a process that died then, is removed when it is heard of again', async () => {
    const talk = talkWith(1, [line(1)])
    const { place, write, heard } = kept(talk)
    await write(talk, line(1))
    place.talk = undefined
    await heard(owner, talk.id, line(1))
    expect(place.turns.size).toBe(0)
  })
})
