import { chunkId, type Chunk, type ChunksFile } from '@docent/proto'
import { say, type NewEvent } from '@docent/proto/events'
import type { OwnerId } from '@docent/proto/ids'
import type { BlobInfo } from '@docent/runtime/blobs'
import { blobKeys, NEVER, saidOfAnswer, type DocumentRecord } from '../documents/record.ts'
import type { Reading } from '../reading/read.ts'
import { flawOf } from './flaw.ts'
import type { WholeSource } from './source.ts'

const TITLE_MAX = 200

/** A document as it begins: taken in, not read yet. `dueAt` is when somebody else may begin to read it. */
export function newDocument(
  owner: OwnerId,
  id: string,
  { fileName, kind, mediaType, sourceUrl, answer }: Omit<WholeSource, 'bytes'>,
  { sha256, size, now, dueAt, holder = '' }: BlobInfo & { now: number; dueAt: number; holder?: string },
): DocumentRecord {
  return {
    id,
    ownerId: owner,
    title: fileName,
    fileName,
    kind,
    mediaType,
    sizeBytes: size,
    sha256,
    sourceUrl,
    ...(answer && { answer }),
    status: 'reading',
    visible: true,
    reason: null,
    preview: '',
    characters: 0,
    pages: null,
    chunkCount: 0,
    language: 'und',
    counted: false,
    jobId: null,
    pastJobs: [],
    progress: null,
    model: null,
    attempts: 1,
    dueAt,
    holder,
    createdAt: now,
  }
}

/** The passages of a reading, under the name a document goes by: a file by its own, a web page by what it calls itself. */
export function chunksFile(titled: Titled, reading: Reading): ChunksFile {
  const { id, title, sourceUrl, createdAt } = titled
  const uploaded = new Date(createdAt).toISOString().slice(0, 10)
  return {
    documentId: id,
    title: (sourceUrl !== null && reading.title?.slice(0, TITLE_MAX)) || title,
    pages: reading.pages,
    language: reading.language,
    // What says that it is of tomorrow has a wrong clock.
    date: reading.date !== null && reading.date < uploaded ? reading.date : uploaded,
    chunks: chunksOf(titled, reading),
  }
}

interface Titled extends Pick<DocumentRecord, 'id' | 'title' | 'sourceUrl' | 'createdAt'> {
  answer?: DocumentRecord['answer']
}

/** Other wordings of a question stand above it: what looks for words has all of them, what shows a heading the question. */
function chunksOf({ id, answer }: Titled, { passages }: Reading): Chunk[] {
  const above = answer?.otherWordings ?? []
  return passages.map((passage, index) => ({
    id: chunkId(id, index),
    index,
    ...passage,
    headings: [...above, ...passage.headings],
  }))
}

/** The record once its passages are stored, with the event that says so. `title` is for one that its owner has given none. */
export function chunked(record: DocumentRecord, title: string, reading: Reading): [DocumentRecord, NewEvent] {
  const { id, kind, sizeBytes } = record
  const name = record.renamed ? record.title : title
  const { characters, pages, preview, language } = reading
  const chunkCount = reading.passages.length
  const flaw = flawOf(reading)
  const chunksKey = blobKeys.chunks(id)
  return [
    {
      ...record,
      title: name,
      status: 'chunked',
      counted: true,
      preview,
      characters,
      pages,
      chunkCount,
      language,
      ...(flaw !== undefined && { flaw }),
      dueAt: NEVER,
      holder: '',
    },
    say('document.chunked', {
      documentId: id,
      title: name,
      kind,
      chunksKey,
      chunkCount,
      pages,
      characters,
      sizeBytes,
      ...saidOfAnswer(record),
    }),
  ]
}
