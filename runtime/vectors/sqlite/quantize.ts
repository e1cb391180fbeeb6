import { paddedLength } from './layout.ts'

const BYTE_MAX = 127
/** Fixed, so that the sum of products of unit vectors stays within 32 bits at any length. */
const QUERY_SCALE = 16_383

/** Writes a vector as signed bytes and returns what a byte is worth. */
export function quantizeInto(target: Int8Array, vector: Float32Array): number {
  let max = 0
  for (let i = 0; i < vector.length; i += 1) max = Math.max(max, Math.abs(vector[i] as number))
  if (max === 0) return 0
  const steps = BYTE_MAX / max
  for (let i = 0; i < vector.length; i += 1) target[i] = Math.round((vector[i] ?? 0) * steps)
  return max / BYTE_MAX
}

/** A question's vector as 16-bit values: twice as fine as the stored ones, at no cost. */
export function quantizeQuery(vector: Float32Array): { values: Int16Array; scale: number } {
  const values = new Int16Array(paddedLength(vector.length))
  for (let i = 0; i < vector.length; i += 1) {
    values[i] = Math.round(Math.max(-1, Math.min(1, vector[i] ?? 0)) * QUERY_SCALE)
  }
  return { values, scale: 1 / QUERY_SCALE }
}
