import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import { limitOf } from '@docent/proto/plans'
import type { Clock } from '@docent/runtime/clock'
import type { HeldPlans } from '@docent/runtime/plans'
import type { Store } from '@docent/runtime/store'
import { z } from 'zod'
import { failures } from '../failures.ts'
import { again } from './again.ts'

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
}

export interface MessageQuotaOptions {
  store: Store
  clock: Clock
  plans: Pick<HeldPlans, 'of'>
}

export function createMessageQuota({ store, clock, plans }: MessageQuotaOptions): MessageQuota {
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
      const { messagesPerMonth } = await plans.of(owner)
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
  }
}

const firstOfNextMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))

const inWords = (date: Date): string =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
