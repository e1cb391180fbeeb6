import type { EventEnvelope, EventPayload } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import { planIdAt, planOf, type HeldPlan, type Plan } from '@docent/proto/plans'
import { z } from 'zod'
import type { Clock } from '../clock/index.ts'
import { createLatest } from '../store/latest.ts'
import type { Store } from '../store/port.ts'
import { createRemembered } from '../store/remembered.ts'
import type { Heard } from '../store/supersedes.ts'

const shape = {
  planId: z.string(),
  endsAt: z.string().nullish().describe('when a canceled plan ends; absent in records from before it could'),
}

/** Which plan each owner is on, as was said of their subscription; the plan of new accounts until it has been. */
export interface HeldPlans {
  of(owner: OwnerId): Promise<Plan>
  heard(held: EventPayload<'subscription.changed'>, event: Heard & Pick<EventEnvelope, 'ownerId'>): Promise<void>
}

export interface HeldPlansOptions {
  store: Store
  /** Of the service: its collection is "service.plans". */
  service: string
  clock: Clock
  table: readonly Plan[]
}

export function createHeldPlans({ store, service, clock, table }: HeldPlansOptions): HeldPlans {
  const known = createLatest<HeldPlan>({ store, name: `${service}.plans`, shape })
  const remembered = createRemembered({ load: known.of })
  return {
    async of(owner) {
      const held = await remembered.of(owner)
      return planOf(table, held && planIdAt(held, clock.now()))
    },
    async heard({ planId, endsAt = null }, event) {
      try {
        await known.heard(event.ownerId, { planId, endsAt }, event)
      } finally {
        remembered.changed(event.ownerId)
      }
    },
  }
}
