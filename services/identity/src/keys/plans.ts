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

const FEATURE = 'API access'

/** Whose plan has API access, as billing has said. */
export interface KeyPlans {
  of(owner: OwnerId): Promise<Plan>
  /** Names of the plans that have it. */
  allowing: readonly string[]
  heard(owner: OwnerId, held: HeldPlan, event: Heard): Promise<void>
  forget(owner: OwnerId): Promise<void>
}

export const hasApiAccess = ({ features }: Plan): boolean => features.includes(FEATURE)

export function createKeyPlans(options: { store: Store; clock: Clock; table: readonly Plan[] }): KeyPlans {
  const { store, clock, table } = options
  const known = createLatest<HeldPlan>({ store, name: 'identity.plans', shape })
  return {
    allowing: table.filter(hasApiAccess).map(({ name }) => name),
    async of(owner) {
      const held = await known.of(owner)
      return planOf(table, held && planIdAt(held, clock.now()))
    },
    heard: (owner, { planId, endsAt = null }, event) => known.heard(owner, { planId, endsAt }, event),
    forget: known.forget,
  }
}
