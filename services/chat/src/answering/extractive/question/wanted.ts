import { fold, words as wordsOf } from '@docent/runtime/text'
import { isBeside } from './beside.ts'
import { plain } from './plain.ts'
import type { Question } from './question.ts'

/** What is asked for as a whole: it stands in several lines, of which no single one is the answer. */
export type Wanted = 'hours' | 'contact'

/** Words for being open, without their accents. */
const HOURS =
  /^(?:hours?|times|opens?|opened|opening|clos(?:e|es|ed|ing)|\p{L}*offnungszeit\p{L}*|geoffnet|offen|wann|geschaftszeiten|heures?|d?ouvert(?:e|s|es|ure|ures)?|ouvrez|horaires?|horarios?|abiert[oa]s?|apertura|abris|abren|abert[oa]s?|abrem|orari[oe]?|apert[oaie]|openingstijden|geopend|acik|saatleri|calisma)$/iu
/** What is open. */
const BUSINESS = /^(?:shop|store|business|laden|geschaft|magasin|boutique|tienda|loja|negozio|winkel)$/iu
/** Whether a word is one for the business itself. */
export const isForBusiness = (word: string): boolean => BUSINESS.test(word)
const CONTACT =
  /^(?:contact(?:s|ing|er|ez|ar|o|os)?|details|reach|touch|kontakt(?:e|ieren|daten)?|erreich(?:e|en|bar)|contatt(?:o|i|are|arvi|arla)|joindre|contat(?:o|os|ar)|bereik(?:en|baar)?|iletisim|ulasabilirim)$/iu

const naming = (all: readonly string[]) =>
  all.map(plain).filter((word) => HOURS.test(word) || CONTACT.test(word) || !isBeside(fold(word)))

/** Whether a question asks for all hours, or for all ways to get in touch, and for nothing else. */
export function wantsWhole({
  kind,
  words,
  asking,
  superlative,
}: Pick<Question, 'kind' | 'words' | 'asking' | 'superlative'>): Wanted | undefined {
  if (superlative) return undefined
  const named = naming([...words, ...asking])
  if (kind === 'clock' || kind === undefined) {
    const isHours = named.every((word) => HOURS.test(word) || BUSINESS.test(word))
    if (isHours && (kind === 'clock' || named.some((word) => HOURS.test(word)))) return 'hours'
  }
  return (kind === undefined || kind === 'phone') && asksForContact(named) ? 'contact' : undefined
}

/** "How can I reach you?": documents tell a number and an address there, and seldom the word. */
export const wantsContact = (question: string): boolean => asksForContact(naming(wordsOf(question)))

const asksForContact = (named: readonly string[]) =>
  named.length > 0 &&
  named.every((word) => CONTACT.test(word)) &&
  named.some((word) => CONTACT.test(word) && word !== 'details')
