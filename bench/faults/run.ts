import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { cluster } from '../../e2e/deployments/cluster.ts'
import { engineNames, missingEngines, type EngineName } from '../../e2e/deployments/engines.ts'
import { oneProcess } from '../../e2e/deployments/one-process.ts'
import { killAgainAndAgain } from '../../e2e/faults/kills.ts'
import { plansWithoutLimits } from '../../e2e/faults/no-limits.ts'
import { quickSweeps } from '../../e2e/faults/oracle.ts'
import { outage, type OutageReport } from '../../e2e/faults/outages.ts'
import { keep } from './report.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string' },
    seed: { type: 'string', default: '7' },
    cluster: { type: 'boolean', default: false },
    minutes: { type: 'string' },
    outage: { type: 'string' },
    engine: { type: 'string', multiple: true, default: [...engineNames] },
  },
})
const missing = missingEngines()
if ((values.cluster || values.outage) && missing.length > 0) {
  throw new Error(`A cluster needs its engines: ${missing.join(', ')} not set.`)
}
const machine = () =>
  `${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}, load ${loadavg()[1]?.toFixed(1)}`

const problems = values.outage ? await outages(Number(values.outage)) : await kills(Number(values.kills ?? 1000))
process.exitCode = problems > 0 ? 1 : 0

async function kills(count: number): Promise<number> {
  const shape = values.cluster ? 'cluster' : 'one process'
  const minutes = values.minutes ? ` --minutes ${values.minutes}` : ''
  const command = `node bench/faults/run.ts --kills ${count}${minutes}${values.cluster ? ' --cluster' : ''} --seed ${values.seed}`
  const report = await killAgainAndAgain({
    kills: count,
    seed: Number(values.seed),
    deploy: values.cluster ? cluster : oneProcess,
    until: Date.now() + Number(values.minutes ?? Infinity) * 60_000,
    progress: (sofar) => {
      if (sofar.kills % 10 !== 0) return
      console.log(`${sofar.kills} of ${count} kills, ${sofar.problems.length} problems`)
      // A run takes hours: what is known is kept as it goes.
      keep({ kind: 'kills', shape, command, machine: machine(), report: sofar })
    },
  })
  keep({ kind: 'kills', shape, command, machine: machine(), report })
  console.log(report)
  return report.problems.length
}

/** Each engine in turn is away for so long; the cluster is the same all the time. */
async function outages(seconds: number): Promise<number> {
  const plans = await plansWithoutLimits()
  const running = await cluster(
    { ...quickSweeps, PLANS_FILE: plans.file },
    { gated: true, instances: { embedding: 2, billing: 2 } },
  )
  const reports: OutageReport[] = []
  let died: string | undefined
  try {
    await running.start()
    running.died().then(
      () => (died = 'a process was killed'),
      (error: unknown) => (died = String(error)),
    )
    for (const engine of values.engine as EngineName[]) {
      const report = await outage(running, engine, { seconds, timesAnswers: true })
      if (died !== undefined) report.problems.push(died)
      reports.push(report)
      console.log(report)
      const command = `node bench/faults/run.ts --outage ${seconds}`
      keep({ kind: 'outages', command, machine: machine(), reports })
    }
    await running.stop()
  } finally {
    await running.destroy()
    await plans.remove()
  }
  return reports.flatMap((one) => one.problems).length
}
