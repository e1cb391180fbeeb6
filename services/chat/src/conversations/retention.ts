import type { OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import type { Retention } from '@docent/runtime/retention'
import type { Store } from '@docent/runtime/store'
import { DAY_MS } from '@docent/runtime/units'
import type { ConversationMarks } from '../inbox/marks.ts'
import type { Widgets } from '../projections/widgets.ts'
import { turnsSpec, type Turn } from './turn.ts'

const PAGE = 200

export interface RetentionOptions {
  store: Store
  widgets: Pick<Widgets, 'each'>
  marks: ConversationMarks
  retention: Retention
  clock: Clock
}

/** Removes what is older than its widget keeps it: turn by turn, and the note once nothing of a conversation is left. */
export function createForgetOld({ store, widgets, marks, retention, clock }: RetentionOptions): () => Promise<void> {
  const turns = store.collection<Turn>(turnsSpec)

  return async () => {
    // Where there is no usual end, only widgets that name one are looked at.
    for await (const { ownerId, id, keepDays } of widgets.each(retention.usualDays === null)) {
      const days = retention.daysOf(keepDays)
      if (days !== null) await forget(ownerId, id, clock.now().getTime() - days * DAY_MS)
    }
  }

  async function forget(owner: OwnerId, widgetId: string, before: number): Promise<void> {
    for (;;) {
      const { records } = await turns.find(owner, { where: { widgetId, at: { lt: before } }, limit: PAGE })
      if (records.length === 0) return
      // The note goes first: cut off in between, the turns that are left lead here again.
      for (const sessionId of new Set(records.map((turn) => turn.sessionId))) {
        const where = { widgetId, sessionId, at: { gte: before } }
        const { records: later } = await turns.find(owner, { where, limit: 1 })
        if (later.length === 0) await marks.remove(owner, { widgetId, sessionId })
      }
      await Promise.all(records.map(({ id }) => turns.remove(owner, id)))
    }
  }
}
