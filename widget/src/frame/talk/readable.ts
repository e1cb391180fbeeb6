import type { Passage } from '@docent/proto'
import { OWN_ANSWERS, ownAnswersOf } from '../../words/own-answers.ts'
import type { Words } from '../../words/words.ts'

/** Files that are read: what else ends in a dot and letters is a name that somebody chose. */
const EXTENSION = /\.(?:pdf|docx|xlsx|[ct]sv|md|markdown|txt|html?)$/i

/**
 * What a visitor reads as the name of a source: "price_list_v3-final.pdf" is "Price list v3 final". A name with spaces was
 * written for people and loses no more than its ending.
 */
export function readableTitle(title: string): string {
  const name = title.replace(EXTENSION, '').trim()
  if (name === '' || name === title || /\s/.test(name)) return name || title
  const words = name.replaceAll(/[_-]+/g, ' ').trim()
  return words === '' ? title : words.charAt(0).toLocaleUpperCase('en') + words.slice(1)
}

/** The sources of an answer under the names that a visitor reads. */
export const named = (sources: readonly Passage[], { language }: Pick<Words, 'language'>): Passage[] =>
  sources.map((source) => ({
    ...source,
    title: isOwnAnswer(source) ? ownAnswersOf[language] : readableTitle(source.title),
  }))

/** An answer of the owner stands under its question, and on no page; a file bears its ending in its title. */
const isOwnAnswer = ({ title, page, headings }: Passage): boolean =>
  title === OWN_ANSWERS && page === null && headings.length > 0
