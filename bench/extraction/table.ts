import type { Scored } from './score.ts'

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
const shown = (values: readonly (number | undefined)[]) => {
  const known = values.filter((one) => one !== undefined)
  return known.length === 0 ? '-' : mean(known).toFixed(3)
}

/** One line per type and expected outcome: agreement, recall of snippets, time. */
export function groupTable(results: readonly Scored[]): string {
  const groups = new Map<string, Scored[]>()
  for (const result of results) {
    const { type, expected } = result.file
    for (const name of ['all', type, `${type} -> ${expected.outcome}`]) {
      groups.set(name, [...(groups.get(name) ?? []), result])
    }
  }
  const head = [
    'group',
    'files',
    'outcome',
    'snippets',
    'all snippets',
    'in one passage',
    'word F1',
    'leaks',
    'ms p50',
    'ms max',
  ]
  const rows = [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, group]) => {
      const ms = group.map((one) => one.ms).sort((a, b) => a - b)
      return [
        name,
        group.length,
        mean(group.map((one) => Number(one.agrees))).toFixed(3),
        shown(group.map((one) => one.snippets)),
        shown(group.map((one) => (one.snippets === undefined ? undefined : Number(one.snippets === 1)))),
        shown(group.map((one) => one.inPassages)),
        shown(group.map((one) => one.wordF1)),
        group.filter((one) => one.leaks).length,
        ms[ms.length >> 1],
        ms.at(-1),
      ]
    })
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}
