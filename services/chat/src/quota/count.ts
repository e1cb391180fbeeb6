import type { OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import { StorageFull } from '@docent/runtime/failures/storage-full.ts'
import type { KnownWidget } from '../projections/widgets.ts'
import type { Askers } from '../visitors/askers.ts'
import type { Counts } from './counts.ts'
import { nothingHeld, type Hold } from './held.ts'
import type { Asker, DayLimits } from './days.ts'
import type { Free, FreeLimits } from './free.ts'
import { periodOf, type MessageQuota } from './messages.ts'
import type { TokenLimit } from './tokens.ts'

/** What is counted: a question to a widget or, without one, in the global chat; of a visitor or of the owner. */
export interface Countable {
  owner: OwnerId
  widget: KnownWidget | null
  asker?: Asker
}

/** A message that may be answered. */
export interface Counted extends Hold {
  /** UTC month, 2026-11. */
  period: string
  /** Whether it counts on the plan of its month. */
  onPlan: boolean
}

/**
 * Counts a question wherever it counts. Refused anywhere, it counts nowhere. One that is `free` counts on no plan and in no
 * widget's day; what asks a model needs tokens all the same. @throws every ..._limit_reached, and what FreeLimits throws
 */
export type Count = (question: Countable, turnId: string, free?: Free) => Promise<Counted>

export interface CountOptions {
  counts: Pick<Counts, 'take'>
  messages: MessageQuota
  days: DayLimits
  tokens: TokenLimit
  free: Pick<FreeLimits, 'count'>
  askers: Pick<Askers, 'note'>
  clock: Clock
}

/** For what an operator asks: it counts for no owner. */
export const countNowhere =
  (clock: Clock): Count =>
  async () => ({ period: periodOf(clock.now()), onPlan: false, ...nothingHeld })

/**
 * Visitors have their day's limits beside the owner's month. While nothing can be kept, answers go on and count nowhere:
 * what holds then is how many may be asked in a minute.
 */
export function createCount({ counts, messages, days, tokens, free: freely, askers, clock }: CountOptions): Count {
  return (question, turnId, free) =>
    count(question, turnId, free).catch((error: unknown) => {
      if (!(error instanceof StorageFull)) throw error
      return { period: periodOf(clock.now()), onPlan: false, ...nothingHeld }
    })

  async function count({ owner, widget, asker }: Countable, turnId: string, free?: Free): Promise<Counted> {
    if (free !== 'small-talk') await tokens.check(owner, asker !== undefined)
    if (free) {
      const day = await freely.count({ owner, widget, asker, free }, turnId)
      return { period: periodOf(clock.now()), onPlan: false, ...day }
    }
    const month = await messages.of(owner, turnId, asker !== undefined)
    const isVisit = widget && asker
    const day = isVisit ? days.of(widget, asker, turnId) : []
    const hold = await counts.take(...day, [month])
    const keep = () => {
      hold.keep()
      if (isVisit) askers.note(owner, widget.id, asker.range)
    }
    return { period: month.period, onPlan: true, ...hold, keep }
  }
}
