import type { DatabaseSync } from 'node:sqlite'
import { bm25, idf, SLIP_WEIGHT } from '../../text/bm25.ts'
import type { Weights } from '../../text/index.ts'
import type { Asked, AskedWord } from './asked.ts'
import { createBlockCache } from './block-cache.ts'
import { MAX_TF, SEGMENT_SLOTS, TF_BITS } from './layout.ts'
import type { Searched } from './mask.ts'
import { createFullBlocks } from './full-blocks.ts'
import { findInBlock, type PostingBlock } from './posting-block.ts'
import type { Segment } from './segment.ts'
import { createTop } from './top.ts'

/** The postings of one term in one segment. */
type Lists = readonly Uint16Array[]
const none: Lists = []

/** A term's postings, and what it is worth once. */
interface Weighed {
  lists: Map<number, Lists>
  worth: number
}

/**
 * Exact BM25. How rare a term and how long a passage is, is measured on all live passages of the space, also where
 * only some documents are searched: a few passages tell too little about what is rare.
 */
export function createLexicalScan(db: DatabaseSync) {
  const selectRows = db.prepare(
    `select segment, term, p from post
     where segment in (select value from json_each(?)) and term in (select value from json_each(?))`,
  )
  selectRows.setReturnArrays(true)
  const growingBlocksOf = createBlockCache(db)
  const full = createFullBlocks(db)
  const sums = new Float32Array(SEGMENT_SLOTS)
  const best = new Float32Array(SEGMENT_SLOTS)
  const one = new Float32Array(SEGMENT_SLOTS)

  /** Undefined where each term has a row, and these are to be read. */
  function blocksOf(segment: Segment): readonly PostingBlock[] | undefined {
    if (segment.n < SEGMENT_SLOTS) return growingBlocksOf(segment)
    const block = full.blockOf(segment.id)
    return block && [block]
  }

  /** The lists of each term that any passage has, by segment. */
  function collect(segments: readonly Segment[], terms: ReadonlySet<number>): Map<number, Map<number, Lists>> {
    const found = new Map<number, Map<number, Uint16Array[]>>()
    const note = (term: number, segment: number, list: Uint16Array) => {
      let lists = found.get(term)
      if (!lists) found.set(term, (lists = new Map()))
      const known = lists.get(segment)
      if (known) known.push(list)
      else lists.set(segment, [list])
    }
    const byRow: number[] = []
    for (const segment of segments) {
      const blocks = blocksOf(segment)
      if (!blocks) byRow.push(segment.id)
      for (const block of blocks ?? []) {
        for (const term of terms) {
          const list = findInBlock(block, term)
          if (list) note(term, segment.id, list)
        }
      }
    }
    const rows = byRow.length > 0 ? selectRows.all(JSON.stringify(byRow), JSON.stringify([...terms])) : []
    for (const row of rows) {
      const [segment, term, p] = row as unknown as [number, number, Uint8Array<ArrayBuffer>]
      note(term, segment, new Uint16Array(p.buffer, p.byteOffset, p.byteLength / 2))
    }
    return found
  }

  return (segments: readonly Segment[], searched: readonly Searched[], question: Asked, size: number) => {
    full.begin()
    const n = segments.reduce((sum, each) => sum + each.n - each.dead, 0)
    const average = segments.reduce((sum, each) => sum + each.tokens, 0) / n || 1
    const found = collect(segments, termsOf(question))
    const frequencies = new Map<number, number>()
    const df = (term: number) => {
      let count = frequencies.get(term)
      if (count === undefined) {
        const lists = found.get(term)
        count = lists ? segments.reduce((sum, segment) => sum + live(segment, lists.get(segment.id)), 0) : 0
        frequencies.set(term, count)
      }
      return count
    }
    /** The word itself, what means the same, and where nobody has it, what it may be misspelled for. */
    const alternativesOf = ({ own, telling, others, slips }: AskedWord): Weights[] => {
      if (telling.some((term) => df(term) > 0)) return [own, ...others]
      const meant: Weights[] = []
      for (const [term, lists] of collect(segments, new Set(slips))) {
        if (!found.has(term)) found.set(term, lists)
        if (df(term) > 0) meant.push(new Map([[term, SLIP_WEIGHT]]))
      }
      return [own, ...others, ...meant]
    }
    const weighed = (weights: Weights): Weighed[] => {
      const all: Weighed[] = []
      for (const [term, weight] of weights) {
        const lists = found.get(term)
        if (lists) all.push({ lists, worth: idf(n, df(term)) * weight * (bm25.k1 + 1) })
      }
      return all
    }

    const words = question.words.map((word) => alternativesOf(word).map(weighed))
    const terms = weighed(question.terms)
    const top = createTop(size)
    for (const { segment, mask } of searched) {
      sums.fill(0)
      addAll(segment, terms, average, sums)
      for (const word of words) addBest(segment, word, average)
      let floor = Math.max(0, top.floor())
      for (let slot = 0; slot < segment.n; slot += 1) {
        const score = sums[slot] as number
        if (score > floor && (!mask || mask[slot] === 1)) {
          top.offer(segment.id * SEGMENT_SLOTS + slot, score)
          floor = Math.max(0, top.floor())
        }
      }
    }
    return top.list()
  }

  /** Adds what weighs most of a word's alternatives in each passage. Few passages have a word: only they are looked at. */
  function addBest(segment: Segment, [own = [], ...others]: readonly Weighed[][], average: number): void {
    const held = others.filter((other) => other.some(({ lists }) => lists.has(segment.id)))
    if (held.length === 0) return addAll(segment, own, average, sums)
    addAll(segment, own, average, best)
    for (const other of held) {
      addAll(segment, other, average, one)
      eachList(segment, other, keepBest)
    }
    for (const each of [own, ...held]) eachList(segment, each, addToSums)
  }

  /** `one` is empty again afterwards. */
  function keepBest(list: Uint16Array): void {
    for (let i = 0; i < list.length; i += 1) {
      const slot = (list[i] as number) >> TF_BITS
      if ((one[slot] as number) > (best[slot] as number)) best[slot] = one[slot] as number
      one[slot] = 0
    }
  }

  /** `best` is empty again afterwards. */
  function addToSums(list: Uint16Array): void {
    for (let i = 0; i < list.length; i += 1) {
      const slot = (list[i] as number) >> TF_BITS
      sums[slot] = (sums[slot] as number) + (best[slot] as number)
      best[slot] = 0
    }
  }
}

function eachList({ id }: Segment, terms: readonly Weighed[], each: (list: Uint16Array) => void): void {
  for (const { lists } of terms) for (const list of lists.get(id) ?? none) each(list)
}

function addAll(segment: Segment, terms: readonly Weighed[], average: number, into: Float32Array): void {
  for (const { lists, worth } of terms) {
    for (const list of lists.get(segment.id) ?? none) add(segment, list, worth, average, into)
  }
}

function add({ length }: Segment, list: Uint16Array, worth: number, average: number, into: Float32Array): void {
  const least = bm25.k1 * (1 - bm25.b)
  const slope = (bm25.k1 * bm25.b) / average
  for (let i = 0; i < list.length; i += 1) {
    const posting = list[i] as number
    const slot = posting >> TF_BITS
    const tf = posting & MAX_TF
    into[slot] = (into[slot] as number) + (worth * tf) / (tf + least + slope * (length[slot] as number))
  }
}

/** The terms of a question, each once. */
function termsOf({ words, terms }: Asked): Set<number> {
  const all = new Set(terms.keys())
  for (const { own, others } of words) {
    for (const term of own.keys()) all.add(term)
    for (const other of others) for (const term of other.keys()) all.add(term)
  }
  return all
}

function live({ dead, document }: Segment, lists: Lists = none): number {
  let count = 0
  for (const list of lists) {
    if (dead === 0) count += list.length
    else for (const posting of list) if (document[posting >> TF_BITS] !== 0) count += 1
  }
  return count
}
