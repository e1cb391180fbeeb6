import { describe, expect, test } from '@jest/globals'
import type { EventPayload } from '@docent/proto/events'
import { pdf } from './helpers/files.ts'
import { shareIngest, type Client } from './helpers/service.ts'

const newOwner = shareIngest()

type Say =
  | 'document.embedding-requested'
  | 'document.embedding-progressed'
  | 'document.indexed'
  | 'document.indexing-failed'

/** An owner with one document, and what embedding may say of it. */
async function withDocument(client: Client = newOwner()) {
  const { documentId } = (await client.upload('a.txt', 'some text')).body
  const say = <T extends Say>(type: T, payload: Omit<EventPayload<T>, 'documentId'>, id?: string) =>
    client.service.hear(client.owner, type, { ...payload, documentId } as never, { id })
  const requested = (jobId: string, id?: string) => say('document.embedding-requested', { jobId, chunkCount: 4 }, id)
  const progressed = (jobId: string, done: number) => say('document.embedding-progressed', { jobId, done, total: 4 })
  const indexed = (jobId: string) => say('document.indexed', { jobId, title: 'a.txt', chunkCount: 4, model: 'small' })
  const failed = (jobId: string) => say('document.indexing-failed', { jobId, reason: 'The model is away.', failed: [] })
  const outdated = (model: string, why?: 'missing') =>
    client.service.hear(client.owner, 'document.model-outdated', { documentId, model, ...(why && { why }) })
  const state = async () => (await client.list())[0]
  return { ...client, documentId, requested, progressed, indexed, failed, outdated, state }
}

describe('what embedding says', () => {
  test('moves a document from chunked over embedding to ready', async () => {
    const { requested, progressed, indexed, state } = await withDocument()
    await requested('job-1')
    expect(await state()).toMatchObject({ status: 'embedding', progress: { done: 0, total: 4 } })
    await progressed('job-1', 3)
    expect(await state()).toMatchObject({ status: 'embedding', progress: { done: 3, total: 4 } })
    await indexed('job-1')
    expect(await state()).toMatchObject({ status: 'ready', progress: null, reason: null })
  })

  test('shows why it failed, until another try succeeds', async () => {
    const { requested, failed, indexed, state } = await withDocument()
    await requested('job-1')
    await failed('job-1')
    expect(await state()).toMatchObject({ status: 'failed', reason: 'The model is away.' })
    await requested('job-2')
    expect(await state()).toMatchObject({ status: 'embedding', reason: null })
    await indexed('job-2')
    expect(await state()).toMatchObject({ status: 'ready' })
  })

  test('of an older job changes nothing any more', async () => {
    const { requested, progressed, indexed, failed, state } = await withDocument()
    await requested('job-1')
    await requested('job-2')
    await indexed('job-2')
    await failed('job-1')
    await progressed('job-1', 2)
    await requested('job-1')
    expect(await state()).toMatchObject({ status: 'ready', progress: null })
  })

  test('twice, or out of order within a job, never moves it back', async () => {
    const { requested, progressed, indexed, state } = await withDocument()
    await requested('job-1', 'event-1')
    await progressed('job-1', 3)
    await progressed('job-1', 2)
    expect(await state()).toMatchObject({ progress: { done: 3 } })
    await indexed('job-1')
    await progressed('job-1', 4)
    await requested('job-1', 'event-1')
    await requested('job-1', 'event-2')
    expect(await state()).toMatchObject({ status: 'ready' })
  })

  test('says what it needs where passages are missing from the search', async () => {
    const { requested, indexed, outdated, state } = await withDocument()
    await requested('job-1')
    await indexed('job-1')
    await outdated('small', 'missing')
    expect(await state()).toMatchObject({ status: 'stale', reason: expect.stringMatching(/needs embedding again/) })
  })

  test('makes it stale when the model changed, but not when the vectors are newer than that', async () => {
    const { requested, indexed, outdated, state } = await withDocument()
    await requested('job-1')
    await indexed('job-1')
    await outdated('another-model')
    expect(await state()).toMatchObject({ status: 'ready' })
    await outdated('small')
    expect(await state()).toMatchObject({ status: 'stale', reason: expect.stringMatching(/Generate Embeddings/) })
    await indexed('job-1')
    expect(await state()).toMatchObject({ status: 'stale' })
  })

  test('does not bring a deleted document back', async () => {
    const { requested, indexed, remove, documentId, list } = await withDocument()
    await requested('job-1')
    await remove(documentId)
    await indexed('job-1')
    expect(await list()).toEqual([])
  })

  test('of a document that could not be read, or of an unknown one, is ignored', async () => {
    const { service, owner, upload, list } = newOwner()
    const { documentId } = (await upload('scan.pdf', pdf([[]]))).body
    const payload = { jobId: 'job-1', title: 'x', chunkCount: 1, model: 'small' }
    await service.hear(owner, 'document.indexed', { ...payload, documentId })
    await service.hear(owner, 'document.indexed', { ...payload, documentId: 'unknown' })
    expect(await list()).toMatchObject([{ status: 'failed' }])
    expect(await service.engines.bus.parked.list()).toEqual([])
  })
})

test('an event that makes no sense is parked, and the next one is handled', async () => {
  const { service, owner, documentId, indexed, state } = await withDocument()
  const poison = {
    id: 'poison-1',
    type: 'document.indexed',
    version: 1,
    ownerId: owner,
    occurredAt: new Date().toISOString(),
  }
  await service.engines.bus.publish([{ topic: 'docent.document', event: { ...poison, payload: { documentId } } }])
  await indexed('job-1')
  expect(await state()).toMatchObject({ status: 'ready' })
  expect(await service.engines.bus.parked.list()).toMatchObject([
    { consumer: 'document-ingest', event: { id: 'poison-1' } },
  ])
})
