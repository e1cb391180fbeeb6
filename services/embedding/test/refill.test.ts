import { afterEach, describe, expect, test } from '@jest/globals'
import { embeddingCost } from '@docent/proto/http'
import { ownerId } from '@docent/proto/ids'
import { randomIds, systemClock } from '@docent/runtime/clock'
import { ModelError } from '@docent/runtime/models'
import { startTestService, type TestService, type TestServiceOptions } from '@docent/runtime/testing'
import { until } from '@docent/runtime/testing/until.ts'
import { embedAgain, embeddableDocuments, embedding } from '../src/service.ts'
import { alice, bob, embed, fakeEmbedder, passages, pointsOf, upload } from './helpers.ts'

let service: TestService
const env = { EMBED_SWEEP_SECONDS: '0.05', EMBED_DOCUMENT_WAIT_SECONDS: '0.1', EMBED_CHECK_SECONDS: '3600' }
afterEach(() => service.stop())

async function start(options: TestServiceOptions = {}) {
  service = await startTestService(embedding, { ...options, env: { ...env, ...options.env } })
  await upload(service, alice, 'd1', passages(3))
  await embed(service, alice, 'd1')
}
const lose = (owner: string, documentId: string) => service.engines.vectors.removeDocument(ownerId(owner), documentId)
const missing = { documentId: 'd1', why: 'missing' }

describe('points that are lost', () => {
  test('are noticed by the sweep, which says so once', async () => {
    await start({ env: { EMBED_CHECK_SECONDS: '0.05' } })
    await lose(alice, 'd1')
    expect((await service.heardSaying('document.model-outdated')).payload).toMatchObject(missing)
    service = await service.restart({ env: { ...env, EMBED_CHECK_SECONDS: '0.05' } })
    expect((await embed(service, alice, 'd1')).status).toBe(200)
    expect(await pointsOf(service, alice, 'd1')).toHaveLength(3)
    await service.settled()
    expect(service.said('document.model-outdated')).toHaveLength(1)
    expect(service.said('document.indexed')).toHaveLength(2)
  })

  test('are made again by the button at once, also before any sweep', async () => {
    await start()
    await lose(alice, 'd1')
    const { status, body } = await embed(service, alice, 'd1')
    expect([status, body.results]).toEqual([
      200,
      expect.arrayContaining([expect.objectContaining({ status: 'embedded' })]),
    ])
    expect(await pointsOf(service, alice, 'd1')).toHaveLength(3)
  })

  test('that come back, as from a snapshot, make the document ready without a call of the model', async () => {
    const embedder = fakeEmbedder('model-a')
    await start({ engines: { models: { embedder, chat: null } }, env: { EMBED_CHECK_SECONDS: '0.05' } })
    const { engines } = service
    const space = { model: 'model-a', dimensions: await embedder.dimensions() }
    const dense = (await embedder.embed(['lamp'], 'query'))[0] as Float32Array
    await lose(alice, 'd1')
    await service.heardSaying('document.model-outdated')
    const calls = embedder.calls.length
    const points = [0, 1, 2].map((i) => ({ id: `d1:${i}`, documentId: 'd1', dense, text: `lamp ${i}`, payload: {} }))
    await engines.vectors.upsert(ownerId(alice), space, points)
    await until('the document to be ready again', () => service.said('document.indexed').length === 2)
    expect(embedder.calls).toHaveLength(calls)
  })

  test('of an endpoint that changed the length of its vectors under the same name are made anew, and the old ones go', async () => {
    const long = fakeEmbedder('model-a')
    const real = await long.dimensions()
    const short = {
      ...fakeEmbedder('model-a'),
      dimensions: async () => real / 2,
      embed: async (texts: readonly string[], kind: 'query' | 'passage') =>
        (await long.embed(texts, kind)).map((vector) => vector.slice(0, real / 2)),
    }
    await start({ engines: { models: { embedder: long, chat: null } } })
    service = await service.restart({ engines: { models: { embedder: short, chat: null } } })
    expect((await service.heardSaying('document.model-outdated')).payload).toMatchObject(missing)
    expect((await embed(service, alice, 'd1')).status).toBe(200)
    const count = (dimensions: number) =>
      service.engines.vectors.count(ownerId(alice), { model: 'model-a', dimensions }, 'd1')
    expect([await count(real), await count(real / 2)]).toEqual([0, 3])
  })

  test('say nothing while the vector store does not answer: only what was counted is believed', async () => {
    await start()
    const away = { ...service.engines.vectors, count: () => Promise.reject(new Error('no answer')) }
    service = await service.restart({ engines: { vectors: away }, env: { ...env, EMBED_CHECK_SECONDS: '0.05' } })
    expect((await embed(service, alice, 'd1')).status).toBe(200)
    expect(service.said('document.model-outdated')).toEqual([])
  })
})

describe('the command for all owners', () => {
  const again = (all: boolean, owner?: string) =>
    embedAgain({
      documents: service.engines.store.collection(embeddableDocuments),
      clock: systemClock,
      ids: randomIds,
      all,
      ...(owner && { owner: ownerId(owner) }),
    })

  test('puts in line what needs it, of everybody, and the service does it', async () => {
    await start()
    await upload(service, bob, 'd2', passages(2))
    await upload(service, bob, 'd3', passages(2))
    await embed(service, bob, 'd2')
    await embed(service, bob, 'd3')
    await lose(alice, 'd1')
    await lose(bob, 'd2')
    service = await service.restart()
    await until('both to be noticed', () => service.said('document.model-outdated').length === 2)
    expect(await again(false)).toBe(2)
    await until('both to be there', () => service.said('document.indexed').length === 5)
    expect([await pointsOf(service, alice, 'd1'), await pointsOf(service, bob, 'd2')]).toEqual([
      ['d1:0', 'd1:1', 'd1:2'],
      ['d2:0', 'd2:1'],
    ])
    expect(await again(false)).toBe(0)
  })

  test('embeds all of one owner anew where asked to', async () => {
    await start()
    await upload(service, bob, 'd2', passages(2))
    await embed(service, bob, 'd2')
    expect(await again(true, bob)).toBe(1)
    await until('it to be done', () => service.said('document.indexed').length === 3)
    expect(await pointsOf(service, bob, 'd2')).toHaveLength(2)
  })

  test('takes no point away while the model does not work', async () => {
    const embedder = fakeEmbedder()
    await start({ engines: { models: { embedder, chat: null } } })
    expect(await pointsOf(service, alice, 'd1', 'fake-1')).toHaveLength(3)
    embedder.before = (_, __, kind) => {
      if (kind === 'passage') throw new ModelError('setup', 'the endpoint refused the key (401)')
    }
    expect(await again(true, alice)).toBe(1)
    await service.heardSaying('document.indexing-failed')
    expect(await pointsOf(service, alice, 'd1', 'fake-1')).toHaveLength(3)
  })
})

test('what another model would cost is everything that is embedded, of all owners, and told to operators only', async () => {
  await start()
  await upload(service, bob, 'd2', passages(4))
  await embed(service, bob, 'd2')
  await upload(service, bob, 'never-embedded', passages(5))
  const cost = async (operates: boolean) => {
    const token = await service.tokens.sign('boss', operates ? { operates } : {})
    return service.call(embeddingCost, { token })
  }
  expect((await cost(true)).body).toMatchObject({ documents: 2, passages: 7, tokens: 1_680 })
  expect(await cost(false)).toMatchObject({ status: 403, body: { code: 'not_an_operator' } })
})
