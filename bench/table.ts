import { show } from './cluster/section.ts'
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
  { name: 'Markdown ingest, s', read: (one) => one.markdown.wallSeconds, goal: '1.5 times SQLite', better: 'less' },
  { name: 'Markdown ingest, CPU s', read: (one) => one.markdown.cpuSeconds, goal: '', better: 'less' },
  { name: 'written for each file, KB', read: (one) => one.markdown.bytesEach / 1_000, goal: '', better: 'less' },
  { name: 'waits for the disk for each file', read: (one) => one.syncs.file, goal: '', better: 'less' },
  { name: 'passages', read: (one) => one.markdown.passages, goal: '', better: 'more' },
  { name: 'memory after Markdown, MB', read: (one) => one.markdown.residentMB, goal: '300', better: 'less' },
  { name: 'CPU at rest, % of one', read: (one) => one.idleCpuPercent, goal: '', better: 'less' },
  { name: 'PDF ingest, s', read: (one) => one.pdf?.wallSeconds, goal: '', better: 'less' },
  { name: 'PDF ingest, CPU s', read: (one) => one.pdf?.cpuSeconds, goal: '', better: 'less' },
  { name: 'first answers, 1 caller, p50 ms', read: (one) => one.chatCold.p50, goal: '', better: 'less' },
  { name: 'first answers, 1 caller, p99 ms', read: (one) => one.chatCold.p99, goal: '', better: 'less' },
  { name: 'the same again, p50 ms', read: (one) => one.chatAlone.p50, goal: '', better: 'less' },
  { name: 'the same again, p99 ms', read: (one) => one.chatAlone.p99, goal: '', better: 'less' },
  { name: 'the same, warm, p50 ms', read: (one) => one.chatWarm.p50, goal: '4', better: 'less' },
  { name: 'the same, warm, p99 ms', read: (one) => one.chatWarm.p99, goal: '', better: 'less' },
  { name: 'other questions, 16 callers, p50 ms', read: (one) => one.chatCrowd.p50, goal: '', better: 'less' },
  { name: 'other questions, 16 callers, p99 ms', read: (one) => one.chatCrowd.p99, goal: '', better: 'less' },
  { name: 'answers/s, 16 callers', read: (one) => one.chatCrowd.perSecond, goal: '700', better: 'more' },
  { name: 'CPU ms for each answer, 16 callers', read: (one) => one.chatCrowd.cpuMsEach, goal: '1.5', better: 'less' },
  { name: 'written for each answer, KB', read: (one) => one.chatCrowd.bytesEach / 1_000, goal: '', better: 'less' },
  { name: 'waits for the disk for each answer', read: (one) => one.syncs.answer, goal: '', better: 'less' },
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
    // Beside who keeps nothing there is no ratio.
    const times = Number.isFinite(ratio) && ours > 0 && theirs > 0 ? ratio.toFixed(2) : ''
    const line = `| ${name} | ${show(ours)} | ${show(theirs)} | ${times} |`
    return [goals ? `${line} ${goal} |` : line]
  })
  const head = `| figure | ${names.join(' | ')} | times better |`
  const rule = '|---|---|---|---|'
  return [goals ? `${head} goal |` : head, goals ? `${rule}---|` : rule, ...lines].join('\n')
}
