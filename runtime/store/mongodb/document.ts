import { jsonOfEvent, type OutgoingEvent } from '../../bus/port.ts'
import type { CollectionSpec, StoredRecord } from '../port.ts'

/** How a record lies in MongoDB. What the adapter needs stands beside the record, so that nothing leaks into it. */
export interface RecordDocument {
  _id: string
  ownerId: string
  version: number
  /** The record, its keys escaped. */
  record: Record<string, unknown>
  /** One text per unique index whose fields all have values; absent texts never collide. */
  unique?: Record<string, string>
  /** Ids of the events that the record has seen, oldest first. */
  causes: string[]
  /** Events that are not known to be published, oldest first, each as JSON of an `OutgoingEvent`. */
  outbox: string[]
  /** When the outbox was last added to; absent while it is empty. */
  pending?: Date
}

/** Keys that MongoDB or its driver read as their own; records may have any keys. */
const special = /[.%\0]|^\$|^_(?=bsontype$)/
export const escapeKey = (key: string) =>
  special.test(key)
    ? key.replace(/[.%\0]|^\$|^_(?=bsontype$)/g, (found) => `%${found.charCodeAt(0).toString(16).padStart(2, '0')}`)
    : key
export const unescapeKey = (key: string) =>
  key.includes('%') ? key.replace(/%(..)/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))) : key

/** A list directly in a list, which not every compatible server takes, is put into an object with this key. */
const LIST = '%list'

function store(value: unknown, inList = false): unknown {
  if (Array.isArray(value)) {
    const list = value.map((one) => (one === undefined ? null : store(one, true)))
    return inList ? { [LIST]: list } : list
  }
  return typeof value === 'object' && value !== null ? renamed(value, escapeKey, store) : value
}

function restore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(restore)
  if (typeof value !== 'object' || value === null) return value
  return LIST in value ? restore(value[LIST]) : renamed(value, unescapeKey, restore)
}

function renamed(object: object, rename: (key: string) => string, each: (value: unknown) => unknown) {
  const copy: Record<string, unknown> = {}
  for (const [key, one] of Object.entries(object)) {
    if (one === undefined) continue
    // A plain assignment to "__proto__" would set the prototype.
    Object.defineProperty(copy, rename(key), {
      value: each(one),
      enumerable: true,
      configurable: true,
      writable: true,
    })
  }
  return copy
}

export const toStored = (record: StoredRecord) => store(record) as Record<string, unknown>
export const fromStored = <T>(stored: Record<string, unknown>) => restore(stored) as T

/** Path of a record's field in the document. */
export function pathOf(field: string): string {
  if (field === 'id') return '_id'
  return field === 'ownerId' ? 'ownerId' : `record.${escapeKey(field)}`
}

export const uniqueName = (fields: readonly string[]) => fields.map(escapeKey).join('+')

/** The texts that must be unique. As in SQL, a record without a value in one of the fields collides with nobody. */
export function uniqueTexts<T extends StoredRecord>(spec: CollectionSpec<T>, record: T): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const { fields, unique } of spec.indexes) {
    const values = fields.map((field) => record[field])
    if (unique && values.every((value) => value !== undefined && value !== null)) {
      texts[uniqueName(fields)] = JSON.stringify(values)
    }
  }
  return texts
}

/** @throws EventTooLarge */
export const toOutbox = ({ topic, event }: OutgoingEvent) =>
  `{"topic":${JSON.stringify(topic)},"event":${jsonOfEvent(event)}}`
export const fromOutbox = (text: string) => JSON.parse(text) as OutgoingEvent
