import type { OwnerId } from '@docent/proto/ids'

/** One embedding model's vectors: models never mix. */
export interface VectorSpace {
  /** Name of the embedding model, e.g. "text-embedding-3-small". */
  model: string
  /** Length of its vectors. */
  dimensions: number
}

/** One passage to index. Writing the same id again replaces it. */
export interface VectorPoint {
  /** Deterministic: "{documentId}:{index}". */
  id: string
  documentId: string
  /** Unit length. */
  dense: Float32Array
  /** What the lexical half indexes (headings and text); analyzed by `@docent/runtime/text`. */
  text: string
  /** Comes back with a hit: small plain JSON. */
  payload: Record<string, unknown>
}

/** A point as it is kept; its vector as exactly as the engine keeps it. */
export type KeptPoint = Omit<VectorPoint, 'text'>

/** Where to look. Without `dimensions`, which only a query without a vector may do: where most of the owner's points are. */
export interface SearchedSpace {
  model: string
  dimensions?: number
}

export interface VectorQuery {
  /** Absent while nothing embeds: words alone decide. */
  dense?: Float32Array
  /** The question as typed. */
  text: string
  /** Only these documents; absent means all of the owner; an empty list finds nothing. */
  documentIds?: readonly string[]
  /** 1 to 200. */
  limit: number
}

export interface VectorHit {
  id: string
  documentId: string
  /** The same object where the same passage is found again. */
  payload: Readonly<Record<string, unknown>>
  /** Reciprocal rank fusion of both halves: sum of weight / (60 + rank), rank from 1. */
  score: number
  /** Cosine, -1 to 1; null when only the lexical half found it. */
  dense: number | null
  /** BM25; null when only the dense half found it. Comparable within one answer only. */
  lexical: number | null
}

/**
 * Hybrid retrieval: dense and lexical top lists fused by rank. Both halves see only the owner's points. What is
 * written is found by the next search, and durable when the promise resolves.
 */
export interface Vectors {
  upsert(owner: OwnerId, space: VectorSpace, points: readonly VectorPoint[]): Promise<void>
  search(owner: OwnerId, space: SearchedSpace, query: VectorQuery): Promise<VectorHit[]>
  /** Removes a document from every space; it is not found again once this resolves. Returns how many points went. */
  removeDocument(owner: OwnerId, documentId: string): Promise<number>
  /** Removes all points of an owner from every space. */
  removeOwner(owner: OwnerId): Promise<number>
  /** Points of one document in a space. */
  count(owner: OwnerId, space: VectorSpace, documentId: string): Promise<number>
  /** All points of one document by a model, a few hundred at a time and in no order, with the length of their vectors. */
  points(owner: OwnerId, model: string, documentId: string): AsyncIterable<{ space: VectorSpace; points: KeptPoint[] }>
  ping(): Promise<void>
  close(): Promise<void>
}

/** A vector whose length is not the space's, or a value that is not finite. */
export class InvalidVector extends Error {
  override readonly name = 'InvalidVector'
}
