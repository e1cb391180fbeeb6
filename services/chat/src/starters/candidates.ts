import { STARTER_QUESTION_MAX_LENGTH, type Passage } from '@docent/proto'
import { fold, normalize, words } from '@docent/runtime/text'
import { askedAbout } from './everyday.ts'

/** What a document may be asked, in the order it stands there. */
export interface Candidates {
  documentId: string
  /** As the document asks itself. */
  questions: string[]
  /** What customers ask about what its title and headings name. */
  topics: string[]
}

const LONGEST_HEADING = 60
const FEWEST_LETTERS = 4
/** Marks of a list, a heading or a speaker in front of a question. */
const MARKS = /^(?:[#>*•–—-]+\s+|\d{1,3}(?:\.\d{1,3})*[.)]\s+|(?:q|f|p|r|v|question|frage)\s?[:.]\s+|\*{2})+/iu
/** "2 Booking and cancelling", "§ 4 Deposit": the number is that of the section. */
const NUMBERED = /^(?:§\s?)?\d{1,2}(?:\.\d{1,2})*\s+(?=\p{Lu})/u
const QUESTION = /^.{0,118}?[?？؟]/u
/** A sentence that ends in the middle: what follows it was not asked alone. */
const SEVERAL = /[.!:;。！：；]\s/u

/** @param passages of one document */
export function candidatesIn(documentId: string, passages: readonly Passage[]): Candidates {
  const lines = passages.flatMap(({ headings, text }) => [...headings.slice(-1), ...text.split('\n')])
  const questions = lines.flatMap(questionAtStart)
  const language = passages.find((passage) => passage.language !== undefined)?.language ?? 'und'
  const names = [
    titleOf(passages),
    ...passages.map(({ headings }) => plain(headings.at(-1) ?? '').replace(NUMBERED, '')),
  ]
  const topics = names.filter(isName).flatMap((name) => askedAbout(name, language))
  return { documentId, questions: eachOnce(questions), topics: eachOnce(topics) }
}

function questionAtStart(line: string): string[] {
  const question = QUESTION.exec(plain(line))?.[0] ?? ''
  if (question === '' || question.length > STARTER_QUESTION_MAX_LENGTH || SEVERAL.test(question)) return []
  return letters(question) >= FEWEST_LETTERS * 2 ? [question] : []
}

const isName = (heading: string) =>
  heading.length <= LONGEST_HEADING && letters(heading) >= FEWEST_LETTERS && !/[?？؟]/u.test(heading)

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0

const plain = (line: string) =>
  line
    .trim()
    .replace(MARKS, '')
    .replaceAll(/\*\*|__/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const titleOf = ([first]: readonly Passage[]) =>
  plain((first?.title ?? '').replace(/\.\w{2,8}$/, '').replaceAll('_', ' '))

const key = (text: string) => words(fold(normalize(text))).join(' ')

function eachOnce(texts: readonly string[]): string[] {
  return [...new Map(texts.map((text) => [key(text), text])).values()]
}

/** Whether two questions would be answered alike, as far as their words tell. */
export function isAlike(one: string, other: string): boolean {
  const [a, b] = [one, other].map(
    (text) =>
      new Set(
        key(text)
          .split(' ')
          .filter((word) => word.length > 3),
      ),
  )
  if (!a || !b || a.size === 0 || b.size === 0) return key(one) === key(other)
  const shared = [...a].filter((word) => b.has(word)).length
  return 2 * shared > Math.min(a.size, b.size)
}
