import { describe, expect, test } from '@jest/globals'
import { documentChunks, documentFile, getUserDocuments } from '@docent/proto/http'
import { createHash } from 'node:crypto'
import { collectionsOf } from '@docent/runtime/testing'
import { blobKeys, documentsSpec } from '../src/documents/record.ts'
import { pdf } from './helpers/files.ts'
import { shareIngest } from './helpers/service.ts'

const newOwner = shareIngest()
const sections = (count: number) =>
  Array.from({ length: count }, (_, i) => `## Part ${i}\n\n${`Sentence ${i} of many. `.repeat(12)}`).join('\n\n')

describe('the list', () => {
  test('is newest first, the same for the picker, and leaves deleted ones out', async () => {
    const { upload, list, call, remove } = newOwner()
    const first = await upload('first.txt', 'one')
    await upload('second.txt', 'two')
    await upload('third.txt', 'three')
    await remove(first.body.documentId)
    expect((await list()).map((one) => one.title)).toEqual(['third.txt', 'second.txt'])
    expect((await call(getUserDocuments)).body.documents).toEqual(await list())
  })

  test('tells by its sha256 which documents were made of the very same file', async () => {
    const { upload, list } = newOwner()
    const words = 'A cup costs 24 euros.'
    await upload('Prices.md', words)
    await upload('Prices (1).md', words)
    await upload('Prices.txt', `${words} `)
    const expected = [`${words} `, words, words].map((one) => createHash('sha256').update(one).digest('hex'))
    expect((await list()).map(({ sha256 }) => sha256)).toEqual(expected)
  })

  test('shows the first 1,000 characters of the text', async () => {
    const { upload, list } = newOwner()
    await upload('long.txt', 'word '.repeat(1_000))
    expect((await list())[0]?.text.length).toBe(1_000)
  })
})

describe('chunks', () => {
  test('come a window at a time, in order', async () => {
    const { upload, call } = newOwner()
    const { documentId, chunks } = (await upload('parts.md', sections(12))).body
    expect(chunks.length).toBe(12)
    const window = await call(documentChunks, { query: { documentId, from: 4, limit: 3 } })
    expect(window.body).toMatchObject({ total: 12, pages: null, title: 'parts.md' })
    expect(window.body.chunks).toEqual(chunks.slice(4, 7))
  })

  test('of a failed document are none', async () => {
    const { upload, chunks } = newOwner()
    const { documentId } = (await upload('scan.pdf', pdf([[]]))).body
    expect(await chunks(documentId)).toMatchObject({ total: 0, chunks: [] })
  })
})

describe('the original', () => {
  test('comes back byte for byte as a download that no browser shows in place', async () => {
    const { upload, call } = newOwner()
    const { documentId } = (await upload('Grüße "an" alle.html', '<p>Hallo <script>alert(1)</script></p>')).body
    const file = await call(documentFile, { query: { documentId } })
    expect(file.text).toBe('<p>Hallo <script>alert(1)</script></p>')
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="Gr__e _an_ alle.html"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%22an%22%20alle.html`,
    })
  })

  test('of a failed document is not kept, and says so', async () => {
    const { upload, call } = newOwner()
    const { documentId } = (await upload('scan.pdf', pdf([[]]))).body
    const file = await call(documentFile, { query: { documentId } })
    expect(file).toMatchObject({ status: 404, body: { code: 'file_not_kept' } })
  })
})

describe('a deletion', () => {
  test('leaves a tombstone without text or blobs, is announced once and can be repeated', async () => {
    const { service, upload, remove, list, chunks, blobs } = newOwner()
    const { documentId } = (await upload('a.txt', 'some text')).body
    const answers = [await remove(documentId), await remove(documentId)]
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 200, body: { success: true, message: 'Document deleted successfully.' } })
    }
    expect(await list()).toEqual([])
    expect(await chunks(documentId)).toMatchObject({ success: false, code: 'document_not_found' })
    expect(await blobs()).toEqual([])
    await service.settled()
    const said = service.said('document.deleted').filter(({ payload }) => payload.documentId === documentId)
    expect(said).toMatchObject([{ payload: { wasCounted: true, characters: 9, sizeBytes: 9 } }])
  })

  test('takes passages along that were looked at a moment ago, also in a process that has not heard of it', async () => {
    const { service, owner, upload, remove, call } = newOwner()
    const [here, elsewhere] = [(await upload('a.txt', 'some text')).body, (await upload('b.txt', 'other text')).body]
    const look = async ({ documentId }: typeof here) => (await call(documentChunks, { query: { documentId } })).status
    const { blobs, store } = service.engines
    for (const one of [here, elsewhere]) {
      expect(await look(one)).toBe(200)
      await blobs.removeAll(owner, blobKeys.folder(one.documentId))
      // From memory: there is no file any more.
      expect(await look(one)).toBe(200)
    }
    await remove(here.documentId)
    const deleted = { status: 'deleted', visible: false } as const
    await store.collection(documentsSpec).update(owner, elsewhere.documentId, (one) => ({ ...one, ...deleted }))
    expect([await look(here), await look(elsewhere)]).toEqual([404, 404])
  })

  test('of a failed document says that it never counted', async () => {
    const { service, upload, remove } = newOwner()
    const { documentId } = (await upload('scan.pdf', pdf([[]]))).body
    await remove(documentId)
    const event = await service.heardSaying('document.deleted', (payload) => payload.documentId === documentId)
    expect(event.payload.wasCounted).toBe(false)
  })

  test('of something that is not there is refused', async () => {
    expect(await newOwner().remove('nothing')).toMatchObject({ status: 404, body: { code: 'document_not_found' } })
  })

  test('of the owner takes everything with it, and nothing of anybody else', async () => {
    const [gone, other] = [newOwner(), newOwner()]
    await gone.upload('a.txt', 'some text')
    await other.upload('a.txt', 'some text')
    await gone.service.hear(gone.owner, 'user.deleted', {})
    expect(await gone.blobs()).toEqual([])
    const jobs = { documentId: 'late', jobId: 'j', title: 'late', chunkCount: 1, model: 'm' }
    await gone.service.hear(gone.owner, 'document.indexed', jobs)
    expect((await gone.upload('late.txt', 'late text')).status).toBe(401)
    expect(collectionsOf(gone.service.dir, gone.owner)).toEqual(['document-ingest.departures'])
    expect((await other.list()).length).toBe(1)
    expect((await other.blobs()).length).toBe(2)
  })
})

test("another owner's document cannot be listed, read, downloaded or deleted", async () => {
  const [owner, stranger] = [newOwner(), newOwner()]
  const { documentId } = (await owner.upload('secret.txt', 'secret')).body
  const missing = { status: 404, body: { code: 'document_not_found' } }
  expect(await stranger.list()).toEqual([])
  expect(await stranger.call(documentChunks, { query: { documentId } })).toMatchObject(missing)
  expect(await stranger.call(documentFile, { query: { documentId } })).toMatchObject(missing)
  expect(await stranger.remove(documentId)).toMatchObject(missing)
  expect((await owner.list()).length).toBe(1)
})
