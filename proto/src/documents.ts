import { z } from 'zod'
import { idSchema } from './ids.ts'

/** What a document was made from. */
export const sourceKindSchema = z.enum(['pdf', 'docx', 'xlsx', 'csv', 'markdown', 'text', 'html', 'web'])
export type SourceKind = z.infer<typeof sourceKindSchema>

/**
 * `ready` answers questions, `deleted` is a tombstone; the others show as Processing or Failed:
 * `reading` extracts text, `chunked` waits for Generate Embeddings, `embedding` is being indexed,
 * `stale` was indexed with another embedding model and must be embedded again, `failed` says why.
 */
export const documentStatusSchema = z.enum(['reading', 'chunked', 'embedding', 'ready', 'stale', 'failed', 'deleted'])
export type DocumentStatus = z.infer<typeof documentStatusSchema>

/** Where a passage stands in its document. */
export const passagePlaceSchema = z.object({
  page: z.int().min(1).nullable().describe('1-based page; null where the source has no pages'),
  headings: z.array(z.string()).describe('heading path, outermost first'),
})

/**
 * A table inside a passage. Its lines stand in the text too, cells apart by tabs, so that they are searched and quoted like
 * any other; `from` and `to` are the place of those lines (UTF-16 units), heads included where they are there.
 */
export const passageTableSchema = z.object({
  from: z.int().min(0),
  to: z.int().min(0),
  caption: z.string().optional().describe('what stands above the table and names it'),
  heads: z.array(z.string()).describe('names of the columns; empty where the table has none'),
  rows: z.array(z.array(z.string())).describe('cells of each row; a row may have fewer than there are heads'),
})
export type PassageTable = z.infer<typeof passageTableSchema>

/** What a passage keeps beside its text; absent in passages of before there were tables. */
const passageShape = { tables: z.array(passageTableSchema).optional() }

/** One chunk, as the preview and the passage view show it. */
export const chunkSchema = passagePlaceSchema.extend({
  id: idSchema.describe('"{documentId}:{index}"'),
  index: z.int().min(0).describe('0-based position in the document'),
  content: z.string(),
  ...passageShape,
})
export type Chunk = z.infer<typeof chunkSchema>

/** The id of a chunk: deterministic, so that indexing twice writes the same points. */
export function chunkId(documentId: string, index: number): string {
  return `${documentId}:${index}`
}

/** Where the chunk of this id stands in its document. */
export function chunkIndexOf(chunkId: string): number {
  return Number(chunkId.slice(chunkId.lastIndexOf(':') + 1))
}

/** Day a document is of: the one it gives itself, else the one it was uploaded on. */
const documentDate = z.iso.date().describe('day the document gives itself, else the day it was uploaded')

/** What a document's chunks blob holds, written once by document-ingest and read by embedding. */
export const chunksFileSchema = z.object({
  documentId: idSchema,
  title: z.string(),
  pages: z.int().min(1).nullable(),
  language: z.string().describe('BCP 47 primary tag, "und" when unknown'),
  date: documentDate.optional(),
  chunks: z.array(chunkSchema),
})
export type ChunksFile = z.infer<typeof chunksFileSchema>

/** A passage that was found, best first in lists. Same shape in search results and in the sources of an answer. */
export const passageSchema = passagePlaceSchema.extend({
  documentId: idSchema,
  title: z.string(),
  chunkId: idSchema,
  text: z.string(),
  language: z.string().optional().describe('of the document: BCP 47 primary tag, "und" when unknown'),
  date: documentDate.optional(),
  ...passageShape,
  excerpt: z.string().optional().describe('of the closest passage of weak support: the piece of it that came nearest'),
  score: z.number().describe('fused rank score: comparable within one result only'),
})
export type Passage = z.infer<typeof passageSchema>
