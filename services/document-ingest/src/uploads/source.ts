import type { Chunk, SourceKind } from '@docent/proto'
import type { Readable } from 'node:stream'
import type { DocumentRecord } from '../documents/record.ts'

/** Something to make a document of; its type has been checked. */
interface Described {
  fileName: string
  kind: SourceKind
  mediaType: string
  sourceUrl: string | null
  /** Of an answer that its owner wrote: it takes no place among the documents of the plan. */
  answer?: DocumentRecord['answer']
  /** The document that it is to take the place of. */
  replaces?: string | undefined
}

/** One that is there as a whole. */
export interface WholeSource extends Described {
  bytes: Buffer
}

/** One that comes piece by piece, to be stored without being held. */
export interface ArrivingSource extends Described {
  bytes?: undefined
  arriving: Readable
}

export type Source = WholeSource | ArrivingSource

export const bodyOf = (source: Source): Buffer | Readable => source.bytes ?? source.arriving

/** What became of it. */
export interface Taken {
  record: DocumentRecord
  chunks: Chunk[]
}
