import { ownerId } from '@docent/proto/ids'
import { expect, test } from '@jest/globals'
import { createRecentChunks } from './recent-chunks.ts'

const [ada, bob] = [ownerId('ada'), ownerId('bob')]
const file = (id: string, bytes = 1, owner = ada) => ({ owner, id, bytes, chunks: [] })

test('the passages of eight documents are kept, of those that were looked at last', () => {
  const recent = createRecentChunks()
  for (const id of ['1', '2', '3', '4', '5', '6', '7', '8']) recent.keep(file(id))
  recent.get(ada, '1')
  recent.keep(file('9'))
  expect(['1', '2', '3', '9'].filter((id) => recent.get(ada, id))).toEqual(['1', '3', '9'])
})

test('files take no more room together than allowed, and one that is too large for it pushes none out', () => {
  const recent = createRecentChunks(10)
  for (const [id, bytes] of [
    ['1', 4],
    ['2', 4],
    ['3', 4],
    ['4', 11],
  ] as const)
    recent.keep(file(id, bytes))
  expect(['1', '2', '3', '4'].filter((id) => recent.get(ada, id))).toEqual(['2', '3'])
})

test('what is forgotten of one owner stays of another', () => {
  const recent = createRecentChunks()
  for (const one of [file('1'), file('2'), file('1', 1, bob)]) recent.keep(one)
  recent.forget(ada, '1')
  expect([recent.get(ada, '1'), recent.get(ada, '2'), recent.get(bob, '1')]).toEqual([undefined, [], []])
  recent.forget(ada)
  expect([recent.get(ada, '2'), recent.get(bob, '1')]).toEqual([undefined, []])
})
