import { until } from '@docent/runtime/testing/until.ts'
import { afterEach, describe, expect, test } from '@jest/globals'
import { documentsSpec } from '../src/documents/record.ts'
import { startToDieAt, type Crashing } from './helpers/crash.ts'
import { pdf } from './helpers/files.ts'
import { plansEnv, type Client } from './helpers/service.ts'

const env = plansEnv({ documents: 2 })
let crashing: Crashing
afterEach(() => crashing.stop())

/** How many more documents the plan lets in: what the quota believes is there. */
async function roomLeft({ upload, remove }: Client): Promise<number> {
  const taken: string[] = []
  for (;;) {
    const { status, body } = await upload('room.txt', 'text')
    if (status !== 200) break
    taken.push(body.documentId)
  }
  for (const id of taken) await remove(id)
  return taken.length
}

const room = (client: Client, expected: number) =>
  until(`room for ${expected}`, async () => (await roomLeft(client)) === expected)

const settled = async (client: Client) => {
  await until('no document to be read any more', async () =>
    (await client.list()).every((one) => one.status !== 'reading'),
  )
}

describe('a process that dies during an upload', () => {
  const before = ['document-ingest.allowances:saved', 'blobs:put original']
  test.each(before)('at %s leaves nothing: no document, no blob, no place taken', async (point) => {
    crashing = await startToDieAt(point, env)
    expect((await crashing.client.upload('a.pdf', pdf([['some text']]))).status).toBe(500)
    expect(crashing.died()).toBe(point)

    const next = await crashing.nextProcess()
    await until('no blob to be left', async () => (await next.blobs()).length === 0)
    expect(await next.list()).toEqual([])
    await room(next, 2)
  })

  test.each(['document-ingest.allowances:saved', 'blobs:put original', 'blobs:put chunks.json'])(
    'of plain text at %s leaves nothing: no document, no blob, no place taken',
    async (point) => {
      crashing = await startToDieAt(point, env)
      expect((await crashing.client.upload('a.txt', 'some text')).status).toBe(500)
      expect(crashing.died()).toBe(point)

      const next = await crashing.nextProcess()
      await until('no blob to be left', async () => (await next.blobs()).length === 0)
      expect(await next.list()).toEqual([])
      await room(next, 2)
    },
  )

  test('of plain text once it is recorded leaves a document that is announced once and counted once', async () => {
    crashing = await startToDieAt('document-ingest.documents:inserted', env)
    expect((await crashing.client.upload('a.txt', 'some text')).status).toBe(500)

    const next = await crashing.nextProcess()
    const [document] = await next.list()
    expect(document).toMatchObject({ status: 'chunked', title: 'a.txt', chunkCount: 1 })
    expect(await next.chunks(document?.id as string)).toMatchObject({ chunks: [{ content: 'some text' }] })
    await next.service.settled()
    expect(next.service.said('document.chunked').length).toBe(1)
    await room(next, 1)
  })

  const after = [
    'document-ingest.documents:inserted',
    'ingest:read',
    'document-ingest.allowances:saved#2',
    'blobs:put chunks.json',
    'document-ingest.documents:updated',
    'document-ingest.allowances:updated',
  ]
  test.each(after)('at %s leaves a document that is read again, announced once and counted once', async (point) => {
    crashing = await startToDieAt(point, env)
    expect((await crashing.client.upload('a.pdf', pdf([['some text']]))).status).toBe(500)
    expect(crashing.died()).toBe(point)

    const next = await crashing.nextProcess()
    await settled(next)
    const [document, ...others] = await next.list()
    expect(others).toEqual([])
    expect(document).toMatchObject({ status: 'chunked', title: 'a.pdf', chunkCount: 1 })
    expect(await next.chunks(document?.id as string)).toMatchObject({ chunks: [{ content: 'some text' }] })
    await next.service.settled()
    expect(next.service.said('document.chunked').length).toBe(1)
    await room(next, 1)
  })

  test('twice while it reads the same file gives the file up, with the reason', async () => {
    crashing = await startToDieAt('ingest:read', env)
    await crashing.client.upload('a.pdf', pdf([['some text']]))
    const { service, owner } = crashing.client
    const records = service.engines.store.collection(documentsSpec)
    for (const { id } of (await records.find(owner)).records) {
      await records.update(owner, id, (record) => ({ ...record, attempts: 2 }))
    }

    const next = await crashing.nextProcess()
    await settled(next)
    expect(await next.list()).toMatchObject([
      { status: 'failed', reason: expect.stringMatching(/interrupted more than once/) },
    ])
    await until('no blob to be left', async () => (await next.blobs()).length === 0)
    await next.service.heardSaying('document.reading-failed')
    await next.service.settled()
    expect(next.service.said('document.reading-failed').map(({ payload }) => payload.code)).toEqual([
      'reading_interrupted',
    ])
    await room(next, 2)
  })
})

describe('a process that dies while it removes a document', () => {
  const points = [
    'document-ingest.documents:updated',
    'document-ingest.allowances:updated',
    'blobs:all-removed',
    'document-ingest.documents:updated#2',
  ]
  test.each(points)('at %s has deleted it all the same: blobs go, the place comes back once', async (point) => {
    crashing = await startToDieAt(point, env)
    const { body } = await crashing.client.upload('a.txt', 'some text')
    await crashing.client.upload('b.txt', 'other text')
    await crashing.client.remove(body.documentId)
    expect(crashing.died()).toBe(point)

    const next = await crashing.nextProcess()
    expect(await next.list()).toMatchObject([{ title: 'b.txt' }])
    await until('the blobs of one document to be left', async () => (await next.blobs()).length === 2)
    await room(next, 1)
    expect((await next.remove(body.documentId)).status).toBe(200)
    await next.service.settled()
    const said = next.service.said('document.deleted').filter(({ payload }) => payload.documentId === body.documentId)
    expect(said).toMatchObject([{ payload: { wasCounted: true } }])
  })

  const failing = [
    'document-ingest.documents:updated',
    'document-ingest.allowances:updated',
    'blobs:all-removed',
    'document-ingest.documents:updated#2',
  ]
  test.each(failing)('that cannot be read, at %s, has marked it failed all the same', async (point) => {
    crashing = await startToDieAt(point, env)
    await crashing.client.upload('scan.pdf', pdf([[]]))
    expect(crashing.died()).toBe(point)

    const next = await crashing.nextProcess()
    expect(await next.list()).toMatchObject([{ status: 'failed', reason: expect.stringMatching(/No text/) }])
    await until('no blob to be left', async () => (await next.blobs()).length === 0)
    await next.service.heardSaying('document.reading-failed')
    await next.service.settled()
    expect(next.service.said('document.reading-failed').map(({ payload }) => payload.code)).toEqual(['no_text_found'])
    await room(next, 2)
  })
})
