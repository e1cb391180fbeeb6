import { eventCatalog, say, type EventType } from '@docent/proto/events'
import { OPERATOR, idSchema, ownerIdSchema } from '@docent/proto/ids'
import { z } from 'zod'
import type { Bus } from '../bus/port.ts'
import type { Store } from '../store/port.ts'

const schema = z.object({ id: idSchema, ownerId: ownerIdSchema, types: z.array(z.string()) })

/** Events a second: a new consumer shall not be felt by the others. */
const PER_SECOND = 200

export interface HearingOptions {
  store: Store
  bus: Bus
  /** Of the service: its collection is "service.hearing". */
  service: string
  types: readonly EventType[]
}

/** What a consumer has heard from the beginning on, in one record. */
export const openHearing = (store: Store, service: string) =>
  store.collection<z.infer<typeof schema>>({
    name: `${service}.hearing`,
    keeps: { of: 'nobody', what: 'which kinds of events this service has heard from the beginning', until: 'for good' },
    schema,
    indexes: [],
  })

/**
 * Asks for a restatement of what this consumer has never heard from the beginning: everything that can be told again where
 * it is new, and the types that a release adds. What it hears since stands in one record. Call it before it subscribes.
 */
export async function askForHistory({ store, bus, service, types }: HearingOptions): Promise<() => Promise<void>> {
  const hearing = openHearing(store, service)
  const tellable = types.filter((type) => eventCatalog[type].canBeRestated)
  const record = await hearing.get(OPERATOR, service)
  const topics = [...new Set(types.map((type) => eventCatalog[type].topic))]
  // A release from before this record heard from the beginning on: it has a cursor.
  // A bus that can't say it now is asked at the next start.
  const hasCursor = record ? true : await bus.knows(service, topics).catch(() => undefined)
  if (hasCursor === undefined) return async () => undefined
  const known = record?.types ?? (hasCursor ? tellable : [])
  const missing = tellable.filter((type) => !known.includes(type))
  return async () => {
    if (record && missing.length === 0) return
    const request = { types: missing, of: null, for: service, perSecond: PER_SECOND }
    const events = missing.length > 0 ? [say('restatement.requested', request)] : []
    await hearing.save(OPERATOR, service, () => [
      { id: service, ownerId: OPERATOR, types: [...new Set([...known, ...tellable])] },
      ...events,
    ])
  }
}
