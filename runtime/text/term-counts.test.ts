import { expect, test } from '@jest/globals'
import { createTermCounter } from './term-counts.ts'

const counted = (counter: ReturnType<typeof createTermCounter>, terms: readonly number[]) => {
  counter.start()
  terms.forEach((term) => counter.add(term))
  const { terms: found, counts } = counter.counted()
  return [...found].map((term, i) => [term, counts[i]])
}

test('each term comes once with how often it was met, in the order of their first meeting', () => {
  expect(counted(createTermCounter(), [7, 0, 4_294_967_295, 7, 0, 7])).toEqual([
    [7, 3],
    [0, 2],
    [4_294_967_295, 1],
  ])
})

test('terms with the same last bits are told apart', () => {
  const alike = Array.from({ length: 300 }, (_, i) => (i * 2 ** 20) >>> 0)
  expect(counted(createTermCounter(), [...alike, ...alike])).toEqual(alike.map((term) => [term, 2]))
})

test('more terms than a passage usually has are counted as well, and nothing of them is left for the next one', () => {
  const counter = createTermCounter()
  const many = Array.from({ length: 20_000 }, (_, i) => Math.imul(i, 0x9e37_79b1) >>> 0)
  expect(counted(counter, [...many, ...many.slice(0, 5)])).toEqual(many.map((term, i) => [term, i < 5 ? 2 : 1]))
  expect(counted(counter, [1, many[3] as number])).toEqual([
    [1, 1],
    [many[3], 1],
  ])
})
