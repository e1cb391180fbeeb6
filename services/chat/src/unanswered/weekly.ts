import { say } from '@docent/proto/events'
import { idSchema, OPERATOR, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import { everyOwner, type CollectionSpec, type Store } from '@docent/runtime/store'
import { DAY_MS, WEEK_MS } from '@docent/runtime/units'
import { z } from 'zod'
import { turnsSpec, type Turn } from '../conversations/turn.ts'
import { FAILING, isMissed, type Unanswered } from './unanswered.ts'

const schema = z.object({
  id: idSchema.describe('the owner; of the installation: everybody was told'),
  ownerId: ownerIdSchema,
  week: z.string().describe('Monday of the last one that was told, 2026-11-16'),
})

type WeekTold = z.infer<typeof schema>

export const weeksSpec: CollectionSpec<WeekTold> = {
  name: 'chat.weeks-told',
  keeps: { of: 'owners', what: 'which week they were told of last', until: 'the account is deleted' },
  schema,
  indexes: [],
}

/** A week is told in the morning after it, not at midnight. */
const TOLD_AFTER_MS = 6 * 3_600_000
/** 5 January 1970 was a Monday. */
const FIRST_MONDAY_MS = 4 * DAY_MS
const PAGE = 500
const INSTALLATION = 'installation'

export interface WeeklyOptions {
  store: Store
  unanswered: Pick<Unanswered, 'missed'>
  clock: Clock
}

/** Says once, for each owner and week that is over, what visitors asked in vain; of who missed nothing nothing. Bears to be cut off. */
export function createTellWeek({ store, unanswered, clock }: WeeklyOptions): () => Promise<void> {
  const turns = store.collection<Turn>(turnsSpec)
  const told = store.collection<WeekTold>(weeksSpec)

  return async () => {
    const passed = clock.now().getTime() - TOLD_AFTER_MS - FIRST_MONDAY_MS
    const until = Math.floor(passed / WEEK_MS) * WEEK_MS + FIRST_MONDAY_MS
    const from = until - WEEK_MS
    const week = new Date(from).toISOString().slice(0, 10)
    const all = await told.get(OPERATOR, INSTALLATION)
    if (all && all.week >= week) return
    for (const owner of await ownersWhoMissed(from, until)) await tell(owner, week, from, until)
    await told.save(OPERATOR, INSTALLATION, () => ({ id: INSTALLATION, ownerId: OPERATOR, week }))
  }

  async function ownersWhoMissed(from: number, until: number): Promise<Set<OwnerId>> {
    const owners = new Set<OwnerId>()
    for (const where of FAILING) {
      let cursor: string | undefined
      do {
        const page = await turns.find(everyOwner, {
          where: { ...where, at: { gte: from, lt: until } },
          limit: PAGE,
          cursor,
        })
        for (const turn of page.records) if (isMissed(turn)) owners.add(turn.ownerId)
        cursor = page.next
      } while (cursor !== undefined)
    }
    return owners
  }

  async function tell(owner: OwnerId, week: string, from: number, until: number): Promise<void> {
    const known = await told.get(owner, owner)
    if (known && known.week >= week) return
    const missed = await unanswered.missed(owner, from, until)
    if (missed.missed === 0) return
    // Another process may tell the same at this moment: one of them writes, and says it with that.
    await told.save(owner, owner, (current) =>
      current && current.week >= week
        ? current
        : [{ id: owner, ownerId: owner, week }, say('visitor.week-missed', { from: week, ...missed })],
    )
  }
}
