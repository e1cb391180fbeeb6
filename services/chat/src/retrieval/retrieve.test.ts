import { expect, test } from '@jest/globals'
import { ownerId } from '@docent/proto/ids'
import type { VectorHit } from '@docent/runtime/vectors'
import { createRetrieve } from './retrieve.ts'

const owner = ownerId('owner-1')
const hit = (payload: VectorHit['payload']): VectorHit => ({
  id: 'document:0',
  documentId: 'document',
  payload,
  score: 1,
  dense: null,
  lexical: 1,
})

function retrieveOf(found: () => VectorHit[]) {
  return createRetrieve({
    embedder: { model: 'none', offline: true, batchSize: 1, embed: async () => [], dimensions: async () => 1 },
    questions: { of: async () => undefined } as never,
    vectors: { search: async () => found() } as never,
    noted: { among: async () => ({ hidden: new Set(), titles: new Map() }) },
  })
}

test('a passage that an engine holds is looked through once, and what it is found with is of each question', async () => {
  const payload = { title: 'Hours', page: null, headings: ['Opening hours'], text: 'Open from nine to five.' }
  const found = [hit(payload), { ...hit(payload), score: 0.5 }]
  const retrieve = retrieveOf(() => [found.shift() as VectorHit])
  const [first] = await retrieve(owner, { question: 'when', limit: 1 })
  const [again] = await retrieve(owner, { question: 'open', limit: 1 })
  expect(first?.passage).toMatchObject({ title: 'Hours', text: 'Open from nine to five.', score: 1 })
  expect(again?.passage).toEqual({ ...first?.passage, score: 0.5 })
  expect(again?.passage.headings).toBe(first?.passage.headings)
})

test.each([{ kind: 'of a release to come' }, 'of another program', null])(
  'a point that holds something else (%j) is passed over each time',
  async (held) => {
    const odd = hit(held as never)
    const retrieve = retrieveOf(() => [odd])
    expect(await retrieve(owner, { question: 'when', limit: 1 })).toEqual([])
    expect(await retrieve(owner, { question: 'open', limit: 1 })).toEqual([])
  },
)
