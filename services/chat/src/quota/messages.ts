import type { OwnerId } from '@docent/proto/ids'
import { limitOf } from '@docent/proto/plans'
import type { Clock } from '@docent/runtime/clock'
import type { HeldPlans } from '@docent/runtime/plans'
import { failures } from '../failures.ts'
import { untilNextMonth } from './again.ts'
import type { CountStep } from './counts.ts'

/** UTC month, 2026-11. */
export const periodOf = (now: Date): string => now.toISOString().slice(0, 7)

/** Messages of each owner by UTC month, held to the plan. */
export interface MessageQuota {
  /** It refuses with message_limit_reached, or monthly_limit_reached when a visitor asks. */
  of(owner: OwnerId, turnId: string, byVisitor: boolean): Promise<MonthStep>
}

/** What counts a message in its month. */
export interface MonthStep extends CountStep {
  /** UTC month, 2026-11. */
  period: string
}

export interface MessageQuotaOptions {
  clock: Clock
  plans: Pick<HeldPlans, 'of'>
}

export function createMessageQuota({ clock, plans }: MessageQuotaOptions): MessageQuota {
  return {
    async of(owner, turnId, byVisitor) {
      const now = clock.now()
      const period = periodOf(now)
      const { messagesPerMonth } = await plans.of(owner)
      const { message_limit_reached: toOwner, monthly_limit_reached: toVisitor } = failures
      return {
        owner,
        id: `${owner}:${period}`,
        cause: turnId,
        atMost: limitOf(messagesPerMonth),
        refusal: () => (byVisitor ? toVisitor : toOwner)(untilNextMonth(now)),
        period,
      }
    },
  }
}
