import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eventually, signUp } from '../client/client.ts'
import { cluster, serviceNames, type Cluster, type ServiceName } from '../deployments/cluster.ts'
import { engineNames, missingEngines } from '../deployments/engines.ts'
import { plansWithoutLimits } from './no-limits.ts'
import { differences, newOracle, quickSweeps } from './oracle.ts'
import { outage } from './outages.ts'
import { workRound } from './workload.ts'

const OUTAGE_SECONDS = 3
/** Of an engine that hangs; what a call costs beside the wait for it, a busy machine included. */
const ANSWER_SECONDS = 4
const BESIDE_MS = 10_000
const LIMIT_MS = 180_000
const missing = missingEngines()
const title = 'a cluster whose engines and processes come and go'

const suite = missing.length > 0 ? describe.skip : describe
suite(missing.length > 0 ? `${title} [skipped: ${missing.join(', ')} not set]` : title, () => {
  let running: Cluster
  let plans: Awaited<ReturnType<typeof plansWithoutLimits>>
  let deaths = 0

  beforeAll(async () => {
    plans = await plansWithoutLimits()
    // Leases as shipped: on a busy machine two processes would take a job from each other until it counts as one that ends them.
    running = await cluster(
      { ...quickSweeps, ENGINE_ANSWER_SECONDS: String(ANSWER_SECONDS), PLANS_FILE: plans.file },
      { gated: true, instances: { embedding: 2, billing: 2 } },
    )
  })
  afterAll(async () => {
    await running?.destroy()
    await plans?.remove()
  })

  test(
    'processes that start before their engines say what they wait for, and begin when it is there',
    async () => {
      for (const name of engineNames) await running.gates[name]?.shut()
      const started = running.start()
      void running.died().then(
        () => (deaths += 1),
        () => (deaths += 1),
      )
      await Promise.all(
        serviceNames.filter((one) => one !== 'gateway').map((service) => saysWhatIsMissing(running, service)),
      )
      for (const name of engineNames) await running.gates[name]?.open()
      await started
      expect(deaths).toBe(0)
    },
    LIMIT_MS,
  )

  test.each(engineNames)(
    '%s goes away in the middle of uploads: the services say so and live on, and what was acknowledged is there, once',
    async (engine) => {
      const report = await outage(running, engine, { seconds: OUTAGE_SECONDS })
      expect(report.problems).toEqual([])
      expect(report.said).toHaveLength(1)
      expect(deaths).toBe(0)
    },
    LIMIT_MS,
  )

  test.each(engineNames)(
    '%s hangs in the middle of uploads: callers are told in time, and what was acknowledged is there, once',
    async (engine) => {
      const report = await outage(running, engine, { seconds: ANSWER_SECONDS + 2, hangs: true })
      expect(report.problems).toEqual([])
      expect(report.said).toHaveLength(1)
      // Nobody waits for Kafka: events stay with their records until it answers.
      const expected = engine === 'kafka' ? 'done' : '503 unavailable'
      expect(report.told.map(({ what }) => what)).toEqual(report.told.map(() => expected))
      // A question may be repeated until half of its time is over.
      const longest = Math.max(...report.told.map(({ afterMs }) => afterMs))
      expect(longest).toBeLessThan(1_500 * ANSWER_SECONDS + BESIDE_MS)
      expect(deaths).toBe(0)
    },
    LIMIT_MS,
  )

  test(
    'two processes of a service share the work, and when one is killed the other one does it',
    async () => {
      const owner = await signUp(running.address, 'shared@example.test')
      const oracle = newOracle()
      await workRound(owner, oracle, 'before')
      const works = Promise.all(['a', 'b', 'c'].map((name) => workRound(owner, oracle, `during${name}`)))
      await Promise.all([running.endOne('embedding', 'SIGKILL', 1), running.endOne('billing', 'SIGKILL', 1)])
      await works
      expect(await differences(owner, oracle)).toEqual([])
      expect(await running.parked()).toEqual([])
    },
    LIMIT_MS,
  )

  test('processes that are told to end finish what is in flight and end cleanly', async () => {
    await running.stop()
  })
})

async function saysWhatIsMissing(running: Cluster, service: ServiceName): Promise<void> {
  const { admin } = running.addressOf(service)
  const { ready, reasons } = await eventually(
    () => fetch(`${admin}/readyz`).then(readState, () => undefined),
    `${service} to say what is missing`,
    LIMIT_MS,
  )
  expect({ service, ready }).toEqual({ service, ready: false })
  expect(reasons.join()).toContain('store: ')
  expect(await (await fetch(`${admin}/metrics`)).text()).toContain('docent_engine_up{')
  expect(await (await fetch(`${admin}/healthz`)).json()).toEqual({ alive: true })
}

/** Undefined until the process has looked at its engines. */
async function readState(answer: Response): Promise<{ ready: boolean; reasons: string[] } | undefined> {
  const state = (await answer.json()) as { ready: boolean; reasons: string[] }
  return state.reasons.some((one) => one.includes(': ')) ? state : undefined
}
