import { expect, test } from '@jest/globals'
import { ownerIdSchema } from '@docent/proto/ids'
import { z } from 'zod'
import type { Documents, Index } from './documents.ts'
import { ensureIndexes } from './indexes.ts'

const schema = z.object({ id: z.string(), ownerId: ownerIdSchema, at: z.number(), email: z.string() })
const spec = { name: 'test.notes', schema, indexes: [{ fields: ['at'] }, { fields: ['email'], unique: true }] } as const

/** A collection of which only the indexes are asked for. */
function collection(there: Index[] = []) {
  const asked: Index['keys'][][] = []
  const documents: Pick<Documents, 'createIndexes' | 'indexes' | 'each'> = {
    indexes: async () => [...there],
    async createIndexes(indexes) {
      asked.push(indexes.map(({ keys }) => keys))
      there.push(...indexes)
    },
    async *each() {},
  }
  return { documents: documents as Documents, asked, there }
}

test('indexes that are there are not asked for again, but for the unique ones, which somebody may still build', async () => {
  const first = collection()
  await ensureIndexes(first.documents, spec)
  expect(first.asked).toEqual([
    [
      { ownerId: 1, _id: 1 },
      { pending: 1 },
      { 'record.at': 1, _id: 1 },
      { ownerId: 1, 'record.at': 1, _id: 1 },
      { 'record.email': 1, _id: 1 },
      { ownerId: 1, 'record.email': 1, _id: 1 },
    ],
    [{ 'unique.email': 1 }],
  ])
  const again = collection(first.there)
  await ensureIndexes(again.documents, spec)
  expect(again.asked).toEqual([[{ 'unique.email': 1 }]])
})

test('one with other fields before it, in another order, or of another kind is none of them', async () => {
  const { documents, asked } = collection([
    { keys: { _id: 1, ownerId: 1 }, unique: false, sparse: false },
    { keys: { pending: 1 }, unique: false, sparse: false },
    { keys: { 'record.at': -1, _id: 1 }, unique: false, sparse: false },
  ])
  await ensureIndexes(documents, spec)
  expect(asked.flat()).toContainEqual({ ownerId: 1, _id: 1 })
  expect(asked.flat()).toContainEqual({ pending: 1 })
  expect(asked.flat()).toContainEqual({ 'record.at': 1, _id: 1 })
})

test('where another process makes them too, and the server ends the connection, each is asked for by itself', async () => {
  const { documents, asked } = collection()
  const { createIndexes } = documents
  documents.createIndexes = async (indexes) => {
    if (indexes.length > 1) throw new Error('connection closed')
    await createIndexes(indexes)
  }
  await ensureIndexes(documents, spec)
  expect(asked).toHaveLength(7)
  expect(asked.at(-1)).toEqual([{ 'unique.email': 1 }])
})
