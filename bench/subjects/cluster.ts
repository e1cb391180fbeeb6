import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_PLANS } from '@docent/proto/plans'
import { cluster, serviceNames, type Cluster, type ServiceName } from '../../e2e/deployments/cluster.ts'
import { client } from './client.ts'
import { withoutLimits } from './plans.ts'
import type { Subject } from './subject.ts'

/** A cluster that is measured: its processes, without the engines, which others may use at the same time. */
export interface ClusterSubject extends Subject {
  running: Cluster
}

export async function docentCluster(
  env: Record<string, string>,
  instances: Partial<Record<ServiceName, number>> = {},
): Promise<ClusterSubject> {
  const dir = await mkdtemp(join(tmpdir(), 'docent-bench-'))
  const plans = join(dir, 'plans.json')
  await writeFile(plans, JSON.stringify(DEFAULT_PLANS.map(withoutLimits)))
  const running = await cluster({ PLANS_FILE: plans, LOG_LEVEL: 'error', ...env }, { instances })
  return {
    ...client(running.address),
    name: 'Docent as a cluster',
    running,
    pids: () => serviceNames.flatMap((name) => running.pids(name)),
    async start() {
      const since = performance.now()
      await running.start()
      return performance.now() - since
    },
    async stop() {
      await running.destroy()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
