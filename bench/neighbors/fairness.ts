import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { DEFAULT_PLANS } from '@docent/proto/plans'
import { show, table } from '../cluster/section.ts'
import { median } from '../measure/load.ts'
import { cpuSeconds } from '../measure/process.ts'
import { docent } from '../subjects/docent.ts'
import { withoutLimits } from '../subjects/plans.ts'
import { attacks, type Attack } from './attacks.ts'
import { p99, settle, use, type Waits } from './honest.ts'

/** What honest owners waited, with an attacker beside them and without. */
export interface FairnessReport {
  attack: Attack
  rounds: { without: Waits; beside: Waits }[]
  errors: number
}

/**
 * In turn without and with the attacker, in changing order, so that a slow minute of the machine meets both; before each half the
 * server is at rest.
 */
export async function fairness(
  modelUrl: string,
  attack: Attack,
  rounds: number,
  seconds: number,
): Promise<FairnessReport> {
  const port = 4704
  const address = `http://127.0.0.1:${port}`
  const dir = await mkdtemp(join(tmpdir(), 'docent-plans-'))
  const plans = join(dir, 'plans.json')
  // Honest owners have all they need; the attacker pays for the largest plan that is sold.
  await writeFile(plans, JSON.stringify(DEFAULT_PLANS.map((plan) => (plan.id === 'free' ? withoutLimits(plan) : plan))))
  // The limits of rate are part of what is measured; all owners come from one address here.
  const subject = await docent(modelUrl, port, { PLANS_FILE: plans, RATE_LIMIT_OWNER: undefined })
  await subject.start()
  try {
    const honest = await settle(address)
    await use(address, honest, 5)
    const report: FairnessReport = { attack, rounds: [], errors: 0 }
    const without = async () => {
      await quiet(subject.pids())
      return use(address, honest, seconds)
    }
    const beside = async () => {
      await quiet(subject.pids())
      const attacker = await begin(address, attack)
      const waits = await use(address, honest, seconds)
      await end(attacker)
      return waits
    }
    for (let round = 0; round < rounds; round += 1) {
      const first = round % 2 === 0 ? await without() : undefined
      const attacked = await beside()
      const plain = first ?? (await without())
      report.rounds.push({ without: plain, beside: attacked })
      report.errors += plain.errors + attacked.errors
      const ratios = parts.map((part) => `${part} ${show(p99(attacked[part]))} / ${show(p99(plain[part]))} ms`)
      console.log(attack, round, ratios.join(', '), report.errors)
    }
    return report
  } finally {
    await subject.stop()
    await rm(dir, { recursive: true, force: true })
  }
}

const parts = ['answers', 'uploads'] as const

/** Until the server takes hardly any of a processor. */
async function quiet(pids: readonly number[]): Promise<void> {
  for (let tried = 0; tried < QUIET_TRIES; tried += 1) {
    const before = cpuSeconds(pids)
    await sleep(1_000)
    if (cpuSeconds(pids) - before < QUIET_CPU_SECONDS) return
  }
  console.log('the server did not come to rest')
}
const QUIET_TRIES = 120
const QUIET_CPU_SECONDS = 0.15

let attackers = 0
/** Linux lets a program have nothing but what nobody else wants of a processor: the attacker's own machine is not part of this. */
const ofIdleTime = spawnSync('chrt', ['--version']).error ? [] : ['chrt', '--idle', '0']

async function begin(address: string, attack: Attack) {
  const script = fileURLToPath(new URL('./attacker.ts', import.meta.url))
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  const [program, ...args] = [...ofIdleTime, process.execPath, script, address, attack, String((attackers += 1))]
  const child = spawn(program, args, { stdio: [...stdio] })
  await once(child.stdout as NodeJS.ReadableStream, 'data')
  return child
}

async function end(attacker: ChildProcess): Promise<void> {
  const gone = once(attacker, 'exit')
  attacker.kill('SIGTERM')
  await gone
}

export function fairnessTable(reports: readonly FairnessReport[]): string {
  const rows = reports.flatMap(({ attack, rounds, errors }) =>
    parts.map((part) => {
      const all = (half: 'without' | 'beside') => p99(rounds.flatMap((one) => one[half][part]).sort((a, b) => a - b))
      const [without, beside] = [all('without'), all('beside')]
      const ratio = median(rounds.map((one) => p99(one.beside[part]) / p99(one.without[part])))
      return [attacks[attack], part, without, beside, beside / without, ratio, errors]
    }),
  )
  const heads = ['p99 without, ms', 'p99 with, ms', 'ratio', "median of the rounds' ratios (goal 1.5)", 'errors']
  return table(['the attacker', 'of 50 owners', ...heads], rows)
}

/** What is kept of a run: no single waits. */
export const fairnessKept = (reports: readonly FairnessReport[]) =>
  reports.map(({ attack, rounds, errors }) => ({
    attack,
    errors,
    rounds: rounds.map((one) =>
      Object.fromEntries(parts.map((part) => [part, [p99(one.without[part]), p99(one.beside[part])]])),
    ),
  }))
