import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import { limitOf } from '@docent/proto/plans'
import type { Clock } from '@docent/runtime/clock'
import type { HeldPlans } from '@docent/runtime/plans'
import type { Store } from '@docent/runtime/store'
import { z } from 'zod'
import { failures } from '../failures.ts'
import { createHeldCounts, heldFields, type HeldCountsOptions, type Hold } from './held.ts'
import { untilNextMonth } from './again.ts'

const countSchema = z.object({ id: idSchema, ownerId: ownerIdSchema, count: z.int(), ...heldFields })
type Count = z.infer<typeof countSchema>

/** UTC month, 2026-11. */
export const periodOf = (now: Date): string => now.toISOString().slice(0, 7)

/** A message that counts in its month. */
export interface MonthCount extends Hold {
  /** UTC month, 2026-11. */
  period: string
}

/** Messages of each owner by UTC month, held to the plan in one atomic step each. */
export interface MessageQuota {
  /** @throws message_limit_reached, or monthly_limit_reached when a visitor asks */
  count(owner: OwnerId, turnId: string, byVisitor?: boolean): Promise<MonthCount>
  /** Gives back what nothing came of. */
  sweep(): Promise<void>
}

export interface MessageQuotaOptions {
  store: Store
  clock: Clock
  plans: Pick<HeldPlans, 'of'>
  holding: Pick<HeldCountsOptions<Count>, 'holdForMs' | 'isWritten'>
}

export function createMessageQuota({ store, clock, plans, holding }: MessageQuotaOptions): MessageQuota {
  const counts = store.collection<Count>({
    name: 'chat.counts',
    keeps: { of: 'owners', what: 'how many messages they used in a month', until: 'the account is deleted' },
    schema: countSchema,
    indexes: [{ fields: ['heldUntil'] }],
  })
  const held = createHeldCounts({ counts, clock, ...holding })

  return {
    async count(owner, turnId, byVisitor = false) {
      const now = clock.now()
      const period = periodOf(now)
      const id = `${owner}:${period}`
      const initial = { id, ownerId: owner, count: 0 }
      const { messagesPerMonth } = await plans.of(owner)
      const hold = await held.take({ initial, turnId, atMost: limitOf(messagesPerMonth) })
      if (!hold) {
        const { message_limit_reached: toOwner, monthly_limit_reached: toVisitor } = failures
        throw (byVisitor ? toVisitor : toOwner)(untilNextMonth(now))
      }
      return { period, ...hold }
    },
    sweep: held.sweep,
  }
}
