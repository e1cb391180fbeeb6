import type { NewEvent } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import { AsyncLocalStorage } from 'node:async_hooks'
import { split } from '../store/check.ts'
import type { Change, Collection, CollectionSpec, Scope, Store, StoredRecord } from '../store/port.ts'

/** A call that is noted, while it is under way. */
export interface Act {
  owner: OwnerId
  /** The note, written with one of these records. */
  note(records: readonly StoredRecord[]): NewEvent
  /** A write carries the note, and is durable. */
  isNoted: boolean
  isOver: boolean
  /** The write that is carrying it, for as long as that may fail. */
  carrier?: symbol | undefined
}

const underWay = new AsyncLocalStorage<Act>()

/** What is written in it may carry the note of the act; what goes on after it may not. */
export async function during<T>(act: Act, work: () => Promise<T>): Promise<T> {
  try {
    return await underWay.run(act, work)
  } finally {
    act.isOver = true
  }
}

/**
 * Lets the note of an act go along with the first fact that the act says: in the same write, so that both are durable or neither is, and
 * at no cost. What says nothing (a count, a removal) carries nothing.
 */
export function withNotes(store: Store): Store {
  function collection<T extends StoredRecord>(spec: CollectionSpec<T>): Collection<T> {
    const records = store.collection(spec)
    return {
      ...records,
      insert: (owner, record, events = [], options) =>
        carrying<T, T>(owner, (add) => records.insert(owner, record, split(add([record, ...events]))[1], options)),
      update: (scope, id, change, options) =>
        carrying<T, T>(scope, (add) => records.update(scope, id, (now) => add(change(now), now), options)),
      save: (owner, id, change, options) =>
        carrying<T, T>(owner, (add) => records.save(owner, id, (now) => add(change(now), now), options)),
    }
  }
  return { ...store, collection }
}

/** That something failed is a fact, too, and no act. */
const isDone = ({ type }: NewEvent): boolean => !type.endsWith('-failed')

type Add<T> = (change: Change<T>, before?: T) => Change<T>

async function carrying<T extends StoredRecord, R>(scope: Scope, write: (add: Add<T>) => Promise<R>): Promise<R> {
  const act = underWay.getStore()
  if (!act || act.owner !== scope) return write((change) => change)
  const self = Symbol()
  let carries = false
  try {
    const done = await write((change, before) => {
      // A change is made again after a conflict, and may then say nothing.
      carries = false
      const [record, events] = split<T>(change)
      const isFree = act.carrier === undefined || act.carrier === self
      if (!events.some(isDone) || act.isNoted || act.isOver || !isFree) return change
      act.carrier = self
      carries = true
      return [record, ...events, act.note(before === undefined ? [record] : [record, before])]
    })
    if (carries) act.isNoted = true
    return done
  } finally {
    if (act.carrier === self) act.carrier = undefined
  }
}
