import { mayStandAlone, sameLanguage } from '../answering/extractive/question/alone.ts'
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

function follow(question: string, before: Parameters<typeof readQuestion>[2]) {
  const asked = readQuestion(question, { usual: undefined, known: () => false }, before)
  return asked.lean === 'not' || mayStandAlone(asked) ? undefined : asked
}
