import { expect, test } from '@jest/globals'
import type { Found } from '../../retrieval/retrieve.ts'
import { inOrder } from './order.ts'
import { createPassageReader } from './units/read.ts'

const found = (chunkId: string, text: string, lexical: number): Found => ({
  passage: { documentId: 'd', chunkId, title: 'Guide', page: null, headings: [], text, score: lexical },
  dense: null,
  lexical,
})
const order = (question: string, passages: Found[]) =>
  inOrder(question, [], passages, createPassageReader()).map(({ passage }) => passage.chunkId)

test('a passage with one sentence that has all of a question comes before one that has its words here and there', () => {
  const scattered = found(
    'd:0',
    'The pool is heated all year. Children swim with their parents only. Lockers are upstairs. The sauna opens at noon and the café at ten. Towels are rented for the day. Nobody has to wear a cap. The machine for drinks needs a coin. Dogs wait outside. Lessons take half an hour and begin on the hour, except in August, when there are none.',
    6,
  )
  const telling = found('d:1', 'A locker of the pool takes a £1 coin.', 5.5)
  expect(order('which coin does a locker of the pool take', [scattered, telling])).toEqual(['d:1', 'd:0'])
})

test('passages without a piece that fits stay as they were found, and none is lost', () => {
  const passages = ['d:0', 'd:1', 'd:2'].map((id, i) => found(id, `Nothing of note, ${id}.`, 3 - i))
  expect(order('how heavy is the anvil', passages)).toEqual(['d:0', 'd:1', 'd:2'])
  expect(order('anything', [])).toEqual([])
})

test('what was found far behind stays there, and is not read', () => {
  const passages = Array.from({ length: 30 }, (_, i) => found(`d:${i}`, `The anvil of room ${i} is heavy.`, 30 - i))
  const reader = createPassageReader()
  const read = new Set<string>()
  const ordered = inOrder('how heavy is the anvil', [], passages, (passage) => {
    read.add(passage.chunkId)
    return reader(passage)
  })
  expect(read.size).toBe(14)
  expect(ordered.slice(14)).toEqual(passages.slice(14))
  expect(new Set(ordered)).toEqual(new Set(passages))
})
