import { ownerId, ownerIdSchema } from '@docent/proto/ids'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { z } from 'zod'
import { openTestEngines, type TestEngines } from '../testing/engines.ts'
import { AlreadyExists } from '../store/port.ts'
import { withFaultPoints } from './fault-points.ts'

const ada = ownerId('ada')
const space = { model: 'm', dimensions: 2 }
const schema = z.object({ id: z.string(), ownerId: ownerIdSchema, count: z.int() })
const spec = { name: 'test.things', schema, indexes: [] }
const thing = { id: 'a', ownerId: ada, count: 0 }
let engines: TestEngines
beforeEach(async () => {
  engines = await openTestEngines()
})
afterEach(() => engines.close())

test('a point is passed after everything that store, blobs, vectors and bus have written, and after nothing else', async () => {
  const { store, blobs, vectors, bus } = engines.engines
  const passed: string[] = []
  const watched = withFaultPoints({ store, blobs, vectors, bus }, (name) => passed.push(name))
  const things = watched.store.collection(spec)
  const point = { id: 'p', documentId: 'd', dense: new Float32Array([1, 0]), text: 'striped', payload: {} }
  const steps: [task: () => Promise<unknown>, point: string | undefined][] = [
    [() => things.insert(ada, thing), 'test.things:inserted'],
    [() => things.get(ada, 'a'), undefined],
    [() => things.update(ada, 'a', (one) => ({ ...one, count: 1 })), 'test.things:updated'],
    [() => things.save(ada, 'a', () => ({ ...thing, count: 2 })), 'test.things:saved'],
    [() => things.add(ada, 'a', 'count', { by: 1, initial: thing }), 'test.things:added'],
    [() => things.find(ada), undefined],
    [() => things.remove(ada, 'a'), 'test.things:removed'],
    [() => things.removeAll(ada), 'test.things:all-removed'],
    [() => watched.blobs.put(ada, 'documents/d/original', Buffer.from('text')), 'blobs:put original'],
    [() => watched.blobs.bytes(ada, 'documents/d/original'), undefined],
    [() => watched.blobs.remove(ada, 'documents/d/original'), 'blobs:removed'],
    [() => watched.blobs.removeAll(ada, ''), 'blobs:all-removed'],
    [() => watched.vectors.upsert(ada, space, [point]), 'vectors:upserted'],
    [() => watched.vectors.search(ada, space, { text: 'striped', limit: 1 }), undefined],
    [() => watched.vectors.removeDocument(ada, 'd'), 'vectors:document-removed'],
    [() => watched.vectors.removeOwner(ada), 'vectors:owner-removed'],
    [() => watched.bus.publish([]), 'bus:published'],
  ]
  for (const [task, name] of steps) {
    passed.length = 0
    await task()
    expect(passed).toEqual(name === undefined ? [] : [name])
  }
})

test('what is written is there although the process dies at its point, and a write that failed passes none', async () => {
  const { store } = engines.engines
  const passed: string[] = []
  const watched = withFaultPoints({ store }, (name) => {
    passed.push(name)
    throw new Error(`died at ${name}`)
  })
  const things = watched.store.collection(spec)
  await expect(things.insert(ada, thing)).rejects.toThrow('died at test.things:inserted')
  expect(await store.collection(spec).get(ada, 'a')).toEqual(thing)
  await expect(things.insert(ada, thing)).rejects.toThrow(AlreadyExists)
  expect(passed).toHaveLength(1)
})
