import { words } from '@docent/runtime/text'
import type { Found } from '../../retrieval/retrieve.ts'
import type { EarlierTurn } from '../stand-alone.ts'
import { extract, type ExtractOptions, type Extracted } from './extract.ts'
import { isBeside } from './question/beside.ts'
import type { ReadsPassage } from './units/read.ts'

/** Joins two questions, of which the second begins as one. */
const SECOND = [
  "and (?:what(?:[’']?s)?|how|when|where|who|which|why|is there|are there|is it|do you|can i|can you)",
  'und (?:was|wie|wann|wo|wer|welche[nrms]?|warum|gibt|ist|habt|kann|muss|darf|brauche?|holt|bietet|nehmt|liefert)',
  'et (?:combien|quand|où|qui|quel(?:le)?s?|comment|est-ce|à combien)',
  'y (?:cuánto|cuánta|cuándo|dónde|qué|quién|cómo|cuál|hay|a qué)',
  "e (?:quanto|quando|onde|dove|chi|quem|come|como|qual[ei]?|che|há|c’è|c'è)",
  'en (?:wat|hoe|wanneer|waar|wie|welke|is er|kan)',
].join('|')
const JOINED = new RegExp(`^(.{8,}?)[,;]?\\s+(?:(?=(?:${SECOND})(?!\\p{L}))(?:and|und|et|y|e|en)\\s+)(.{5,})$`, 'iu')
/** "Do you take Amex? And do you collect bikes?" */
const ASKED_TWICE = /^(.{8,}?\?)\s+(?:(?:and|und|et|y|e|en)\s+)?(.{5,}\?)$/iu
/** What of an answer tells, behind the names of row and column. */
const TOLD = 60

/**
 * What the documents say to a question, or to each of two that somebody asked at once: "What does it cost and how long does it take?" Two answers come only where both
 * are sure and none of them says all.
 */
export function extractEach(
  question: string,
  earlier: readonly EarlierTurn[],
  found: readonly Found[],
  read: ReadsPassage,
  options: ExtractOptions = {},
): readonly [Extracted, ...Extracted[]] {
  const whole = extract(question, earlier, found, read, options)
  const parts = partsOf(question)
  if (!parts) return [whole]
  const first = extract(parts[0], earlier, found, read, options)
  if (first.support !== 'strong') return [whole]
  const second = extract(parts[1], [...earlier, { question: parts[0], answer: first.text }], found, read, options)
  if (second.support !== 'strong') return [whole]
  if (whole.support === 'strong' && [first, second].every(({ text }) => whole.text.includes(toldIn(text))))
    return [whole]
  if (first.text.includes(toldIn(second.text))) return [first]
  return second.text.includes(toldIn(first.text)) ? [second] : [first, second]
}

function partsOf(question: string): [string, string] | undefined {
  const [, first = '', second = ''] = ASKED_TWICE.exec(question.trim()) ?? JOINED.exec(question.trim()) ?? []
  const isQuestion = words(first).some((word) => !isBeside(word))
  return isQuestion && second !== '' ? [first, second] : undefined
}

const toldIn = (text: string) => (text.split(': ').at(-1) ?? text).slice(0, TOLD).trim()
