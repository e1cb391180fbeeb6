import type { Clock } from '@docent/runtime/clock'
import { failures } from '../failures.ts'
import type { KnownWidget } from '../projections/widgets.ts'
import { untilTomorrow } from '../quota/again.ts'
import type { Counts } from '../quota/counts.ts'
import type { Asker } from '../quota/days.ts'
import type { Hold } from '../quota/held.ts'

/** Messages to owners by UTC day: each becomes a mail, and nobody's mailbox is to be filled through a form. */
export interface MessageLimits {
  /** @throws too_many_messages */
  count(widget: KnownWidget, asker: Asker, turnId: string): Promise<Hold>
}

export interface MessageLimitsOptions {
  counts: Counts
  clock: Clock
  /** In a day, to one widget: of one visitor, of an address range, of all. */
  messagesVisitorPerDay: number
  messagesRangePerDay: number
  messagesWidgetPerDay: number
}

export function createMessageLimits(options: MessageLimitsOptions): MessageLimits {
  const { counts, clock, messagesVisitorPerDay, messagesRangePerDay, messagesWidgetPerDay } = options

  return {
    async count(widget, { visitorId, range }, turnId) {
      const refusal = () => failures.too_many_messages(untilTomorrow(clock.now()))
      const step = (kind: string, who: string, limit: number) => ({
        owner: widget.ownerId,
        id: counts.idOf(kind, widget.id, who),
        cause: turnId,
        limit,
        refusal,
      })
      return counts.take(
        counts.byDay(step('left', visitorId, messagesVisitorPerDay), step('lefts', range, messagesRangePerDay)),
        counts.byDay(step('inbox', '', messagesWidgetPerDay)),
      )
    },
  }
}
