import { afterEach, expect, test } from '@jest/globals'
import { documentFile, documentChunks } from '@docent/proto/http'
import { EngineUnavailable } from '@docent/runtime/failures/engine-unavailable.ts'
import { away, openTestEngines, startTestService, type TestEngines, type TestService } from '@docent/runtime/testing'
import { until } from '@docent/runtime/testing/until.ts'
import { blobKeys } from '../src/documents/record.ts'
import { documentIngest } from '../src/service.ts'
import { pdf } from './helpers/files.ts'
import { clientOf } from './helpers/service.ts'

let on: TestEngines
let service: TestService
afterEach(async () => {
  await service.stop()
  await on.close()
})

test('a document whose files are out of reach is read when they are back, however often that was tried', async () => {
  on = await openTestEngines()
  const { blobs } = on.engines
  let away = false
  let tries = 0
  const ifThere = <A extends unknown[], R>(ask: (...args: A) => Promise<R>) => {
    return async (...args: A) => {
      if (!away) return ask(...args)
      tries += 1
      throw new EngineUnavailable('the files are away')
    }
  }
  service = await startTestService(documentIngest, {
    on,
    engines: { blobs: { ...blobs, put: ifThere(blobs.put), bytes: ifThere(blobs.bytes) } },
    env: { DOCUMENT_SWEEP_SECONDS: '0.05', DOCUMENT_LEASE_SECONDS: '0.1' },
    faultPoint: (name) => {
      if (name === 'document-ingest.documents:inserted') away = true
    },
  })
  const client = clientOf(service, 'ada')

  const { status, body } = await client.upload('a.pdf', pdf([['some text']]))
  expect({ status, code: body.code }).toEqual({ status: 503, code: 'unavailable' })
  await until('several tries', () => tries > 6)
  expect(await client.list()).toMatchObject([{ status: 'reading' }])
  away = false
  await until('the passages', async () => (await client.list())[0]?.status === 'chunked')
  await service.settled()
  expect(service.said('document.chunked')).toHaveLength(1)
})

test('an upload that found the files away takes nothing of what the plan allows', async () => {
  on = await openTestEngines()
  const { blobs } = on.engines
  let away = true
  const put: typeof blobs.put = (...given) =>
    away ? Promise.reject(new EngineUnavailable('the files are away')) : blobs.put(...given)
  service = await startTestService(documentIngest, { on, engines: { blobs: { ...blobs, put } } })
  const client = clientOf(service, 'ada')
  for (let tries = 0; tries < 10; tries++) {
    expect(await client.upload('a.md', 'some text')).toMatchObject({ status: 503 })
    expect(await client.upload('a.pdf', pdf([['some text']]))).toMatchObject({ status: 503 })
  }
  away = false
  expect(await client.upload('a.md', 'some text')).toMatchObject({ status: 200 })
})

test('a record that was written although its answer was lost keeps its files', async () => {
  on = await openTestEngines()
  const { store } = on.engines
  let lost = 0
  const losingAnswers: typeof store = {
    ...store,
    collection(spec) {
      const records = store.collection(spec)
      if (spec.name !== 'document-ingest.documents') return records
      return {
        ...records,
        async insert(...given) {
          await records.insert(...given)
          lost += 1
          throw new EngineUnavailable('no answer')
        },
      }
    },
  }
  service = await startTestService(documentIngest, { on, engines: { store: losingAnswers } })
  const client = clientOf(service, 'ada')
  expect(await client.upload('a.md', 'some text')).toMatchObject({ status: 503 })
  expect(lost).toBe(1)
  const [document] = await client.list()
  expect(document).toMatchObject({ status: 'chunked', title: 'a.md' })
  const { chunks, original } = blobKeys
  expect(await client.blobs()).toEqual([chunks, original].map((key) => key(document?.id ?? '')).sort())
})

test('while the files are away it takes traffic: lists and deletions go on, and only what needs a file is refused', async () => {
  on = await openTestEngines()
  service = await startTestService(documentIngest, { on })
  const before = clientOf(service, 'ada')
  const { documentId } = (await before.upload('a.md', 'some text')).body
  await before.upload('b.md', 'more text')

  service = await service.restart({ engines: { blobs: away(on.engines.blobs) } })
  const client = clientOf(service, 'ada')
  expect(await service.hosted.notReady()).toEqual([])
  expect(await service.hosted.late()).toEqual([expect.stringMatching(/^blobs: /)])
  const query = { documentId }
  for (const refused of [
    client.upload('c.md', 'some text'),
    client.call(documentFile, { query }),
    client.call(documentChunks, { query }),
  ]) {
    expect(await refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  }
  expect((await client.list()).map(({ title }) => title)).toEqual(['b.md', 'a.md'])
  expect(await client.remove(documentId)).toMatchObject({ status: 200 })
  expect((await client.list()).map(({ title }) => title)).toEqual(['b.md'])
})

test('what is stored of a document that was deleted while it was read goes, although the files were away just then', async () => {
  on = await openTestEngines()
  const { blobs } = on.engines
  let away = false
  let later = 0
  const put: typeof blobs.put = async (owner, key, body) => {
    if (!key.endsWith('chunks.json')) return blobs.put(owner, key, body)
    const [document] = await client.list()
    await client.remove(String(document?.id))
    away = true
    return blobs.put(owner, key, body)
  }
  const removeAll: typeof blobs.removeAll = (...given) =>
    away ? Promise.reject(new EngineUnavailable('the files are away')) : blobs.removeAll(...given)
  service = await startTestService(documentIngest, {
    on,
    engines: { blobs: { ...blobs, put, removeAll } },
    env: { DOCUMENT_SWEEP_SECONDS: '0.05' },
    clock: { now: () => new Date(Date.now() + later) },
  })
  const client = clientOf(service, 'ada')
  expect(await client.upload('a.pdf', pdf([['some text']]))).toMatchObject({ status: 503 })
  expect(await client.list()).toEqual([])
  expect(await client.blobs()).toHaveLength(1)
  away = false
  later = 600_000
  await until('its text to be gone', async () => (await client.blobs()).length === 0)
})
