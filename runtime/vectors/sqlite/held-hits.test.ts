import { expect, test } from '@jest/globals'
import { createHitReceiver, createHitSender, type Ranked } from './held-hits.ts'

const passage = ({ place }: Ranked) => ({ id: `d:${place}`, documentId: 'd', payload: JSON.stringify({ place }) })
const ranked = (place: number): Ranked => ({ place, score: 1 / place, dense: place % 3 ? 0.5 : null, lexical: null })
const expected = (one: Ranked) => ({ ...passage(one), ...one, place: undefined, payload: { place: one.place } })

/** Two sides, and what was read for them. */
function sides() {
  const read: number[] = []
  const sender = createHitSender((one) => {
    if (one.place < 0) throw new Error('no such passage')
    read.push(one.place)
    return passage(one)
  })
  return { read, sender, receiver: createHitReceiver() }
}

test('each hit comes with its own passage, however many were found before', () => {
  const { read, sender, receiver } = sides()
  let seed = 1
  for (let answer = 0; answer < 400; answer += 1) {
    const places = Array.from({ length: 60 }, () => (seed = (seed * 48_271) % 2_147_483_647) % 5_000)
    const found = [...new Set(places)].map((place) => ranked(place + 1))
    expect(receiver.unpack(sender.pack(found))).toEqual(found.map(expected))
  }
  expect(read.length).toBeGreaterThan(5_000)
})

test('a passage that was found is not read again', () => {
  const { read, sender, receiver } = sides()
  const first = receiver.unpack(sender.pack([ranked(1), ranked(2)]))
  const second = receiver.unpack(sender.pack([ranked(2), ranked(3)]))
  expect(read).toEqual([1, 2, 3])
  expect(second[0]?.payload).toBe(first[1]?.payload)
})

test('an answer that fails, or that all is forgotten, leaves both sides agreed', () => {
  const { read, sender, receiver } = sides()
  receiver.unpack(sender.pack([ranked(1)]))
  expect(() => sender.pack([ranked(1), ranked(2), ranked(-1)])).toThrow('no such passage')
  expect(receiver.unpack(sender.pack([ranked(2), ranked(1)]))).toEqual([ranked(2), ranked(1)].map(expected))
  sender.forget()
  receiver.forget()
  expect(receiver.unpack(sender.pack([ranked(1)]))).toEqual([expected(ranked(1))])
  expect(read).toEqual([1, 2, 2, 1, 1])
})
