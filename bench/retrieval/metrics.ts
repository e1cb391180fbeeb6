import type { Passage, Question, QuestionSet } from './sets.ts'

/** Means over the questions of a set, 0 to 1. */
export interface Quality {
  /** Share of questions with something right among the first 1, 5, 10. */
  hit1: number
  hit5: number
  hit10: number
  /** Share of what is right among the first 10. */
  recall10: number
  mrr10: number
  ndcg10: number
  map: number
}

/** Ranks from 1 at which each thing that should be found appears first; absent when it does not. */
function ranksOf(question: Question, found: readonly Passage[]): number[] {
  // A set that asks for documents counts each document once, however many of its passages are found.
  const wholes = question.gold.every((gold) => !('from' in gold))
  const list = wholes ? found.filter((one, i) => found.findIndex((p) => p.document === one.document) === i) : found
  return question.gold.flatMap((gold) => {
    const at = list.findIndex(
      ({ document, from, to }) =>
        document === gold.document && (!('from' in gold) || Math.min(to, gold.to) > Math.max(from, gold.from)),
    )
    return at >= 0 ? [at + 1] : []
  })
}

/** Asks every question of a set and rates the lists that come back. */
export async function rate(
  set: QuestionSet,
  ask: (question: Question) => Promise<readonly Passage[]>,
): Promise<Quality> {
  const sums: Quality = { hit1: 0, hit5: 0, hit10: 0, recall10: 0, mrr10: 0, ndcg10: 0, map: 0 }
  for (const question of set.questions) {
    const ranks = ranksOf(question, await ask(question)).sort((a, b) => a - b)
    const [first = Infinity] = ranks
    const gold = question.gold.length
    sums.hit1 += first <= 1 ? 1 : 0
    sums.hit5 += first <= 5 ? 1 : 0
    sums.hit10 += first <= 10 ? 1 : 0
    sums.recall10 += ranks.filter((rank) => rank <= 10).length / gold
    sums.mrr10 += first <= 10 ? 1 / first : 0
    sums.ndcg10 +=
      gain(ranks.filter((rank) => rank <= 10)) / gain(Array.from({ length: Math.min(10, gold) }, (_, i) => i + 1))
    sums.map += ranks.reduce((sum, rank, i) => sum + (i + 1) / rank, 0) / gold
  }
  const mean = Object.entries(sums).map(([name, sum]) => [name, sum / set.questions.length])
  return Object.fromEntries(mean)
}

const gain = (ranks: readonly number[]) => ranks.reduce((sum, rank) => sum + 1 / Math.log2(rank + 1), 0)
