import type { Found } from '../../retrieval/retrieve.ts'
import type { ReadPassage, ReadSentence } from './passages.ts'
import { attributeOf, carries } from './attributes.ts'
import { kindOf, offers } from './question-kind.ts'
import { isEmpty } from './sentences.ts'
import { isHere, matchOf, type Term } from './terms.ts'
import { idf } from '@docent/runtime/text'

/** A passage that was found, with its sentences. */
export interface Reading {
  found: Found
  read: ReadPassage
}

/** A sentence that could answer. */
export interface Candidate {
  reading: Reading
  position: number
  /** Share of the question's weight that it has, 0 to 1. */
  coverage: number
  /** How many words of the question it has. */
  matched: number
  /** Comparable within one question only. */
  score: number
}

/** Passages whose sentences are compared; the others only tell which words are rare. */
export const PASSAGES = 6
/** What titles, headings and labels say of a sentence below them, and questions of the sentences that answer them. */
const ABOVE = 0.6
/** What a sentence that begins in the middle loses: a whole one that is as good comes before it. */
const FRAGMENT = 0.7
const AFTER_LABEL = [0.6, 0.5, 0.4]
const AFTER_QUESTION = [0.95, 0.8, 0.65]

/**
 * What makes a sentence the one that answers: fitted on question sets in eight languages. The words of the question
 * count most, then how well the words of the whole passage fit.
 */
const weights = { coverage: 8.5, before: 2.6, passage: 6.3, order: 1.1, kind: 1.5, attribute: 6 }

/** Every sentence that could answer, best first. */
export function candidatesOf(question: string, terms: readonly Term[], readings: readonly Reading[]): Candidate[] {
  const shares = sharesOf(terms, readings)
  const best = Math.max(...readings.map(({ found }) => found.lexical ?? 0), Number.MIN_VALUE)
  const kind = kindOf(question)
  const attribute = attributeOf(question)
  const neighbors = new Set(terms.slice(1).map((term, i) => `${terms[i]?.stem} ${term.stem}`))

  return readings
    .slice(0, PASSAGES)
    .flatMap((reading) => reading.read.sentences.flatMap((sentence, position) => judge(reading, sentence, position)))
    .sort((a, b) => b.score - a.score)

  function judge(reading: Reading, sentence: ReadSentence, position: number): Candidate[] {
    const { sentences, above } = reading.read
    if (sentence.titles || isEmpty(sentence.text) || (sentence.asks && sentences.length > 1)) return []
    const lead = leadOf(sentences, position)
    const previous = sentences[position - 1]
    let coverage = 0
    let before = 0
    let matched = 0
    for (const [i, term] of terms.entries()) {
      const share = shares[i] as number
      const own = matchOf(term, sentence.set)
      const lent = Math.max(ABOVE * matchOf(term, above), lead ? lead.worth * matchOf(term, lead.sentence.set) : 0)
      const match = Math.max(own, lent)
      coverage += share * match
      matched += match < 0.55 ? match : 1
      if (previous && !previous.dataRow) before += share * (1 - match) * matchOf(term, previous.set)
    }
    const score =
      weights.coverage * coverage +
      weights.before * before +
      weights.passage * ((reading.found.lexical ?? 0) / best) +
      weights.order * orderOf(sentence, neighbors) +
      weights.kind * offers(kind, sentence.text, question) +
      weights.attribute * (attribute ? carries(attribute, sentence.text) : 0) -
      (sentence.fragment ? FRAGMENT : 0)
    return [{ reading, position, coverage, matched, score }]
  }
}

/** How much each word of the question tells, as shares of 1: words that few sentences have tell most. */
function sharesOf(terms: readonly Term[], readings: readonly Reading[]): number[] {
  const sentences = readings.flatMap(({ read }) => read.sentences)
  const told = terms.map((term) => {
    let having = 0
    for (const { set } of sentences) having += isHere(term, set) ? 1 : set.beginnings.has(term.beginning) ? 0.3 : 0
    return idf(sentences.length, having)
  })
  const all = told.reduce((sum, one) => sum + one, 0)
  return told.map((one) => (all === 0 ? 0 : one / all))
}

/** The label or question that a sentence stands below, and what it is worth at that distance. */
function leadOf(sentences: readonly ReadSentence[], position: number) {
  for (const [distance, worth] of AFTER_QUESTION.entries()) {
    const sentence = sentences[position - 1 - distance]
    if (sentence?.asks) return { sentence, worth }
    if (sentence?.labels) return { sentence, worth: AFTER_LABEL[distance] as number }
  }
  return undefined
}

/** Share of the question's neighboring words that are neighbors here too. */
function orderOf({ terms }: ReadSentence, neighbors: ReadonlySet<string>): number {
  if (neighbors.size === 0) return 0
  const shared = terms.slice(1).filter((term, i) => neighbors.has(`${terms[i]?.stem} ${term.stem}`)).length
  return Math.min(1, shared / neighbors.size)
}
