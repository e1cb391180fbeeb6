/** Scripts that say in one character what others say in two: they fill a passage sooner. */
const DENSE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff]/g
const ANY_DENSE = /[\u3040-\ufaff]/

/** Length of a text as passages are measured: characters, dense scripts counted twice. */
export function sizeOf(text: string): number {
  return ANY_DENSE.test(text) ? text.length + (text.match(DENSE)?.length ?? 0) : text.length
}

export interface ChunkSizes {
  /** What a passage is filled to. */
  target: number
  /** What it never exceeds. */
  max: number
  /** A smaller rest joins its neighbor. */
  min: number
  /** Most that is repeated where a paragraph is split. */
  overlap: number
}

export const defaultSizes: ChunkSizes = { target: 950, max: 1_200, min: 180, overlap: 160 }
