import { MAX_TF, TF_BITS } from './layout.ts'
import { sortedByKey } from './radix.ts'

/** A posting as it is stored: 16 bits. */
export const packPosting = (slot: number, tf: number): number => (slot << TF_BITS) | Math.min(tf, MAX_TF)

/**
 * The postings of some passages of one segment, all terms in one value: for what is not yet worth a row per term.
 * Layout: number of terms, terms in order, end of each one's postings, postings.
 */
export interface PostingBlock {
  terms: Uint32Array
  ends: Uint32Array
  postings: Uint16Array
}

/** No postings at all. */
export const NONE: PostingBlock = { terms: new Uint32Array(), ends: new Uint32Array(), postings: new Uint16Array() }

/** Collects postings: terms in any order, the slots of each ascending. */
export function createBlockBuilder() {
  let terms = new Uint32Array(4_096)
  let postings = new Uint16Array(4_096)
  let size = 0

  function add(term: number, posting: number): void {
    if (size === terms.length) {
      const [before, beforePostings] = [terms, postings]
      terms = new Uint32Array(size * 2)
      postings = new Uint16Array(size * 2)
      terms.set(before)
      postings.set(beforePostings)
    }
    terms[size] = term
    postings[size] = posting
    size += 1
  }

  return {
    add,
    /** All of a block, whose slots come behind those that were added before. */
    addBlock(block: PostingBlock): void {
      let from = 0
      for (let i = 0; i < block.terms.length; i += 1) {
        const end = block.ends[i] as number
        for (let at = from; at < end; at += 1) add(block.terms[i] as number, block.postings[at] as number)
        from = end
      }
    },
    isEmpty: () => size === 0,
    /** Builds the block and starts over. */
    build(): PostingBlock {
      const sorted = sortedByKey(terms.subarray(0, size), postings.subarray(0, size))
      const ends = new Uint32Array(size)
      // Each term once, written over those that were read already.
      const each = sorted.keys
      let count = 0
      for (let i = 0; i < size; i += 1) {
        const term = each[i] as number
        if (count === 0 || each[count - 1] !== term) {
          each[count] = term
          count += 1
        }
        ends[count - 1] = i + 1
      }
      size = 0
      return { terms: each.subarray(0, count), ends: ends.subarray(0, count), postings: sorted.values }
    },
  }
}

/** All of two blocks; the slots of the second come behind those of the first. What is in order already is not sorted again. */
export function mergeBlocks(first: PostingBlock, second: PostingBlock): PostingBlock {
  const terms = new Uint32Array(first.terms.length + second.terms.length)
  const ends = new Uint32Array(terms.length)
  const postings = new Uint16Array(first.postings.length + second.postings.length)
  let count = 0
  let size = 0
  const take = (block: PostingBlock, at: number): void => {
    const end = block.ends[at] as number
    for (let from = at === 0 ? 0 : (block.ends[at - 1] as number); from < end; from += 1) {
      postings[size] = block.postings[from] as number
      size += 1
    }
  }
  for (let [i, j] = [0, 0]; i < first.terms.length || j < second.terms.length;) {
    const [one, other] = [first.terms[i] ?? Infinity, second.terms[j] ?? Infinity]
    if (one <= other) take(first, i++)
    if (other <= one) take(second, j++)
    terms[count] = Math.min(one, other)
    ends[count] = size
    count += 1
  }
  return { terms: terms.subarray(0, count), ends: ends.subarray(0, count), postings }
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

/** How far a term of a large block stands from where it would if all were as far apart. */
const NEAR = 256

/** Where a term stands among the terms of a block, which are in order; -1 when it is not there. */
export function indexIn(terms: Uint32Array, term: number): number {
  let low = 0
  let high = terms.length
  // The numbers are spread evenly, so that most stand near where this says; a block is larger than the processor's first cache.
  const near = Math.floor((term / 2 ** 32) * terms.length)
  if (near > NEAR && (terms[near - NEAR] as number) < term) low = near - NEAR + 1
  if (near + NEAR < terms.length && (terms[near + NEAR] as number) >= term) high = near + NEAR
  while (low < high) {
    const middle = (low + high) >> 1
    if ((terms[middle] as number) < term) low = middle + 1
    else high = middle
  }
  return terms[low] === term ? low : -1
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
