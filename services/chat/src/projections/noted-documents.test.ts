import { ownerId } from '@docent/proto/ids'
import { openTestEngines, type TestEngines } from '@docent/runtime/testing'
import { afterEach, expect, test } from '@jest/globals'
import { createNotedDocuments } from './noted-documents.ts'

const owner = ownerId('ada')
const idOf = (at: number) => `answer-${String(at).padStart(4, '0')}`
/** More than are kept in memory. */
const MANY = 1_010

let on: TestEngines
afterEach(() => on.close())

/** Answers for one widget, many of which were deleted since. */
async function noted(deleted: number) {
  on = await openTestEngines()
  const documents = createNotedDocuments(on.engines.store)
  await Promise.all(Array.from({ length: MANY }, (_, at) => documents.written(owner, idOf(at), ['w-1'])))
  await Promise.all(Array.from({ length: deleted }, (_, at) => documents.deleted(owner, idOf(at))))
  return documents
}

test('an owner of more answers than are kept in memory has all of them given, to those they are for', async () => {
  const { documentsOf } = await noted(0)
  expect(await documentsOf(owner, { widgetId: 'w-1', documentIds: [] })).toHaveLength(MANY)
  expect(await documentsOf(owner, { widgetId: 'w-2', documentIds: [idOf(MANY - 1), 'price list'] })).toEqual([
    'price list',
  ])
})

test('what was deleted takes the place of nothing that is there, and is not written again by late news', async () => {
  const { documentsOf, written, among } = await noted(MANY - 2)
  await written(owner, idOf(0), ['w-1'])
  const left = [idOf(MANY - 2), idOf(MANY - 1)]
  expect(await documentsOf(owner, { widgetId: 'w-1', documentIds: [] })).toEqual(left)
  expect((await among(owner, [idOf(0), ...left])).hidden).toEqual(new Set([idOf(0)]))
})

test('of more documents than are kept in memory, those that are asked for go by the name that was given last', async () => {
  const { among, renamed } = await noted(0)
  const said = (title: string, recordVersion: number) =>
    renamed({ documentId: 'prices', title }, { ownerId: owner, occurredAt: '2026-11-30T12:00:00Z', recordVersion })
  await said('Prices of 2027', 5)
  await said('Prices of 2026', 4)
  expect(await among(owner, ['prices', idOf(0)])).toEqual({
    hidden: new Set(),
    titles: new Map([['prices', 'Prices of 2027']]),
  })
  expect((await among(owner, [idOf(0)])).titles).toEqual(new Map())
})
