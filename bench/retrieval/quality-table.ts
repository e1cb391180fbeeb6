import type { Quality } from './metrics.ts'

export interface SetResult {
  name: string
  passages: number
  questions: number
  docent: Quality
  plain: Quality
  /** Figures that came with the data. */
  given?: { mrr10: number; ndcg10: number; hit1: number }
  misspelled: { docent: Quality; plain: Quality }
}

const header = [
  '| set | passages | questions | hit@1 | hit@5 | recall@10 | MRR@10 | nDCG@10 | plain BM25 MRR@10 | nDCG@10 | given BM25 MRR@10 | nDCG@10 | misspelled MRR@10 | plain BM25 |',
  `|${'---|'.repeat(14)}`,
]

/** A set's line. */
export function row({ name, passages, questions, docent, plain, given, misspelled }: SetResult): string {
  const figures = [docent.hit1, docent.hit5, docent.recall10, docent.mrr10, docent.ndcg10, plain.mrr10, plain.ndcg10]
  const rest = [given?.mrr10, given?.ndcg10, misspelled.docent.mrr10, misspelled.plain.mrr10]
  return `| ${[name, passages, questions, ...[...figures, ...rest].map((value) => value?.toFixed(3) ?? '')].join(' | ')} |`
}

function meanRow(results: readonly SetResult[]): string {
  const mean = (read: (result: SetResult) => number | undefined) =>
    (results.reduce((sum, result) => sum + (read(result) ?? 0), 0) / results.length).toFixed(3)
  const figures = [
    mean((r) => r.docent.hit1),
    mean((r) => r.docent.hit5),
    mean((r) => r.docent.recall10),
    mean((r) => r.docent.mrr10),
    mean((r) => r.docent.ndcg10),
    mean((r) => r.plain.mrr10),
    mean((r) => r.plain.ndcg10),
    results.every((r) => r.given) ? mean((r) => r.given?.mrr10) : '',
    results.every((r) => r.given) ? mean((r) => r.given?.ndcg10) : '',
    mean((r) => r.misspelled.docent.mrr10),
    mean((r) => r.misspelled.plain.mrr10),
  ]
  return `| mean | | | ${figures.join(' | ')} |`
}

export function qualityTable(results: readonly SetResult[]): string {
  return [...header, ...results.map(row), meanRow(results)].join('\n')
}
