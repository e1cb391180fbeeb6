import type { NewEvent } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import {
  InvalidRecord,
  REMEMBERED_CAUSES,
  type Collection,
  type CollectionSpec,
  type Counted,
  type CountStep,
  type Marks,
  type Scope,
  type StoredRecord,
} from '../port.ts'
import { checkRecord } from '../check.ts'
import { escapeKey, fromStored, pathOf, type RecordDocument } from './document.ts'
import type { Documents } from './documents.ts'

interface CountingOptions<T extends StoredRecord> {
  spec: CollectionSpec<T>
  ready(): Promise<Documents>
  read(scope: Scope, id: string): Promise<RecordDocument | null>
  insert(owner: OwnerId, record: T, events: readonly NewEvent[], cause?: string): Promise<void>
  taken(scope: Scope, id: string, error: unknown): Promise<undefined>
  repeat<R>(id: string, once: () => Promise<R | undefined>): Promise<R>
}

type Field<T> = keyof T & string

/** Conditional `$inc`s. Why one did not match is found out afterwards, and tried again when it was a race. */
export function createCounting<T extends StoredRecord>(
  options: CountingOptions<T>,
): Pick<Collection<T>, 'add' | 'addEach'> {
  const { spec, ready, read, insert, taken, repeat } = options

  async function addFirst(
    owner: OwnerId,
    initial: T,
    field: Field<T>,
    { by, atMost = Infinity, cause, marks }: CountStep<T>,
  ) {
    const value = numberIn(spec.name, initial, field)
    if (value + by > atMost || marks?.onlyWith !== undefined) return { added: false, value }
    const along = marks && {
      [marks.field]: marks.set ?? {},
      ...(marks.stamp && { [marks.stamp.field]: marks.stamp.value }),
    }
    const next = { ...initial, ...along, [field]: value + by }
    const record = checkRecord(spec, next, { id: initial.id, ownerId: owner })
    return insert(owner, record, [], cause).then(
      () => ({ added: true, value: value + by }),
      (error: unknown) => taken(owner, initial.id, error),
    )
  }

  /** Undefined when the step would have matched by now. */
  function refused(document: RecordDocument, field: Field<T>, { by, atMost = Infinity, cause, marks }: CountStep<T>) {
    const record = fromStored<T>(document.record)
    const value = numberIn(spec.name, record, field)
    if (cause !== undefined && document.causes.includes(cause)) return { added: true, value }
    const marked = marks && (record[marks.field] as Record<string, number> | undefined)
    if (marks?.onlyWith !== undefined && marked?.[marks.onlyWith] === undefined) return { added: false, value }
    return value + by > atMost ? { added: false, value } : undefined
  }

  function planned(owner: OwnerId, id: string, field: Field<T>, step: CountStep<T>) {
    const { by, atMost = Infinity, initial, cause, marks } = step
    const checked = checkRecord(spec, initial, { id, ownerId: owner })
    if (spec.indexes.some((index) => index.unique && index.fields.includes(field))) {
      throw new InvalidRecord(`${spec.name}: ${field} is part of a unique index and can't be counted up`)
    }
    const path = pathOf(field)
    const filter = {
      _id: id,
      ownerId: owner,
      // Also keeps texts and absent values from matching: a range only finds values of its own type.
      [path]: { $lte: atMost === Infinity ? Number.MAX_VALUE : atMost - by },
      ...(cause === undefined ? {} : { causes: { $ne: cause } }),
      ...(marks?.onlyWith === undefined ? {} : { [markPath(marks, marks.onlyWith)]: { $exists: true } }),
    }
    const change = {
      $inc: { [path]: by, version: 1 },
      ...(cause === undefined ? {} : { $push: { causes: { $each: [cause], $slice: -REMEMBERED_CAUSES } } }),
      ...(marks && changeOf(marks)),
    }
    return { checked, filter, change }
  }

  async function add(owner: OwnerId, id: string, field: Field<T>, step: CountStep<T>): Promise<Counted> {
    const { checked, filter, change } = planned(owner, id, field, step)
    const once = async (mayInsert: boolean): Promise<Counted | undefined> => {
      const documents = await ready()
      const written = await documents.updateAndGet(filter, change)
      if (written) return { added: true, value: numberIn(spec.name, fromStored<T>(written.record), field) }
      const document = await read(owner, id)
      if (document) return refused(document, field, step)
      return mayInsert ? addFirst(owner, checked, field, step) : undefined
    }
    // Inserting takes turns: a thousand callers of an absent record would otherwise all try it.
    return (await once(false)) ?? repeat(id, () => once(true))
  }

  return {
    add,
    async addEach(owner, field, steps) {
      const one = async (step: CountStep<T>) => (await add(owner, step.initial.id, field, step)).added
      if (steps.length < 2) return Promise.all(steps.map(one))
      const documents = await ready()
      const changes = steps.map((step) => planned(owner, step.initial.id, field, step))
      if ((await documents.updateEach(changes)) === steps.length) return steps.map(() => true)
      // It says how many matched and not which.
      const ids = steps.map(({ initial }) => initial.id)
      const found = await documents.find({ _id: { $in: ids }, ownerId: owner })
      const byId = new Map(found.map((document) => [document._id, document]))
      return Promise.all(steps.map(async (step) => isDone(byId.get(step.initial.id), step) || one(step)))
    },
  }
}

/** So many others may count meanwhile that a cause is forgotten; a mark of its own stays. */
function isDone<T>(document: RecordDocument | undefined, { cause = '', marks }: CountStep<T>): boolean {
  if (!document) return false
  if (document.causes.includes(cause)) return true
  const set = Object.keys(marks?.set ?? {})
  const marked = marks && (document.record[escapeKey(marks.field)] as Record<string, unknown> | undefined)
  return set.length > 0 && set.every((key) => marked?.[escapeKey(key)] !== undefined)
}

const markPath = <T>({ field }: Marks<T>, key: string) => `${pathOf(field)}.${escapeKey(key)}`

function changeOf<T>(marks: Marks<T>): Record<string, Record<string, unknown>> {
  const { set = {}, remove = [], stamp } = marks
  const values = Object.entries(set).map(([key, value]) => [markPath(marks, key), value])
  const $set = Object.fromEntries(stamp ? [...values, [pathOf(stamp.field), stamp.value]] : values)
  const $unset = Object.fromEntries(remove.map((key) => [markPath(marks, key), '']))
  // MongoDB refuses empty changes.
  return { ...(values.length > 0 || stamp ? { $set } : {}), ...(remove.length > 0 ? { $unset } : {}) }
}

function numberIn<T extends StoredRecord>(name: string, record: T, field: keyof T & string): number {
  const value = record[field]
  if (typeof value !== 'number') throw new InvalidRecord(`${name}: ${record.id}.${field} is no number`)
  return value
}
