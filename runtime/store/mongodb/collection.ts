import type { NewEvent } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import { backoffMs, pause } from '../../backoff/index.ts'
import type { Clock } from '../../clock/index.ts'
import type { OutgoingEvent } from '../../bus/port.ts'
import {
  AlreadyExists,
  everyOwner,
  RecordNotFound,
  REMEMBERED_CAUSES,
  TooMuchContention,
  type Change,
  type Collection,
  type CollectionSpec,
  type Query,
  type Scope,
  type StoredRecord,
  type WriteOptions,
} from '../port.ts'
import { checkRecord, split } from '../check.ts'
import { firstVersion } from '../versions.ts'
import { createCounting } from './counting.ts'
import { MongoUnavailable } from './away.ts'
import { fromStored, toOutbox, toStored, uniqueTexts, type RecordDocument } from './document.ts'
import type { Documents } from './documents.ts'
import { isDuplicate } from './indexes.ts'
import { planFind } from './query.ts'
import { createRecent } from './recent.ts'
import type { Relay } from './relay.ts'

export interface CollectionOptions<T extends StoredRecord> {
  spec: CollectionSpec<T>
  /** Resolves when the indexes are there. */
  ready(): Promise<Documents>
  relay: Pick<Relay, 'announce' | 'settled'>
  clock: Clock
  random: () => number
  envelopes(owner: OwnerId, version: number, events: readonly NewEvent[], cause?: string): OutgoingEvent[]
  /** Whoever has waited for a turn for so long, in milliseconds, is refused: those in front waited for the engine. */
  answerMs: number
  /** Runs the tasks of one key one after another. */
  turns<R>(key: string, task: () => Promise<R>): Promise<R>
}

const MAX_TRIES = 50
const BACKOFF = { firstMs: 1, longestMs: 50, jitter: 'full' as const }
const REMOVE_TRIES = 20
const SETTLE_MS = 2_000

const remember = (cause: string | undefined) => ({
  causes: { $each: cause === undefined ? [] : [cause], $slice: -REMEMBERED_CAUSES },
})

/** Records as documents: every write changes one of them, together with the events it carries. */
export function createMongoCollection<T extends StoredRecord>(options: CollectionOptions<T>): Collection<T> {
  const { spec, ready, relay, clock, random, answerMs, turns } = options
  const recent = createRecent()

  const within = (scope: Scope, id: string) => (scope === everyOwner ? { _id: id } : { _id: id, ownerId: scope })
  const read = async (scope: Scope, id: string) => (await ready()).findOne(within(scope, id))

  function outboxOf(owner: OwnerId, version: number, events: readonly NewEvent[], cause?: string): string[] {
    return options.envelopes(owner, version, events, cause).map(toOutbox)
  }

  async function insert(owner: OwnerId, record: T, events: readonly NewEvent[], cause?: string) {
    const documents = await ready()
    const version = firstVersion(clock.now(), random)
    const outbox = outboxOf(owner, version, events, cause)
    const document: RecordDocument = {
      _id: record.id,
      ownerId: owner,
      version,
      record: toStored(record),
      unique: uniqueTexts(spec, record),
      causes: cause === undefined ? [] : [cause],
      outbox,
    }
    if (outbox.length > 0) document.pending = clock.now()
    try {
      await documents.insert(document)
    } catch (error) {
      if (!isDuplicate(error) || !(await isOurs(documents, document))) throw error
    }
    recent.keep(document)
    relay.announce(documents, document)
  }

  /** Somebody on the way may have sent an insert again whose answer was lost: then it was not taken by anybody else. */
  async function isOurs(documents: Documents, { _id, ownerId, version }: RecordDocument): Promise<boolean> {
    return (await documents.findOne({ _id, ownerId, version })) !== null
  }

  /** One try; undefined after a conflict. */
  async function tryUpdate(document: RecordDocument, change: (current: T) => Change<T>, cause?: string) {
    const { _id, version } = document
    const ownerId = document.ownerId as OwnerId
    const current = fromStored<T>(document.record)
    if (cause !== undefined && document.causes.includes(cause)) return current
    const [changed, events] = split(change(current))
    if (changed === current && events.length === 0) return current
    const next = checkRecord(spec, changed, { id: _id, ownerId })
    const outbox = outboxOf(ownerId, version + 1, events, cause)
    const documents = await ready()
    const set = { record: toStored(next), unique: uniqueTexts(spec, next) }
    const condition = { _id, version }
    if (outbox.length === 0) {
      const quiet = { $set: set, $inc: { version: 1 }, $push: remember(cause) }
      if (!(await documents.update(condition, quiet))) return undefined
      const causes = cause === undefined ? document.causes : [...document.causes, cause].slice(-REMEMBERED_CAUSES)
      recent.keep({ ...document, record: set.record, version: version + 1, causes })
      return next
    }
    const written = await documents.updateAndGet(condition, {
      $set: { ...set, pending: clock.now() },
      $inc: { version: 1 },
      $push: { ...remember(cause), outbox: { $each: outbox } },
    })
    if (!written) return undefined
    recent.keep(written)
    // What others left in the outbox goes along, in front.
    relay.announce(documents, written)
    return next
  }

  /**
   * Tries it on the document as it was a moment ago, which spares a look where nobody wrote since. Undefined where it has to be
   * looked at: a change that does nothing, or refuses, must have seen the record as it is.
   */
  async function tryRecent(scope: Scope, id: string, change: (current: T) => Change<T>, cause?: string) {
    const document = recent.take(id)
    if (!document || (scope !== everyOwner && document.ownerId !== scope)) return undefined
    if (cause !== undefined && document.causes.includes(cause)) return undefined
    const current = fromStored<T>(document.record)
    try {
      const [changed, events] = split(change(current))
      if (changed === current && events.length === 0) return undefined
    } catch {
      return undefined
    }
    return tryUpdate(document, change, cause)
  }

  /** Changes of one record take turns in this process; other processes are met by the version. */
  function repeat<R>(id: string, once: () => Promise<R | undefined>): Promise<R> {
    const began = performance.now()
    return turns(`${spec.name}\n${id}`, async () => {
      if (performance.now() - began > answerMs) throw new MongoUnavailable(`${spec.name}: the turn of ${id} came late`)
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const done = await once()
        if (done !== undefined) return done
        await pause(backoffMs(BACKOFF, tries + 1, random))
      }
      throw new TooMuchContention(`${spec.name}: ${id} changed ${MAX_TRIES} times under an update`)
    })
  }

  /** Undefined when somebody else inserted the record first and the caller should look again. */
  async function taken(scope: Scope, id: string, error: unknown): Promise<undefined> {
    if (!isDuplicate(error)) throw error
    if (await read(scope, id)) return undefined
    throw new AlreadyExists(`${spec.name}: ${id}, or a value that must be unique, is taken`)
  }

  const refuseTaken = (id: string) => (error: unknown) => {
    if (!isDuplicate(error)) throw error
    throw new AlreadyExists(`${spec.name}: ${id}, or a value that must be unique, is taken`)
  }

  return {
    async insert(owner, record, events = []) {
      const checked = checkRecord(spec, record, { id: record.id, ownerId: owner })
      await insert(owner, checked, events).catch(refuseTaken(record.id))
      return checked
    },

    async get(scope, id) {
      const document = await read(scope, id)
      if (document) recent.keep(document)
      return document ? fromStored<T>(document.record) : undefined
    },

    update(scope, id, change, { cause }: WriteOptions = {}) {
      return repeat(id, async () => {
        const done = await tryRecent(scope, id, change, cause).catch(refuseTaken(id))
        if (done !== undefined) return done
        const document = await read(scope, id)
        if (!document) throw new RecordNotFound(`${spec.name}: ${id}`)
        return tryUpdate(document, change, cause).catch(refuseTaken(id))
      })
    },

    save(owner, id, change, { cause, isNew = false }: WriteOptions = {}) {
      let looks = !isNew
      return repeat(id, async () => {
        const done = await tryRecent(owner, id, change, cause).catch(refuseTaken(id))
        if (done !== undefined) return done
        const document = looks ? await read(owner, id) : null
        looks = true
        if (document) return tryUpdate(document, change, cause).catch(refuseTaken(id))
        const [record, events] = split<T>(change(undefined))
        const checked = checkRecord(spec, record, { id, ownerId: owner })
        return insert(owner, checked, events, cause).then(
          () => checked,
          (error: unknown) => taken(owner, id, error),
        )
      })
    },

    ...createCounting({ spec, ready, read, insert, taken, repeat }),

    /** A record leaves only with an empty outbox, or its events would leave with it. */
    async remove(scope, id) {
      const documents = await ready()
      for (let tries = 0; tries < REMOVE_TRIES; tries++) {
        if ((await documents.remove({ ...within(scope, id), outbox: { $size: 0 } })) > 0) return true
        const document = await read(scope, id)
        if (!document) return false
        relay.announce(documents, document)
        await relay.settled(SETTLE_MS)
      }
      throw new TooMuchContention(`${spec.name}: the events of ${id} can't be published, so it can't be removed yet`)
    },

    async removeAll(owner) {
      const documents = await ready()
      let total = 0
      for (let tries = 0; tries < REMOVE_TRIES; tries++) {
        total += await documents.removeAll({ ownerId: owner, outbox: { $size: 0 } })
        const held = await documents.find({ ownerId: owner }, { limit: 100 })
        if (held.length === 0) return total
        for (const document of held) relay.announce(documents, document)
        await relay.settled(SETTLE_MS)
      }
      throw new TooMuchContention(
        `${spec.name}: events of ${owner} can't be published, so not all could be removed yet`,
      )
    },

    async find(scope, query: Query<T> = {}) {
      const plan = planFind(spec, scope, query)
      const { filter, sort, limit } = plan
      const documents = await (await ready()).find(filter, { fields: ['record', 'version'], sort, limit: limit + 1 })
      const shown = documents.slice(0, limit)
      const records = shown.map(({ record }) => fromStored<T>(record))
      const versions = shown.map(({ version }) => version)
      const last = records.at(-1)
      return { records, versions, ...(documents.length > records.length && last && { next: plan.cursorOf(last) }) }
    },
  }
}
