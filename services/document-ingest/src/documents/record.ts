import { documentStatusSchema, sourceKindSchema } from '@docent/proto'
import { idSchema, ownerIdSchema } from '@docent/proto/ids'
import { NEVER } from '@docent/runtime/clock'
import type { JobKind } from '@docent/runtime/jobs'
import type { Collection, CollectionSpec } from '@docent/runtime/store'
import { z } from 'zod'

/** `dueAt` of a document that nobody has to look after. */
export { NEVER }

const schema = z.object({
  id: idSchema,
  ownerId: ownerIdSchema,
  title: z.string(),
  renamed: z.literal(true).optional().describe('its owner chose the title; absent: it goes by what it came with'),
  fileName: z.string(),
  kind: sourceKindSchema,
  /** As the client or the site declared it, with its charset. */
  mediaType: z.string(),
  sizeBytes: z.int().min(0),
  /** SHA-256 of the original. */
  sha256: z.string(),
  /** Where a web page came from. */
  sourceUrl: z.string().nullable(),
  /** Of an answer that its owner wrote; its words go with the document. */
  answer: z
    .object({
      question: z.string(),
      otherWordings: z.array(z.string()).optional().describe('of the question; absent: none'),
      text: z.string(),
      replaces: idSchema.optional(),
      widgetIds: z.array(idSchema).optional().describe('widgets that give it; absent: every one'),
    })
    .optional(),

  status: documentStatusSchema,
  /** False for tombstones. */
  visible: z.boolean(),
  /** For the owner: why it failed or waits, and what to do. */
  reason: z.string().nullable(),
  flaw: z.string().optional().describe('for the owner: what of its file could not be read, where the rest was'),

  /** The beginning of the text. */
  preview: z.string(),
  characters: z.int().min(0),
  pages: z.int().min(1).nullable(),
  chunkCount: z.int().min(0),
  language: z.string(),
  /** Counts towards the plan: true from `chunked` on, and kept by the tombstone. */
  counted: z.boolean(),
  /** Its file ran into a limit of reading: until its owner deletes it, it keeps its place in the plan. */
  keepsPlace: z.boolean().optional(),

  /** The embedding job whose events count; events of the past ones are ignored. */
  jobId: z.string().nullable(),
  pastJobs: z.array(z.string()),
  embeddingVersion: z.number().optional().describe('of the record at embedding, as last heard of'),
  progress: z.object({ done: z.int(), total: z.int() }).nullable(),
  /** Embedding model the vectors come from. */
  model: z.string().nullable(),

  /** Times the file was begun to be read. */
  attempts: z.int().min(0),
  /** Milliseconds since 1970 from which somebody must look after it: a reader that died, a cleanup that did not end. */
  dueAt: z.number(),
  holder: z.string().optional().describe('of the claim on it until dueAt; absent where it was begun before 0.2'),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
})
export type DocumentRecord = z.infer<typeof schema>

export const documentsSpec: CollectionSpec<DocumentRecord> = {
  name: 'document-ingest.documents',
  keeps: {
    of: 'owners',
    what: 'title, kind, size, state and reason of each document',
    until: 'the account is deleted; of a deleted document what tells that it was deleted',
  },
  schema,
  indexes: [{ fields: ['ownerId', 'visible', 'createdAt'] }, { fields: ['dueAt'], acrossOwners: true }],
}

/** Reading a document and clearing up after it are jobs of its record. */
export function documentJobs(records: Collection<DocumentRecord>): JobKind<DocumentRecord> {
  return {
    name: 'documents to look after',
    records,
    due: (now) => ({ dueAt: { lte: now } }),
    turns: { of: 'oldest', by: 'dueAt' },
    stateOf: ({ dueAt, holder = '', attempts }) => (dueAt === NEVER ? undefined : { dueAt, holder, attempts }),
    withState: (record, { attempts, ...state }) => ({
      ...record,
      ...state,
      attempts: record.status === 'reading' ? attempts : record.attempts,
    }),
  }
}

export const isAnswer = ({ answer }: Pick<DocumentRecord, 'answer'>): boolean => answer !== undefined

/** What others are told of an answer that its owner wrote; of a document nothing. */
export const saidOfAnswer = ({ answer }: Pick<DocumentRecord, 'answer'>) =>
  answer && { isAnswer: true, ...(answer.widgetIds && { widgetIds: answer.widgetIds }) }

const folderOf = (id: string) => `documents/${id}/`

/** Where the blobs of a document stand: deterministic, so that doing it twice writes the same. */
export const blobKeys = {
  folder: folderOf,
  all: 'documents/',
  original: (id: string) => `${folderOf(id)}original`,
  chunks: (id: string) => `${folderOf(id)}chunks.json`,
}

/** The blobs without which a document cannot be read again: none before it was read, and after it was deleted. */
export const blobsNeededBy = ({ id, status, counted }: Pick<DocumentRecord, 'id' | 'status' | 'counted'>): string[] =>
  counted && status !== 'deleted' ? [blobKeys.original(id), blobKeys.chunks(id)] : []
