import { eventually } from '../client/client.ts'
import { podEngines } from './engines.ts'
import { namespace, program } from './kubectl.ts'
import { createReport } from './report.ts'
import { changes, faults, install, scrape, validate, type Run } from './steps.ts'
import { startTraffic } from './traffic.ts'

/**
 * `npm run test:kubernetes`: installs the chart on the cluster that kubectl leads to, with the engines of the environment, and does
 * to it what operators and bad luck do. Ends with 1 where a call failed that must not, or something acknowledged was lost.
 */
const CALLERS = 4
const [before = 'docent:before', after = 'docent:0.1.0'] = process.argv.slice(2)
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
try {
  const run: Run = { space, engines, report, images: [before, after] }
  await validate(run)
  await install(run)
  await scrape(run)
  const address = `http://${await space.clusterIp('docent-gateway')}`
  const traffic = await startTraffic(address, CALLERS)
  await changes(run, traffic)
  await faults(run, traffic)
  const { acknowledged, lost } = await traffic.end()
  const came =
    lost.length > 0 ? `of ${acknowledged} lost: ${lost.join('; ')}` : `all ${acknowledged} are there and answer`
  report.line('documents that were acknowledged', came, lost.length === 0)
  report.line('mails', `${engines.subjects().length} arrived`, engines.subjects().length >= CALLERS)
  await space.helm('uninstall', 'docent', '--wait', '--timeout', '300s')
  const kept = await space.kubectl('get', 'secret', 'docent-keys', '--output', 'name').catch(() => '')
  report.line('helm uninstall', 'leaves the keys', kept.includes('docent-keys'))
} catch (error) {
  report.line('the run', String((error as Error).message), false)
  process.stderr.write(await space.kubectl('get', 'pods', '--output', 'wide').catch(String))
  process.stderr.write(
    await space
      .kubectl('logs', '--selector', 'app.kubernetes.io/part-of=docent', '--all-containers', '--tail', '15', '--prefix')
      .catch(String),
  )
} finally {
  report.write(results, 'npm run test:kubernetes')
  if (!process.env['KEEP'])
    await program('kubectl', ['delete', 'namespace', space.name, '--timeout', '180s']).catch(String)
  await engines.close()
}
process.exit(report.good ? 0 : 1)
