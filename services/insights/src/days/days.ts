import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Clock, Ids } from '@docent/runtime/clock'
import { everyOwner, type Collection, type CollectionSpec, type Store } from '@docent/runtime/store'
import { DAY_MS } from '@docent/runtime/units'
import { z } from 'zod'
import type { Answers } from '../answers/answers.ts'
import { cellSchema, cellsOf, type Cells } from './cell.ts'

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  widgetId: z.string().describe('empty for what the owner asked'),
  day: z.string().describe('UTC, 2026-11-21'),
  state: z.enum(['changed', 'adding', 'added']).describe('only of one that is added up its cells tell everything'),
  by: z.string().describe('who adds it up; empty where nobody does'),
  cells: z.record(z.string(), cellSchema),
})
type Day = z.infer<typeof schema>

export const daysSpec: CollectionSpec<Day> = {
  name: 'insights.days',
  keeps: { of: 'visitors', what: 'the same, added up by day, with the fingerprints', until: 'the account is deleted' },
  schema,
  indexes: [{ fields: ['ownerId', 'widgetId', 'day'] }, { fields: ['ownerId', 'day'] }, { fields: ['state', 'day'] }],
}

/** A UTC day of a widget: its cells, or nothing where it has to be read answer by answer. */
export interface KnownDay {
  widgetId: string
  day: string
  cells: Cells | undefined
}

export interface Days {
  /** Something happened in it. Call it after the answer is written: whoever adds up from then on sees it. */
  changed(owner: OwnerId, widgetId: string, at: number): Promise<void>
  /** Days in which something happened. */
  between(owner: OwnerId, from: string, to: string, widgetId?: string): Promise<KnownDay[]>
  /** Adds up days that have been over for a day: by no clock of any process are they today. */
  rollUp(): Promise<void>
}

export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

const PAGE = 1_000
const MOST_MARKED = 100_000
/** In one go; others wait for the next. */
const AT_ONCE = 200

export function createDays({ store, answers, clock, ids }: DaysOptions): Days {
  const days = store.collection<Day>(daysSpec)

  const now = () => clock.now().getTime()
  /** Days that this process has marked, and that nobody adds up for a while: an answer costs no second look. */
  let marked = { on: '', ids: new Set<string>() }

  async function mark(ownerId: OwnerId, widgetId: string, day: string, id: string): Promise<void> {
    // Whoever adds it up says so first: it reads what was written before this look.
    if ((await days.get(ownerId, id))?.state === 'changed') return
    await days.save(ownerId, id, (known) =>
      known?.state === 'changed' ? known : { id, ownerId, widgetId, day, state: 'changed', by: '', cells: {} },
    )
  }

  return {
    async changed(ownerId, widgetId, at) {
      const [day, today] = [dayOf(at), dayOf(now())]
      const id = `${widgetId || ownerId}:${day}`
      if (marked.on !== today) marked = { on: today, ids: new Set() }
      if (marked.ids.has(id)) return
      await mark(ownerId, widgetId, day, id)
      if (day === today && marked.ids.size < MOST_MARKED) marked.ids.add(id)
    },
    async between(owner, from, to, widgetId) {
      const where = { ...(widgetId !== undefined && { widgetId }), day: { gte: from, lte: to } }
      const found = await all(days, owner, where)
      return found.map(({ widgetId: of, day, state, cells }) => ({
        widgetId: of,
        day,
        cells: state === 'added' ? cells : undefined,
      }))
    },
    async rollUp() {
      const { records } = await days.find(everyOwner, {
        where: { state: { in: ['changed', 'adding'] }, day: { lt: dayOf(now() - DAY_MS) } },
        limit: AT_ONCE,
      })
      for (const one of records) await addUp(one)
    },
  }

  /** What changes meanwhile makes it somebody's to add up again. */
  async function addUp({ id, ownerId, widgetId, day }: Day): Promise<void> {
    const by = ids.next()
    await days.update(ownerId, id, (known) => (known.state === 'added' ? known : { ...known, state: 'adding', by }))
    const from = Date.parse(`${day}T00:00:00Z`)
    const cells = cellsOf(await answers.between(ownerId, widgetId, from, from + DAY_MS))
    await days.update(ownerId, id, (known) =>
      known.state === 'adding' && known.by === by ? { ...known, state: 'added', by: '', cells } : known,
    )
  }
}

export interface DaysOptions {
  store: Store
  answers: Pick<Answers, 'between'>
  clock: Clock
  ids: Ids
}

async function all(
  days: Collection<Day>,
  owner: OwnerId,
  where: { widgetId?: string; day: { gte: string; lte: string } },
): Promise<Day[]> {
  const found: Day[] = []
  let cursor: string | undefined
  do {
    const page = await days.find(owner, { where, limit: PAGE, cursor })
    found.push(...page.records)
    cursor = page.next
  } while (cursor !== undefined)
  return found
}
