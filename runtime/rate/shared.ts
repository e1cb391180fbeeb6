import { ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import { z } from 'zod'
import type { Store } from '../store/port.ts'
import { MINUTE_MS } from '../units/index.ts'
import { createRate, taken, type RateOptions } from './index.ts'

/** How often each owner may come, counted in a record that all processes of the service share. */
export interface SharedRate {
  /** Takes one call; resolves with 0 when it may pass, else with the milliseconds until the next may. */
  take(owner: OwnerId): Promise<number>
}

const schema = z.object({
  id: ownerIdSchema,
  ownerId: ownerIdSchema,
  usedUntil: z.number().describe('when everything used up is theirs again, milliseconds since 1970'),
})
type Used = z.infer<typeof schema>

/**
 * For what costs money or guards a secret: more processes allow no more of it. A call that passes costs a write; one that this
 * process alone would refuse costs nothing.
 */
export function createSharedRate(options: RateOptions & { store: Store; name: string }): SharedRate {
  const { store, name, atMost, perMs = MINUTE_MS, clock } = options
  if (atMost === 0) return { take: async () => 0 }
  const records = store.collection<Used>({
    name,
    keeps: { of: 'owners', what: 'how often they did it in the last minute', until: 'the account is deleted' },
    schema,
    indexes: [],
  })
  const here = createRate(options)

  return {
    async take(owner) {
      const atOnce = here.take(owner)
      if (atOnce > 0) return atOnce
      let waitMs = 0
      await records.save(owner, owner, (current) => {
        const next = taken(current?.usedUntil, { atMost, perMs, now: clock.now().getTime() })
        waitMs = next.waitMs
        return waitMs > 0 && current ? current : { id: owner, ownerId: owner, usedUntil: next.until }
      })
      return waitMs
    },
  }
}
