import { indexIn, type PostingBlock } from './posting-block.ts'

/**
 * The postings of one or more segments, which lie one behind the other for each term: one look finds a term in all of them, and what a
 * search reads of it lies together.
 */
export interface MergedBlock {
  /** Numbers of the segments. */
  of: readonly number[]
  /** In order, each once. */
  terms: Uint32Array
  /** Where the lists of each term begin, and behind them all where they end: a list has the postings of a term in one segment. */
  firsts: Uint32Array
  /** The segment of each list, by its place in `of`. */
  segments: Uint8Array
  /** Where the postings of each list end. */
  ends: Uint32Array
  postings: Uint16Array
}

/** What says to which segment a list belongs is one byte. */
const MOST_SEGMENTS = 256

export const sizeOf = ({ terms, firsts, segments, ends, postings }: MergedBlock): number =>
  [terms, firsts, segments, ends, postings].reduce((sum, { byteLength }) => sum + byteLength, 0)

export function blockOfOne(segment: number, { terms, ends, postings }: PostingBlock): MergedBlock {
  const firsts = Uint32Array.from({ length: terms.length + 1 }, (_, i) => i)
  return { of: [segment], terms, firsts, segments: new Uint8Array(terms.length), ends, postings }
}

/** All of several blocks, the segments in their order. @throws RangeError where these are more than 256 */
export function merge(blocks: readonly MergedBlock[]): MergedBlock {
  const of = blocks.flatMap((block) => block.of)
  if (of.length > MOST_SEGMENTS) throw new RangeError(`${of.length} segments do not fit into one block of postings`)
  const sum = (length: (block: MergedBlock) => number) => blocks.reduce((all, block) => all + length(block), 0)
  const terms = new Uint32Array(sum((block) => block.terms.length))
  const firsts = new Uint32Array(terms.length + 1)
  const segments = new Uint8Array(sum((block) => block.ends.length))
  const ends = new Uint32Array(segments.length)
  const postings = new Uint16Array(sum((block) => block.postings.length))
  const sources = blocks.map((block, i) => ({
    block,
    at: 0,
    base: blocks.slice(0, i).reduce((all, before) => all + before.of.length, 0),
  }))
  let [count, list, size] = [0, 0, 0]

  /** Takes the lists of the term that a block stands at. */
  function take(source: (typeof sources)[number]): void {
    const { block, base } = source
    const end = block.firsts[source.at + 1] as number
    for (let own = block.firsts[source.at] as number; own < end; own += 1) {
      const to = block.ends[own] as number
      for (let from = own === 0 ? 0 : (block.ends[own - 1] as number); from < to; from += 1) {
        postings[size] = block.postings[from] as number
        size += 1
      }
      segments[list] = base + (block.segments[own] as number)
      ends[list] = size
      list += 1
    }
    source.at += 1
  }

  for (;;) {
    let term = Infinity
    for (const { block, at } of sources) term = Math.min(term, block.terms[at] ?? Infinity)
    if (term === Infinity) break
    terms[count] = term
    for (const source of sources) if (source.block.terms[source.at] === term) take(source)
    count += 1
    firsts[count] = list
  }
  // Copies, so that no room is kept for what several blocks share.
  return { of, terms: terms.slice(0, count), firsts: firsts.slice(0, count + 1), segments, ends, postings }
}

/** Calls `each` with where the postings of a term lie in each segment that has it. */
export function eachList(
  block: MergedBlock,
  term: number,
  each: (segment: number, from: number, to: number) => void,
): void {
  const at = indexIn(block.terms, term)
  if (at < 0) return
  const { firsts, segments, ends } = block
  const last = firsts[at + 1] as number
  for (let list = firsts[at] as number; list < last; list += 1) {
    each(segments[list] as number, list === 0 ? 0 : (ends[list - 1] as number), ends[list] as number)
  }
}
