import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import { AlreadyExists, type Store } from '@docent/runtime/store'
import { z } from 'zod'
import type { Period } from './period.ts'

/** One line for each answer, numbered through the period: the number of the last line is the count. */
const schema = z.object({
  id: idSchema.describe('the turn'),
  ownerId: ownerIdSchema,
  period: z.string(),
  number: z.int().min(1),
})

const MOST_REMEMBERED = 10_000

/** How many messages each owner had in each period. A turn counts once, however often and however late it is heard. */
export interface MessageLedger {
  /** Counts a turn unless it is counted already; resolves with the count of the period. */
  count(owner: OwnerId, turnId: string, period: Period): Promise<number>
  of(owner: OwnerId, period: Period): Promise<number>
}

export function createMessageLedger(store: Store): MessageLedger {
  const lines = store.collection<z.infer<typeof schema>>({
    name: 'billing.messages',
    keeps: {
      of: 'owners',
      what: 'how many messages were answered, by month and process; no words',
      until: 'the account is deleted',
    },
    schema,
    indexes: [{ fields: ['ownerId', 'period', 'number'], unique: true }],
  })

  async function of(owner: OwnerId, period: Period): Promise<number> {
    const { records } = await lines.find(owner, {
      where: { period },
      sort: { by: 'number', direction: 'desc' },
      limit: 1,
    })
    return records[0]?.number ?? 0
  }

  /** The last number that this process wrote: where another one wrote since, the next is taken, and is looked for. */
  const written = new Map<string, number>()

  return {
    of,
    async count(owner, turnId, period) {
      const key = `${owner} ${period}`
      for (let first = true; ; first = false) {
        const number = ((first ? written.get(key) : undefined) ?? (await of(owner, period))) + 1
        written.delete(key)
        try {
          // A kill has it heard again.
          await lines.insert(owner, { id: turnId, ownerId: owner, period, number }, [], { defers: true })
          if (written.size >= MOST_REMEMBERED) written.clear()
          written.set(key, number)
          return number
        } catch (error) {
          if (!(error instanceof AlreadyExists)) throw error
        }
        // Either the turn is counted already, or another instance took the number in between.
        if (await lines.get(owner, turnId)) return of(owner, period)
      }
    },
  }
}
