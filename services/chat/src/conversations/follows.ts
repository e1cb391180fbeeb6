import { mayStandAlone, sameLanguage } from '../answering/extractive/question/alone.ts'
import { isBeside } from '../answering/extractive/question/beside.ts'
import { goesOn, pointsBack } from '../answering/extractive/question/lean.ts'
import { readQuestion } from '../answering/extractive/question/question.ts'
import type { Turn } from './turn.ts'

/** Letters of what was asked before that are kept beside a question. */
const LONGEST = 300

/** Whether a question names too little to say by itself what it asks for: "How much?", "and on Sundays?". */
export const leans = (question: string): boolean => follow(question, [{ question: '', answer: '' }]) !== undefined

/** What was asked before a question that leans on it; undefined of one that stands alone, and where nothing was asked. */
export function followedBy(question: string, earlier: readonly Turn[]): string | undefined {
  const before = sameLanguage(question, earlier)
  const asked = before.map((turn) => turn.question).join('') === '' ? undefined : follow(question, before)
  return asked?.chain
    .map((turn) => turn.question)
    .join(' ')
    .slice(0, LONGEST)
}

/** So many words that name something ask for it by themselves, whatever else points back: "das" is an article as well. */
const ENOUGH = 2

function follow(question: string, before: Parameters<typeof readQuestion>[2]) {
  const asked = readQuestion(question, { usual: undefined, known: () => false }, before)
  const naming = asked.words.filter((word) => !isBeside(word)).length
  const isWhole = naming >= ENOUGH || (naming > 0 && asked.kind !== undefined && !pointsBack(question))
  return asked.lean === 'not' || (isWhole && !goesOn(question)) || mayStandAlone(asked) ? undefined : asked
}
