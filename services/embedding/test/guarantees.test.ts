import { afterEach, describe, expect, test } from '@jest/globals'
import { ownerId } from '@docent/proto/ids'
import { collectionsOf, startTestService, type TestService, type TestServiceOptions } from '@docent/runtime/testing'
import { until } from '@docent/runtime/testing/until.ts'
import { documentsSpec } from '../src/documents/record.ts'
import { embedding } from '../src/service.ts'
import { alice, embed, fakeEmbedder, gate, passages, pointsOf, rejected, store, upload } from './helpers.ts'

let service: TestService
const env = { EMBED_SWEEP_SECONDS: '0.05', EMBED_LEASE_SECONDS: '0.3', EMBED_DOCUMENT_WAIT_SECONDS: '0.1' }
const start = async (options: TestServiceOptions = {}) => {
  service = await startTestService(embedding, { ...options, env: { ...env, ...options.env } })
  return service
}
const deleted = (documentId: string) => ({ documentId, wasCounted: true, characters: 9, sizeBytes: 9 })
const withModel = (model: string) => ({ engines: { models: { embedder: fakeEmbedder(model), chat: null } } })
afterEach(() => service.stop())

/** From its first passing on, nothing gets past any point: the closest a living process comes to a dead one. */
function deathAt(point: string) {
  const died = gate()
  const [named = '', nth = '1'] = point.split('#')
  let left = Number(nth)
  let dead = false
  let isArmed = false
  return {
    died: died.passed,
    /** What is only heard again before that ends nothing. */
    arm() {
      isArmed = true
    },
    faultPoint(name: string) {
      if (!isArmed) return
      dead ||= name === named && --left === 0
      if (!dead) return
      died.open()
      throw new Error(`dead at ${name}`)
    },
  }
}

describe('a process that dies between two steps', () => {
  const points = [
    'embedding.documents:updated',
    'embed:vectors-made',
    'vectors:upserted',
    'embedding.documents:updated#2',
    'embedding.documents:updated#4',
  ]
  test.each(points)('at %s leaves a job that the next one finishes, once', async (point) => {
    const embedder = fakeEmbedder()
    const engines = { models: { embedder, chat: null } }
    const death = deathAt(point)
    const env = { EMBED_PARALLEL_BATCHES: '1', EMBED_WAIT_SECONDS: '0' }
    await start({ engines, faultPoint: death.faultPoint, env })
    await upload(service, alice, 'd1', passages(30))
    // The bus may tell of it twice: who dies of that was not asked for anything yet.
    await service.settled()
    death.arm()
    const answer = embed(service, alice, 'd1')
    await death.died
    void answer
    // However often the dead one tried: the next one comes when a job that was put back may be tried again.
    service = await service.restart({ faultPoint: () => undefined, clock: later })
    const said = await service.heardSaying('document.indexed')
    expect(said.payload).toMatchObject({ documentId: 'd1', chunkCount: 30 })
    expect((await embed(service, alice, 'd1')).status).toBe(200)
    expect(await pointsOf(service, alice, 'd1', 'fake-1')).toHaveLength(30)
    await service.settled()
    expect(service.said('document.indexed')).toHaveLength(1)
    // Told of where it lasted, and never of another job.
    expect(service.said('document.embedding-requested').length).toBeLessThanOrEqual(1)
  })

  test('goes on where it stopped, not from the start', async () => {
    const embedder = fakeEmbedder()
    const engines = { models: { embedder, chat: null } }
    const slow = gate()
    embedder.before = async () => {
      if (embedder.calls.length >= 3) await slow.passed
    }
    await start({ engines, env: { EMBED_PARALLEL_BATCHES: '1', EMBED_WAIT_SECONDS: '0' } })
    await upload(service, alice, 'd1', passages(40))
    await embed(service, alice, 'd1')
    await until('three batches', () => embedder.calls.length === 3)
    const stopping = service.restart()
    slow.open()
    service = await stopping
    await service.heardSaying('document.indexed')
    expect(embedder.calls.length).toBeLessThanOrEqual(6)
    expect(await pointsOf(service, alice, 'd1', 'fake-1')).toHaveLength(40)
  })

  test.each(['embedding.documents:updated', 'vectors:document-removed'])(
    'at %s finishes the deletion later',
    async (point) => {
      await start()
      await upload(service, alice, 'd1', passages(3))
      await embed(service, alice, 'd1')
      let deaths = 1
      service = await service.restart({
        faultPoint(name) {
          if (name === point && deaths-- > 0) throw new Error('dead')
        },
      })
      await service.hear(alice, 'document.deleted', { documentId: 'd1', wasCounted: true, characters: 9, sizeBytes: 9 })
      expect(await pointsOf(service, alice, 'd1')).toEqual([])
      expect((await embed(service, alice, 'd1')).status).toBe(404)
    },
  )
})

describe('a job whose claim is lost', () => {
  test('is taken over when its process gives no sign of life, and the late one changes nothing', async () => {
    const embedder = fakeEmbedder()
    const stuck = gate()
    const begun = gate()
    let first = true
    embedder.before = async () => {
      if (!first) return
      first = false
      begun.open()
      await stuck.passed
    }
    let offset = 0
    const documents = () => service.engines.store.collection(documentsSpec)
    const lease = async () => {
      const found = await documents().get(ownerId(alice), 'd1')
      return { holder: found?.job?.holder, until: found?.leaseUntil ?? 0 }
    }
    await start({
      engines: { models: { embedder, chat: null } },
      clock: { now: () => new Date(Date.now() + offset) },
      env: { EMBED_LEASE_SECONDS: '60', EMBED_WAIT_SECONDS: '0' },
    })
    await upload(service, alice, 'd1', passages(3))
    await embed(service, alice, 'd1')
    // A claim that is made after the clock has jumped is a fresh one.
    await begun.passed
    const claimed = await lease()
    // A sign of life that was under way at the jump holds for another minute, so the clock jumps until none was left.
    await until('somebody else to take it', async () => {
      const { holder, until: end } = await lease()
      if (holder === claimed.holder && end > Date.now() + offset) offset += 61_000
      return holder !== claimed.holder
    })
    await service.heardSaying('document.indexed')
    stuck.open()
    await until('the late batch', () => embedder.calls.length === 2)
    await service.settled()
    expect(service.said('document.indexed')).toHaveLength(1)
    expect(await pointsOf(service, alice, 'd1', 'fake-1')).toHaveLength(3)
  })

  test('is given up when it ends its process again and again', async () => {
    await start({
      env: { EMBED_LEASE_SECONDS: '0.05' },
      clock: acceleratedClock(200),
      faultPoint(name) {
        if (name === 'embed:vectors-made') throw new Error('always')
      },
    })
    await upload(service, alice, 'd1', passages(3))
    await embed(service, alice, 'd1')
    const said = await service.heardSaying('document.indexing-failed')
    expect(said.payload.reason).toMatch(/failed several times/)
  })
})

describe('deleting', () => {
  test('a document that is being embedded leaves no points behind, however late they are written', async () => {
    const embedder = fakeEmbedder()
    const held = gate()
    const begun = gate()
    embedder.before = async () => {
      begun.open()
      await held.passed
    }
    await start({ engines: { models: { embedder, chat: null } }, env: { EMBED_WAIT_SECONDS: '0' } })
    await upload(service, alice, 'd1', passages(3))
    await embed(service, alice, 'd1')
    await begun.passed
    await service.hear(alice, 'document.deleted', deleted('d1'))
    held.open()
    await until('the late batch', () => embedder.calls.length === 1)
    await until('no points', async () => (await pointsOf(service, alice, 'd1', 'fake-1')).length === 0)
    await service.settled()
    expect(service.said('document.indexed')).toEqual([])
    expect((await embed(service, alice, 'd1')).status).toBe(404)
  })

  test('calls the model off', async () => {
    const embedder = fakeEmbedder()
    const begun = gate()
    const calledOff = gate()
    embedder.before = (_, signal) =>
      new Promise((_resolve, reject) => {
        begun.open()
        signal?.addEventListener('abort', () => {
          calledOff.open()
          reject(signal.reason as Error)
        })
      })
    await start({ engines: { models: { embedder, chat: null } }, env: { EMBED_WAIT_SECONDS: '0' } })
    await upload(service, alice, 'd1', passages(3))
    await embed(service, alice, 'd1')
    await begun.passed
    await service.hear(alice, 'document.deleted', deleted('d1'))
    await calledOff.passed
  })

  test('points that a dead process wrote after the deletion are swept away', async () => {
    const embedder = fakeEmbedder()
    const wrote = gate()
    const death = deathAt('vectors:upserted')
    await start({
      engines: { models: { embedder, chat: null } },
      env: { EMBED_WAIT_SECONDS: '0', EMBED_LEASE_SECONDS: '0.4', EMBED_SWEEP_SECONDS: '0.1' },
      faultPoint(name) {
        if (name === 'vectors:upserted') wrote.open()
        death.faultPoint(name)
      },
    })
    await upload(service, alice, 'd1', passages(3))
    death.arm()
    await embed(service, alice, 'd1')
    await wrote.passed
    service = await service.restart({ faultPoint: () => undefined, env: { ...env, EMBED_SWEEP_SECONDS: '3600' } })
    await service.hear(alice, 'document.deleted', deleted('d1'))
    service = await service.restart({ env })
    await until('no points', async () => (await pointsOf(service, alice, 'd1', 'fake-1')).length === 0)
  })

  test('an account takes all its points with it', async () => {
    await start()
    await upload(service, alice, 'd1', passages(2))
    await upload(service, alice, 'd2', passages(2))
    await embed(service, alice, 'd1')
    await embed(service, alice, 'd2')
    await service.hear(alice, 'user.deleted', {})
    expect(await pointsOf(service, alice, 'd1')).toEqual([])
    expect(await pointsOf(service, alice, 'd2')).toEqual([])
    expect((await embed(service, alice, 'd2')).status).toBe(401)
    await store(service, alice, 'd3', passages(2))
    expect(collectionsOf(service.dir, alice)).toEqual(['embedding.departures'])
  })
})

describe('repeats and poison', () => {
  test('an event heard again changes nothing', async () => {
    await start()
    const news = await store(service, alice, 'd1', passages(2))
    await service.hear(alice, 'document.chunked', news, { id: 'event-1' })
    await embed(service, alice, 'd1')
    await service.hear(alice, 'document.chunked', news, { id: 'event-1' })
    expect((await embed(service, alice, 'd1')).status).toBe(200)
    await service.settled()
    expect(service.said('document.indexed')).toHaveLength(1)
  })

  test('an event that cannot be understood is parked and holds nothing up', async () => {
    await start()
    const event = {
      id: 'bad-1',
      type: 'document.chunked',
      version: 1,
      ownerId: ownerId(alice),
      occurredAt: new Date().toISOString(),
      payload: { documentId: 'd1' },
    }
    await service.engines.bus.publish([{ topic: 'docent.document', event }])
    await upload(service, alice, 'd2', passages(1))
    expect((await embed(service, alice, 'd2')).status).toBe(200)
    expect(await service.engines.bus.parked.list()).toMatchObject([{ consumer: 'embedding', event: { id: 'bad-1' } }])
  })
})

describe('another embedding model', () => {
  test('documents of the old model are said to be outdated, once, and embedding again replaces their vectors', async () => {
    await start(withModel('model-a'))
    await upload(service, alice, 'd1', passages(3))
    await embed(service, alice, 'd1')
    service = await service.restart(withModel('model-b'))
    const said = await service.heardSaying('document.model-outdated')
    expect(said.payload).toEqual({ documentId: 'd1', model: 'model-a' })
    service = await service.restart()
    expect(await pointsOf(service, alice, 'd1', 'model-b')).toEqual([])

    expect((await embed(service, alice, 'd1')).status).toBe(200)
    expect(await pointsOf(service, alice, 'd1', 'model-b')).toHaveLength(3)
    expect(await pointsOf(service, alice, 'd1', 'model-a')).toEqual([])
    expect(service.said('document.model-outdated')).toHaveLength(1)
    expect(service.said('document.indexed').map(({ payload }) => payload.model)).toEqual(['model-a', 'model-b'])
  })

  test('that does not work leaves the vectors of the old one where they are, until it does', async () => {
    await start(withModel('model-a'))
    await upload(service, alice, 'd1', passages(30))
    await embed(service, alice, 'd1')
    const other = withModel('model-b')
    const { embedder } = other.engines.models
    embedder.before = () => {
      throw rejected()
    }
    service = await service.restart(other)
    await service.heardSaying('document.model-outdated')
    expect((await embed(service, alice, 'd1')).status).toBe(502)
    embedder.before = () => undefined
    expect(await pointsOf(service, alice, 'd1', 'model-a')).toHaveLength(30)
    expect((await embed(service, alice, 'd1')).status).toBe(200)
    expect(await pointsOf(service, alice, 'd1', 'model-a')).toEqual([])
    expect(await pointsOf(service, alice, 'd1', 'model-b')).toHaveLength(30)
  })

  test('going back to the old model makes its documents ready without embedding them again', async () => {
    await start(withModel('model-b'))
    await upload(service, alice, 'd1', passages(3))
    await embed(service, alice, 'd1')
    service = await service.restart(withModel('model-a'))
    await service.heardSaying('document.model-outdated')
    const back = withModel('model-b')
    service = await service.restart(back)
    await until('the second time', () => service.said('document.indexed').length === 2)
    expect(back.engines.models.embedder.calls).toEqual([])
    expect((await embed(service, alice, 'd1')).status).toBe(200)
  })
})

const later = { now: () => new Date(Date.now() + 60_000) }

/** Time that runs faster, so that waits between tries are over soon. */
function acceleratedClock(factor: number) {
  const started = Date.now()
  return { now: () => new Date(started + (Date.now() - started) * factor) }
}
