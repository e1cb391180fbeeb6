import { MiB } from '@docent/runtime/units'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { changeSubscription } from '@docent/proto/http'
import { signUp } from '../../e2e/client/client.ts'
import { at } from '../measure/load.ts'
import { residentMB } from '../measure/process.ts'
import { docent } from '../subjects/docent.ts'
import type { Sending, Shape } from './sender.worker.ts'

/** What others met while one account sent large bodies. */
export interface BodiesReport {
  plan: string
  shape: Shape
  times: number
  megabytes: number
  answers: Record<string, number>
  tookMs: number
  /** Milliseconds until `/readyz` answered somebody else. */
  readyz: { p50: number; p99: number; worst: number; asked: number }
  /** Resident memory of the process, at its worst. */
  peakMB: number
}

const EVERY_MS = 10

/** One account sends so many large bodies at once; somebody else asks whether the server is ready, all the time. */
export async function largeBodies(plan: string, shape: Shape, times: number, megabytes: number): Promise<BodiesReport> {
  const port = 4703
  const address = `http://127.0.0.1:${port}`
  const subject = await docent(undefined, port, { PLANS_FILE: undefined })
  await subject.start()
  try {
    const owner = await signUp(address, 'mallory@example.test')
    if (plan !== 'free') await owner.call(changeSubscription, { body: { plan } })
    await sleep(2_000)
    const sending: Sending = { address, token: owner.token, times, bytes: megabytes * MiB, shape }
    const waits: number[] = []
    let peakMB = 0
    let over = false
    const watch = (async () => {
      while (!over) {
        const began = performance.now()
        await ready(address)
        waits.push(performance.now() - began)
        peakMB = Math.max(peakMB, ...subject.pids().map((pid) => residentMB([pid])))
        await sleep(EVERY_MS)
      }
    })()
    const began = performance.now()
    const said = await ended(new Worker(new URL('./sender.worker.ts', import.meta.url), { workerData: sending }))
    const tookMs = performance.now() - began
    // What it left behind may be read yet.
    await sleep(2_000)
    over = true
    await watch
    const answers: Record<string, number> = {}
    for (const one of said) answers[one] = (answers[one] ?? 0) + 1
    waits.sort((a, b) => a - b)
    const readyz = { p50: at(waits, 0.5), p99: at(waits, 0.99), worst: waits.at(-1) ?? NaN, asked: waits.length }
    return { plan, shape, times, megabytes, answers, tookMs, readyz, peakMB }
  } finally {
    await subject.stop()
  }
}

const ended = (worker: Worker) =>
  new Promise<string[]>((resolve, reject) => worker.once('message', resolve).once('error', reject))

/** On a connection of its own each time, as a stranger asks. */
const ready = (address: string) =>
  new Promise<void>((resolve, reject) => {
    const call = request(`${address}/readyz`, { agent: false }, (reply) => reply.resume().on('end', resolve))
    call.on('error', reject)
    call.end()
  })

export function bodiesTable(reports: readonly BodiesReport[]): string {
  const rows = reports.map((one) => {
    const answers = Object.entries(one.answers).map(([answer, count]) => `${count} x ${answer}`)
    const { p50, p99, worst } = one.readyz
    const sent = `${one.times} x ${one.megabytes} MB as ${one.shape}`
    return `| ${one.plan} | ${sent} | ${answers.join(', ')} | ${Math.round(one.tookMs)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${Math.round(worst)} | ${Math.round(one.peakMB)} |`
  })
  const head = [
    '| plan | sent at once | answered | took, ms | `/readyz` of others p50, ms | p99, ms | worst, ms (goal 300) | memory at most, MB (goal 600) |',
    '|---|---|---|---|---|---|---|---|',
  ]
  return [...head, ...rows].join('\n')
}
