import type { Chunk, SourceKind } from '@docent/proto'
import type { DocumentRecord } from '../documents/record.ts'

/** Something to make a document of; its type has been checked. */
export interface Source {
  fileName: string
  kind: SourceKind
  mediaType: string
  bytes: Buffer
  sourceUrl: string | null
}

/** What became of it. */
export interface Taken {
  record: DocumentRecord
  chunks: Chunk[]
}
