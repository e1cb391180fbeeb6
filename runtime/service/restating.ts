import { type eventCatalog, type EventEnvelope, type EventType, type NewEvent } from '@docent/proto/events'
import { OPERATOR, idSchema, ownerIdSchema, type OwnerId } from '@docent/proto/ids'
import type { FastifyBaseLogger } from 'fastify'
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Bus, OutgoingEvent } from '../bus/port.ts'
import { NEVER, type Clock } from '../clock/index.ts'
import { everyOwner, type Collection, type Page, type Scope, type Store, type StoredRecord } from '../store/port.ts'
import { repeat } from '../jobs/repeat.ts'
import { toldLog } from '../telemetry/log.ts'

/** A current record in the words of its event, and when that became so where the record knows. */
export interface Word {
  event: NewEvent
  at?: number
}

/** Tells current records as events of one type, a page at a time. */
export type Restated = (scope: Scope, cursor: string | undefined, limit: number) => Promise<Page<Told>>
interface Told {
  id: string
  ownerId: OwnerId
  version: number
  /** Undefined where the record is nothing that this event tells of. */
  word: Word | undefined
}

/** The current records of a collection in the words of an event. */
export function restated<T extends StoredRecord>(
  records: Pick<Collection<T>, 'find'>,
  tell: (record: T) => Word | undefined,
): Restated {
  return async (scope, cursor, limit) => {
    const page = await records.find(scope, { cursor, limit })
    const told = page.records.map((record, index) => ({
      id: record.id,
      ownerId: record.ownerId,
      version: page.versions[index] as number,
      word: tell(record),
    }))
    return { records: told, versions: page.versions, next: page.next }
  }
}

/** One request, as the service that owns the records keeps it: also when it is done, so that a repeat of its event tells nothing twice. */
const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  type: z.string(),
  of: ownerIdSchema.nullable(),
  for: z.string().nullable(),
  perSecond: z.number(),
  cursor: z.string().nullable(),
  said: z.int(),
  dueAt: z.number().describe('when somebody must look after it again, milliseconds since 1970'),
})
type Task = z.infer<typeof schema>

const PAGE = 50
const LOOK_MS = 10_000
/** A process that takes a task has it for so long after each page. */
const LEASE_MS = 60_000
const SECOND = 1_000

export interface RestatingOptions {
  store: Store
  bus: Bus
  /** Of the service: its collection is "service.restatements". */
  service: string
  sources: Partial<Record<EventType, Restated>>
  clock: Clock
  log: FastifyBaseLogger
}

/** Tells the current records of one service again, as events, to whoever asks: slowly, and on after a crash. */
export function createRestating({ store, bus, service, sources, clock, log }: RestatingOptions) {
  const tasks = store.collection<Task>({
    name: `${service}.restatements`,
    keeps: {
      of: 'nobody',
      what: 'which records were asked to be told again',
      until: 'for good: a repeated request is known by it',
    },
    schema,
    indexes: [{ fields: ['dueAt'] }],
  })
  const working = repeat({ name: `${service} restatements`, everyMs: LOOK_MS, task: work, log })
  const ending = new AbortController()
  const underWay = new Set<Promise<void>>()
  const now = () => clock.now().getTime()

  /** Side by side: one that is told slowly holds up no other. */
  async function work(): Promise<void> {
    const { records } = await tasks.find(everyOwner, { where: { dueAt: { lte: now() } }, limit: PAGE })
    for (const task of records) {
      if (ending.signal.aborted) return
      const telling: Promise<void> = tell(task)
        .catch((error: unknown) =>
          log.error({ err: error, type: task.type }, 'restating failed; it goes on in a minute'),
        )
        .finally(() => underWay.delete(telling))
      underWay.add(telling)
    }
  }

  async function tell(task: Task): Promise<void> {
    const source = sources[task.type as EventType]
    let claimed = false
    await tasks.update(OPERATOR, task.id, (current) => {
      claimed = source !== undefined && current.dueAt === task.dueAt
      return claimed ? { ...current, dueAt: now() + LEASE_MS } : current
    })
    if (!source || !claimed) return
    let cursor = task.cursor ?? undefined
    let said = task.said
    do {
      const page = await source(task.of ?? everyOwner, cursor, PAGE)
      const events = page.records.flatMap((one) => (one.word ? [envelope(task, one, one.word)] : []))
      if (events.length > 0) await bus.publish(events)
      cursor = page.next
      said += events.length
      const restsMs = (events.length / task.perSecond) * SECOND
      const dueAt = cursor === undefined ? NEVER : now() + restsMs + LEASE_MS
      await tasks.update(OPERATOR, task.id, (current) => ({ ...current, cursor: cursor ?? null, said, dueAt }))
      if (cursor !== undefined) await pause(restsMs)
    } while (cursor !== undefined && !ending.signal.aborted)
    // Every new consumer asks for all there is: that there was nothing is no news.
    const shown = said > 0 || task.for === null ? toldLog(log) : log
    if (cursor === undefined) shown.info({ type: task.type, of: task.of, for: task.for, said }, 'restated')
    else await tasks.update(OPERATOR, task.id, (current) => ({ ...current, dueAt: now() }))
  }

  function envelope(task: Task, { id, ownerId, version: recordVersion }: Told, word: Word): OutgoingEvent {
    const { type, version, topic, payload } = word.event
    const name = createHash('sha256').update([type, ownerId, id, recordVersion].join('\n')).digest('base64url')
    const event: EventEnvelope = {
      // The same for the same state, so that who counts events counts it once.
      id: `restated-${name}`,
      type,
      version,
      ownerId,
      occurredAt: new Date(word.at ?? now()).toISOString(),
      recordVersion,
      restated: true,
      payload,
    }
    if (task.for !== null) event.restatedFor = task.for
    return { topic, event }
  }

  const pause = (ms: number) => sleep(ms, undefined, { signal: ending.signal }).catch(() => undefined)

  return {
    /** Takes a request for those of its types that this service can tell; a repeat changes nothing. */
    async asked(requestId: string, request: RestatementRequest): Promise<void> {
      for (const type of request.types) {
        if (!(type in sources)) continue
        const id = `${requestId}:${type}`
        const { of, for: whom, perSecond } = request
        const task = { id, ownerId: OPERATOR, type, of, for: whom, perSecond }
        await tasks.save(OPERATOR, id, (known) => known ?? { ...task, cursor: null, said: 0, dueAt: now() })
      }
      working.wake()
    },
    begin: working.begin,
    async stop() {
      ending.abort()
      await working.stop()
      await Promise.all(underWay)
    },
  }
}

/** What is asked to be told again. */
export type RestatementRequest = z.infer<(typeof eventCatalog)['restatement.requested']['schema']>
