import { say, type EventEnvelope, type EventPayload } from '@docent/proto/events'
import { idSchema, ownerIdSchema } from '@docent/proto/ids'
import type { Store } from '@docent/runtime/store'
import { z } from 'zod'
import type { Askers } from './askers.ts'

const schema = z.object({ id: idSchema, ownerId: ownerIdSchema })

type Reached = EventPayload<'usage.threshold-reached'>

/** Says who asked when the messages of a month run out: billing counts them, and only chat knows where they came from. */
export function createMonthSpent({ store, askers }: { store: Store; askers: Pick<Askers, 'ofMonth'> }) {
  const told = store.collection<z.infer<typeof schema>>({
    name: 'chat.months-told',
    keeps: {
      of: 'owners',
      what: 'of which months it was said that the messages ran out',
      until: 'the account is deleted',
    },
    schema,
    indexes: [],
  })
  return {
    async tell(reached: Reached, { id: cause, ownerId }: EventEnvelope): Promise<void> {
      const { period, limit, percent } = reached
      const id = `${ownerId}:${period}:${limit}:${percent}`
      const asked = await askers.ofMonth(ownerId, period)
      const spentBy = asked.map(({ range, answers, firstAt, lastAt }) => ({ range, answers, firstAt, lastAt }))
      await told.save(
        ownerId,
        id,
        (known) => known ?? [{ id, ownerId }, say('answer.month-spent', { ...reached, spentBy })],
        { cause },
      )
    },
  }
}
