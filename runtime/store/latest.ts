import type { OwnerId } from '@docent/proto/ids'
import type { CollectionSpec, Store } from './port.ts'

/** What was said of an owner, as it is stored: one record for each owner, under the owner's id. */
export type Said<Word extends object> = Word & {
  id: string
  ownerId: OwnerId
  /** When it was said, by the clock of whoever said it. */
  saidAt: string
}

/** The latest word on each owner. An older one that comes late, or the same one again, changes nothing. */
export interface Latest<Word extends object> {
  of(owner: OwnerId): Promise<Said<Word> | undefined>
  heard(owner: OwnerId, word: Word, saidAt: string): Promise<void>
  forget(owner: OwnerId): Promise<void>
}

export interface LatestOptions<Word extends object> {
  store: Store
  /** Of the collection. */
  name: string
  schema: CollectionSpec<Said<Word>>['schema']
}

export function createLatest<Word extends object>({ store, name, schema }: LatestOptions<Word>): Latest<Word> {
  const known = store.collection<Said<Word>>({ name, schema, indexes: [] })
  return {
    of: (owner) => known.get(owner, owner),
    async heard(owner, word, saidAt) {
      await known.save(owner, owner, (current) =>
        current && current.saidAt >= saidAt ? current : { ...word, id: owner, ownerId: owner, saidAt },
      )
    },
    async forget(owner) {
      await known.removeAll(owner)
    },
  }
}
