import type * as proto from '@docent/proto'
import { texts } from './texts.ts'

/** What the contract takes. */
export const MOST: typeof proto.STARTER_QUESTIONS_MAX = 4
export const LONGEST: typeof proto.STARTER_QUESTION_MAX_LENGTH = 120

/** Those with words in them, which are the ones that are kept. */
export const written = (questions: readonly string[]): string[] => questions.map((one) => one.trim()).filter(Boolean)

/** What is wrong with each of them, by its place; undefined where nothing is. */
export function starterProblems(questions: readonly string[]): (string | undefined)[] {
  const said = questions.map((one) => one.trim())
  return said.map((question, index) => {
    if (question.length > LONGEST) return texts.starters.long(index + 1, question.length, LONGEST)
    const twin = question === '' ? -1 : said.findIndex((other) => isSame(other, question))
    return twin !== -1 && twin < index ? texts.starters.twice(index + 1, twin + 1) : undefined
  })
}

/** The list with one of them in another place. */
export function moved(questions: readonly string[], from: number, to: number): string[] {
  const rest = questions.filter((_, index) => index !== from)
  return [...rest.slice(0, to), questions[from] ?? '', ...rest.slice(to)]
}

/** What is there, and of the proposed ones as many as there is room for. */
export function joined(questions: readonly string[], proposed: readonly string[]): string[] {
  const kept = written(questions)
  const fresh = proposed.filter((one) => !kept.some((other) => isSame(other, one)))
  return [...kept, ...fresh].slice(0, Math.max(MOST, kept.length))
}

const isSame = (one: string, other: string) => one.toLocaleLowerCase() === other.toLocaleLowerCase()
