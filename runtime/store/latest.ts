import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import { z } from 'zod'
import type { CollectionSpec, Store } from './port.ts'
import { stampOf, stampShape, supersedes, type Heard, type Stamp } from './supersedes.ts'

/** What was said of an owner, as it is stored: one record for each owner, under the owner's id. */
export type Said<Word extends object> = Word & Stamp & { id: string; ownerId: OwnerId }

/** The latest word on each owner. An older one that comes late, or the same one again, changes nothing. */
export interface Latest<Word extends object> {
  of(owner: OwnerId): Promise<Said<Word> | undefined>
  heard(owner: OwnerId, word: Word, event: Heard): Promise<void>
}

export interface LatestOptions {
  store: Store
  /** Of the collection. */
  name: string
  /** For the page that tells what is kept. */
  what?: string
  /** Of the word; what the owner, the time and the version need is added. */
  shape: z.ZodRawShape
}

export function createLatest<Word extends object>(options: LatestOptions): Latest<Word> {
  const { store, name, what = 'their plan, as heard', shape } = options
  const schema = z.object({
    ...shape,
    id: idSchema,
    ownerId: ownerIdSchema,
    ...stampShape,
    asOf: z.string().optional(),
  })
  const known = store.collection<Said<Word>>({
    name,
    keeps: { of: 'owners', what, until: 'the account is deleted' },
    schema: schema as unknown as CollectionSpec<Said<Word>>['schema'],
    indexes: [],
  })
  return {
    of: (owner) => known.get(owner, owner),
    async heard(owner, word, event) {
      await known.save(owner, owner, (current) => {
        const stamp = current && stampIn(current)
        if (current && !supersedes(event, stamp)) return current
        return { ...word, id: owner, ownerId: owner, ...stampOf(event, stamp) }
      })
    },
  }
}

/** Former releases of one service called the time `asOf`. */
const stampIn = ({ saidAt, version, asOf }: Stamp & { asOf?: string }): Stamp => ({ saidAt: saidAt ?? asOf, version })
