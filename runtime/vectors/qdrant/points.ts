import type { OwnerId } from '@docent/proto/ids'
import { createHash } from 'node:crypto'
import { bm25, type Analysis, type Weights } from '../../text/index.ts'
import type { VectorPoint } from '../port.ts'

/** What stands beside the vectors of a point. */
export interface Payload {
  owner: string
  document: string
  id: string
  /** Of the passage, as BM25 counts it. */
  length: number
  /** What the caller gave, as JSON text: it is handed back, never searched. */
  payload: string
}

export interface Sparse {
  indices: number[]
  values: number[]
}

export interface StoredPoint {
  id: string
  vector: { dense: number[]; lexical?: Sparse }
  payload: Payload & Record<string, unknown>
}

/** Names points: must never change, or what is indexed is indexed again beside it. */
const NAMESPACE = Buffer.from('5d6c3d8a2f0b4c1e9a778f4c2b16e0d3', 'hex')

/** A version 5 UUID: Qdrant takes no other names, and the same point gets the same one. */
export function pointId(owner: OwnerId, id: string): string {
  const hash = createHash('sha1').update(NAMESPACE).update(`${owner}\n${id}`).digest()
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** `average` is the length of the owner's passages. */
export function toPoint(
  owner: OwnerId,
  point: VectorPoint,
  { length, ...found }: Analysis,
  average: number,
): StoredPoint {
  const { id, documentId, dense, payload } = point
  const lexical = passageTerms(found, length / average)
  return {
    id: pointId(owner, id),
    vector: lexical.indices.length > 0 ? { dense: toNumbers(dense), lexical } : { dense: toNumbers(dense) },
    payload: { owner, document: documentId, id, length, payload: JSON.stringify(payload) },
  }
}

/** How much of each term's weight a passage earns: BM25 without the rarity, which the server knows. */
function passageTerms({ terms, counts }: Omit<Analysis, 'length'>, relativeLength: number): Sparse {
  const held = bm25.k1 * (1 - bm25.b + bm25.b * relativeLength)
  return {
    indices: [...terms],
    values: Array.from(counts, (count) => (count * (bm25.k1 + 1)) / (count + held)),
  }
}

export const toSparse = (weights: Weights): Sparse => ({
  indices: [...weights.keys()],
  values: [...weights.values()],
})

/** Seven digits are what a 32-bit number holds; as a 64-bit one it would be written with seventeen. */
export const toNumbers = (vector: Float32Array) => Array.from(vector, (value) => Math.round(value * 1e7) / 1e7)
