import { fold, stem, words, type Language } from '@docent/runtime/text'
import type { Guard } from './measure.ts'
import { WE, YOU } from './units/conditions.ts'
import { setsCondition } from './units/facts.ts'

/** Who does what a sentence tells the consequence of: the business that writes it, or whom it writes to. */
type Party = 'business' | 'visitor'

const MYSELF =
  /(?<!\p{L})(?:i|i['’](?:m|d|ve|ll)|we|my|our|ich|wir|mein\p{L}*|unser\p{L}*|je|mon|ma|nous|ik|mijn|wij)(?!\p{L})/iu

/**
 * What holds when the other side does what is asked about answers nothing: "How can I cancel?" is not answered by "If we cancel,
 * you choose between a refund and another date."
 */
export const isOfItsParty: Guard = ({ question: { text, words: asked, language } }) => {
  const about = stemsOf(asked, language)
  const names = (clauses: RegExp, told: string) =>
    [...told.matchAll(clauses)].some(([, clause = '']) =>
      [...stemsOf(words(clause), language)].some((one) => about.has(one)),
    )
  // In a question, "you" is the business.
  const party: Party | undefined = names(YOU, text) ? 'business' : MYSELF.test(text) ? 'visitor' : undefined
  if (party === undefined || about.size === 0) return () => true
  const [same, other] = party === 'visitor' ? [YOU, WE] : [WE, YOU]
  // Sentences of both sides are told apart.
  return ({ unit }) => {
    const { kind, cell, text: told } = unit
    if (cell !== undefined || !setsCondition(unit)) return true
    return !names(other, told) || (kind !== 'pair' && kind !== 'paragraph' && names(same, told))
  }
}

const stemsOf = (all: readonly string[], language: Language | undefined): ReadonlySet<string> =>
  new Set(all.map((word) => stem(fold(word), language ?? 'en')))
