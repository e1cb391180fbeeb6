import type { Blobs } from '../blobs/port.ts'
import type { Bus } from '../bus/port.ts'
import type { Collection, CollectionSpec, Store, StoredRecord } from '../store/port.ts'
import type { Vectors } from '../vectors/port.ts'
import type { Engines } from './service.ts'

/** What is called when a point is passed; it may end the process, or throw as if it had. */
export type FaultPoint = (name: string) => void

/**
 * Engines that pass a point after everything they have written, so that nobody has to remember to name one: a record's is
 * "chat.turns:inserted", a file's "blobs:put original" after the last part of its key. Services name only what lies between two steps
 * that write nothing.
 */
export function withFaultPoints<E extends Partial<Engines>>(engines: E, pass: FaultPoint): E {
  const { store, blobs, vectors, bus } = engines
  return {
    ...engines,
    ...(store && { store: aroundStore(store, pass) }),
    ...(blobs && { blobs: aroundBlobs(blobs, pass) }),
    ...(vectors && { vectors: aroundVectors(vectors, pass) }),
    ...(bus && { bus: aroundBus(bus, pass) }),
  }
}

/** The same call, with a point after it. */
const after =
  <A extends unknown[], R>(call: (...given: A) => Promise<R>, nameOf: (...given: A) => string, pass: FaultPoint) =>
  async (...given: A): Promise<R> => {
    const done = await call(...given)
    pass(nameOf(...given))
    return done
  }

function aroundStore(store: Store, pass: FaultPoint): Store {
  return {
    ...store,
    collection<T extends StoredRecord>(spec: CollectionSpec<T>): Collection<T> {
      const records = store.collection(spec)
      const named = (what: string) => () => `${spec.name}:${what}`
      return {
        ...records,
        insert: after(records.insert, named('inserted'), pass),
        update: after(records.update, named('updated'), pass),
        save: after(records.save, named('saved'), pass),
        add: after(records.add, named('added'), pass),
        addEach: after(records.addEach, named('added'), pass),
        remove: after(records.remove, named('removed'), pass),
        removeAll: after(records.removeAll, named('all-removed'), pass),
      }
    },
  }
}

function aroundBlobs(blobs: Blobs, pass: FaultPoint): Blobs {
  const last = (key: string) => key.slice(key.lastIndexOf('/') + 1)
  return {
    ...blobs,
    put: after(blobs.put, (_, key) => `blobs:put ${last(key)}`, pass),
    remove: after(blobs.remove, () => 'blobs:removed', pass),
    removeAll: after(blobs.removeAll, () => 'blobs:all-removed', pass),
  }
}

function aroundVectors(vectors: Vectors, pass: FaultPoint): Vectors {
  return {
    ...vectors,
    upsert: after(vectors.upsert, () => 'vectors:upserted', pass),
    removeDocument: after(vectors.removeDocument, () => 'vectors:document-removed', pass),
    removeOwner: after(vectors.removeOwner, () => 'vectors:owner-removed', pass),
  }
}

function aroundBus(bus: Bus, pass: FaultPoint): Bus {
  return { ...bus, publish: after(bus.publish, () => 'bus:published', pass) }
}
