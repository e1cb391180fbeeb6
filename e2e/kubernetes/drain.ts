import { eventually } from '../client/client.ts'
import { program } from './kubectl.ts'
import { upgradeTo, type Run } from './steps.ts'
import type { Traffic } from './traffic.ts'

const OURS = 'app.kubernetes.io/part-of=docent'
const LONGEST_MS = 600_000

/** A node is emptied for maintenance: every pod on it is evicted as its budget allows, and starts elsewhere. No call may fail. */
export async function drain(run: Run, traffic: Traffic): Promise<void> {
  const { space, report, after } = run
  await upgradeTo(run, after, { replicas: 2 })
  const names = (await program('kubectl', ['get', 'nodes', '--output', 'jsonpath={.items[*].metadata.name}'])).split(
    ' ',
  )
  const on = async (node: string) => {
    const ours = ['--field-selector', `spec.nodeName=${node}`, '--selector', OURS]
    const found = await space.kubectl('get', 'pods', '--output', 'name', ...ours)
    return found.split('\n').filter((name) => name !== '')
  }
  const counts = await Promise.all(names.map(async (name) => ({ name, count: (await on(name)).length })))
  const { name: node, count } = counts.reduce((most, one) => (one.count > most.count ? one : most))
  if (names.length === 1) {
    const name = `eviction of all ${count} pods of the only node, as a drain does it`
    report.phase(await traffic.during(name, () => evictAll(run)))
    return
  }
  const args = [
    'drain',
    node,
    '--pod-selector',
    OURS,
    '--ignore-daemonsets',
    '--delete-emptydir-data',
    '--timeout',
    '600s',
  ]
  report.phase(
    await traffic.during(`drain of a node with ${count} pods`, async () => {
      await program('kubectl', args)
      await space.rolledOut()
    }),
  )
  const left = await on(node)
  const came = left.length === 0 ? `${node} was empty, all take work elsewhere` : `left on ${node}: ${left.join()}`
  report.line('drain', came, left.length === 0)
  await program('kubectl', ['uncordon', node])
}

/** Where there is nowhere else to go: the same evictions, held back by the same budgets, but the node takes new pods. */
async function evictAll({ space }: Run): Promise<void> {
  await Promise.all(
    (await space.pods()).map(async ({ metadata: { name } }) => {
      const eviction = { apiVersion: 'policy/v1', kind: 'Eviction', metadata: { name, namespace: space.name } }
      const path = `/api/v1/namespaces/${space.name}/pods/${name}/eviction`
      const evict = () =>
        program('kubectl', ['create', '--raw', path, '--filename', '-'], JSON.stringify(eviction)).catch(
          () => undefined,
        )
      // The budget refuses until the one before has a successor that takes work.
      await eventually(evict, `${name} to be evicted`, LONGEST_MS)
      await space.kubectl('wait', '--for=delete', `pod/${name}`, '--timeout', '600s')
    }),
  )
  await space.rolledOut()
}
