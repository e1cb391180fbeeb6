import { analyzeQuestion, guessLanguage, words as wordsIn, type QuestionWord } from '@docent/runtime/text'
import { askedOf } from '../answering/extractive/question/asked.ts'

/** What a word of another question that only means the same is worth. */
export const MEANING = 0.85
/** What is in a question is in many longer ones: at least so much of the longer one has to stand in it, too. */
export const OF_EACH = 0.2
/** The same where it names one thing only: "Sundays?" */
const OF_EACH_OF_ONE_WORD = 0.4

/** A number behind the end of a question counts it, and belongs to none of its words: "Do you deliver? 2". */
const COUNT_AFTER_END = /([?!.。？！])[\s#()\d?!.]*$/u

/** A question, as it is compared with others. */
export interface Asked {
  /** Terms of each word: of what it is, and of what means the same. */
  words: readonly { telling: readonly number[]; meanings: readonly number[]; weight: number }[]
  /** Terms of its own words. */
  own: ReadonlySet<number>
  whole: number
  asksPrice: boolean
}

/** Reads questions: what tells this set of them apart weighs more. One after the other, so that somebody else may have a turn in between. */
export function* readTogether(questions: readonly string[]): Generator<void, Asked[]> {
  const analyzed: (readonly QuestionWord[])[] = []
  const among = new Map<number, number>()
  for (const question of questions) {
    const { words } = analyzeQuestion(question.replace(COUNT_AFTER_END, '$1'))
    analyzed.push(words)
    for (const term of new Set(words.flatMap(({ telling }) => telling))) among.set(term, (among.get(term) ?? 0) + 1)
    yield
  }
  const weightOf = ({ telling }: QuestionWord) =>
    Math.log(1 + questions.length / Math.max(1, ...telling.map((term) => among.get(term) ?? 1)))
  const read: Asked[] = []
  for (const [index, words] of analyzed.entries()) {
    const weighed = words.map((word) => ({
      telling: word.telling,
      meanings: word.others.flatMap((meaning) => [...meaning.keys()]),
      weight: weightOf(word),
    }))
    read.push({
      words: weighed,
      own: new Set(words.flatMap(({ own }) => [...own.keys()])),
      asksPrice: asksPrice(questions[index] as string),
      whole: weighed.reduce((sum, { weight }) => sum + weight, 0),
    })
    yield
  }
  return read
}

/** 0 to 1: the mean of how much of each stands in the other. */
export function likeness(one: Asked, other: Asked): number {
  // Whether something is to be had is not what it costs.
  if (one.whole === 0 || other.whole === 0 || one.asksPrice !== other.asksPrice) return 0
  const shares = [shared(one, other) / one.whole, shared(other, one) / other.whole] as const
  const isOneWord = Math.min(one.words.length, other.words.length) === 1
  if (Math.min(...shares) < (isOneWord ? OF_EACH_OF_ONE_WORD : OF_EACH)) return 0
  return (shares[0] + shares[1]) / 2
}

function shared({ words }: Asked, { own }: Asked): number {
  let sum = 0
  for (const { telling, meanings, weight } of words) {
    if (telling.some((term) => own.has(term))) sum += weight
    else if (meanings.some((term) => own.has(term))) sum += weight * MEANING
  }
  return sum
}

const asksPrice = (question: string) => askedOf(question, guessLanguage(wordsIn(question))).kind === 'price'
