import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEFAULT_PLANS } from '@docent/proto/plans'
import { table } from '../cluster/section.ts'
import { median } from '../measure/load.ts'
import { docent } from '../subjects/docent.ts'
import { withoutLimits } from '../subjects/plans.ts'
import { attacks, type Attack } from './attacks.ts'
import { p99, settle, use } from './honest.ts'

/** The 99th percentile of honest owners' waits, with an attacker beside them and without. */
export interface FairnessReport {
  attack: Attack
  /** A pair for each run: without, with. */
  answers: [number, number][]
  uploads: [number, number][]
  errors: number
}

/** In turn without and with the attacker, so that a slow minute of the machine meets both. */
export async function fairness(
  modelUrl: string,
  attack: Attack,
  runs: number,
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
    const report: FairnessReport = { attack, answers: [], uploads: [], errors: 0 }
    for (let run = 0; run < runs; run++) {
      const without = await use(address, honest, seconds)
      const attacker = await begin(address, attack)
      const beside = await use(address, honest, seconds)
      attacker.kill('SIGKILL')
      await once(attacker, 'exit')
      report.answers.push([p99(without.answers), p99(beside.answers)])
      report.uploads.push([p99(without.uploads), p99(beside.uploads)])
      report.errors += without.errors + beside.errors
      console.log(attack, report.answers.at(-1), report.uploads.at(-1), report.errors)
    }
    return report
  } finally {
    await subject.stop()
    await rm(dir, { recursive: true, force: true })
  }
}

let attackers = 0

async function begin(address: string, attack: Attack) {
  const script = fileURLToPath(new URL('./attacker.ts', import.meta.url))
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  const child = spawn(process.execPath, [script, address, attack, String((attackers += 1))], { stdio: [...stdio] })
  await once(child.stdout as NodeJS.ReadableStream, 'data')
  return child
}

export function fairnessTable(reports: readonly FairnessReport[]): string {
  const rows = reports.flatMap((one) =>
    (['answers', 'uploads'] as const).map((what) => {
      const without = median(one[what].map(([before]) => before))
      const beside = median(one[what].map(([, after]) => after))
      return [attacks[one.attack], what, without, beside, beside / without, one.errors]
    }),
  )
  return table(['the attacker', 'of 50 owners', 'p99 without, ms', 'p99 with, ms', 'ratio (goal 1.5)', 'errors'], rows)
}
