import type { NewEvent } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import { jsonOfEvent } from '../bus/port.ts'
import { FULL, StorageFull } from '../failures/storage-full.ts'
import { remember } from '../sqlite/record-steps.ts'
import {
  isRefusal,
  type AddResult,
  type NewEntry,
  type Refusal,
  type Step,
  type StepResult,
} from '../sqlite/protocol.ts'
import type { Reader } from '../sqlite/reader.ts'
import { quote, tableOf } from '../sqlite/schema.ts'
import type { DeferredStep, Writer } from '../sqlite/writer.ts'
import { checkRecord, checkSpec, indexedFields, split } from './check.ts'
import { createEnvelopes, type EnvelopeOptions } from './envelopes.ts'
import {
  AlreadyExists,
  everyOwner,
  InvalidRecord,
  RecordNotFound,
  REMEMBERED_CAUSES,
  TooMuchContention,
  type Change,
  type Collection,
  type CollectionSpec,
  type CountStep,
  type Marks,
  type Query,
  type Scope,
  type Store,
  type StoredRecord,
  type WriteOptions,
} from './port.ts'
import { openedOnce } from './opened-once.ts'
import { indexesOf } from './sqlite-collection.ts'
import { createTurns } from './turns.ts'
import { planFind } from './sqlite-query.ts'
import { firstVersion } from './versions.ts'

export interface SqliteStoreOptions extends EnvelopeOptions {
  writer: Writer
  reader: Reader
  random?: () => number
}

/** How often a change runs again when another process keeps writing the record. */
const MAX_TRIES = 100
const REMOVE_AT_ONCE = 500

/** Records as JSON in one table per collection; a record and its events are one transaction, so there is no outbox. */
export function createSqliteStore({
  writer,
  reader,
  random = Math.random,
  ...envelopeOptions
}: SqliteStoreOptions): Store {
  const envelopes = createEnvelopes(envelopeOptions)
  const turns = createTurns()
  const entriesOf = (owner: OwnerId, version: number, events: readonly NewEvent[], cause?: string): NewEntry[] =>
    envelopes(owner, version, events, cause).map(({ topic, event }) => ({ topic, owner, json: jsonOfEvent(event) }))

  function collection<T extends StoredRecord>(spec: CollectionSpec<T>): Collection<T> {
    checkSpec(spec)
    const table = tableOf(spec.name)
    const name = quote(table)
    let defined: Promise<void> | undefined
    const ready = () =>
      (defined ??= define().catch((error: unknown) => {
        // What did not fit fits once there is room.
        defined = undefined
        throw error
      }))

    async function define() {
      const step: Step = { kind: 'define', table, fields: indexedFields(spec), indexes: indexesOf(table, spec) }
      const result = await writer.submit(step)
      if (isRefusal(result)) throw new AlreadyExists(`${spec.name} can't get its indexes: ${result.detail}`)
    }

    interface Row {
      json: string
      version: number
      causes: string | null
      owner: OwnerId
    }
    const read = (scope: Scope, id: string) =>
      (scope === everyOwner
        ? reader.get(`SELECT json, version, causes, owner FROM ${name} WHERE id = ?`, id)
        : reader.get(`SELECT json, version, causes, owner FROM ${name} WHERE id = ? AND owner = ?`, id, scope)) as
        | Row
        | undefined

    /** Undefined when somebody else was first and the caller should look again. */
    function settle<R>(result: StepResult, value: R): R | undefined {
      if (!isRefusal(result)) return value
      if (result.refused === 'conflict') return undefined
      if (result.refused === 'invalid') throw new InvalidRecord(`${spec.name}: ${result.detail}`)
      throw new AlreadyExists(`${spec.name}: ${result.detail}`)
    }

    /** Before whatever reads: what was deferred is to be seen. False where there is no table yet, and no room for one. */
    async function readable(): Promise<boolean> {
      try {
        await ready()
      } catch (error) {
        if (!(error instanceof StorageFull)) throw error
        if (!reader.get("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?", table)) return false
      }
      await writer.shown(table)
      return true
    }

    /** What says an event is made durable before anybody hears it. */
    const send = <R extends StepResult>(step: DeferredStep, defers = false) =>
      defers && (!('entries' in step) || step.entries.length === 0) ? writer.defer<R>(step) : writer.submit<R>(step)

    async function write(
      owner: OwnerId,
      record: T,
      events: readonly NewEvent[],
      { cause, defers }: WriteOptions = {},
    ): Promise<StepResult> {
      const version = firstVersion(envelopeOptions.clock.now(), random)
      const step: DeferredStep = {
        kind: 'insert',
        table,
        id: record.id,
        owner,
        version,
        json: JSON.stringify(record),
        causes: cause === undefined ? null : remember([], cause, REMEMBERED_CAUSES),
        entries: entriesOf(owner, version, events, cause),
      }
      return send(step, defers)
    }

    /** One try; undefined after a conflict. */
    async function tryUpdate(row: Row, id: string, change: (current: T) => Change<T>, options: WriteOptions) {
      const { cause, defers } = options
      const current = JSON.parse(row.json) as T
      const causes = JSON.parse(row.causes ?? '[]') as string[]
      if (cause !== undefined && causes.includes(cause)) return current
      const [changed, events] = split(change(current))
      if (changed === current && events.length === 0) return current
      const next = checkRecord(spec, changed, { id, ownerId: row.owner })
      const step: DeferredStep = {
        kind: 'update',
        table,
        id,
        version: row.version,
        json: JSON.stringify(next),
        causes: cause === undefined ? row.causes : remember(causes, cause, REMEMBERED_CAUSES),
        entries: entriesOf(row.owner, row.version + 1, events, cause),
      }
      return settle(await send(step, defers), next)
    }

    /** Changes of one record take turns in this process; other processes are met by the version. */
    async function repeat(id: string, once: () => Promise<T | undefined>): Promise<T> {
      await ready()
      return turns(`${table}\n${id}`, async () => {
        for (let tries = 0; tries < MAX_TRIES; tries++) {
          const done = await once()
          if (done !== undefined) return done
        }
        throw new TooMuchContention(`${spec.name}: ${id} changed ${MAX_TRIES} times under an update`)
      })
    }

    async function add(
      owner: OwnerId,
      id: string,
      field: keyof T & string,
      { by, atMost, initial, cause, marks, defers }: CountStep<T>,
    ) {
      const checked = checkRecord(spec, initial, { id, ownerId: owner })
      await ready()
      const step: DeferredStep = {
        kind: 'add',
        table,
        id,
        owner,
        field,
        by,
        atMost: atMost ?? null,
        version: firstVersion(envelopeOptions.clock.now(), random),
        initial: JSON.stringify(checked),
        cause: cause ?? null,
        remembers: REMEMBERED_CAUSES,
        patch: marks ? JSON.stringify(patchOf(marks)) : null,
        onlyAt: marks?.onlyWith === undefined ? null : `$.${quote(marks.field)}.${quote(marks.onlyWith)}`,
      }
      const result = await send<AddResult | Refusal>(step, defers)
      if (!isRefusal(result)) return result
      if (result.refused === 'invalid') throw new InvalidRecord(`${spec.name}: ${result.detail}`)
      throw new AlreadyExists(`${spec.name}: ${result.detail}`)
    }

    return {
      async insert(owner, record, events = [], options) {
        const checked = checkRecord(spec, record, { id: record.id, ownerId: owner })
        await ready()
        const result = await write(owner, checked, events, options)
        if (isRefusal(result)) throw new AlreadyExists(`${spec.name}: ${result.detail}`)
        return checked
      },

      async get(scope, id) {
        if (!(await readable())) return undefined
        const row = read(scope, id)
        return row && (JSON.parse(row.json) as T)
      },

      update(scope, id, change, options = {}) {
        return repeat(id, async () => {
          await writer.shown(table)
          const row = read(scope, id)
          if (!row) throw new RecordNotFound(`${spec.name}: ${id}`)
          return tryUpdate(row, id, change, options)
        })
      },

      save(owner, id, change, options = {}) {
        let looks = !options.isNew
        return repeat(id, async () => {
          if (looks) await writer.shown(table)
          const row = looks ? read(owner, id) : undefined
          looks = true
          if (row) return tryUpdate(row, id, change, options)
          const [record, events] = split<T>(change(undefined))
          const checked = checkRecord(spec, record, { id, ownerId: owner })
          const result = await write(owner, checked, events, options)
          if (!isRefusal(result)) return checked
          // Whoever inserted it meanwhile also has its unique values, and SQLite names only one of the collisions.
          await writer.shown(table)
          return read(owner, id) ? undefined : settle(result, checked)
        })
      },

      add,

      // The writer takes all that wait in one transaction.
      async addEach(owner, field, steps) {
        const counted = await Promise.all(steps.map((step) => add(owner, step.initial.id, field, step)))
        return counted.map(({ added }) => added)
      },

      async remove(scope, id) {
        await ready()
        const owner = scope === everyOwner ? null : scope
        return (await writer.submit<number>({ kind: 'remove', table, id, owner })) > 0
      },

      async removeAll(owner) {
        await ready()
        let total = 0
        for (;;) {
          const removed = await writer.submit<number>({ kind: 'removeSome', table, owner, limit: REMOVE_AT_ONCE })
          total += removed
          if (removed < REMOVE_AT_ONCE) return total
        }
      },

      async find(scope: Scope, query: Query<T> = {}) {
        const plan = planFind(table, spec.indexes, scope, query)
        if (!(await readable())) return { records: [], versions: [] }
        const rows = reader.all(plan.sql, ...plan.values)
        const shown = rows.slice(0, plan.limit)
        const records = shown.map((row) => JSON.parse(row.json as string) as T)
        const last = shown.at(-1)
        const versions = shown.map((row) => Number(row.version))
        return { records, versions, ...(rows.length > shown.length && last && { next: plan.cursorOf(last) }) }
      },
    }
  }

  return {
    collection: openedOnce(collection),
    async ping() {
      reader.get('SELECT 1')
      await writer.submit({ kind: 'publish', entries: [] })
    },
    trouble: () => (writer.isFull() ? FULL : undefined),
    async close() {},
  }
}

/** As a merge patch: what is null in it goes. */
function patchOf<T>({ field, set = {}, remove = [], stamp }: Marks<T>): Record<string, unknown> {
  const gone = Object.fromEntries(remove.map((key) => [key, null]))
  return { [field]: { ...gone, ...set }, ...(stamp && { [stamp.field]: stamp.value }) }
}
