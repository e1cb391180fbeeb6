/** Milliseconds. */
export interface Times {
  p50: number
  p99: number
}

export interface Subject {
  name: string
  ingestPerSecond: number
  /** The one owner of many passages, beside 200 owners of 100 passages each. */
  large: Times
  small: Times
  /** The large owner's, three documents of it. */
  filtered?: Times
  /** The same while another owner's passages are being indexed. */
  busyLarge?: Times
  busySmall?: Times
  /** A document of 100 passages. */
  removeMs?: number
  megabytes?: number
}

/** Times as "p50 / p99"; how many times slower than the first subject stands behind a peer's. */
export function speedTable(runs: readonly { size: number; subjects: readonly Subject[] }[]): string {
  const lines = runs.flatMap(({ size, subjects }) =>
    subjects.map((one) => {
      const first = subjects[0] as Subject
      const cells = [
        size.toLocaleString('en-US'),
        one.name,
        Math.round(one.ingestPerSecond).toLocaleString('en-US'),
        show(one.large, first.large),
        show(one.small, first.small),
        show(one.filtered),
        show(one.busyLarge),
        show(one.busySmall),
        one.removeMs?.toFixed(1) ?? '',
        one.megabytes?.toFixed(0) ?? '',
      ]
      return `| ${cells.join(' | ')} |`
    }),
  )
  return [
    '| passages | subject | indexed/s | search, ms | small owner | three documents | during ingest | small owner during ingest | removal, ms | MB |',
    `|${'---|'.repeat(10)}`,
    ...lines,
  ].join('\n')
}

function show(times?: Times, first?: Times): string {
  if (!times) return ''
  const ratio = first && first !== times ? ` (x${(times.p50 / first.p50).toFixed(1)})` : ''
  return `${times.p50.toFixed(2)} / ${times.p99.toFixed(2)}${ratio}`
}
