import { guessLanguage, isStopWord, stem, words } from '@docent/runtime/text'
import { createHash } from 'node:crypto'

const FINGERPRINT = 8
/** More of them, because anybody can try out questions: two that differ must not meet. */
const KEY = 12

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Of the id of a visitor or a conversation, which nobody can guess: tells them apart, and leads nowhere. */
export const fingerprint = (id: string): string => hashOf(id).slice(0, FINGERPRINT)

/** The same for questions of the same words, however they are bent, ordered and punctuated. */
export function questionKeyOf(question: string): string {
  const all = words(question)
  const language = guessLanguage(all)
  const telling = all.filter((word) => !isStopWord(word, language))
  const stems = new Set((telling.length > 0 ? telling : all).map((word) => stem(word, language)))
  return hashOf([...stems].sort().join(' ')).slice(0, KEY)
}
