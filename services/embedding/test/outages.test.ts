import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { EngineUnavailable } from '@docent/runtime/failures/engine-unavailable.ts'
import { openTestEngines, startTestService, type TestEngines, type TestService } from '@docent/runtime/testing'
import type { Vectors } from '@docent/runtime/vectors'
import { embedding } from '../src/service.ts'
import { alice, embed, passages, pointsOf, upload } from './helpers.ts'

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
