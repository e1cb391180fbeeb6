import { parseArgs } from 'node:util'
import { chartFolder } from '../../charts/helm.ts'
import { eventually } from '../client/client.ts'
import { podEngines } from './engines.ts'
import { namespace, program } from './kubectl.ts'
import { createReport } from './report.ts'
import { drain } from './drain.ts'
import { createFront } from './front.ts'
import { journey } from './journey.ts'
import { scale } from './scale.ts'
import { CALLERS, changes, faults, install, releases, scrape, validate, type Run } from './steps.ts'
import { startTraffic } from './traffic.ts'
import { values } from './values.ts'

/**
 * `npm run test:kubernetes`: installs the chart on the cluster that kubectl leads to, with the engines of the environment, and does
 * to it what operators and bad luck do. Ends with 1 where a call failed that must not, or something acknowledged was lost.
 */
const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    // In place of the steps: more pods of chat and embedding, measured, for `bench/results/replicas.md`.
    scale: { type: 'boolean', default: false },
    // Some of the steps, separated by commas, on the release of now; the results stay as they are.
    only: { type: 'string' },
  },
})
const [before = 'docent:before', after = 'docent:0.1.0', chart = chartFolder, name = before] = positionals
const steps = { releases, scrape, journey, changes, drain, faults }
const only = options.only?.split(',')
const known = [...Object.keys(steps), 'values']
const unknown = only?.filter((step) => !known.includes(step)) ?? []
if (unknown.length > 0) throw new Error(`--only ${unknown.join()}: the steps are ${known.join()}`)
const isAsked = (step: string) => !options.scale && (only?.includes(step) ?? true)
const space = namespace('docent-test')
const report = createReport()
const results = new URL('../../bench/results/kubernetes.md', import.meta.url)

await program('kubectl', ['delete', 'namespace', space.name, '--ignore-not-found', '--timeout', '180s'])
await program('kubectl', ['create', 'namespace', space.name])
const restricted = ['enforce', 'warn'].map((mode) => `pod-security.kubernetes.io/${mode}=restricted`)
await program('kubectl', ['label', 'namespace', space.name, ...restricted])
await eventually(
  () => space.kubectl('get', 'serviceaccount', 'default').catch(() => undefined),
  'the account of the namespace',
)

const engines = await podEngines(space)
const front = await createFront()
try {
  const run: Run = {
    space,
    engines,
    report,
    front,
    before: { name, image: before, chart },
    after: { name: after, image: after, chart: chartFolder },
  }
  if (isAsked('values')) await validate(run)
  if (Object.keys(steps).some(isAsked)) await live(run)
  if (isAsked('values')) await values(run)
  if (options.scale) await alone(run)
} catch (error) {
  report.line('the run', (error as Error).message, false)
  process.stderr.write(await space.kubectl('get', 'pods', '--output', 'wide').catch(String))
  process.stderr.write(
    await space
      .kubectl('logs', '--selector', 'app.kubernetes.io/part-of=docent', '--all-containers', '--tail', '15', '--prefix')
      .catch(String),
  )
} finally {
  if (!only && !options.scale) report.write(results, 'npm run test:kubernetes')
  if (!process.env['KEEP'])
    await program('kubectl', ['delete', 'namespace', space.name, '--timeout', '180s']).catch(String)
  await Promise.all([engines.close(), front.close()])
}
process.exit(report.good ? 0 : 1)

/** One release without anybody else on it: what others left would be part of what is measured. */
async function alone(run: Run): Promise<void> {
  await install(run, run.after)
  await front.follow(space)
  await scale(run)
  await space.helm('uninstall', 'docent', '--wait', '--timeout', '300s')
}

/** One release, with people on it from its first answer to its end. */
async function live(run: Run): Promise<void> {
  await install(run, isAsked('releases') ? run.before : run.after)
  await front.follow(space)
  const traffic = await startTraffic(`http://localhost:${front.port}`, CALLERS)
  for (const [step, take] of Object.entries(steps)) if (isAsked(step)) await take(run, traffic)
  const { acknowledged, lost } = await traffic.end()
  const came =
    lost.length > 0 ? `of ${acknowledged} lost: ${lost.join('; ')}` : `all ${acknowledged} are there and answer`
  report.line('documents that were acknowledged', came, lost.length === 0)
  const parked = await engines.parked()
  report.line('events that a service gave up', parked.join('; ') || 'none', parked.length === 0)
  report.line('mails', `${engines.letters().length} arrived`, engines.letters().length >= CALLERS)
  await space.helm('uninstall', 'docent', '--wait', '--timeout', '300s')
  const kept = await space.kubectl('get', 'secret', 'docent-keys', '--output', 'name').catch(() => '')
  report.line('helm uninstall', 'leaves the keys', kept.includes('docent-keys'))
}
