import type { NewEvent } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import type { z } from 'zod'

/** Reads across owners. Say it only where no owner can be known yet: a sign-in by address, a visitor's widget. */
export const everyOwner = Symbol('every owner')

/** Whose records a call may see. There is no default: leaving it out does not compile. */
export type Scope = OwnerId | typeof everyOwner

/** What every record has; the rest is its collection's schema. Records are plain JSON data. */
export interface StoredRecord {
  id: string
  ownerId: OwnerId
}

export interface IndexSpec<T> {
  /** Top-level fields with string, number or boolean values, in the order of the index. */
  fields: readonly (keyof T & string)[]
  /**
   * No two records may agree in all these fields; across owners unless `ownerId` is among them. A record where one of
   * them is null or absent agrees with none.
   */
  unique?: boolean
  /** Only finders of every owner ask by it. Beside any other that does not name the owner stands one that begins with them. */
  acrossOwners?: boolean
  /**
   * Finders never ask by it for records whose first field (behind the owner) has this value, or is null or absent, and always name
   * what it has to be: an engine may leave those records out. Null where only the absent are.
   */
  without?: string | null
}

/** A collection: its name, the schema every write is held to, and the fields that finders may use. */
/** What a collection keeps of people, for the page that tells them: half sentences, in the words of who reads it. */
export interface Keeping {
  of: string
  what: string
  until: string
}

export interface CollectionSpec<T extends StoredRecord> {
  /** "service.records", e.g. "chat.turns": services share an engine, never a collection. */
  name: string
  schema: z.ZodType<T>
  /** `id` and `ownerId` are always indexed. */
  indexes: readonly IndexSpec<T>[]
  /** Every collection of a service says it: `npm run docs` refuses one that does not. */
  keeps?: Keeping
  /** Records of owners who leave are removed by the host; `kept` where the service's `leaving` decides what goes. */
  ofLeavers?: 'kept'
}

/**
 * The next state of a record and the events it causes. Returning the very record that was given writes nothing. What makes it may run
 * more than once for one write, and for none: it has no effect beside its result. What somebody wants to know of it is set anew by each
 * run, and counted or told only once the write is done.
 */
export type Change<T> = T | readonly [T, ...NewEvent[]]

export interface WriteOptions {
  /** Id of the event being handled: the record remembers the last ones and ignores a repeat. */
  cause?: string
  /** Of `save`: most probably there is no such record yet, so an engine that has to look before it writes need not. */
  isNew?: boolean
  /**
   * It may become durable a moment later than its promise resolves, at the latest with the next write that this process is told of
   * as durable; everybody here reads it at once. For what is done again after a kill, as a consumer's effects are, or means nothing
   * without a later write. Not with events. An engine may ignore it.
   */
  defers?: boolean
}

type Comparable = string | number | boolean

/** Conditions on one field: equality, a range, or one of several values. */
export type Condition<V> = V | { in: readonly V[] } | { gt?: V; gte?: V; lt?: V; lte?: V }

export interface Query<T> {
  /** All must hold. Fields must be covered by an index, from its first field on. */
  where?: { [K in keyof T]?: T[K] extends Comparable | null | undefined ? Condition<NonNullable<T[K]>> : never }
  /** Indexed field and direction; ties by id. Default: by id. */
  sort?: { by: keyof T & string; direction: 'asc' | 'desc' }
  /** 1 to 1,000; default 100. */
  limit?: number
  /** `next` of the page before, with the same `where` and `sort`. */
  cursor?: string
}

export interface Page<T> {
  records: T[]
  /** Absent on the last page. */
  next?: string
}

/** A page of a collection. */
export interface Found<T> extends Page<T> {
  /** Of the records, in their order. */
  versions: number[]
}

export interface Counted {
  /** False when the limit would have been passed; then nothing changed. */
  added: boolean
  /** The count afterwards. */
  value: number
}

/** Marks in a top-level map of a record from texts to numbers, changed in the same atomic step as a count. */
export interface Marks<T> {
  field: keyof T & string
  set?: Readonly<Record<string, number>>
  remove?: readonly string[]
  /** Nothing at all is changed where this mark is missing. */
  onlyWith?: string
  /** A top-level number that is set along. */
  stamp?: { field: keyof T & string; value: number }
}

/** A conditional step on a number. */
export interface CountStep<T> extends WriteOptions {
  /** May be negative. */
  by: number
  atMost?: number
  /** Inserted first where there is no record. */
  initial: T
  /** Changed only where it is added. */
  marks?: Marks<T>
}

/**
 * Records of one kind. Every write touches one record, is atomic, carries the events it causes and is durable when
 * its promise resolves. Another owner's id finds nothing.
 */
export interface Collection<T extends StoredRecord> {
  /** @throws AlreadyExists when the id or a unique index is taken. */
  insert(owner: OwnerId, record: T, events?: readonly NewEvent[], options?: Pick<WriteOptions, 'defers'>): Promise<T>
  get(scope: Scope, id: string): Promise<T | undefined>
  /** Optimistic: `change` runs again on the newer record after a conflict. @throws RecordNotFound, AlreadyExists, TooMuchContention. */
  update(scope: Scope, id: string, change: (current: T) => Change<T>, options?: WriteOptions): Promise<T>
  /** Like update, but `change` gets `undefined` where there is no record and its result is inserted. */
  save(owner: OwnerId, id: string, change: (current: T | undefined) => Change<T>, options?: WriteOptions): Promise<T>
  /**
   * One atomic conditional step on a numeric top-level field, however many callers: adds `by` unless the result would be above
   * `atMost`.
   * @throws InvalidRecord when the field holds no number, AlreadyExists when the id is another owner's.
   */
  add(owner: OwnerId, id: string, field: keyof T & string, step: CountStep<T>): Promise<Counted>
  /**
   * The same for several records, asked of the engine at once: each step is atomic by itself, and a refused one keeps no other
   * from being added. Whether each was; one whose cause was added before was.
   */
  addEach(
    owner: OwnerId,
    field: keyof T & string,
    steps: readonly (CountStep<T> & { cause: string })[],
  ): Promise<boolean[]>
  /** Removes the record itself, for good; false when there was none. */
  remove(scope: Scope, id: string): Promise<boolean>
  /** Removes all records of one owner; returns how many. */
  removeAll(owner: OwnerId): Promise<number>
  find(scope: Scope, query?: Query<T>): Promise<Found<T>>
}

/** The store of one process. */
export interface Store {
  /**
   * Opens a collection; indexes are created or completed before the first call on it resolves. Whoever opens it again by the same
   * declaration is given the same.
   */
  collection<T extends StoredRecord>(spec: CollectionSpec<T>): Collection<T>
  /** Resolves when the engine answers; rejects with the reason otherwise. */
  ping(): Promise<void>
  /** What it cannot do at this moment although it answers; undefined when nothing. */
  trouble?(): string | undefined
  close(): Promise<void>
}

/** How many causes a record remembers. */
export const REMEMBERED_CAUSES = 64

/** The id or a unique index is taken. */
export class AlreadyExists extends Error {
  override readonly name = 'AlreadyExists'
}

/** No record with this id that the scope may see. */
export class RecordNotFound extends Error {
  override readonly name = 'RecordNotFound'
}

/** The record changed under an update more often than the adapter retries. */
export class TooMuchContention extends Error {
  override readonly name = 'TooMuchContention'
}

/** A write or a query that does not fit the collection's declaration: a bug of the caller. */
export class InvalidRecord extends Error {
  override readonly name: string = 'InvalidRecord'
}

/** A cursor that no page ended with: whoever asks for the page made it up. */
export class BadCursor extends InvalidRecord {
  override readonly name = 'BadCursor'
}
