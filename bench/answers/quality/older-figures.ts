/** One answer, as the product gave it. */
export interface Given {
  answer: string
  answered: boolean
  sources: number
}

export interface AnswerFigures {
  answerable: number
  /** Share of the answers that hold a reference answer. */
  holdsAnswer: number
  /** Best share of the words of a reference answer. */
  wordRecall: number
  /** Answerable questions that were refused. */
  wronglyRefused: number
  unanswerable: number
  /** Unanswerable questions that were refused. */
  rightlyRefused: number
  /** Answers without a source, or with a citation that points nowhere. */
  unproven: number
  characters: number
}

const STOP = new Set(
  'a an and are as at be by for from has have in is it its of on or that the to was were with'.split(' '),
)

const normalized = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}]/gu, ' ')
    .replace(/\b(a|an|the)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Adds up what became of the questions of a set. */
export function figuresOf(results: readonly { given: Given; answers: string[]; answerable: boolean }[]): AnswerFigures {
  const answerable = results.filter((one) => one.answerable)
  const unanswerable = results.filter((one) => !one.answerable)
  const given = results.filter((one) => one.given.answered)
  const judged = answerable.filter((one) => one.answers.length > 0)
  return {
    answerable: answerable.length,
    holdsAnswer: mean(judged.map((one) => (one.given.answered && holds(one.given.answer, one.answers) ? 1 : 0))),
    wordRecall: mean(judged.map((one) => (one.given.answered ? recall(one.given.answer, one.answers) : 0))),
    wronglyRefused: mean(answerable.map((one) => (one.given.answered ? 0 : 1))),
    unanswerable: unanswerable.length,
    rightlyRefused: mean(unanswerable.map((one) => (one.given.answered ? 0 : 1))),
    unproven: given.filter((one) => !isProven(one.given)).length,
    characters: mean(given.map((one) => one.given.answer.length)),
  }
}

function holds(answer: string, answers: readonly string[]): boolean {
  const text = ` ${normalized(answer)} `
  return answers.some((one) => {
    const wanted = normalized(one)
    return wanted !== '' && text.includes(wanted.length < 3 ? ` ${wanted} ` : wanted)
  })
}

function recall(answer: string, answers: readonly string[]): number {
  const words = new Set(normalized(answer).split(' '))
  const shares = answers.map((one) => {
    const wanted = normalized(one)
      .split(' ')
      .filter((word) => word && !STOP.has(word))
    return wanted.length === 0 ? 0 : wanted.filter((word) => words.has(word)).length / wanted.length
  })
  return Math.max(0, ...shares)
}

function isProven({ answer, sources }: Given): boolean {
  const cited = [...answer.matchAll(/\[(\d+)\]/g)].map((match) => Number(match[1]))
  return sources > 0 && cited.length > 0 && cited.every((number) => number >= 1 && number <= sources)
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
