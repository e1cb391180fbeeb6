import type { Figures } from './suite.ts'

interface Row {
  name: string
  read: (figures: Figures) => number | undefined
  /** What the product aims at, as a sentence. */
  goal: string
  better: 'less' | 'more'
}

const rows: readonly Row[] = [
  { name: 'start to first ready answer, ms', read: (one) => one.startMs, goal: '1,000', better: 'less' },
  { name: 'idle memory, MB', read: (one) => one.idleMB, goal: '150', better: 'less' },
  { name: 'Markdown ingest, s', read: (one) => one.markdown.wallSeconds, goal: 'half of LangChain.js', better: 'less' },
  { name: 'Markdown ingest, CPU s', read: (one) => one.markdown.cpuSeconds, goal: '', better: 'less' },
  { name: 'passages', read: (one) => one.markdown.passages, goal: '', better: 'more' },
  { name: 'memory after Markdown, MB', read: (one) => one.markdown.residentMB, goal: '', better: 'less' },
  { name: 'PDF ingest, s', read: (one) => one.pdf?.wallSeconds, goal: '', better: 'less' },
  { name: 'PDF ingest, CPU s', read: (one) => one.pdf?.cpuSeconds, goal: '', better: 'less' },
  { name: 'answer, 1 caller, p50 ms', read: (one) => one.chatAlone.p50, goal: '4', better: 'less' },
  { name: 'answer, 1 caller, p99 ms', read: (one) => one.chatAlone.p99, goal: '', better: 'less' },
  { name: 'answer, 16 callers, p50 ms', read: (one) => one.chatCrowd.p50, goal: '', better: 'less' },
  { name: 'answer, 16 callers, p99 ms', read: (one) => one.chatCrowd.p99, goal: '', better: 'less' },
  { name: 'answers/s, 16 callers', read: (one) => one.chatCrowd.perSecond, goal: '1,000', better: 'more' },
  { name: 'CPU ms for each answer, 16 callers', read: (one) => one.chatCrowd.cpuMsEach, goal: '', better: 'less' },
]

export interface TableOptions {
  names: readonly [string, string]
  /** Shows what the product aims at. */
  goals: boolean
}

/** One subject beside another, with the ratio in favor of the first where it is above 1. */
export function markdownTable(docent: Figures, peer: Figures, { names, goals }: TableOptions): string {
  const lines = rows.flatMap(({ name, read, goal, better }) => {
    const ours = read(docent)
    const theirs = read(peer)
    if (ours === undefined || theirs === undefined) return []
    const ratio = better === 'less' ? theirs / ours : ours / theirs
    const line = `| ${name} | ${show(ours)} | ${show(theirs)} | ${ratio.toFixed(2)} |`
    return [goals ? `${line} ${goal} |` : line]
  })
  const head = `| figure | ${names.join(' | ')} | times better |`
  const rule = '|---|---|---|---|'
  return [goals ? `${head} goal |` : head, goals ? `${rule}---|` : rule, ...lines].join('\n')
}

function show(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toPrecision(3)
}
