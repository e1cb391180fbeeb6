import { expect, test } from '@jest/globals'
import { DatabaseSync } from 'node:sqlite'
import { schema, SEGMENT_SLOTS, TF_BITS } from './layout.ts'
import { createPostings } from './postings.ts'
import { emptySegment } from './segment.ts'

/** Adds passages of the same words to a segment, some in each write; after each the blocks that it has. */
function fill(upTo: number, perWrite: (write: number) => number) {
  const db = new DatabaseSync(':memory:')
  db.exec(schema)
  const postings = createPostings(db)
  const segment = emptySegment(1, 1)
  const blocks = () =>
    db.prepare('select number, length(v) as bytes from block order by number').all() as unknown as Block[]
  const after: Block[][] = []
  while (segment.n < upTo) {
    const slots = Math.min(perWrite(after.length), upTo - segment.n)
    for (let slot = segment.n; slot < segment.n + slots; slot += 1)
      postings.add(segment, slot, Uint32Array.of(7, 1_000 + slot), Uint32Array.of(1, 2))
    segment.n += slots
    postings.write()
    after.push(blocks())
  }
  const slotsOf = (wanted: number) => {
    const slots: number[] = []
    postings.each(segment.id, (term, list) => {
      if (term === wanted) slots.push(...Array.from(list, (posting) => posting >> TF_BITS))
    })
    return slots
  }
  return { after, slotsOf }
}
interface Block {
  number: number
  bytes: number
}

test.each([
  ['of one size', () => 7],
  ['of many sizes', (write: number) => 1 + ((write * 37) % 29)],
  ['first large, then small', (write: number) => (write < 5 ? 200 : 1)],
])('writes %s leave few blocks, and each posting once and in order', (_, perWrite) => {
  const { after, slotsOf } = fill(SEGMENT_SLOTS - 1, perWrite)
  for (const blocks of after) {
    expect(blocks.length).toBeLessThanOrEqual(12)
    expect(blocks.map(({ number }) => number)).toEqual(blocks.map((_block, index) => index))
  }
  expect(slotsOf(7)).toEqual(Array.from({ length: SEGMENT_SLOTS - 1 }, (_, slot) => slot))
  expect(slotsOf(1_500)).toEqual([500])
})

test('a full segment has a row for each term and no blocks', () => {
  const { after, slotsOf } = fill(SEGMENT_SLOTS, () => 100)
  expect(after.at(-1)).toEqual([])
  expect(slotsOf(7)).toHaveLength(SEGMENT_SLOTS)
})

test('what was merged is seldom written again', () => {
  const { after } = fill(SEGMENT_SLOTS - 1, () => 19)
  let written = 0
  after.forEach((blocks, index) => {
    const before = after[index - 1] ?? []
    for (const { number, bytes } of blocks) if (before[number]?.bytes !== bytes) written += bytes
  })
  const kept = (after.at(-1) ?? []).reduce((sum, { bytes }) => sum + bytes, 0)
  expect(written / kept).toBeLessThan(3.5)
})
