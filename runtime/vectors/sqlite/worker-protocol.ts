import type { HintTable } from '../../text/hint-table.ts'
import type { KeptPoint, SearchedSpace, VectorQuery, VectorSpace } from '../port.ts'
import type { Asked } from './asked.ts'
import type { StoredPoint } from './shelf.ts'

/** What a worker is started with. */
export interface WorkerSetup {
  file: string
  /** One counter: searches that are waiting or running. The writer makes room while it is above zero. */
  searching: Int32Array<SharedArrayBuffer>
}

/** The writer takes passages apart, each by its language. */
export interface WriterSetup extends WorkerSetup {
  hints: HintTable
  /** How long what was removed may stand in the write-ahead log, in milliseconds. Default: a minute. */
  foldAfterMs: number | undefined
}

export type WriteCall =
  | { op: 'upsert'; owner: string; space: VectorSpace; points: StoredPoint[] }
  | { op: 'removeDocument'; owner: string; documentId: string }
  | { op: 'removeOwner'; owner: string }

/** A query whose question is taken apart. */
export type AskedQuery = Omit<VectorQuery, 'text'> & { asked: Asked }

export type ReadCall =
  | { op: 'search'; owner: string; space: SearchedSpace; query: AskedQuery }
  | { op: 'count'; owner: string; space: VectorSpace; documentId: string }
  | { op: 'forget' }
  | { op: 'points'; owner: string; model: string; documentId: string; after: number }

/** Points of one length of vectors as they leave the reader, their payload still JSON, and the place to go on behind. */
export interface StoredPoints {
  dimensions: number
  points: (Omit<KeptPoint, 'payload'> & { payload: string })[]
  next: number
}

export type Request<C> = { id: number; call: C } | { id: number; call: { op: 'close' } }
export type Reply = { id: number; result: unknown } | { id: number; error: unknown; fatal: boolean; full?: boolean }
