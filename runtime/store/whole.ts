import type { OutgoingEvent } from '../bus/port.ts'

/** A collection as it lies in an engine, whoever declared it. */
export interface KeptCollection {
  name: string
  /** The fields of each unique index. */
  unique: readonly (readonly string[])[]
}

/** A record with what the engine keeps beside it. */
export interface KeptRecord {
  id: string
  owner: string
  version: number
  /** Ids of the events that it has seen, oldest first. */
  causes: string[]
  record: Record<string, unknown>
}

/**
 * Everything that a store holds, past the declarations of services: for whoever copies, moves or compares an installation.
 * Nobody else may use it: it asks for no owner and says no events.
 */
export interface WholeStore {
  /** Those that hold records of services, by name. */
  collections(): Promise<KeptCollection[]>
  /** All records of a collection in the byte order of their ids. */
  records(collection: string): AsyncIterable<KeptRecord>
  /**
   * Writes records as they are, in place of those with the same ids; makes the collection where it is missing.
   * @throws AlreadyExists where another record has what must be unique: then some of them may be written
   */
  put(collection: KeptCollection, records: readonly KeptRecord[]): Promise<void>
  remove(collection: string, ids: readonly string[]): Promise<void>
  /** Events that are written with their records and may not have been heard by everybody; what was given up on, too. */
  events(): AsyncIterable<OutgoingEvent>
  close(): Promise<void>
}
