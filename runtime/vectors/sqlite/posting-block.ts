import { MAX_TF, TF_BITS } from './layout.ts'

/** A posting as it is stored: 16 bits. */
export const packPosting = (slot: number, tf: number): number => (slot << TF_BITS) | Math.min(tf, MAX_TF)

const TERM = 65_536

/**
 * The postings of some passages of one segment, all terms in one value: for what is not yet worth a row per term.
 * Layout: number of terms, terms in order, end of each one's postings, postings.
 */
export interface PostingBlock {
  terms: Uint32Array
  ends: Uint32Array
  postings: Uint16Array
}

/** Collects postings; any order of terms, slots ascending. */
export function createBlockBuilder() {
  let entries = new Float64Array(4_096)
  let size = 0
  return {
    add(term: number, posting: number): void {
      if (size === entries.length) {
        const larger = new Float64Array(size * 2)
        larger.set(entries)
        entries = larger
      }
      entries[size] = term * TERM + posting
      size += 1
    },
    isEmpty: () => size === 0,
    /** Builds the block and starts over. */
    build(): PostingBlock {
      const sorted = entries.subarray(0, size).sort()
      const terms = new Uint32Array(size)
      const ends = new Uint32Array(size)
      const postings = new Uint16Array(size)
      let count = 0
      for (let i = 0; i < size; i += 1) {
        const term = Math.floor((sorted[i] as number) / TERM)
        if (count === 0 || terms[count - 1] !== term) {
          terms[count] = term
          count += 1
        }
        postings[i] = (sorted[i] as number) - term * TERM
        ends[count - 1] = i + 1
      }
      size = 0
      return { terms: terms.subarray(0, count), ends: ends.subarray(0, count), postings }
    },
  }
}

export function encodeBlock({ terms, ends, postings }: PostingBlock): Uint8Array {
  const bytes = new Uint8Array(4 + terms.length * 8 + postings.length * 2)
  new Uint32Array(bytes.buffer, 0, 1)[0] = terms.length
  new Uint32Array(bytes.buffer, 4, terms.length).set(terms)
  new Uint32Array(bytes.buffer, 4 + terms.length * 4, terms.length).set(ends)
  new Uint16Array(bytes.buffer, 4 + terms.length * 8).set(postings)
  return bytes
}

export function decodeBlock(bytes: Uint8Array<ArrayBuffer>): PostingBlock {
  const { buffer } = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice()
  const at = bytes.byteOffset % 4 === 0 ? bytes.byteOffset : 0
  const count = new Uint32Array(buffer, at, 1)[0] as number
  return {
    terms: new Uint32Array(buffer, at + 4, count),
    ends: new Uint32Array(buffer, at + 4 + count * 4, count),
    postings: new Uint16Array(buffer, at + 4 + count * 8, (bytes.byteLength - 4 - count * 8) / 2),
  }
}

/** The postings of a term; undefined when no passage has it. */
export function findInBlock({ terms, ends, postings }: PostingBlock, term: number): Uint16Array | undefined {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((terms[middle] as number) < term) low = middle + 1
    else high = middle
  }
  if (terms[low] !== term) return undefined
  return postings.subarray(low === 0 ? 0 : ends[low - 1], ends[low])
}

export function eachInBlock(
  { terms, ends, postings }: PostingBlock,
  each: (term: number, postings: Uint16Array) => void,
): void {
  let from = 0
  for (let i = 0; i < terms.length; i += 1) {
    each(terms[i] as number, postings.subarray(from, ends[i]))
    from = ends[i] as number
  }
}
