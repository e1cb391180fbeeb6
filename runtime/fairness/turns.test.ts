import { expect, test } from '@jest/globals'
import { createTurns, type Turn } from './turns.ts'

const never = new AbortController().signal

/** Turns that are taken by owner, with who has begun so far. */
function started(atOnce: number, perOwner: number) {
  const turns = createTurns({ atOnce, mayHave: (_, has) => has < perOwner })
  const begun: string[] = []
  const had: Turn[] = []
  const take = (owner: string, end = never) =>
    turns.take(owner, end).then((turn) => {
      begun.push(owner)
      had.push(turn)
    })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return { turns, begun, had, take, settled }
}

test('whose owner has none of the turns comes before who came earlier', async () => {
  const { turns, begun, had, take, settled } = started(2, 2)
  for (const owner of ['ada', 'ada', 'ada', 'ada', 'ines']) void take(owner)
  await settled()
  expect(begun).toEqual(['ada', 'ada'])
  expect([turns.waiting(), turns.waitingOf('ada'), turns.waitingOf('nobody')]).toEqual([3, 2, 0])
  had[0]?.makeRoom()
  had[0]?.end()
  await settled()
  expect(begun.slice(2)).toEqual(['ines'])
})

test('a turn that made room lets others begin, and its own owner only once it is over', async () => {
  const { begun, had, take, settled } = started(1, 1)
  for (const owner of ['ada', 'ada', 'ines']) void take(owner)
  await settled()
  had[0]?.makeRoom()
  await settled()
  expect(begun).toEqual(['ada', 'ines'])
  had[1]?.makeRoom()
  await settled()
  expect(begun).toEqual(['ada', 'ines'])
  had[0]?.end()
  await settled()
  expect(begun).toEqual(['ada', 'ines', 'ada'])
})

test('what is said twice of a turn counts once', async () => {
  const { begun, had, take, settled } = started(1, 9)
  for (const owner of ['ada', 'ines', 'mallory', 'bob']) void take(owner)
  await settled()
  for (let times = 0; times < 3; times++) {
    had[0]?.makeRoom()
    had[0]?.end()
  }
  await settled()
  expect(begun).toEqual(['ada', 'ines'])
})

test('who leaves the line is not begun, and who left before does not come into it', async () => {
  const { turns, begun, had, take, settled } = started(1, 9)
  const leave = new AbortController()
  void take('ada')
  const left = take('ines', leave.signal)
  void take('mallory')
  await settled()
  leave.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  await expect(take('ines', leave.signal)).rejects.toThrow('left')
  expect(turns.waiting()).toBe(1)
  had[0]?.makeRoom()
  await settled()
  expect(begun).toEqual(['ada', 'mallory'])
})
