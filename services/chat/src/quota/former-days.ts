import { everyOwner, type Collection, type Store } from '@docent/runtime/store'
import type { z } from 'zod'
import type { Count } from './counts.ts'

export interface FormerDaysOptions {
  store: Store
  counts: Pick<Collection<Count>, 'save'>
  schema: z.ZodType<Count>
}

const PAGE = 1_000

/** Counts of days once had a collection of their own: what is in it of today is added to those of now, the rest goes. */
export function moveFormerDays({ store, counts, schema }: FormerDaysOptions): (today: string) => Promise<void> {
  const former = store.collection<Count>({
    name: 'chat.days',
    keeps: {
      of: 'nobody',
      what: 'what a release before counted today, until it is moved to `chat.counts`',
      until: 'the first minute',
    },
    schema,
    indexes: [{ fields: ['day'] }],
  })

  return async (today) => {
    for (;;) {
      const { records, versions } = await former.find(everyOwner, { limit: PAGE })
      for (const [at, record] of records.entries()) {
        const { ownerId, id } = record
        // A process of the release before may count on while it is replaced: what it counted since has another version.
        const cause = `${id}:${versions[at]}`
        if (record.day === today) await counts.save(ownerId, id, (current) => added(current, record), { cause })
        await former.remove(ownerId, id)
      }
      if (records.length === 0) return
    }
  }
}

function added(current: Count | undefined, former: Count): Count {
  if (!current) return former
  const dues = [current.heldUntil, former.heldUntil].filter((due) => due !== undefined)
  return {
    ...current,
    count: current.count + former.count,
    told: current.told || former.told,
    held: { ...current.held, ...former.held },
    ...(dues.length > 0 && { heldUntil: Math.max(...dues) }),
  }
}
