import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import { limitOf, planIdAt, planOf, type HeldPlan, type Plan } from '@docent/proto/plans'
import type { Clock } from '@docent/runtime/clock'
import type { Store } from '@docent/runtime/store'
import { stampOf, stampShape, supersedes, type Heard } from '@docent/runtime/store/supersedes.ts'
import { z } from 'zod'
import { failures } from '../failures.ts'
import { again } from './again.ts'

const planSchema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  planId: z.string(),
  endsAt: z.string().nullish().describe('when a canceled plan ends; absent in records from before it could'),
  asOf: z.string(),
  version: stampShape.version,
})
const countSchema = z.object({ id: idSchema, ownerId: ownerIdSchema, count: z.int() })

/** UTC month, 2026-11. */
export const periodOf = (now: Date): string => now.toISOString().slice(0, 7)

/** A message that counts in its month. */
export interface MonthCount {
  /** UTC month, 2026-11. */
  period: string
  /** Takes it back, once, when no answer could be made. */
  giveBack(): Promise<void>
}

/** Messages of each owner by UTC month, held to the plan in one atomic step each. */
export interface MessageQuota {
  /** @throws message_limit_reached, or monthly_limit_reached when a visitor asks */
  count(owner: OwnerId, turnId: string, byVisitor?: boolean): Promise<MonthCount>
  planChanged(owner: OwnerId, held: HeldPlan, event: Heard): Promise<void>
  forget(owner: OwnerId): Promise<void>
}

export interface MessageQuotaOptions {
  store: Store
  clock: Clock
  plans: readonly Plan[]
}

export function createMessageQuota({ store, clock, plans }: MessageQuotaOptions): MessageQuota {
  const known = store.collection<z.infer<typeof planSchema>>({ name: 'chat.plans', schema: planSchema, indexes: [] })
  const counts = store.collection<z.infer<typeof countSchema>>({
    name: 'chat.counts',
    schema: countSchema,
    indexes: [],
  })

  return {
    async count(owner, turnId, byVisitor = false) {
      const now = clock.now()
      const period = periodOf(now)
      const id = `${owner}:${period}`
      const initial = { id, ownerId: owner, count: 0 }
      const held = await known.get(owner, owner)
      const { messagesPerMonth } = planOf(plans, held && planIdAt(held, now))
      const atMost = limitOf(messagesPerMonth)
      const { added } = await counts.add(owner, id, 'count', {
        by: 1,
        ...(Number.isFinite(atMost) ? { atMost } : {}),
        initial,
        cause: turnId,
      })
      if (!added) {
        const next = firstOfNextMonth(now)
        const { message_limit_reached: toOwner, monthly_limit_reached: toVisitor } = failures
        throw (byVisitor ? toVisitor : toOwner)({ ...again(now, next), values: { date: inWords(next) } })
      }
      return {
        period,
        async giveBack() {
          await counts.add(owner, id, 'count', { by: -1, initial, cause: `${turnId}:back` })
        },
      }
    },
    async planChanged(owner, { planId, endsAt = null }, event) {
      await known.save(owner, owner, (current) => {
        const stamp = current && { saidAt: current.asOf, version: current.version }
        if (current && !supersedes(event, stamp)) return current
        const { saidAt: asOf, version } = stampOf(event, stamp)
        return { id: owner, ownerId: owner, planId, endsAt, asOf, version }
      })
    },
    async forget(owner) {
      await known.removeAll(owner)
      await counts.removeAll(owner)
    },
  }
}

const firstOfNextMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))

const inWords = (date: Date): string =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
