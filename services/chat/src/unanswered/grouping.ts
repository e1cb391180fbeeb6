import { analyzeQuestion, guessLanguage, words as wordsIn, type QuestionWord } from '@docent/runtime/text'
import { askedOf } from '../answering/extractive/question/asked.ts'

/** What a word of another question that only means the same is worth. */
const MEANING = 0.85
/** Two questions are one where so much of what each asks for stands in the other; measured by `bench/unanswered`. */
const ALIKE = 0.45
/** What is in a question is in many longer ones: at least so much of the longer one has to stand in it, too. */
const OF_EACH = 0.2
/** The same where it names one thing only: "Sundays?" */
const OF_EACH_OF_ONE_WORD = 0.4
/** Members of a group that a question is compared with, the first ones. */
const COMPARED = 4

/** A number behind the end of a question counts it, and belongs to none of its words: "Do you deliver? 2". */
const COUNT_AFTER_END = /([?!.。？！])[\s#()\d?!.]*$/u

interface Asked {
  /** Each word, by what it is and by what means the same. */
  words: readonly { word: QuestionWord; weight: number }[]
  /** Terms of its own words. */
  own: ReadonlySet<number>
  whole: number
  asksPrice: boolean
}

/**
 * Puts questions that ask for the same into groups, by their words, stems and everyday synonyms: what tells this set of questions
 * apart weighs more. Returns indexes; a group keeps the order of its questions, and stands where its first one does.
 */
export function groupQuestions(questions: readonly string[]): number[][] {
  const read = readTogether(questions)
  const groups: number[][] = []
  for (const [index, asked] of read.entries()) {
    let best: { group: number[]; alike: number } | undefined
    for (const group of groups) {
      const alike = meanOf(group.slice(0, COMPARED).map((other) => likeness(asked, read[other] as Asked)))
      if (alike >= ALIKE && alike > (best?.alike ?? 0)) best = { group, alike }
    }
    if (best) best.group.push(index)
    else groups.push([index])
  }
  return groups
}

function readTogether(questions: readonly string[]): Asked[] {
  const analyzed = questions.map((question) => analyzeQuestion(question.replace(COUNT_AFTER_END, '$1')).words)
  const among = new Map<number, number>()
  for (const words of analyzed) {
    for (const term of new Set(words.flatMap(({ telling }) => telling))) among.set(term, (among.get(term) ?? 0) + 1)
  }
  const weightOf = ({ telling }: QuestionWord) =>
    Math.log(1 + questions.length / Math.max(1, ...telling.map((term) => among.get(term) ?? 1)))
  return analyzed.map((words, index) => {
    const weighed = words.map((word) => ({ word, weight: weightOf(word) }))
    return {
      words: weighed,
      own: new Set(words.flatMap(({ own }) => [...own.keys()])),
      asksPrice: asksPrice(questions[index] as string),
      whole: weighed.reduce((sum, { weight }) => sum + weight, 0),
    }
  })
}

/** 0 to 1: the mean of how much of each stands in the other. */
function likeness(one: Asked, other: Asked): number {
  // Whether something is to be had is not what it costs.
  if (one.whole === 0 || other.whole === 0 || one.asksPrice !== other.asksPrice) return 0
  const shares = [shared(one, other) / one.whole, shared(other, one) / other.whole] as const
  const isOneWord = Math.min(one.words.length, other.words.length) === 1
  if (Math.min(...shares) < (isOneWord ? OF_EACH_OF_ONE_WORD : OF_EACH)) return 0
  return (shares[0] + shares[1]) / 2
}

function shared({ words }: Asked, { own }: Asked): number {
  let sum = 0
  for (const { word, weight } of words) {
    if (word.telling.some((term) => own.has(term))) sum += weight
    else if (word.others.some((meaning) => [...meaning.keys()].some((term) => own.has(term)))) sum += weight * MEANING
  }
  return sum
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const asksPrice = (question: string) => askedOf(question, guessLanguage(wordsIn(question))).kind === 'price'
