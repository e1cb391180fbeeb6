import type { AskingRange } from '@docent/proto'
import { idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import { everyOwner, type Store } from '@docent/runtime/store'
import { DAY_MS } from '@docent/runtime/units'
import { z } from 'zod'

/** Questions of visitors from one address range to one widget in one UTC day. */
const rangeSchema = z.object({
  range: z.string(),
  answers: z.int(),
  first: z.number().describe('milliseconds since 1970'),
  last: z.number(),
})
type Counted = z.infer<typeof rangeSchema>

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  widgetId: idSchema,
  day: z.string().describe('UTC, 2026-11-21'),
  ranges: z.array(rangeSchema).describe('the busiest'),
})
type Day = z.infer<typeof schema>

/** Who asked, by address range: for owners who wonder where their answers went. A few seconds may be missing after a kill. */
export interface Askers {
  /** An answer was given. */
  note(owner: OwnerId, widgetId: string, range: string): void
  /** The busiest ranges of a widget's day. */
  ofDay(owner: OwnerId, widgetId: string, day: string): Promise<AskingRange[]>
  /** The busiest ranges of all widgets in a UTC month, with what each widget gave them. */
  ofMonth(owner: OwnerId, period: string): Promise<MonthRange[]>
  /** Writes what was noted since. */
  flush(): Promise<void>
  /** Forgets months that are over. */
  sweep(): Promise<void>
}

export interface MonthRange extends AskingRange {
  widgets: { widgetId: string; answers: number }[]
}

/** Of one widget and day: whoever spends a limit is among them. */
const RANGES = 100
const SHOWN = 5
const PAGE = 1_000
/** Somebody looks back at a month that has just ended. */
const KEPT_MS = 40 * DAY_MS

export function createAskers({ store, clock }: { store: Store; clock: Clock }): Askers {
  const days = store.collection<Day>({
    name: 'chat.askers',
    keeps: {
      of: 'visitors',
      what: 'ranges of network addresses (/24, /48) that asked a widget most on a day, how often and when',
      until: '40 days, or the account is deleted',
    },
    schema,
    indexes: [{ fields: ['ownerId', 'day'] }, { fields: ['day'] }],
  })
  let noted = new Map<string, Day>()
  let flushing = Promise.resolve()

  async function write(since: Map<string, Day>): Promise<void> {
    for (const [id, day] of since) {
      await days.save(day.ownerId, id, (current = { ...day, ranges: [] }) => ({
        ...current,
        ranges: merged([...current.ranges, ...day.ranges]).slice(0, RANGES),
      }))
      since.delete(id)
    }
  }

  async function flush(): Promise<void> {
    const since = noted
    noted = new Map()
    try {
      await write(since)
    } catch (error) {
      for (const day of since.values()) for (const one of day.ranges) put(day, one)
      throw error
    }
  }

  function put(day: Omit<Day, 'ranges'>, one: Counted): void {
    const known = noted.get(day.id)
    noted.set(day.id, { ...day, ranges: merged([...(known?.ranges ?? []), one]) })
  }

  const flushed = () => (flushing = flushing.catch(() => undefined).then(flush))

  return {
    flush: flushed,
    note(owner, widgetId, range) {
      const now = clock.now()
      const day = now.toISOString().slice(0, 10)
      const at = now.getTime()
      put({ id: `${widgetId}:${day}`, ownerId: owner, widgetId, day }, { range, answers: 1, first: at, last: at })
    },
    async ofDay(owner, widgetId, day) {
      await flushed()
      return shown((await days.get(owner, `${widgetId}:${day}`))?.ranges ?? [])
    },
    async ofMonth(owner, period) {
      await flushed()
      const all: Day[] = []
      for (let cursor: string | undefined; ;) {
        const where = { day: { gte: `${period}-01`, lte: `${period}-31` } }
        const { records, next } = await days.find(owner, { where, limit: PAGE, ...(cursor && { cursor }) })
        all.push(...records)
        if (next === undefined) break
        cursor = next
      }
      const inAll = all.flatMap(({ ranges, widgetId }) => ranges.map((one) => ({ ...one, widgetId })))
      return shown(merged(inAll)).map((one) => ({ ...one, widgets: byWidget(inAll, one.range) }))
    },
    async sweep() {
      const before = new Date(clock.now().getTime() - KEPT_MS).toISOString().slice(0, 10)
      for (;;) {
        const { records } = await days.find(everyOwner, { where: { day: { lt: before } }, limit: PAGE })
        if (records.length === 0) return
        await Promise.all(records.map(({ ownerId, id }) => days.remove(ownerId, id)))
      }
    },
  }
}

/** One for each range, the busiest first. */
function merged(ranges: readonly Counted[]): Counted[] {
  const byRange = new Map<string, Counted>()
  for (const { range, answers, first, last } of ranges) {
    const known = byRange.get(range)
    byRange.set(range, {
      range,
      answers: answers + (known?.answers ?? 0),
      first: Math.min(first, known?.first ?? first),
      last: Math.max(last, known?.last ?? last),
    })
  }
  return [...byRange.values()].sort((a, b) => b.answers - a.answers || a.first - b.first)
}

function byWidget(all: readonly (Counted & { widgetId: string })[], range: string) {
  const answers = new Map<string, number>()
  for (const one of all)
    if (one.range === range) answers.set(one.widgetId, (answers.get(one.widgetId) ?? 0) + one.answers)
  return [...answers].map(([widgetId, given]) => ({ widgetId, answers: given })).sort((a, b) => b.answers - a.answers)
}

const shown = (ranges: readonly Counted[]): AskingRange[] =>
  ranges.slice(0, SHOWN).map(({ range, answers, first, last }) => ({
    range,
    answers,
    firstAt: new Date(first).toISOString(),
    lastAt: new Date(last).toISOString(),
  }))
