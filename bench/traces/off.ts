// What traces cost that nobody records: `npm run bench -- traces-off --before CHECKOUT`, a checkout from before there were any.
import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { load, table } from '../cluster/section.ts'
import { median } from '../measure/load.ts'
import { recordResult } from '../record.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '15' }, before: { type: 'string' } } })
if (!values.before) throw new Error('--before names no checkout to compare with')

type Each = Record<'call' | 'event', number>
const seam = fileURLToPath(new URL('seam.ts', import.meta.url))
const here = fileURLToPath(new URL('../..', import.meta.url))
const measured = (checkout: string) => JSON.parse(execFileSync(process.execPath, [seam, checkout]).toString()) as Each

// In turn, so that a slow minute of the machine meets both.
const runs = Array.from({ length: Number(values.runs) }, () => ({
  off: measured(here),
  before: measured(resolve(values.before ?? '')),
}))
const rows = (['call', 'event'] as const).map((kind) => {
  const off = median(runs.map((one) => one.off[kind]))
  const before = median(runs.map((one) => one.before[kind]))
  const ratio = median(runs.map((one) => one.off[kind] / one.before[kind]))
  return [`microseconds of CPU for each ${kind}`, off, before, ratio.toFixed(2), (off - before).toFixed(1)]
})
recordResult('traces-off', {
  command: `npm run bench -- traces-off --before ../before`,
  machine: `${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}, ${load()}`,
  table: `${table(['figure', 'off', 'before there were any', 'ratio', 'more'], rows)}

An empty call through the server of a service, and an event that nothing is done for through its consumer. An answer takes
[milliseconds](product.md): one of either is a thousandth of it.`,
  runs,
})
