import { expect, test } from '@jest/globals'
import {
  createBlockBuilder,
  decodeBlock,
  eachInBlock,
  encodeBlock,
  indexIn,
  mergeBlocks,
  NONE,
  packPosting,
  type PostingBlock,
} from './posting-block.ts'

/** Made-up terms of some passages, many of them in several, with the highest and lowest numbers that there are. */
function madeUp(passages: number): { term: number; posting: number }[] {
  let chance = 42
  const any = () => (chance = (Math.imul(chance, 1_664_525) + 1_013_904_223) >>> 0)
  const known = [0, 4_294_967_295, ...Array.from({ length: 500 }, any)]
  return Array.from({ length: passages }, (_, slot) =>
    [...new Set(Array.from({ length: 60 }, () => known[any() % known.length] as number))].map((term) => ({
      term,
      posting: packPosting(slot, 1 + (any() % 40)),
    })),
  ).flat()
}

const listed = (block: PostingBlock) => {
  const all: [number, number[]][] = []
  eachInBlock(block, (term, postings) => all.push([term, [...postings]]))
  return all
}

/** Sorted as `sort` does it. */
const expected = (entries: { term: number; posting: number }[]) =>
  [...new Set(entries.map(({ term }) => term))]
    .sort((a, b) => a - b)
    .map((term) => [term, entries.filter((one) => one.term === term).map(({ posting }) => posting)])

test('a block has its terms in order, and the postings of each as they came', () => {
  const entries = madeUp(200)
  const builder = createBlockBuilder()
  for (const { term, posting } of entries) builder.add(term, posting)
  const block = decodeBlock(encodeBlock(builder.build()) as Uint8Array<ArrayBuffer>)
  expect(listed(block)).toEqual(expected(entries))
  const { term } = entries[0] as { term: number }
  expect(block.terms[indexIn(block.terms, term)]).toBe(term)
  expect([1, 4_294_967_294].map((other) => indexIn(block.terms, other))).toEqual([-1, -1])
  expect(builder.isEmpty()).toBe(true)
})

test('merged blocks are the block of all that they hold', () => {
  const entries = madeUp(150)
  const builder = createBlockBuilder()
  const parts = [entries.slice(0, 1_000), entries.slice(1_000, 1_001), entries.slice(1_001)].map((part) => {
    for (const { term, posting } of part) builder.add(term, posting)
    return builder.build()
  })
  for (const part of parts) builder.addBlock(part)
  expect(listed(builder.build())).toEqual(expected(entries))
  expect(listed(parts.reduce(mergeBlocks))).toEqual(expected(entries))
  const [first] = parts as [PostingBlock]
  expect(listed(mergeBlocks(NONE, first))).toEqual(listed(first))
  expect(listed(mergeBlocks(first, NONE))).toEqual(listed(first))
})

test('a block of nothing is one', () => {
  expect(listed(decodeBlock(encodeBlock(createBlockBuilder().build()) as Uint8Array<ArrayBuffer>))).toEqual([])
})
