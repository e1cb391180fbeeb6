import type { OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import { everyOwner, RecordNotFound, type Collection, type StoredRecord } from '@docent/runtime/store'
import { z } from 'zod'

/** What a record needs so that its count can be held: absent in those of before. */
export const heldFields = {
  /** Turns that are counted and not known to be written, each with the time when it is looked for, in milliseconds since 1970. */
  held: z.record(z.string(), z.number()).optional(),
  /** When the last of them is due. */
  heldUntil: z.number().optional(),
}

interface HeldRecord extends StoredRecord {
  count: number
  held?: Record<string, number>
  heldUntil?: number
}

/** What was counted. Without either word, as after a kill, the turn itself is looked for once its time is over. */
export interface Hold {
  /** Takes it back, once, when it came to nothing. Where the store does not answer, the sweep does it later. */
  giveBack(): Promise<void>
  /** Its turn is written: it counts. */
  keep(): void
}

/** One to count for a turn, unless that would be above `atMost`. */
export interface HeldStep<T extends HeldRecord> {
  initial: T
  turnId: string
  atMost: number
}

export interface HeldCounts<T extends HeldRecord> {
  /** Counts each in one atomic step; undefined where that would be above its limit. A repeat counts once. */
  take(steps: readonly HeldStep<T>[]): Promise<(Hold | undefined)[]>
  /** Gives back what turns took that are overdue and were never written. */
  sweep(): Promise<void>
}

export interface HeldCountsOptions<T extends HeldRecord> {
  counts: Collection<T>
  clock: Clock
  /** Longer than any turn takes, in milliseconds. */
  holdForMs: number
  isWritten(owner: OwnerId, turnId: string): Promise<boolean>
}

const PAGE = 100

/** Counts that never run ahead of what was written for longer than a turn may take. */
export function createHeldCounts<T extends HeldRecord>(options: HeldCountsOptions<T>): HeldCounts<T> {
  const { counts, clock, holdForMs, isWritten } = options
  const field = 'held' as const
  /** Written turns whose marks are still there, by record: the next count takes them off along. */
  const kept = new Map<string, { owner: OwnerId; initial: T; turnIds: string[] }>()

  function noteKept(initial: T, turnIds: readonly string[]): void {
    const known = kept.get(initial.id)
    if (known) known.turnIds.push(...turnIds)
    else if (turnIds.length > 0) kept.set(initial.id, { owner: initial.ownerId, initial, turnIds: [...turnIds] })
  }

  function takeKept(id: string): string[] {
    const known = kept.get(id)
    kept.delete(id)
    return known?.turnIds ?? []
  }

  async function tryTake(steps: readonly HeldStep<T>[]): Promise<boolean[]> {
    const until = clock.now().getTime() + holdForMs
    const tried = steps.map(({ initial, turnId, atMost }) => {
      const remove = takeKept(initial.id)
      const stamp = { field: 'heldUntil' as const, value: until }
      const marks = { field, set: { [turnId]: until }, remove, stamp }
      // Its turn is written later, or it is for nothing.
      return { by: 1, ...(Number.isFinite(atMost) && { atMost }), initial, cause: turnId, marks, defers: true }
    })
    let added: boolean[] = []
    try {
      added = await counts.addEach(ownerOf(steps), 'count', tried)
    } finally {
      for (const [at, { initial, marks }] of tried.entries()) if (!added[at]) noteKept(initial, marks.remove)
    }
    return added
  }

  /** Once more where what others took is overdue. */
  async function takeOverdue(step: HeldStep<T>): Promise<boolean> {
    const record = await counts.get(step.initial.ownerId, step.initial.id)
    const now = clock.now().getTime()
    const isDue = Object.values(record?.held ?? {}).some((until) => until <= now)
    if (!record || !isDue || !(await settle(record))) return false
    return (await tryTake([step]))[0] === true
  }

  function holdOf({ initial, turnId }: HeldStep<T>): Hold {
    const marks = { field, remove: [turnId], onlyWith: turnId }
    return {
      async giveBack() {
        // Its mark stays where this fails, and the sweep finds it.
        await counts.add(initial.ownerId, initial.id, 'count', { by: -1, initial, marks }).catch(() => undefined)
      },
      keep: () => noteKept(initial, [turnId]),
    }
  }

  /** True when something was given back. */
  async function settle(record: T): Promise<boolean> {
    const now = clock.now().getTime()
    const due = Object.entries(record.held ?? {}).flatMap(([turnId, until]) => (until <= now ? [turnId] : []))
    const lost = new Set<string>()
    for (const turnId of due) if (!(await isWritten(record.ownerId, turnId))) lost.add(turnId)
    let given = 0
    await counts.update(record.ownerId, record.id, (current) => {
      const held = { ...current.held }
      given = due.filter((turnId) => turnId in held && lost.has(turnId)).length
      for (const turnId of due) delete held[turnId]
      const { heldUntil: _, ...rest } = current
      const dues = Object.values(held)
      const next = { ...rest, count: Math.max(0, current.count - given), held } as T
      return dues.length > 0 ? { ...next, heldUntil: Math.max(...dues) } : next
    })
    return given > 0
  }

  async function flush(): Promise<void> {
    for (const [id, { owner, initial }] of kept) {
      const remove = takeKept(id)
      try {
        await unmark(owner, id, remove)
      } catch (error) {
        noteKept(initial, remove)
        throw error
      }
    }
  }

  /** Takes marks off a record that is there: one that went with its owner does not come again. */
  async function unmark(owner: OwnerId, id: string, turnIds: readonly string[]): Promise<void> {
    try {
      await counts.update(owner, id, (current) => {
        const held = { ...current.held }
        for (const turnId of turnIds) delete held[turnId]
        return { ...current, held }
      })
    } catch (error) {
      if (!(error instanceof RecordNotFound)) throw error
    }
  }

  return {
    async take(steps) {
      if (steps.length === 0) return []
      const added = await tryTake(steps)
      return Promise.all(
        steps.map(async (step, at) => (added[at] || (await takeOverdue(step)) ? holdOf(step) : undefined)),
      )
    },

    async sweep() {
      await flush()
      const until = clock.now().getTime()
      for (;;) {
        const { records } = await counts.find(everyOwner, {
          where: { heldUntil: { lte: until } } as never,
          limit: PAGE,
        })
        for (const record of records) await settle(record)
        if (records.length < PAGE) return
      }
    },
  }
}

const ownerOf = (steps: readonly HeldStep<HeldRecord>[]) => (steps[0] as HeldStep<HeldRecord>).initial.ownerId

/** Both or all of them together. */
export const together = (...holds: readonly Hold[]): Hold => ({
  giveBack: async () => void (await Promise.all(holds.map((hold) => hold.giveBack()))),
  keep: () => holds.forEach((hold) => hold.keep()),
})

/** Of what has no limit. */
export const nothingHeld: Hold = { giveBack: async () => undefined, keep: () => undefined }
