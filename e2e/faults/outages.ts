import { setTimeout as sleep } from 'node:timers/promises'
import { eventually, Refused, signUp, type Owner } from '../client/client.ts'
import type { Cluster } from '../deployments/cluster.ts'
import type { EngineName } from '../deployments/engines.ts'
import { differences, newOracle, type Oracle } from './oracle.ts'
import { workRound } from './workload.ts'

export interface OutageReport {
  engine: EngineName
  seconds: number
  /** Rounds of work that were acknowledged whole while the engine was away. */
  whole: number
  /** How often rounds were refused on the way, by what the caller was told. */
  refused: Record<string, number>
  /** What a service that needs the engine said of itself while it was away. */
  said: string[]
  /** Milliseconds from the engine's return until everything was settled and compared. */
  recoveryMs: number
  /** Empty when nothing was lost, doubled or left in motion. */
  problems: string[]
}

/** Owners who work at the same time, so that the engine goes away in the middle of several steps. */
const WORKERS = 3
/** A service that uses the engine, and the name it gives to it. */
const askedFor = {
  kafka: { service: 'billing', port: 'bus' },
  mongodb: { service: 'document-ingest', port: 'store' },
  s3: { service: 'document-ingest', port: 'blobs' },
  qdrant: { service: 'chat', port: 'vectors' },
} as const
/** People who are told to come again do so soon. */
const COME_AGAIN_MS = 200
const NOTICED_WITHIN_MS = 15_000
const BACK_WITHIN_MS = 60_000

/** Takes an engine away while owners work, brings it back, and compares what is there with what was acknowledged. */
export async function outage(cluster: Cluster, engine: EngineName, seconds: number): Promise<OutageReport> {
  const gate = cluster.gates[engine]
  if (!gate) throw new Error(`there is no gate in front of ${engine}`)
  const work = await startWork(cluster, engine)
  try {
    await eventually(async () => (work.done() >= WORKERS ? true : undefined), 'the first rounds', BACK_WITHIN_MS)
    const before = work.done()
    const until = performance.now() + seconds * 1000
    await gate.shut()
    const said = await sayings(cluster, engine, true)
    await sleep(Math.max(0, until - performance.now()))
    const whole = work.done() - before
    await gate.open()
    const back = performance.now()
    await sayings(cluster, engine, false)
    const problems = await work.compare()
    problems.push(...(await cluster.parked()).map((one) => `parked: ${one}`))
    const recoveryMs = Math.round(performance.now() - back)
    return { engine, seconds, whole, refused: work.refused, said, recoveryMs, problems }
  } finally {
    work.stop()
    await gate.shut().then(() => gate.open())
  }
}

/** Somebody is always in the middle of an upload: there is no pause between the rounds. */
async function startWork({ address, output }: Cluster, name: string) {
  const refused: Record<string, number> = {}
  const workers: { owner: Owner; oracle: Oracle }[] = []
  let stopped = false
  let done = 0
  for (let index = 0; index < WORKERS; index++) {
    workers.push({ owner: await signUp(address, `${name}-${index}-${Date.now()}@example.test`), oracle: newOracle() })
  }
  const keepWorking = async ({ owner, oracle }: (typeof workers)[number], index: number) => {
    for (let round = 0; !stopped; round++) {
      try {
        await workRound(owner, oracle, `${name}${index}x${round}`)
        done += 1
      } catch (error) {
        const told = refusal(error)
        if (told === undefined) throw new Error(`${String(error)}\n${errorsIn(output())}`, { cause: error })
        refused[told] = (refused[told] ?? 0) + 1
        await sleep(COME_AGAIN_MS)
      }
    }
  }
  const working = Promise.all(workers.map(keepWorking))
  // It is waited for later; a failure before that must not count as unhandled.
  working.catch(() => undefined)
  const stop = () => {
    stopped = true
  }
  return {
    refused,
    done: () => done,
    stop,
    /** Ends the work and returns every difference. */
    async compare(): Promise<string[]> {
      stop()
      await working
      return (await Promise.all(workers.map(({ owner, oracle }) => differences(owner, oracle)))).flat()
    },
  }
}

/** What a caller was told who has to come again; undefined for whatever an outage does not excuse. */
function refusal(error: unknown): string | undefined {
  // While the bus is away, who embeds has not heard of what was just uploaded.
  if (error instanceof Refused && (error.status >= 502 || error.code === 'document_not_found')) {
    return `${error.status} ${error.code}`
  }
  if (error instanceof Error && error.message.startsWith('waited ')) return 'still waiting after 30 s'
  return undefined
}

/** Waits until the service that uses the engine says that it is away, or no longer says so. */
async function sayings(cluster: Cluster, engine: EngineName, expected: boolean): Promise<string[]> {
  const { service, port } = askedFor[engine]
  const { admin } = cluster.addressOf(service)
  const look = async () => {
    const state = (await (await fetch(`${admin}/readyz`)).json()) as { reasons: string[]; late: string[] }
    const lines = [...state.reasons, ...(state.late ?? [])].filter((line) => line.startsWith(`${port}:`))
    return lines.length > 0 === expected ? lines : undefined
  }
  const what = `${service} to say that ${port} is ${expected ? 'away' : 'back'}`
  return eventually(look, what, expected ? NOTICED_WITHIN_MS : BACK_WITHIN_MS)
}

/** What the services logged as their own fault. */
function errorsIn(output: string): string {
  return output
    .split('\n')
    .filter((line) => line.includes('"code":"internal"'))
    .join('\n')
}
