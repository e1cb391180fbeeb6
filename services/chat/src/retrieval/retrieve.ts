import { passageSchema, type Passage } from '@docent/proto'
import type { OwnerId } from '@docent/proto/ids'
import type { Embedder } from '@docent/runtime/models'
import { MAX_LIMIT, type VectorHit, type Vectors } from '@docent/runtime/vectors'
import type { z } from 'zod'
import type { NotedDocuments } from '../projections/noted-documents.ts'
import { ownLanguageFirst } from './own-language.ts'
import type { QuestionVectors } from './question-vector.ts'

export interface RetrieveRequest {
  question: string
  /** Only these documents; absent means all of the owner. */
  documentIds?: readonly string[]
  limit: number
  /** Awaited before a model that costs is asked; what it throws is the refusal. */
  beforeModel?: () => Promise<void>
  signal?: AbortSignal
}

/** A passage with what each half of the search thinks of it. */
export interface Found {
  passage: Passage
  /** Cosine; null when only its words were found. */
  dense: number | null
  /** BM25; null when only its vector was found. */
  lexical: number | null
}

/** Finds the passages that fit a question best: by its words alone while it gets no vector. */
export type Retrieve = (owner: OwnerId, request: RetrieveRequest) => Promise<Found[]>

export interface RetrieveOptions {
  embedder: Embedder
  questions: QuestionVectors
  vectors: Vectors
  noted: Pick<NotedDocuments, 'among'>
}

/**
 * What embedding writes with each point; a point that holds something else is of an unknown release. Points of before
 * there were tables have neither those nor a language or date.
 */
const kept = { title: true, page: true, headings: true, text: true, tables: true, language: true, date: true } as const
const payloadSchema = passageSchema.pick(kept)

export function createRetrieve({ embedder, questions, vectors, noted }: RetrieveOptions): Retrieve {
  return async (owner, { question, documentIds, limit, beforeModel, signal }) => {
    if (!embedder.offline) await beforeModel?.()
    const dense = await questions.of(question, signal)
    const space = { model: embedder.model, dimensions: dense?.length }
    // Twice as many, so that passages in the language of the question are among them where another one abounds.
    const most = Math.min(limit * 2, MAX_LIMIT)
    const hits = await vectors.search(owner, space, { dense, text: question, documentIds, limit: most })
    const byWords = embedder.offline || dense === undefined
    // What an engine keeps is anything until it is checked.
    const objects = hits.filter(({ payload }) => typeof payload === 'object' && payload !== null)
    const best = ownLanguageFirst(question, objects, byWords).slice(0, limit)
    const { hidden, titles } = await noted.among(owner, [...new Set(best.map((hit) => hit.documentId))])
    return best.flatMap((hit) => (hidden.has(hit.documentId) ? [] : found(hit, titles.get(hit.documentId))))
  }
}

/** An engine that keeps a passage at hand finds the very same payload again, and it is checked once. Nobody changes what is read of it. */
const checked = new WeakMap<VectorHit['payload'], z.ZodSafeParseResult<z.infer<typeof payloadSchema>>>()

function found({ id, documentId, payload, score, dense, lexical }: VectorHit, renamed: string | undefined): Found[] {
  let result = checked.get(payload)
  if (!result) checked.set(payload, (result = payloadSchema.safeParse(payload)))
  const { data } = result
  if (!data) return []
  return [{ passage: { ...data, title: renamed ?? data.title, documentId, chunkId: id, score }, dense, lexical }]
}
