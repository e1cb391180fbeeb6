import { fold, stem, words, type Language } from '@docent/runtime/text'
import type { Comparison } from './measure.ts'
import { WE, YOU } from './units/conditions.ts'
import { setsCondition } from './units/facts.ts'
import type { Unit } from './units/unit.ts'

/** Who does what a sentence tells the consequence of: the business that writes it, or whom it writes to. */
type Party = 'business' | 'visitor'

const MYSELF =
  /(?<!\p{L})(?:i|i['’](?:m|d|ve|ll)|we|my|our|ich|wir|mein\p{L}*|unser\p{L}*|je|mon|ma|nous|ik|mijn|wij)(?!\p{L})/iu

/**
 * Whether a piece tells what holds when the other side does what is asked about: "How can I cancel?" is not answered by "If we cancel,
 * you choose between a refund and another date."
 */
export function otherPartyIn({ question: { text, words: asked, language } }: Comparison): (unit: Unit) => boolean {
  const about = stemsOf(asked, language)
  const names = (clauses: RegExp, told: string) =>
    [...told.matchAll(clauses)].some(([, clause = '']) =>
      [...stemsOf(words(clause), language)].some((one) => about.has(one)),
    )
  // In a question, "you" is the business.
  const party: Party | undefined = names(YOU, text) ? 'business' : MYSELF.test(text) ? 'visitor' : undefined
  if (party === undefined || about.size === 0) return () => false
  const [same, other] = party === 'visitor' ? [YOU, WE] : [WE, YOU]
  // Sentences of both sides are told apart.
  return (unit) => {
    const { kind, cell, text: told } = unit
    if (cell !== undefined || !setsCondition(unit)) return false
    return names(other, told) && (kind === 'pair' || kind === 'paragraph' || !names(same, told))
  }
}

const stemsOf = (all: readonly string[], language: Language | undefined): ReadonlySet<string> =>
  new Set(all.map((word) => stem(fold(word), language ?? 'en')))
