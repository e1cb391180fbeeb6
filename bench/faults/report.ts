import { readFileSync, writeFileSync } from 'node:fs'
import type { KillReport } from '../../e2e/faults/kills.ts'
import type { OutageReport } from '../../e2e/faults/outages.ts'
import { at } from '../measure/load.ts'

interface Run {
  command: string
  machine: string
}
type KillRun = Run & { kind: 'kills'; shape: string; report: KillReport }
type OutageRun = Run & { kind: 'outages'; reports: OutageReport[] }

const file = (ending: string) => new URL(`../results/faults.${ending}`, import.meta.url)

/** Keeps the last run of its kind, and writes all of them as one page. */
export function keep(run: KillRun | OutageRun): void {
  const key = run.kind === 'kills' ? `kills, ${run.shape}` : run.kind
  const before = known()
  const all: Record<string, KillRun | OutageRun> = { ...before, [key]: withOthers(run, before[key]) }
  writeFileSync(file('json'), `${JSON.stringify(all, null, 2)}\n`)
  const parts = Object.values(all).map((one) => (one.kind === 'kills' ? killSection(one) : outageSection(one)))
  writeFileSync(file('md'), `# Faults\n\n${parts.join('\n\n')}\n`)
}

/** A run of some engines leaves what is known of the others. */
function withOthers(run: KillRun | OutageRun, before: KillRun | OutageRun | undefined): KillRun | OutageRun {
  if (run.kind !== 'outages' || before?.kind !== 'outages') return run
  const others = before.reports.filter(({ engine }) => !run.reports.some((one) => one.engine === engine))
  return { ...run, reports: [...run.reports, ...others] }
}

function known(): Record<string, KillRun | OutageRun> {
  try {
    return JSON.parse(readFileSync(file('json'), 'utf8')) as Record<string, KillRun | OutageRun>
  } catch {
    return {}
  }
}

function killSection({ shape, command, machine, report }: KillRun): string {
  const { kills, problems, points, recoveryMs } = report
  const sorted = [...recoveryMs].sort((a, b) => a - b)
  return [
    `## Killed between any two steps, ${shape}`,
    '',
    `\`${command}\` on ${machine}.`,
    '',
    `${kills} kills, ${problems.length} differences. Settled and compared after a restart: median ${at(sorted, 0.5)} ms, ` +
      `at most ${sorted.at(-1)} ms.`,
    '',
    ...problems.map((problem) => `- ${problem}`),
    '| killed at | times |',
    '|---|---|',
    ...Object.entries(points).map(([point, count]) => `| \`${point}\` | ${count} |`),
  ].join('\n')
}

function outageSection({ command, machine, reports }: OutageRun): string {
  const rows = reports.map(({ engine, seconds, whole, refused, said, answersBackMs, recoveryMs, problems }) => {
    const told = Object.entries(refused).map(([what, times]) => `${what}: ${times}`)
    const cells = [
      engine,
      seconds,
      whole,
      told.join(', ') || 'nothing',
      said.join(),
      answersBackMs ?? '',
      recoveryMs,
      problems.length,
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [
    '## Engines that go away, cluster',
    '',
    `\`${command}\` on ${machine}. Three owners upload, embed, ask and delete without a pause; the engine is cut off from`,
    'all processes and comes back. Rows of another length are of earlier runs.',
    '',
    '| engine | away, s | rounds acknowledged meanwhile | refused | `/readyz` | answers below 1 s again after, ms | settled and compared, ms | differences |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
    ...reports.flatMap(({ engine, problems }) => problems.map((problem) => `- ${engine}: ${problem}`)),
  ].join('\n')
}
