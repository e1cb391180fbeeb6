import { afterEach, describe, expect, test } from '@jest/globals'
import { ModelError } from '@docent/runtime/models'
import { startTestService, type TestService, type TestServiceOptions } from '@docent/runtime/testing'
import { embedding } from '../src/service.ts'
import {
  alice,
  bob,
  embed,
  fakeEmbedder,
  gate,
  hitsOf,
  passages,
  pointsOf,
  rejected,
  store,
  unreachable,
  upload,
} from './helpers.ts'

let service: TestService
const start = async (options: TestServiceOptions = {}) => {
  service = await startTestService(embedding, { ...options, env: { EMBED_SWEEP_SECONDS: '0.1', ...options.env } })
  return service
}
const withEmbedder = (embedder = fakeEmbedder(), env: Record<string, string> = {}) =>
  start({ engines: { models: { embedder, chat: null } }, env })
afterEach(() => service.stop())

describe('embedding a document', () => {
  test('answers with what became of each passage, and makes them found', async () => {
    await start()
    await upload(service, alice, 'd1', passages(3))
    const { status, body } = await embed(service, alice, 'd1')
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        success: true,
        results: ['d1:0', 'd1:1', 'd1:2'].map((chunkId) => ({ chunkId, status: 'embedded' })),
      },
    })
    expect(await pointsOf(service, alice, 'd1')).toEqual(['d1:0', 'd1:1', 'd1:2'])
    const said = await service.heardSaying('document.indexed')
    expect(said.payload).toMatchObject({ documentId: 'd1', title: 'd1.md', chunkCount: 3, model: 'docent-lexical-1' })
  })

  test('keeps with each passage its tables, and the language and day of its document', async () => {
    await start()
    const table = { from: 0, to: 26, heads: ['Lamp', 'Price'], rows: [['Desk lamp', '12 EUR']] }
    const content = 'Lamp\tPrice\nDesk lamp\t12 EUR'
    const news = await store(service, alice, 'd1', [content], { language: 'en', date: '2026-02-03', tables: [table] })
    await service.hear(alice, 'document.chunked', news)
    await embed(service, alice, 'd1')
    const [hit] = await hitsOf(service, alice, 'd1')
    expect(hit?.payload).toMatchObject({ text: content, language: 'en', date: '2026-02-03', tables: [table] })
  })

  test('an answer of the owner is made to be found without being asked for, once', async () => {
    await start()
    const news = { ...(await store(service, alice, 'd1', passages(2))), isAnswer: true }
    await service.hear(alice, 'document.chunked', news)
    await service.heardSaying('document.indexed')
    expect(await pointsOf(service, alice, 'd1')).toEqual(['d1:0', 'd1:1'])
    await service.hear(alice, 'document.chunked', news)
    expect((await embed(service, alice, 'd1')).status).toBe(200)
    expect(service.said('document.indexed')).toHaveLength(1)
  })

  test('under another name it is found by the words of that once it is embedded again, and was indexed as it is called', async () => {
    await start()
    await upload(service, alice, 'd1', passages(2))
    const rename = (title: string, recordVersion: number) =>
      service.hear(alice, 'document.renamed', { documentId: 'd1', title }, { recordVersion })
    await rename('Lanterns', 7)
    await rename('Torches', 4)
    await embed(service, alice, 'd1')
    const [hit] = await hitsOf(service, alice, 'd1')
    expect(hit?.payload).toMatchObject({ title: 'Lanterns' })
    expect((await service.heardSaying('document.indexed')).payload).toMatchObject({ title: 'Lanterns' })
    await service.hear(alice, 'document.renamed', { documentId: 'unknown', title: 'Nothing' })
  })

  test('asked right after the upload, it waits for the news of it', async () => {
    await start()
    const news = await store(service, alice, 'd1', passages(2))
    const answer = embed(service, alice, 'd1')
    await service.hear(alice, 'document.chunked', news)
    expect((await answer).status).toBe(200)
  })

  test('a document nobody has heard of is not found', async () => {
    await start({ env: { EMBED_DOCUMENT_WAIT_SECONDS: '0.1' } })
    expect(await embed(service, alice, 'unknown')).toMatchObject({ status: 404, body: { code: 'document_not_found' } })
  })

  test("another owner's document is not found", async () => {
    await start({ env: { EMBED_DOCUMENT_WAIT_SECONDS: '0.1' } })
    await upload(service, alice, 'd1', passages(1))
    expect(await embed(service, bob, 'd1')).toMatchObject({ status: 404, body: { code: 'document_not_found' } })
    expect(service.said('document.embedding-requested')).toEqual([])
  })

  test('asking again while it runs joins the job', async () => {
    const embedder = fakeEmbedder()
    const held = gate()
    embedder.before = () => held.passed
    await withEmbedder(embedder)
    await upload(service, alice, 'd1', passages(3))
    const answers = [embed(service, alice, 'd1'), embed(service, alice, 'd1'), embed(service, alice, 'd1')]
    await service.heardSaying('document.embedding-requested')
    held.open()
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200)
    await service.settled()
    expect(service.said('document.embedding-requested')).toHaveLength(1)
    expect(service.said('document.indexed')).toHaveLength(1)
    expect(embedder.calls).toHaveLength(1)
  })

  test('asking again when it is ready embeds nothing', async () => {
    const embedder = fakeEmbedder()
    await withEmbedder(embedder)
    await upload(service, alice, 'd1', passages(3))
    const first = await embed(service, alice, 'd1')
    expect((await embed(service, alice, 'd1')).body).toEqual(first.body)
    expect(embedder.calls).toHaveLength(1)
  })

  test('what takes longer than the wait is answered with 202 and goes on', async () => {
    const embedder = fakeEmbedder()
    const held = gate()
    embedder.before = () => held.passed
    await withEmbedder(embedder, { EMBED_WAIT_SECONDS: '0.1' })
    await upload(service, alice, 'd1', passages(3))
    const { status, body } = await embed(service, alice, 'd1')
    expect(status).toBe(202)
    expect(body).toMatchObject({ success: true, state: expect.stringMatching(/queued|running/), done: 0, total: 3 })
    expect(body.results[2]).toEqual({ chunkId: 'd1:2', status: 'pending' })
    held.open()
    await service.heardSaying('document.indexed')
    expect((await embed(service, alice, 'd1')).status).toBe(200)
  })

  test('a large document tells how far it is', async () => {
    const embedder = fakeEmbedder()
    let now = Date.parse('2026-11-20T10:00:00Z')
    embedder.before = () => void (now += 600)
    service = await startTestService(embedding, {
      engines: { models: { embedder, chat: null } },
      clock: { now: () => new Date(now) },
      env: { EMBED_PARALLEL_BATCHES: '1' },
    })
    await upload(service, alice, 'd1', passages(40))
    expect((await embed(service, alice, 'd1')).status).toBe(200)
    await service.heardSaying('document.indexed')
    const told = service.said('document.embedding-progressed').map(({ payload }) => payload.done)
    expect(told).toEqual([16, 32])
    expect(await pointsOf(service, alice, 'd1', 'fake-1')).toHaveLength(40)
  })
})

describe('when the model fails', () => {
  test('it is tried again until it works', async () => {
    const embedder = fakeEmbedder()
    let failures = 2
    embedder.before = () => {
      if (failures-- > 0) throw unreachable()
    }
    await withEmbedder(embedder)
    await upload(service, alice, 'd1', passages(3))
    expect((await embed(service, alice, 'd1')).status).toBe(200)
  })

  test('a document that makes no progress for too long is marked failed, and can be asked for again', async () => {
    const embedder = fakeEmbedder()
    embedder.before = () => {
      throw unreachable()
    }
    await withEmbedder(embedder, { EMBED_GIVE_UP_SECONDS: '0.2' })
    await upload(service, alice, 'd1', passages(3))
    const { status, body } = await embed(service, alice, 'd1')
    expect({ status, code: body.code }).toEqual({ status: 502, code: 'embedding_failed' })
    expect(body.error).toMatch(/did not answer.*Press Generate Embeddings/)
    const said = await service.heardSaying('document.indexing-failed')
    expect(said.payload).toMatchObject({ documentId: 'd1', failed: [] })

    embedder.before = () => undefined
    expect((await embed(service, alice, 'd1')).status).toBe(200)
    await service.heardSaying('document.indexed')
  })

  test('a passage it does not take fails alone, and is what is tried again', async () => {
    const embedder = fakeEmbedder()
    embedder.before = (texts) => {
      if (texts.some((text) => text.includes('poison'))) throw rejected()
    }
    await withEmbedder(embedder)
    await upload(service, alice, 'd1', [...passages(5), 'poison about the lamp', ...passages(4, 'lamp too')])
    const { status, body } = await embed(service, alice, 'd1')
    expect(status).toBe(200)
    const failed = body.results.filter((one: { status: string }) => one.status !== 'embedded')
    expect(failed).toEqual([{ chunkId: 'd1:5', status: 'failed', error: expect.stringMatching(/too long/) }])
    const said = await service.heardSaying('document.indexing-failed')
    expect(said.payload).toMatchObject({ failed: [{ chunkId: 'd1:5' }] })
    expect(said.payload.reason).toMatch(/^1 of 10 passages could not be made searchable/)

    embedder.before = () => undefined
    embedder.calls.length = 0
    expect((await embed(service, alice, 'd1')).body.results[5]).toEqual({ chunkId: 'd1:5', status: 'embedded' })
    expect(embedder.calls.flat()).toEqual([expect.stringContaining('poison')])
    expect(await pointsOf(service, alice, 'd1', 'fake-1')).toHaveLength(10)
  })

  test('a model that refuses everything is not asked once per passage', async () => {
    const embedder = fakeEmbedder()
    let calls = 0
    embedder.before = () => {
      calls += 1
      throw rejected()
    }
    await withEmbedder(embedder)
    await upload(service, alice, 'd1', passages(30))
    expect((await embed(service, alice, 'd1')).body).toMatchObject({ code: 'embedding_failed' })
    expect(calls).toBeLessThanOrEqual(8)
  })

  test('a key or an account that ends in the middle of a document stops it at once, and is told once', async () => {
    const embedder = fakeEmbedder()
    const noCredit = () => new ModelError('setup', 'the account of the endpoint has no credit left')
    let calls = 0
    embedder.before = () => {
      if ((calls += 1) > 2) throw noCredit()
    }
    await withEmbedder(embedder, { EMBED_PARALLEL_BATCHES: '1' })
    await upload(service, alice, 'd1', passages(40))
    const { body } = await embed(service, alice, 'd1')
    expect(body.error).toMatch(
      /^The embedding model refuses to work \(the account of the endpoint has no credit left\)/,
    )
    expect(calls).toBeLessThanOrEqual(4)
    const said = await service.heardSaying('document.indexing-failed')
    expect(said.payload).toMatchObject({ reason: body.error, failed: [] })

    embedder.before = () => undefined
    embedder.calls.length = 0
    expect((await embed(service, alice, 'd1')).status).toBe(200)
    expect(embedder.calls.flat()).toHaveLength(24)
  })

  test('a passage that is refused as a key is, while others are taken, fails alone', async () => {
    const embedder = fakeEmbedder()
    embedder.before = (texts) => {
      if (texts.some((text) => text.includes('poison')))
        throw new ModelError('setup', 'the endpoint refused the key (403)')
    }
    await withEmbedder(embedder)
    await upload(service, alice, 'd1', [...passages(5), 'poison about the lamp', ...passages(4)])
    const { body } = await embed(service, alice, 'd1')
    expect(body.results.filter((one: { status: string }) => one.status !== 'embedded')).toMatchObject([
      { chunkId: 'd1:5' },
    ])
  })

  test('a document whose text is gone says so', async () => {
    await start()
    const news = await store(service, alice, 'd1', passages(1))
    await service.hear(alice, 'document.chunked', { ...news, chunksKey: 'documents/d1/gone.json' })
    expect((await embed(service, alice, 'd1')).body.error).toMatch(/text of this document is missing/)
  })
})

describe('fairness', () => {
  test('a small document does not wait for all of a large one of another owner', async () => {
    const embedder = fakeEmbedder()
    const held = gate()
    embedder.before = () => held.passed
    await withEmbedder(embedder, { EMBED_JOBS: '1', EMBED_PARALLEL_BATCHES: '1', EMBED_WAIT_SECONDS: '0' })
    await upload(service, alice, 'large', passages(400))
    await upload(service, alice, 'large2', passages(400))
    await upload(service, bob, 'small', passages(4))
    await embed(service, alice, 'large')
    await embed(service, alice, 'large2')
    await embed(service, bob, 'small')
    held.open()
    await service.heardSaying('document.indexed', ({ documentId }) => documentId === 'large2')
    const order = service.said('document.indexed').map(({ payload }) => payload.documentId)
    expect(order).toEqual(['small', 'large', 'large2'])
  })
})
