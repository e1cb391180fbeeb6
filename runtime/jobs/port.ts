import type { OwnerId } from '@docent/proto/ids'
import type { Change, Collection, Query, StoredRecord } from '../store/port.ts'

/** Where a job stands, whatever the record that holds it looks like. */
export interface JobState {
  /** From when on it may be claimed, in milliseconds since 1970. While somebody has it, this is the end of their lease. */
  dueAt: number
  /** Names the claim, not the process: one that was lost is never mistaken for its successor. "" when nobody has it. */
  holder: string
  /** How often it was claimed. A claim that was `spared` does not count. */
  attempts: number
}

type Where<T> = NonNullable<Query<T>['where']>

/** One kind of job: the collection whose records hold it, and how its state is read from and written into them. */
export interface JobKind<T extends StoredRecord> {
  /** For the log. */
  name: string
  records: Collection<T>
  /** Finds the records that may be due, and perhaps others: `stateOf` decides. Covered by an index. */
  due(now: number): Where<T>
  /** Finds those with a lease that has ended, where `due` does not: a sweep puts them back in line. */
  overdue?(now: number): Where<T>
  /**
   * `owners`: owners take turns, and of each the record that comes first by `by`; needs an index where the owner follows
   * what `due` asks for. `oldest`: what comes first by `by`, for kinds of which no owner can have many.
   */
  turns: { of: 'owners' | 'oldest'; by: keyof T & string }
  /** Undefined where the record has nothing that is to be done. */
  stateOf(record: T): JobState | undefined
  withState(record: T, state: JobState): T
  /** What else changes when somebody begins. */
  begun?(record: T): T
}

/** A job that its holder works on while the lease lasts. */
export interface Claim<T> {
  record: T
  holder: string
}

/** What a write found: the claim holds, somebody else has the job or it is over, or the record is gone. */
export type Holding = 'held' | 'lost' | 'gone'

export interface GiveBack {
  /** When it may be claimed again; default at once. */
  delayMs?: number
  /** The claim is as if it had not been made: what stopped it says nothing about the job. */
  spared?: boolean
}

/** Who works on what. Of all processes one gets a job, and keeps it while it shows signs of life. */
export interface Claims<T extends StoredRecord> {
  /** The next job in turn; where owners take turns, of none who has their share already. */
  next(hasShare?: (owner: OwnerId) => boolean): Promise<Claim<T> | undefined>
  /** This very job, if it is due. */
  take(record: Pick<T, 'id' | 'ownerId'>): Promise<Claim<T> | undefined>
  /** The record as `holder` has it who begins at once: for whoever writes a new job in the same step. */
  claimed(record: T, holder: string): T
  isHeld(record: T, holder: string): boolean
  /** True when another owner has something that is due. */
  othersWait(owner: OwnerId): Promise<boolean>
  /** Prolongs the lease, and changes the record with it where asked to. */
  keep(claim: Claim<T>, change?: (record: T) => Change<T>): Promise<Holding>
  /** Ends the claim: `settled` is the record without it. */
  end(claim: Claim<T>, settled: (record: T) => Change<T>): Promise<Holding>
  /** In line again. */
  giveBack(claim: Claim<T>, how?: GiveBack): Promise<Holding>
  /** Prolongs the lease while the task runs. Its signal aborts when the claim is lost. */
  hold<R>(claim: Claim<T>, task: (signal: AbortSignal) => Promise<R>): Promise<R>
  /** Puts what nobody works on any more back in line. */
  sweep(): Promise<void>
}
