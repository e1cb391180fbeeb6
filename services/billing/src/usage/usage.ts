import type { UsageView } from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import { MiB } from '@docent/runtime/units'
import type { Holdings } from './holdings.ts'
import type { MessageLedger } from './messages.ts'
import { boundsOf, periodOf, periodsBack } from './period.ts'

export interface UsageOptions {
  clock: Clock
  messages: MessageLedger
  holdings: Holdings
}

/** How many former periods are shown. */
const HISTORY_PERIODS = 24

/** The usage page: what there is and was, added up from what was heard. */
export function createUsage({ clock, messages, holdings }: UsageOptions) {
  return {
    /** `since` is when the owner began, in milliseconds; there is no history before. */
    async of(owner: OwnerId, since: number): Promise<UsageView> {
      const period = periodOf(clock.now())
      const { start, end } = boundsOf(period)
      const former = periodsBack(periodOf(start - 1), periodOf(since), HISTORY_PERIODS)
      const [counts, levels] = await Promise.all([
        Promise.all([period, ...former].map((one) => messages.of(owner, one))),
        holdings.levels(owner, [Number.POSITIVE_INFINITY, ...former.map((one) => boundsOf(one).end)]),
      ])
      const counted = (index: number) => ({
        widgets: levels[index]?.widgets ?? 0,
        messages: counts[index] ?? 0,
        documents: levels[index]?.documents ?? 0,
      })
      return {
        currentPeriod: {
          start: { seconds: start / 1000 },
          // The last second, so that whoever shows it as a date shows the last day.
          end: { seconds: end / 1000 - 1 },
          ...counted(0),
          totalCharacters: levels[0]?.characters ?? 0,
          totalSizeMB: Math.round(((levels[0]?.sizeBytes ?? 0) / MiB) * 100) / 100,
        },
        history: former.map((one, index) => ({ period: one, ...counted(index + 1) })),
      }
    },
  }
}
