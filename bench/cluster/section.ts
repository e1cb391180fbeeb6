import { loadavg } from 'node:os'

/** One measurement as it stands on the page. */
export interface Section {
  title: string
  /** What was done, and what it says. */
  text: string
  table: string
  load: string
  runs: unknown
}

export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => (typeof cell === 'number' ? show(cell) : cell)).join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

export function show(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toPrecision(3)
}

/** How busy the machine was, this and everything else on it. */
export const load = () => `load ${loadavg()[0]?.toFixed(1)}`
