import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { oneProcess } from '../../e2e/deployments/one-process.ts'
import { killAgainAndAgain, type KillReport } from '../../e2e/faults/kills.ts'
import { at } from '../measure/load.ts'
import { recordResult } from '../record.ts'

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '1000' }, seed: { type: 'string', default: '7' } },
})
const [kills, seed] = [Number(values.kills), Number(values.seed)]

const report = await killAgainAndAgain({
  kills,
  seed,
  deploy: oneProcess,
  progress: (sofar) => {
    if (sofar.kills % 10 !== 0) return
    console.log(`${sofar.kills} of ${kills} kills, ${sofar.problems.length} problems`)
    // A run takes hours: what is known is kept as it goes.
    keep(sofar)
  },
})
keep(report)
console.log(tableOf(report))
process.exitCode = report.problems.length > 0 ? 1 : 0

function keep(result: KillReport): void {
  recordResult('faults', {
    command: `node bench/faults/run.ts --kills ${kills} --seed ${seed}`,
    machine: `${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}`,
    table: tableOf(result),
    runs: result,
  })
}

function tableOf({ kills: done, problems, points, recoveryMs }: KillReport): string {
  const sorted = [...recoveryMs].sort((a, b) => a - b)
  const lines = Object.entries(points).map(([point, count]) => `| \`${point}\` | ${count} |`)
  return [
    `${done} kills, ${problems.length} differences. Settled and compared after a restart: median ${at(sorted, 0.5)} ms, ` +
      `at most ${sorted.at(-1)} ms.`,
    '',
    ...problems.map((problem) => `- ${problem}`),
    '| killed at | times |',
    '|---|---|',
    ...lines,
  ].join('\n')
}
