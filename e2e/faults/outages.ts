import * as api from '@docent/proto/http'
import { setTimeout as sleep } from 'node:timers/promises'
import { comingAgain, eventually, Refused, signUp, type Owner } from '../client/client.ts'
import { serviceNames, type Cluster, type ServiceName } from '../deployments/cluster.ts'
import type { EngineName } from '../deployments/engines.ts'
import { differences, newOracle } from './oracle.ts'
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
  /** What calls were told that need the engine, made while it was away, and after how many milliseconds. */
  told: { what: string; afterMs: number }[]
  /** Milliseconds from the engine's return until an answer took less than a second; absent in runs of before it was measured. */
  answersBackMs?: number
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
const BACK_WITHIN_MS = 120_000
const QUICK_MS = 1_000

const asked = (owner: Owner) => owner.call(api.getAnswer, { body: { question: 'What is the color of the zebra?' } })

/** Calls that need the engine, or are answered without it. Nobody keeps account of what the newcomer leaves. */
const needing: Record<EngineName, (worker: Owner, newcomer: Owner) => Promise<unknown>[]> = {
  kafka: (worker, newcomer) => [worker.documents(), newcomer.upload('new.md', '# New'), asked(newcomer)],
  mongodb: (worker, newcomer) => [worker.documents(), worker.usage(), newcomer.upload('new.md', '# New')],
  s3: (_, newcomer) => [newcomer.upload('new.md', '# New')],
  qdrant: (worker) => [worker.call(api.search, { body: { question: 'zebra', limit: 5 } })],
}

/**
 * Takes an engine away while owners work, brings it back, and compares what is there with what was acknowledged. One that
 * hangs takes connections and requests, and answers nothing; what it was sent meanwhile, it does when it is back.
 */
export async function outage(
  cluster: Cluster,
  engine: EngineName,
  { seconds, hangs = false, timesAnswers = false }: { seconds: number; hangs?: boolean; timesAnswers?: boolean },
): Promise<OutageReport> {
  const gate = cluster.gates[engine]
  if (!gate) throw new Error(`there is no gate in front of ${engine}`)
  const work = await startWork(cluster, engine)
  try {
    await eventually(work.begun, 'the first rounds', BACK_WITHIN_MS)
    const newcomer = await newOwner(cluster.address, `${engine}-new`)
    const before = work.done()
    const began = Date.now()
    const until = performance.now() + seconds * 1000
    if (hangs) gate.hold()
    else await gate.shut()
    const calls = Promise.all(needing[engine](work.anybody(), newcomer).map(timed))
    const said = await sayings(cluster, engine)
    const told = await calls
    await sleep(Math.max(0, until - performance.now()))
    const whole = work.done() - before
    await gate.open()
    const back = performance.now()
    if (timesAnswers) await answersAreQuick(newcomer)
    const answersBackMs = timesAnswers ? Math.round(performance.now() - back) : undefined
    await everybodyIsBack(cluster)
    const problems = await work.compare()
    problems.push(...(await cluster.parked()).map((one) => `parked: ${one}`))
    problems.push(...errorsIn(await cluster.output(), began).map((line) => `nobody expected: ${line}`))
    const recoveryMs = Math.round(performance.now() - back)
    return {
      engine,
      seconds,
      whole,
      refused: work.refused,
      said,
      told,
      recoveryMs,
      problems,
      ...(answersBackMs !== undefined && { answersBackMs }),
    }
  } finally {
    work.stop()
    await gate.shut().then(() => gate.open())
  }
}

/** Somebody is always in the middle of an upload: there is no pause between the rounds. */
async function startWork({ address }: Cluster, name: string) {
  const refused: Record<string, number> = {}
  const unexcused: string[] = []
  let stopped = false
  let done = 0
  const workers = await Promise.all(
    Array.from({ length: WORKERS }, async (_, index) => ({
      owner: await newOwner(address, `${name}-${index}`),
      oracle: newOracle(),
    })),
  )
  const keepWorking = async ({ owner, oracle }: (typeof workers)[number], index: number) => {
    for (let round = 0; !stopped; round++) {
      try {
        await workRound(owner, oracle, `${name}${index}x${round}`)
        done += 1
      } catch (error) {
        const told = refusal(error)
        if (told === undefined) return void unexcused.push(String(error))
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
    /** True when everybody has done something; nobody may be refused before the engine goes. */
    async begun() {
      if (unexcused.length > 0) throw new Error(unexcused.join())
      return done >= WORKERS ? true : undefined
    },
    anybody: () => (workers[0] as (typeof workers)[number]).owner,
    stop,
    /** Ends the work and returns every difference. */
    async compare(): Promise<string[]> {
      stop()
      await working
      const found = (await Promise.all(workers.map(({ owner, oracle }) => differences(owner, oracle)))).flat()
      return [...unexcused.map((one) => `not excused: ${one}`), ...found]
    },
  }
}

/** An account; who is told to come again does so, as after the outage before this one. */
const newOwner = (address: string, name: string): Promise<Owner> =>
  comingAgain(() => signUp(address, `${name}-${Date.now()}@example.test`), `an account for ${name}`, BACK_WITHIN_MS)

/** What a caller was told who has to come again; undefined for whatever an outage does not excuse. */
function refusal(error: unknown): string | undefined {
  // While the bus is away, who embeds has not heard of what was just uploaded.
  if (error instanceof Refused && (error.status >= 502 || error.code === 'document_not_found')) {
    return `${error.status} ${error.code}`
  }
  if (error instanceof Error && error.message.startsWith('waited ')) return 'still waiting'
  return undefined
}

/** Waits until the service that uses the engine says that it is away. */
async function sayings(cluster: Cluster, engine: EngineName): Promise<string[]> {
  const { service, port } = askedFor[engine]
  const look = async () => {
    const lines = (await troubles(cluster, service)).filter((line) => line.startsWith(`${port}:`))
    return lines.length > 0 ? lines : undefined
  }
  return eventually(look, `${service} to say that ${port} is away`, NOTICED_WITHIN_MS)
}

/** Each process finds an engine again in its own time; only then is nobody refused any more. */
async function everybodyIsBack(cluster: Cluster): Promise<void> {
  for (const service of serviceNames) {
    const look = async () => ((await troubles(cluster, service)).length === 0 ? true : undefined)
    await eventually(look, `${service} to be back`, BACK_WITHIN_MS)
  }
}

/** Asks until an answer takes less than a second. */
async function answersAreQuick(owner: Owner): Promise<void> {
  const look = async () => {
    const { what, afterMs } = await timed(asked(owner))
    return what === 'done' && afterMs < QUICK_MS ? true : undefined
  }
  await eventually(look, 'an answer in less than a second', BACK_WITHIN_MS)
}

async function troubles(cluster: Cluster, service: ServiceName): Promise<string[]> {
  const { admin } = cluster.addressOf(service)
  const { reasons, late = [] } = (await (await fetch(`${admin}/readyz`)).json()) as {
    reasons: string[]
    late?: string[]
  }
  return [...reasons, ...late]
}

/** What a call was told, and after how long. */
async function timed(call: Promise<unknown>): Promise<{ what: string; afterMs: number }> {
  const began = performance.now()
  const what = await call.then(
    () => 'done',
    (error: unknown) => (error instanceof Refused ? `${error.status} ${error.code}` : String(error)),
  )
  return { what, afterMs: Math.round(performance.now() - began) }
}

/** What the services logged as their own fault since then, in milliseconds since 1970. */
function errorsIn(output: string, since: number): string[] {
  return output.split('\n').filter((line) => {
    const at = Date.parse(/"time":"([^"]+)"/.exec(line)?.[1] ?? '')
    return line.includes('"code":"internal"') && !(at < since)
  })
}
