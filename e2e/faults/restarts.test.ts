import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually, signUp } from '../client/client.ts'
import { cluster, type Cluster } from '../deployments/cluster.ts'
import { missingEngines } from '../deployments/engines.ts'
import { differences, newOracle } from './oracle.ts'
import { workRound } from './workload.ts'

const LIMIT_MS = 180_000
const ARRIVE_EVERY_MS = 10
const OWNERS = ['ada', 'grace', 'joan']
/** A balancer that looks once a second has looked away by then, on a machine that stalls, too. */
const DRAIN_SECONDS = '15'
const restarted = ['gateway', 'document-ingest'] as const
/** Ends whoever still works or arrives when the test fails. */
const over = new AbortController()
const missing = missingEngines()
const title = 'processes behind a balancer'

const suite = missing.length > 0 ? describe.skip : describe
suite(missing.length > 0 ? `${title} [skipped: ${missing.join(', ')} not set]` : title, () => {
  let running: Cluster

  beforeAll(async () => {
    running = await cluster(
      {},
      {
        balanced: restarted,
        instances: { gateway: 2, 'document-ingest': 2 },
        own: (service): Record<string, string> =>
          restarted.some((one) => one === service) ? { DRAIN_SECONDS, FINISH_SECONDS: '120' } : {},
      },
    )
    await running.start()
  }, LIMIT_MS)
  afterAll(async () => {
    over.abort()
    await running?.destroy()
  })

  const connectionsOf = (service: (typeof restarted)[number], index: number) =>
    running.shareOf(service, index)?.connections ?? NaN
  const areReady = (indexes: number[]) =>
    restarted.every((service) => indexes.every((one) => running.shareOf(service, one)?.ready)) ? true : undefined

  test(
    'restart without a refused request: they drain, finish what is in flight, and close',
    async () => {
      const working = OWNERS.map((name) => startWork(running.address, name))
      await Promise.all(working.map((one) => one.rounds(1)))
      await eventually(async () => areReady([0, 1]), 'all processes to be given work')
      const strangers = restarted.map((service) => keepArriving(`${running.reachedAt(service)}/healthz`))
      // One that was ready a moment later than the other has none until the strangers come by.
      const before = await eventually(async () => {
        const each = restarted.map((service) => [0, 1].map((index) => connectionsOf(service, index)))
        return each.flat().every((one) => one > 0) ? each : undefined
      }, 'every process to be given a connection')
      const ended = await Promise.all(restarted.map((service) => running.endOne(service, 'SIGTERM', 0)))
      expect(ended).toEqual(restarted.map(() => '0'))
      await Promise.all(working.map((one) => one.rounds(1)))
      // Who was connected to those that ended is connected to the others.
      for (const [index, service] of restarted.entries()) {
        expect(connectionsOf(service, 1)).toBeGreaterThan(before[index]?.[1] ?? NaN)
      }
      await Promise.all(restarted.map((service) => running.startOne(service, 0)))
      await eventually(async () => areReady([0]), 'those that began again to be given work')
      await Promise.all(working.map((one) => one.rounds(1)))
      for (const { refused, arrived } of await Promise.all(strangers.map((one) => one.end()))) {
        expect(refused).toEqual([])
        expect(arrived).toBeGreaterThan(0)
      }
      expect(await Promise.all(working.map((one) => one.end()))).toEqual(OWNERS.map(() => []))
      expect(await running.parked()).toEqual([])
    },
    LIMIT_MS,
  )
})

/** Works without a pause until it is told to end. The first refusal is a failure of whoever waits for rounds, or for the end. */
function startWork(address: string, name: string) {
  const oracle = newOracle()
  const owner = signUp(address, `${name}-${Date.now()}@example.test`)
  let stopped = false
  let done = 0
  const working = (async () => {
    while (!stopped && !over.signal.aborted) await workRound(await owner, oracle, `${name}${(done += 1)}`)
  })()
  let failed: unknown
  working.catch((error: unknown) => (failed = error))
  return {
    /** So many that begin from now on. */
    async rounds(count: number) {
      const until = done + count + 1
      await eventually(
        async () => {
          if (failed !== undefined) await working
          return done >= until ? true : undefined
        },
        `${name} to work`,
        LIMIT_MS,
      )
    },
    async end(): Promise<string[]> {
      stopped = true
      await working
      return differences(await owner, oracle)
    },
  }
}

/** Somebody new every few milliseconds, with a connection of their own. */
function keepArriving(url: string) {
  const refused: string[] = []
  let arrived = 0
  let stopped = false
  const arrive = () =>
    new Promise<void>((resolve) => {
      const call = request(url, { agent: false }, (reply) => {
        if (reply.statusCode !== 200) refused.push(String(reply.statusCode))
        reply.resume().on('close', resolve)
      })
      call.on('error', (error) => {
        refused.push(String(error))
        resolve()
      })
      call.end()
    })
  const arriving = (async () => {
    for (; !stopped && !over.signal.aborted; arrived += 1) await Promise.all([arrive(), sleep(ARRIVE_EVERY_MS)])
  })()
  return {
    async end() {
      stopped = true
      await arriving
      return { refused, arrived }
    },
  }
}
