import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, test } from '@jest/globals'
import { createFullBlocks } from './full-blocks.ts'
import { schema } from './layout.ts'
import { eachList } from './merged-block.ts'
import { packPosting } from './posting-block.ts'

const SEGMENTS = Array.from({ length: 12 }, (_, i) => i + 1)
/** All segments have it; another is their own. */
const COMMON = 77

let blocksOf: ReturnType<typeof createFullBlocks>['blocksOf']
let db: DatabaseSync

beforeEach(() => {
  db = new DatabaseSync(':memory:')
  db.exec(schema)
  const insert = db.prepare('insert into post values (?, ?, ?)')
  for (const segment of SEGMENTS) {
    insert.run(segment, COMMON, new Uint8Array(Uint16Array.of(packPosting(segment, 1), packPosting(2_047, 2)).buffer))
    insert.run(segment, 1_000 + segment, new Uint8Array(Uint16Array.of(packPosting(0, 3)).buffer))
  }
  blocksOf = createFullBlocks(db).blocksOf
})

/** The postings of a term, by segment, as a search finds them. */
function found(segments: readonly number[], term: number) {
  const { blocks, missing } = blocksOf(segments)
  const lists = new Map<number, number[]>()
  for (const block of blocks) {
    eachList(block, term, (place, from, to) =>
      lists.set(block.of[place] as number, [...block.postings.subarray(from, to)]),
    )
  }
  return { lists, missing, blocks }
}

/** Searches until nothing is read or merged any more. */
function settle(segments: readonly number[]): void {
  for (let times = 0; times < 40; times += 1) blocksOf(segments)
}

test('what is searched often is kept, a segment for each search, and found as it is stored', () => {
  for (let times = 1; times < 6; times += 1) expect(found(SEGMENTS, COMMON).missing).toEqual(SEGMENTS)
  for (const [kept] of SEGMENTS.entries()) {
    const { lists, missing } = found(SEGMENTS, COMMON)
    expect(missing).toEqual(SEGMENTS.slice(kept + 1))
    expect([...lists.keys()].toSorted((a, b) => a - b)).toEqual(SEGMENTS.slice(0, kept + 1))
    for (const [segment, list] of lists) expect(list).toEqual([packPosting(segment, 1), packPosting(2_047, 2)])
  }
  expect(found(SEGMENTS, 1_003).lists).toEqual(new Map([[3, [packPosting(0, 3)]]]))
  expect(found(SEGMENTS, 5).lists.size).toBe(0)
})

test('eight of them become one block, in which each is found as before', () => {
  settle(SEGMENTS)
  const { lists, blocks } = found(SEGMENTS, COMMON)
  expect(blocks.map(({ of }) => of.length).toSorted((a, b) => b - a)).toEqual([8, 1, 1, 1, 1])
  for (const segment of SEGMENTS) expect(lists.get(segment)).toEqual([packPosting(segment, 1), packPosting(2_047, 2)])
})

test('a block is left when most of its segments are gone, and those that are there are read anew', () => {
  settle(SEGMENTS)
  const merged = blocksOf(SEGMENTS).blocks.find(({ of }) => of.length === 8)?.of ?? []
  const half = SEGMENTS.filter((segment) => !merged.slice(0, 4).includes(segment))
  settle(half)
  expect(blocksOf(half).blocks.some(({ of }) => of.length === 8)).toBe(true)
  const few = SEGMENTS.filter((segment) => !merged.slice(0, 5).includes(segment))
  blocksOf(few)
  expect(blocksOf(few).missing).toEqual(few.filter((segment) => merged.includes(segment)))
  settle(few)
  expect([...found(few, COMMON).lists.keys()].toSorted((a, b) => a - b)).toEqual(few)
})
