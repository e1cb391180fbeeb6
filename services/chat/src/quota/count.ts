import type { OwnerId } from '@docent/proto/ids'
import type { KnownWidget } from '../projections/widgets.ts'
import type { Asker, DayLimits } from './days.ts'
import type { Counted, MessageQuota } from './messages.ts'

/** What is counted: a question to a widget or, without one, in the global chat; of a visitor or of the owner. */
export interface Countable {
  owner: OwnerId
  widget: KnownWidget | null
  asker?: Asker
}

/** Counts a question wherever it counts. Refused anywhere, it counts nowhere. @throws every ..._limit_reached */
export type Count = (question: Countable, turnId: string) => Promise<Counted>

/** Visitors have their day's limits beside the owner's month. */
export function createCount(messages: Pick<MessageQuota, 'count'>, days: Pick<DayLimits, 'count'>): Count {
  return async ({ owner, widget, asker }, turnId) => {
    if (!widget || !asker) return messages.count(owner, turnId)
    const day = await days.count(widget, asker, turnId)
    try {
      const month = await messages.count(owner, turnId, true)
      return { ...month, giveBack: async () => void (await Promise.all([month.giveBack(), day.giveBack()])) }
    } catch (refusal) {
      await day.giveBack()
      throw refusal
    }
  }
}
