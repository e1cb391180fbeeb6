import type { Passage } from '@docent/proto'
import { words, type Language } from '@docent/runtime/text'
import type { Found } from '../../retrieval/retrieve.ts'
import { joined, ownTerms } from '../stand-alone.ts'
import { candidatesOf, type Candidate, type Reading } from './candidates.ts'
import type { ReadPassage } from './passages.ts'
import { isRow, withoutListMarks } from './sentences.ts'
import { isAnywhere, isSupported } from './support.ts'
import { languageOf, termsOfQuestion, type Term } from './terms.ts'

/** Sentences of one passage that answer together, in the order they stand there. */
export interface Quote {
  passage: Passage
  text: string
}

const MOST_SENTENCES = 3
/** Sentences are added until it is this likely that the answer is among them. */
const LIKELY_ENOUGH = 0.8
/** A further source that is this much less likely than the best is left out. */
const FAR = 1.8
/** In Markdown. Rows of a table that run together would be read across. */
const LINE_BREAK = '  \n'
/** Marks of references in a document would look like citations of the answer. */
const REFERENCE = /\s?\[\d{1,3}\]/g

/**
 * The sentences that answer a question best, grouped by passage; none when none supports an answer. Of a question that
 * leans on one `before` the own words decide; those of the other choose between sentences that hold as many of them.
 */
export function extract(
  question: string,
  found: readonly Found[],
  readPassage: (passage: Passage) => ReadPassage,
  before = '',
): Quote[] {
  const readings = found.map((one): Reading => ({ found: one, read: readPassage(one.passage) }))
  const language = usualLanguage(readings)
  const terms = unique(termsOfQuestion(question, language ?? languageOf(question)))
  const candidates = candidatesOf(question, terms, readings)
  const [best] = candidates
  if (!best) return []
  const supported = isSupported(question, terms, best, readings)
  if (!before) return supported ? quotesOf(likeliest(candidates)) : []

  const own = ownTerms(question, language ?? languageOf(question))
  if (!supported && (best.coverage === 0 || !own.every((term) => isAnywhere(term, readings)))) return []
  const both = joined(before, question)
  const allTerms = unique(termsOfQuestion(both, language ?? languageOf(both)))
  const asGood = new Set(candidates.filter((one) => one.coverage >= best.coverage).map(sentenceOf))
  const fitting = candidatesOf(both, allTerms, readings).filter((one) => asGood.has(sentenceOf(one)))
  const [first] = fitting
  if (!first || !(supported || isSupported(both, allTerms, first, readings))) return []
  return quotesOf(likeliest(fitting))
}

const sentenceOf = ({ reading, position }: Candidate) => reading.read.sentences[position]

function unique(terms: readonly Term[]): Term[] {
  return [...new Map(terms.map((term) => [term.stem, term])).values()]
}

/** A question is too short to tell its language; the passages it found tell it better. */
function usualLanguage(readings: readonly Reading[]): Language | undefined {
  const counts = new Map<Language | undefined, number>()
  for (const { read } of readings) counts.set(read.language, (counts.get(read.language) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}

/** The best candidates, as many as it takes, from sources near the best. Scores are log-likelihoods up to a constant. */
function likeliest(candidates: readonly Candidate[]): Candidate[] {
  const once = eachOnce(candidates)
  const top = once[0]?.score ?? 0
  const likelihoods = once.map(({ score }) => Math.exp(score - top))
  const all = likelihoods.reduce((sum, one) => sum + one, 0)
  let covered = 0
  return once.slice(0, MOST_SENTENCES).filter(({ reading, score }, i) => {
    const needed = covered < LIKELY_ENOUGH * all
    covered += likelihoods[i] as number
    return needed && (reading === once[0]?.reading || top - score < FAR)
  })
}

/** What several documents say in the same words is said once, by the best of them. */
function eachOnce(candidates: readonly Candidate[]): Candidate[] {
  const said = new Set<string>()
  return candidates.filter((candidate) => {
    const words = wordsIn(sentenceOf(candidate)?.text ?? '')
    return !said.has(words) && said.add(words)
  })
}

const wordsIn = (text: string) => words(text).join(' ')

function quotesOf(chosen: readonly Candidate[]): Quote[] {
  return [...Map.groupBy(chosen, ({ reading }) => reading)].map(([{ found, read }, together]) => {
    const positions = together.map(({ position }) => position).sort((a, b) => a - b)
    let text = ''
    let previous: number | undefined
    for (const position of positions) {
      const sentence = read.sentences[position]?.text ?? ''
      if (previous !== undefined) text += position > previous + 1 ? ' … ' : isRow(sentence) ? LINE_BREAK : ' '
      text += withoutListMarks(sentence).replace(REFERENCE, '')
      previous = position
    }
    return { passage: found.passage, text }
  })
}
