import type { Passage } from '@docent/proto'
import type { Language } from '@docent/runtime/text'
import { isDataRow, isFragment, isLabel, isQuestion, isTitle, sentencesOf } from './sentences.ts'
import { languageOf, termsOf, termSet, type Term, type TermSet } from './terms.ts'

/** A sentence with what it takes to compare it. */
export interface ReadSentence {
  text: string
  terms: readonly Term[]
  set: TermSet
  asks: boolean
  /** Tells what the sentences below it are about. */
  labels: boolean
  /** A row that tells nothing of what follows. */
  dataRow: boolean
  /** A label with sentences below it, which say what it only names. */
  titles: boolean
  fragment: boolean
}

/** A passage, read once. */
export interface ReadPassage {
  language: Language | undefined
  sentences: readonly ReadSentence[]
  /** Title and headings. */
  above: TermSet
}

const MOST_REMEMBERED = 1_000
const EXTENSION = /\.[a-z]{2,5}$/i

/** Reads passages, and remembers the latest: the same ones are found again and again. */
export function createPassageReader(): (passage: Passage) => ReadPassage {
  const known = new Map<string, { text: string; read: ReadPassage }>()

  return (passage) => {
    const key = `${passage.documentId} ${passage.chunkId}`
    const before = known.get(key)
    known.delete(key)
    const read = before?.text === passage.text ? before.read : readPassage(passage)
    known.set(key, { text: passage.text, read })
    if (known.size > MOST_REMEMBERED) known.delete(known.keys().next().value as string)
    return read
  }
}

function readPassage({ title, headings, text }: Passage): ReadPassage {
  const language = languageOf(text)
  const sentences = sentencesOf(text).map((sentence, i, all): ReadSentence => {
    const terms = termsOf(sentence, language)
    const below = all[i + 1]
    const dataRow = isDataRow(sentence, all[i - 1])
    return {
      text: sentence,
      terms,
      set: termSet(terms),
      asks: isQuestion(sentence),
      labels: isLabel(sentence) && !dataRow,
      dataRow,
      titles: isTitle(sentence) && below !== undefined && !isLabel(below),
      fragment: isFragment(sentence),
    }
  })
  const above = [title.replace(EXTENSION, '').replaceAll('_', ' '), ...headings].join('\n')
  return { language, sentences, above: termSet(termsOf(above, language)) }
}
