import { operatorActs } from '@docent/proto'
import type { EventEnvelope, EventPayload } from '@docent/proto/events'
import type { ActView } from '@docent/proto/http'
import { idSchema, OPERATOR, ownerIdSchema } from '@docent/proto/ids'
import type { Clock, Ids } from '@docent/runtime/clock'
import type { Store } from '@docent/runtime/store'
import { z } from 'zod'

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  at: z.iso.datetime(),
  by: z.string(),
  account: idSchema.describe('of the operator, whose address may change hands'),
  act: z.enum(operatorActs),
  what: z.string(),
  outcome: z.enum(['begun', 'done', 'failed']),
})
type Act = z.infer<typeof schema>

const PAGE = 50

/** The audit log of operators: no act without an entry that was written before it. */
export interface Acts {
  /** Writes down who does what to what, does it, and writes down how it ended. */
  during<T>(entry: Pick<Act, 'by' | 'account' | 'act' | 'what'>, work: () => Promise<T>): Promise<T>
  /** Writes down what another service says of an act, whoever hears it how often: it knows the account, not its address. */
  heard(said: EventPayload<'installation.operated'>, event: EventEnvelope, by: string): Promise<void>
  /** Newest first. */
  list(cursor?: string): Promise<{ acts: ActView[]; next: string | null }>
}

export function createActs({ store, clock, ids }: { store: Store; clock: Clock; ids: Ids }): Acts {
  const acts = store.collection<Act>({
    name: 'identity.acts',
    keeps: {
      of: 'operators',
      what: 'the address, with each act on the page Operation',
      until: 'for good: it is what tells who did it',
    },
    schema,
    indexes: [{ fields: ['at'] }],
  })

  return {
    async during(entry, work) {
      const begun: Act = {
        id: ids.next(),
        ownerId: OPERATOR,
        at: clock.now().toISOString(),
        ...entry,
        outcome: 'begun',
      }
      await acts.insert(OPERATOR, begun)
      const ended = (outcome: 'done' | 'failed') =>
        acts.update(OPERATOR, begun.id, (current) => ({ ...current, outcome }))
      try {
        const result = await work()
        await ended('done')
        return result
      } catch (error) {
        // The entry stays "begun" where this fails, too: what is not known is not told.
        await ended('failed').catch(() => undefined)
        throw error
      }
    },
    async heard({ actId: id, by: account, act, what, outcome }, { occurredAt: at }, by) {
      await acts.save(OPERATOR, id, (known) => {
        // How it ended may be heard before how it began is heard again.
        if (known && (known.outcome !== 'begun' || outcome === 'begun')) return known
        return known ? { ...known, outcome } : { id, ownerId: OPERATOR, at, by, account, act, what, outcome }
      })
    },
    async list(cursor) {
      const page = await acts.find(OPERATOR, { sort: { by: 'at', direction: 'desc' }, limit: PAGE, cursor })
      return {
        acts: page.records.map(({ id, at, by, act, what, outcome }) => ({ id, at, by, act, what, outcome })),
        next: page.next ?? null,
      }
    },
  }
}
