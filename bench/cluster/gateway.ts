import { cpuSeconds } from '../measure/process.ts'
import { load as measureLoad, median, type LoadResult } from '../measure/load.ts'
import type { ClusterSubject } from '../subjects/cluster.ts'
import { client } from '../subjects/client.ts'
import { get } from '../subjects/post.ts'
import type { ServiceName } from '../../e2e/deployments/cluster.ts'
import { load, table, type Section } from './section.ts'

interface Call {
  name: string
  service: ServiceName
  count: number
  run(address: string, headers: Record<string, string>): Promise<unknown>
}

interface Round extends LoadResult {
  cpuMs: number
  gatewayMs: number
}

const calls: readonly Call[] = [
  {
    name: 'plans, which ask no engine',
    service: 'billing',
    count: 3_000,
    run: (address) => get(`${address}/api/plans`),
  },
  {
    name: 'list of documents',
    service: 'document-ingest',
    count: 600,
    run: (address, headers) => get(`${address}/api/get-user-documents`, headers),
  },
]
const CALLERS = 8
/** Share of the calls that are made before any is measured. */
const WARM_UP = 1 / 3

/** What a call costs through the gateway, beside the same call made to the service itself. */
export async function gatewayHop({ running }: ClusterSubject, rounds: number): Promise<Section> {
  const headers = await client(running.address, 'hop@example.test').headers()
  const rows: (string | number)[][] = []
  const runs: Record<string, { direct: Round[]; hop: Round[] }> = {}
  for (const call of calls) {
    const direct: Round[] = []
    const hop: Round[] = []
    const service = running.addressOf(call.service).service
    const warmUp = Math.ceil(call.count * WARM_UP)
    await measureLoad(warmUp, CALLERS, async () => void (await call.run(service, headers)))
    await measureLoad(warmUp, CALLERS, async () => void (await call.run(running.address, headers)))
    for (let round = 0; round < rounds; round++) {
      // In turn, so that a slow minute of the machine meets both.
      direct.push(await measured(call, service))
      hop.push(await measured(call, running.address))
    }
    const cpu = (all: Round[]) => median(all.map((one) => one.cpuMs))
    const gateway = median(hop.map((one) => one.gatewayMs))
    const p50 = (all: Round[]) => median(all.map((one) => one.p50))
    rows.push([call.name, cpu(direct), cpu(hop), gateway, cpu(hop) / cpu(direct), p50(direct), p50(hop)])
    runs[call.name] = { direct, hop }
    console.log(rows.at(-1)?.join(' '))
  }
  return {
    title: 'The hop through the gateway',
    text:
      `The same call at the service itself and through the gateway, ${CALLERS} callers, ${rounds} rounds in turn. CPU of the ` +
      'processes that serve it; the goal is 3 times at most.',
    table: table(
      [
        'call',
        'direct, CPU ms',
        'through the gateway, CPU ms',
        'of it gateway',
        'times',
        'direct p50 ms',
        'gateway p50 ms',
      ],
      rows,
    ),
    load: load(),
    runs,
  }

  async function measured({ service, count, run }: Call, address: string): Promise<Round> {
    const served = () => cpuSeconds(running.pids(service))
    const passed = () => cpuSeconds(running.pids('gateway'))
    const before = { served: served(), passed: passed() }
    const result = await measureLoad(count, CALLERS, async () => void (await run(address, headers)))
    if (result.errors > 0) throw new Error(`${result.errors} of ${count} calls failed`)
    const perCall = (seconds: number) => (seconds * 1000) / count
    const gatewayMs = address === running.address ? perCall(passed() - before.passed) : 0
    return { ...result, gatewayMs, cpuMs: perCall(served() - before.served) + gatewayMs }
  }
}
