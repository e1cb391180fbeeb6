import type { OwnerId } from '@docent/proto/ids'
import type { Collection, CollectionSpec, Store, StoredRecord } from '../store/port.ts'
import type { Engines } from './service.ts'

/** Everything of owners that one service can have kept, known from what it opened. */
export interface Belongings<E> {
  /** What the service is given: whatever it opens through them is remembered. */
  engines: E
  /** Removes all of an owner: records, blobs and vectors. May be called more than once. */
  purge(owner: OwnerId): Promise<void>
}

export function createBelongings<E extends Partial<Engines>>(engines: E): Belongings<E> {
  const opened = new Map<string, (owner: OwnerId) => Promise<unknown>>()
  const { store, blobs, vectors } = engines

  function collection<T extends StoredRecord>(spec: CollectionSpec<T>): Collection<T> {
    const records = (store as Store).collection(spec)
    if (spec.ofLeavers !== 'kept') opened.set(spec.name, (owner) => records.removeAll(owner))
    return records
  }
  const watched: Store | undefined = store && { collection, ping: () => store.ping(), close: () => store.close() }

  return {
    engines: watched ? { ...engines, store: watched } : engines,
    async purge(owner) {
      for (const remove of opened.values()) await remove(owner)
      await blobs?.removeAll(owner, '')
      await vectors?.removeOwner(owner)
    },
  }
}
