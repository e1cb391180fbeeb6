import type { OwnerId } from '@docent/proto/ids'
import { planIdAt, planOf, type HeldPlan, type Plan } from '@docent/proto/plans'
import type { Clock } from '@docent/runtime/clock'
import type { Store } from '@docent/runtime/store'
import { createLatest } from '@docent/runtime/store/latest.ts'
import type { Heard } from '@docent/runtime/store/supersedes.ts'
import { z } from 'zod'

const shape = {
  planId: z.string(),
  endsAt: z.string().nullish().describe('when a canceled plan ends; absent in records from before it could'),
}

/** Which plan each owner is on, as billing has said; the plan of new accounts until it has. */
export interface Plans {
  of(owner: OwnerId): Promise<Plan>
  heard(owner: OwnerId, held: HeldPlan, event: Heard): Promise<void>
  forget(owner: OwnerId): Promise<void>
}

export interface PlansOptions {
  store: Store
  clock: Clock
  table: readonly Plan[]
}

export function createPlans({ store, clock, table }: PlansOptions): Plans {
  const known = createLatest<HeldPlan>({ store, name: 'document-ingest.plans', shape })
  return {
    async of(owner) {
      const held = await known.of(owner)
      return planOf(table, held && planIdAt(held, clock.now()))
    },
    heard: (owner, { planId, endsAt = null }, event) => known.heard(owner, { planId, endsAt }, event),
    forget: known.forget,
  }
}
