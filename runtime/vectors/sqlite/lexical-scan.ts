import type { DatabaseSync } from 'node:sqlite'
import { bm25, idf, SLIP_WEIGHT } from '../../text/bm25.ts'
import type { Weights } from '../../text/index.ts'
import type { Asked, AskedWord } from './asked.ts'
import { MAX_TF, SEGMENT_SLOTS, TF_BITS } from './layout.ts'
import type { Searched } from './mask.ts'
import { createPostingsFound } from './postings-found.ts'
import type { Segment } from './segment.ts'
import { createTop } from './top.ts'

/** A term that some passage has, by its row, and what it is worth once. */
interface Weighed {
  row: number
  worth: number
}

/**
 * Exact BM25. How rare a term and how long a passage is, is measured on all live passages of the space, also where
 * only some documents are searched: a few passages tell too little about what is rare.
 */
export function createLexicalScan(db: DatabaseSync) {
  const found = createPostingsFound(db)
  const sums = new Float32Array(SEGMENT_SLOTS)
  const best = new Float32Array(SEGMENT_SLOTS)
  const one = new Float32Array(SEGMENT_SLOTS)

  return (segments: readonly Segment[], searched: readonly Searched[], question: Asked, size: number) => {
    const n = segments.reduce((sum, each) => sum + each.n - each.dead, 0)
    const average = segments.reduce((sum, each) => sum + each.tokens, 0) / n || 1
    const placeOf = new Map(segments.map((segment, place) => [segment, place]))
    found.begin(segments)
    const looked = termsOf(question)
    found.find(looked)
    const frequencies = new Map<number, number>()
    const df = (term: number) => {
      let count = frequencies.get(term)
      if (count === undefined) {
        const row = found.row(term)
        count = row === undefined ? 0 : found.df(row)
        frequencies.set(term, count)
      }
      return count
    }
    /** The word itself, what means the same, and where nobody has it, what it may be misspelled for. */
    const alternativesOf = ({ own, telling, others, slips }: AskedWord): Weights[] => {
      if (telling.some((term) => df(term) > 0)) return [own, ...others]
      const each = [...new Set(slips)]
      found.find(each.filter((term) => !looked.has(term)))
      for (const term of each) looked.add(term)
      const meant = each.filter((term) => df(term) > 0)
      return [own, ...others, ...meant.map((term) => new Map([[term, SLIP_WEIGHT]]))]
    }
    const weighed = (weights: Weights): Weighed[] => {
      const all: Weighed[] = []
      for (const [term, weight] of weights) {
        const row = found.row(term)
        if (row !== undefined) all.push({ row, worth: idf(n, df(term)) * weight * (bm25.k1 + 1) })
      }
      return all
    }

    const words = question.words.map((word) => alternativesOf(word).map(weighed))
    const terms = weighed(question.terms)
    const top = createTop(size)
    for (const { segment, mask } of searched) {
      const place = placeOf.get(segment) as number
      sums.fill(0)
      addAll(segment, place, terms, average, sums)
      for (const word of words) addBest(segment, place, word, average)
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
  function addBest(
    segment: Segment,
    place: number,
    [own = [], ...others]: readonly Weighed[][],
    average: number,
  ): void {
    const held = others.filter((other) => other.some(({ row }) => found.first(row, place) > 0))
    if (held.length === 0) return addAll(segment, place, own, average, sums)
    addAll(segment, place, own, average, best)
    for (const other of held) {
      addAll(segment, place, other, average, one)
      eachList(place, other, keepBest)
    }
    for (const each of [own, ...held]) eachList(place, each, addToSums)
  }

  /** `one` is empty again afterwards. */
  function keepBest(list: Uint16Array, from: number, to: number): void {
    for (let i = from; i < to; i += 1) {
      const slot = (list[i] as number) >> TF_BITS
      if ((one[slot] as number) > (best[slot] as number)) best[slot] = one[slot] as number
      one[slot] = 0
    }
  }

  /** `best` is empty again afterwards. */
  function addToSums(list: Uint16Array, from: number, to: number): void {
    for (let i = from; i < to; i += 1) {
      const slot = (list[i] as number) >> TF_BITS
      sums[slot] = (sums[slot] as number) + (best[slot] as number)
      best[slot] = 0
    }
  }

  function eachList(
    place: number,
    terms: readonly Weighed[],
    each: (list: Uint16Array, from: number, to: number) => void,
  ) {
    for (const { row } of terms) {
      for (let list = found.first(row, place); list > 0; list = found.next(list)) {
        each(found.postings(list), found.from(list), found.to(list))
      }
    }
  }

  function addAll(
    segment: Segment,
    place: number,
    terms: readonly Weighed[],
    average: number,
    into: Float32Array,
  ): void {
    for (const { row, worth } of terms) {
      for (let list = found.first(row, place); list > 0; list = found.next(list)) {
        add(segment, found.postings(list), found.from(list), found.to(list), worth, average, into)
      }
    }
  }
}

function add(
  { length }: Segment,
  list: Uint16Array,
  from: number,
  to: number,
  worth: number,
  average: number,
  into: Float32Array,
): void {
  const least = bm25.k1 * (1 - bm25.b)
  const slope = (bm25.k1 * bm25.b) / average
  for (let i = from; i < to; i += 1) {
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
