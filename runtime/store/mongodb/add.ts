import type { NewEvent } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import {
  InvalidRecord,
  REMEMBERED_CAUSES,
  type Collection,
  type CollectionSpec,
  type Counted,
  type Marks,
  type Scope,
  type StoredRecord,
} from '../port.ts'
import { checkRecord } from '../check.ts'
import { escapeKey, fromStored, pathOf, type RecordDocument } from './document.ts'
import type { Documents } from './documents.ts'

interface AddOptions<T extends StoredRecord> {
  spec: CollectionSpec<T>
  ready(): Promise<Documents>
  read(scope: Scope, id: string): Promise<RecordDocument | null>
  insert(owner: OwnerId, record: T, events: readonly NewEvent[], cause?: string): Promise<void>
  taken(scope: Scope, id: string, error: unknown): Promise<undefined>
  repeat<R>(id: string, once: () => Promise<R | undefined>): Promise<R>
}

/** One conditional `$inc`. Why it did not match is found out afterwards, and tried again when it was a race. */
export function createAdd<T extends StoredRecord>(options: AddOptions<T>): Collection<T>['add'] {
  const { spec, ready, read, insert, taken, repeat } = options

  async function addFirst(
    owner: OwnerId,
    initial: T,
    field: keyof T & string,
    by: number,
    atMost: number,
    cause?: string,
    marks?: Marks<T>,
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
  function refused(
    document: RecordDocument,
    field: keyof T & string,
    by: number,
    atMost: number,
    cause?: string,
    marks?: Marks<T>,
  ) {
    const record = fromStored<T>(document.record)
    const value = numberIn(spec.name, record, field)
    if (cause !== undefined && document.causes.includes(cause)) return { added: true, value }
    const marked = marks && (record[marks.field] as Record<string, number> | undefined)
    if (marks?.onlyWith !== undefined && marked?.[marks.onlyWith] === undefined) return { added: false, value }
    return value + by > atMost ? { added: false, value } : undefined
  }

  return async (owner, id, field, { by, atMost = Infinity, initial, cause, marks }): Promise<Counted> => {
    const checked = checkRecord(spec, initial, { id, ownerId: owner })
    if (spec.indexes.some((index) => index.unique && index.fields.includes(field))) {
      throw new InvalidRecord(`${spec.name}: ${field} is part of a unique index and can't be counted up`)
    }
    const path = pathOf(field)
    const condition = {
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
    const once = async (mayInsert: boolean): Promise<Counted | undefined> => {
      const documents = await ready()
      const written = await documents.updateAndGet({ _id: id, ownerId: owner, ...condition }, change)
      if (written) return { added: true, value: numberIn(spec.name, fromStored<T>(written.record), field) }
      const document = await read(owner, id)
      if (document) return refused(document, field, by, atMost, cause, marks)
      return mayInsert ? addFirst(owner, checked, field, by, atMost, cause, marks) : undefined
    }
    // Inserting takes turns: a thousand callers of an absent record would otherwise all try it.
    return (await once(false)) ?? repeat(id, () => once(true))
  }
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
