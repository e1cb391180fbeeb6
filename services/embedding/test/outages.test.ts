import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { ownerId } from '@docent/proto/ids'
import { EngineUnavailable } from '@docent/runtime/failures/engine-unavailable.ts'
import { ModelError } from '@docent/runtime/models'
import {
  openTestEngines,
  startTestService,
  type TestEngines,
  type TestService,
  type TestServiceOptions,
} from '@docent/runtime/testing'
import { until } from '@docent/runtime/testing/until.ts'
import type { Vectors } from '@docent/runtime/vectors'
import { newJob } from '../src/jobs/new-job.ts'
import { embeddableDocuments, embedding } from '../src/service.ts'
import { alice, embed, fakeEmbedder, passages, pointsOf, store, upload } from './helpers.ts'

let on: TestEngines
let service: TestService
beforeEach(async () => {
  on = await openTestEngines()
})
afterEach(async () => {
  await service.stop()
  await on.close()
})

/** A service whose vectors are away for the first so many tries to write, with a clock that runs fast. */
async function startWithout(tries: number, factor: number) {
  const started = Date.now()
  const { vectors } = on.engines
  let tried = 0
  const upsert: Vectors['upsert'] = async (...given) => {
    if (tried++ < tries) throw new EngineUnavailable('the vectors are away')
    await vectors.upsert(...given)
  }
  service = await startTestService(embedding, {
    on,
    engines: { vectors: { ...vectors, upsert } },
    env: { EMBED_SWEEP_SECONDS: '0.05' },
    clock: { now: () => new Date(started + (Date.now() - started) * factor) },
  })
  await upload(service, alice, 'd1', passages(3))
  await embed(service, alice, 'd1')
}

describe('vectors that are away', () => {
  test('fail no document, however often that was tried; it is ready when they are back', async () => {
    await startWithout(10, 20)
    await service.heardSaying('document.indexed')
    expect(service.said('document.indexing-failed')).toEqual([])
    expect(await pointsOf(service, alice, 'd1')).toHaveLength(3)
  })

  test('for longer than the limit fail the document, with the reason', async () => {
    await startWithout(Infinity, 500)
    const said = await service.heardSaying('document.indexing-failed')
    expect(said.payload.reason).toMatch(/failed several times/)
  })
})

describe('a document that waited in line for longer than the limit', () => {
  const HOUR = 3_600_000

  /** A service that heard of a document an hour after it was asked for. */
  async function startLate(engines: NonNullable<TestServiceOptions['engines']>, waitSeconds = '20') {
    const env = { EMBED_SWEEP_SECONDS: '3600', EMBED_WAIT_SECONDS: waitSeconds }
    service = await startTestService(embedding, { on, engines, env })
    const news = await store(service, alice, 'd1', passages(3))
    await service.hear(alice, 'document.chunked', news)
    await service.engines.store.collection(embeddableDocuments).update(ownerId(alice), 'd1', (document) => {
      const model = service.engines.models.embedder.model
      return { ...document, state: 'queued', job: newJob('job-1', model, Date.now() - HOUR) }
    })
  }

  test('is not given up at the first word of the model that it is to wait', async () => {
    const embedder = fakeEmbedder()
    let busy = 1
    embedder.before = () => {
      if (busy-- > 0) throw new ModelError('rate-limited', 'the endpoint asks to slow down')
    }
    await startLate({ models: { embedder, chat: null } })
    expect((await embed(service, alice, 'd1')).status).toBe(200)
    expect(service.said('document.indexing-failed')).toEqual([])
  })

  test('and finds the vectors away for a moment is not counted as tried', async () => {
    const { vectors } = on.engines
    let away = 1
    const upsert: Vectors['upsert'] = async (...given) => {
      if (away-- > 0) throw new EngineUnavailable('the vectors are away')
      await vectors.upsert(...given)
    }
    await startLate({ vectors: { ...vectors, upsert } }, '0')
    const job = async () => (await service.engines.store.collection(embeddableDocuments).get(ownerId(alice), 'd1'))?.job
    expect((await embed(service, alice, 'd1')).status).toBe(202)
    await until('the job to be put back', async () => away < 1 && (await job())?.holder === '')
    expect((await job())?.claims).toBe(0)
  })
})
