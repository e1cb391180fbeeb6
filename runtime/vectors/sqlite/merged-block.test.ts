import { expect, test } from '@jest/globals'
import { blockOfOne, eachList, merge, type MergedBlock } from './merged-block.ts'
import { createBlockBuilder, packPosting } from './posting-block.ts'

/** The passages of a segment, each with its terms. */
function blockOf(segment: number, passages: readonly (readonly number[])[]): MergedBlock {
  const builder = createBlockBuilder()
  passages.forEach((terms, slot) => terms.forEach((term) => builder.add(term, packPosting(slot, 1))))
  return blockOfOne(segment, builder.build())
}

/** The slots of a term by segment. */
function found(block: MergedBlock, term: number): Record<number, number[]> {
  const lists: Record<number, number[]> = {}
  eachList(block, term, (place, from, to) => {
    lists[block.of[place] as number] = [...block.postings.subarray(from, to)].map((posting) => posting >> 5)
  })
  return lists
}

const LAST = 2 ** 32 - 1
const three = [blockOf(7, [[3, LAST], [3]]), blockOf(9, [[], [5]]), blockOf(4, [[0, 3], [5], [3, LAST]])]

test('a term is found in each segment that has it', () => {
  const merged = merge(three)
  expect(merged.of).toEqual([7, 9, 4])
  expect([...merged.terms]).toEqual([0, 3, 5, LAST])
  expect(found(merged, 0)).toEqual({ 4: [0] })
  expect(found(merged, 3)).toEqual({ 7: [0, 1], 4: [0, 2] })
  expect(found(merged, 5)).toEqual({ 9: [1], 4: [1] })
  expect(found(merged, LAST)).toEqual({ 7: [0], 4: [2] })
  expect(found(merged, 4)).toEqual({})
})

test('blocks of several segments merge as those of one do', () => {
  const [first, ...others] = three as [MergedBlock, ...MergedBlock[]]
  expect(merge([first, merge(others)])).toEqual(merge(three))
  expect(merge([merge(three)])).toEqual(merge(three))
})

test('a block says when its segments are too many to be told apart', () => {
  const many = Array.from({ length: 257 }, (_, segment) => blockOf(segment, [[1]]))
  expect(Object.keys(found(merge(many.slice(1)), 1))).toHaveLength(256)
  expect(() => merge(many)).toThrow('257 segments do not fit into one block of postings')
})
