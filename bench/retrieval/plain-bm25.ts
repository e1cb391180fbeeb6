import type { Passage } from './sets.ts'

const [k1, b] = [1.2, 0.75]

/** Words as most tools cut them: runs of letters and digits; Chinese by character. */
function words(text: string): string[] {
  const runs = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return runs.flatMap((run) => (/\p{Script=Han}/u.test(run) ? Array.from(run) : run))
}

/** Textbook BM25 without stems, stop words or anything else: what retrieval must not fall behind. */
export function createPlainBm25(passages: readonly Passage[], textOf: (passage: Passage) => string) {
  const postings = new Map<string, Map<number, number>>()
  const lengths = passages.map((passage, i) => {
    const found = words(textOf(passage))
    for (const word of found) {
      let list = postings.get(word)
      if (!list) postings.set(word, (list = new Map()))
      list.set(i, (list.get(i) ?? 0) + 1)
    }
    return found.length
  })
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length

  return (question: string, limit: number, scope?: string): Passage[] => {
    const scores = new Map<number, number>()
    for (const word of words(question)) {
      const list = postings.get(word) ?? new Map<number, number>()
      const idf = Math.log(1 + (passages.length - list.size + 0.5) / (list.size + 0.5))
      for (const [i, tf] of list) {
        const norm = k1 * (1 - b + (b * (lengths[i] as number)) / average)
        scores.set(i, (scores.get(i) ?? 0) + (idf * tf * (k1 + 1)) / (tf + norm))
      }
    }
    return [...scores]
      .filter(([i]) => scope === undefined || passages[i]?.document === scope)
      .sort(([i, x], [j, y]) => y - x || i - j)
      .slice(0, limit)
      .map(([i]) => passages[i] as Passage)
  }
}
