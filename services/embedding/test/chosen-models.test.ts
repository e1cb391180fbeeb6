import type { ChosenModels } from '@docent/proto'
import { embeddingCost } from '@docent/proto/http'
import { OPERATOR } from '@docent/proto/ids'
import { createBox } from '@docent/runtime/auth'
import { loadConfig } from '@docent/runtime/config'
import { createModels, modelSettings, NOTHING_CHOSEN } from '@docent/runtime/models'
import { startTestService, type TestService, type TestServiceOptions } from '@docent/runtime/testing'
import { startModelServer, type ModelServer } from '@docent/runtime/testing/model-server'
import { until } from '@docent/runtime/testing/until.ts'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { embedding } from '../src/service.ts'
import { alice, embed, passages, pointsOf, upload } from './helpers.ts'

const secret = 's'.repeat(40)
const KEY = 'sk-of-the-operator'

let endpoint: ModelServer
let other: ModelServer
let service: TestService
beforeEach(async () => {
  endpoint = await startModelServer()
  other = await startModelServer()
})
afterEach(async () => {
  await service.stop()
  await Promise.all([endpoint.stop(), other.stop()])
})

const env = { EMBED_SWEEP_SECONDS: '0.05', EMBED_DOCUMENT_WAIT_SECONDS: '0.1', EMBED_BATCH_SIZE: '4' }
const given = (more: Record<string, string> = {}) => ({
  env: { ...env, ...more },
  engines: { models: createModels(loadConfig(modelSettings, { SEALING_SECRET: secret, ...more }).config) },
})
const start = async (more: Record<string, string> = {}, options: TestServiceOptions = {}) =>
  (service = await startTestService(embedding, { ...given(more), ...options }))

const choice = (embeddingModel: string, address = endpoint.url): ChosenModels => ({
  ...NOTHING_CHOSEN,
  address,
  key: createBox([secret], 'model key').seal(KEY, address),
  embeddingModel,
})
const chosen = (what: ChosenModels, recordVersion: number) =>
  service.hear(OPERATOR, 'installation.models-chosen', what, { recordVersion })
const outdated = (documentId: string) =>
  service.heardSaying('document.model-outdated', (payload) => payload.documentId === documentId)

test('documents are embedded by the model that was set, and those of another one say that they need it again', async () => {
  await start()
  await upload(service, alice, 'old', passages(3))
  expect((await embed(service, alice, 'old')).status).toBe(200)
  await chosen(choice('one'), 1)
  await outdated('old')
  await upload(service, alice, 'new', passages(3))
  expect((await embed(service, alice, 'new')).status).toBe(200)
  expect(await pointsOf(service, alice, 'new', 'one')).toHaveLength(3)
  expect(endpoint.arrived.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`)
  await embed(service, alice, 'old')
  expect(await pointsOf(service, alice, 'old', 'one')).toHaveLength(3)
})

test('an older word of it that comes late, or again, changes nothing', async () => {
  await start()
  await chosen(choice('two'), 7)
  await chosen(choice('one'), 6)
  await upload(service, alice, 'd', passages(2))
  await embed(service, alice, 'd')
  expect(await pointsOf(service, alice, 'd', 'two')).toHaveLength(2)
})

test('a process that starts later knows it before it takes a document', async () => {
  await start()
  await upload(service, alice, 'd', passages(2))
  await chosen(choice('one'), 1)
  service = await service.restart()
  await embed(service, alice, 'd')
  expect(await pointsOf(service, alice, 'd', 'one')).toHaveLength(2)
})

test('what has heard of nothing embeds as the environment says, and the environment wins over what it hears', async () => {
  await start({ OPENAI_BASE_URL: other.url, OPENAI_EMBEDDING_MODEL: 'of-the-environment' })
  await upload(service, alice, 'd', passages(2))
  await embed(service, alice, 'd')
  expect(await pointsOf(service, alice, 'd', 'of-the-environment')).toHaveLength(2)
  await chosen({ ...choice('one'), key: null }, 1)
  await upload(service, alice, 'e', passages(2))
  await embed(service, alice, 'e')
  expect(await pointsOf(service, alice, 'e', 'of-the-environment')).toHaveLength(2)
  expect(endpoint.counts.embeddings).toBe(0)
})

test('a document that waits for an endpoint that is away goes on by the one that is set instead', async () => {
  await start()
  await chosen(choice('one', 'http://127.0.0.1:1/v1'), 1)
  await upload(service, alice, 'd', passages(30))
  const asked = embed(service, alice, 'd')
  await service.heardSaying('document.embedding-requested')
  await chosen(choice('one'), 2)
  expect((await asked).status).toBe(200)
  expect(await pointsOf(service, alice, 'd', 'one')).toHaveLength(30)
  expect(service.said('document.indexing-failed')).toEqual([])
})

test('another model in the middle of a document begins it anew, and no point of the former stays', async () => {
  await start({ EMBED_PARALLEL_BATCHES: '1' })
  await chosen(choice('one'), 1)
  endpoint.fail({ on: 'embeddings', fault: { kind: 'hang' }, whenBodyHas: 'Sentence number 9 ' })
  await upload(service, alice, 'd', passages(30))
  const asked = embed(service, alice, 'd')
  await endpoint.until(({ embeddings }) => embeddings >= 3)
  await chosen(choice('two', 'http://127.0.0.1:1/v1'), 2)
  await chosen(choice('two'), 3)
  endpoint.healthy()
  // The call that hangs is one of the former endpoint: it ends with its silence, and so does its claim on the document.
  service = await service.restart()
  await asked.catch(() => undefined)
  await embed(service, alice, 'd')
  await until('all points', async () => (await pointsOf(service, alice, 'd', 'two')).length === 30)
  expect(await pointsOf(service, alice, 'd', 'one')).toEqual([])
})

test('a key that cannot be read is told to whoever embeds, and what is embedded stays as it is', async () => {
  await start()
  await chosen({ ...choice('one'), key: createBox(['x'.repeat(40)], 'model key').seal(KEY, endpoint.url) }, 1)
  await upload(service, alice, 'd', passages(2))
  const { status, body } = await embed(service, alice, 'd')
  expect(status).not.toBe(200)
  expect(body.error).toContain('Set it again')
  expect(endpoint.arrived).toEqual([])
  const cost = await service.call(embeddingCost, { as: 'ada', operates: true })
  expect(cost.status).toBe(200)
})
