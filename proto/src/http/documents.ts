import { z } from 'zod'
import { chunkSchema, documentStatusSchema, sourceKindSchema } from '../documents.ts'
import { idSchema } from '../ids.ts'
import { claimedOwner, momentSchema, ok, plainLine, route } from './contract.ts'

const MiB = 1024 * 1024

export const documentViewSchema = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string().describe('the first 1,000 characters of the extracted text'),
  status: documentStatusSchema,
  kind: sourceKindSchema,
  reason: z
    .string()
    .nullable()
    .describe('why it failed or waits, or what of its file could not be read, and what to do, in plain words'),
  progress: z.object({ done: z.int(), total: z.int() }).nullable().describe('passages while embedding'),
  language: z.string().nullable().describe('of its text, as its code ("en"); null where it could not be told'),
  pages: z.int().nullable(),
  chunkCount: z.int(),
  characters: z.int(),
  sizeBytes: z.int(),
  sha256: z.string().describe('of the original, in hex: who is about to send the same file sees that it is there'),
  sourceUrl: z.string().nullable().describe('the address of a web page'),
  createdAt: momentSchema,
})
export type DocumentView = z.infer<typeof documentViewSchema>

export const listDocuments = route({
  service: 'document-ingest',
  method: 'GET',
  path: '/documents',
  auth: 'owner',
  role: 'editor',
  summary: 'The documents of the owner, newest first; deleted ones are left out',
  query: z.object({ userId: claimedOwner }),
  replies: { 200: ok({ data: z.array(documentViewSchema) }) },
})

export const getUserDocuments = route({
  service: 'document-ingest',
  method: 'GET',
  path: '/get-user-documents',
  auth: 'owner',
  role: 'editor',
  summary: 'The same documents for the picker of the widget form',
  query: z.object({ uid: claimedOwner }),
  replies: { 200: ok({ documents: z.array(documentViewSchema) }) },
})

const replaces = idSchema
  .optional()
  .describe(
    'the document that this one is to take the place of: until that is deleted, the plan counts only what this one has more of; for one document at a time',
  )

const processed = ok({ message: z.string(), documentId: z.string(), chunks: z.array(chunkSchema) })

export const processDocument = route({
  service: 'document-ingest',
  method: 'POST',
  path: '/process-document',
  auth: 'owner',
  role: 'editor',
  summary: 'Upload one file: it is checked, stored, read and split; the reply carries the chunks for the preview',
  query: z.object({
    userId: claimedOwner,
    fileName: z.string().trim().min(1).max(255).optional().describe('of a file that is the body itself'),
    fileType: z.string().max(255).optional().describe('its media type; may be empty'),
    replaces,
  }),
  streams: ['multipart/form-data', 'application/octet-stream'],
  body: z.object({
    userId: claimedOwner,
    fileName: z.string().trim().min(1).max(255),
    fileType: z.string().max(255).default('').describe('the media type the client believes in; may be empty'),
    fileContent: z.string().describe('the file, base64; a data URL will do'),
    replaces,
  }),
  replies: { 200: processed },
  bodyLimit: 72 * MiB,
})

export const processWebPage = route({
  service: 'document-ingest',
  method: 'POST',
  path: '/process-web-page',
  auth: 'owner',
  role: 'editor',
  summary: 'Read one public web page and keep its main text as a document',
  body: z.object({ userId: claimedOwner, url: z.url({ protocol: /^https?$/ }).max(2_000) }),
  replies: { 200: processed },
})

export const DOCUMENT_TITLE_MAX_LENGTH = 200

export const renameDocument = route({
  service: 'document-ingest',
  method: 'POST',
  path: '/rename-document',
  auth: 'owner',
  role: 'editor',
  summary:
    'Call a document something else: its file stays as it is, and answers name it by its new name within seconds',
  body: z.object({
    userId: claimedOwner,
    documentId: idSchema,
    title: plainLine.min(1).max(DOCUMENT_TITLE_MAX_LENGTH),
  }),
  replies: { 200: ok({ document: documentViewSchema }) },
})

export const deleteDocument = route({
  service: 'document-ingest',
  method: 'POST',
  path: '/delete-document',
  auth: 'owner',
  role: 'editor',
  summary: 'Delete a document: it leaves every widget and every answer within seconds',
  body: z.object({ userId: claimedOwner, documentId: idSchema, status: z.literal('deleted').default('deleted') }),
  replies: { 200: ok({ message: z.string() }) },
})

export const documentChunks = route({
  service: 'document-ingest',
  method: 'GET',
  path: '/document-chunks',
  auth: 'owner',
  role: 'agent',
  summary: 'The chunks of a document in order, a window of them at a time',
  query: z.object({
    documentId: idSchema,
    from: z.coerce.number().int().min(0).default(0),
    limit: z.coerce.number().int().min(1).max(500).default(100),
  }),
  replies: {
    200: ok({ title: z.string(), pages: z.int().nullable(), total: z.int(), chunks: z.array(chunkSchema) }),
  },
})

export const documentFile = route({
  service: 'document-ingest',
  method: 'GET',
  path: '/document-file',
  auth: 'owner',
  role: 'agent',
  summary: 'The original file, as a download',
  query: z.object({ documentId: idSchema }),
  replies: { 200: z.unknown() },
  produces: 'application/octet-stream',
})

export const embedResultSchema = z.object({
  chunkId: z.string(),
  status: z.enum(['embedded', 'failed', 'pending']),
  error: z.string().optional(),
})

export const embedDocument = route({
  service: 'embedding',
  method: 'POST',
  path: '/embed-document',
  auth: 'owner',
  role: 'editor',
  summary: 'Make a document searchable; answers when it is done, or 202 with the state when it takes longer',
  body: z.object({ documentId: idSchema, userId: claimedOwner }),
  replies: {
    200: ok({ results: z.array(embedResultSchema) }),
    202: ok({
      state: z.enum(['queued', 'running']),
      done: z.int(),
      total: z.int(),
      results: z.array(embedResultSchema),
    }),
  },
})
