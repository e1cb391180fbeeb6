import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signIn, signUp, type Owner } from '../client/client.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { differences, shortTimeouts, newOracle, type Oracle } from './oracle.ts'
import { plansWithoutLimits } from './no-limits.ts'
import { workRound } from './workload.ts'

export interface KillReport {
  kills: number
  /** Kills by the point at which they happened. */
  points: Record<string, number>
  /** Empty when nothing was lost, doubled or left in motion. */
  problems: string[]
  /** Milliseconds from each restart until everything was settled and compared. */
  recoveryMs: number[]
}

export interface KillOptions {
  kills: number
  /** Makes a run repeatable. */
  seed?: number
  /** No further kill after this, in milliseconds since 1970. */
  until?: number
  /** How the deployment is made; it is given the environment it must run with. */
  deploy(env: Record<string, string>): Promise<Deployment>
  /** Told after every kill. */
  progress?(report: KillReport): void
}

const EMAIL = 'faults@example.test'
const TOKEN_AGE_LIMIT_MS = 10 * 60_000
/** So often all of it is killed while nothing is in flight, and the next strike can already hit its start. */
const AT_REST_EVERY = 4

/**
 * Kills a deployment again and again, at every named point between two steps in turn, while an owner works; restarts what
 * died each time and compares what is there with what was acknowledged. Ends at the first difference.
 */
export async function killAgainAndAgain(options: KillOptions): Promise<KillReport> {
  const { kills, seed = 1, until = Infinity, deploy, progress } = options
  const scratch = await mkdtemp(join(tmpdir(), 'docent-faults-'))
  const plans = await plansWithoutLimits()
  const deployment = await deploy({ PLANS_FILE: plans.file, ...shortTimeouts })
  const report: KillReport = { kills: 0, points: {}, problems: [], recoveryMs: [] }
  const oracle = newOracle()
  try {
    const points = await discover(deployment, oracle, join(scratch, 'trace'))
    const ownerNow = rememberedOwner(deployment)
    const goingOn = () => report.kills < kills && report.problems.length === 0 && Date.now() < until
    for (let round = 0; goingOn(); round++) {
      if (round > kills * 4) throw new Error(`only ${report.kills} of ${kills} kills happened in ${round} rounds`)
      const { point, nth } = strikeOf(points, kills, round, seed)
      const strike = `${point}#${nth}`
      const atRest = round % AT_REST_EVERY === 0
      if (atRest) {
        await deployment.kill()
        await deployment.strikeAt(strike)
      }
      const struck = await diesDuring(deployment, async () => {
        await (atRest ? deployment.start() : deployment.strikeAt(strike))
        const owner = await ownerNow()
        await workRound(owner, oracle, `${seed}x${round}`)
        await differences(owner, oracle)
      })
      if (!struck) await deployment.strikeAt('')
      else {
        report.kills += 1
        report.points[point] = (report.points[point] ?? 0) + 1
      }
      report.recoveryMs.push(await recover(deployment, ownerNow, oracle, report, strike))
      progress?.(report)
    }
    report.problems.push(...(await differences(await ownerNow(), oracle, true)))
    // What was given up on stays parked, so that one look finds whatever any of the kills brought about.
    report.problems.push(...(await deployment.parked()).map((one) => `parked: ${one}`))
    return report
  } finally {
    await deployment.destroy()
    await Promise.all([plans.remove(), rm(scratch, { recursive: true, force: true })])
  }
}

/** The names of all points that every round of work passes, in the order in which they are passed first. */
async function discover(deployment: Deployment, oracle: Oracle, trace: string): Promise<string[]> {
  await deployment.start({ FAULT_TRACE: trace })
  const owner = await signUp(deployment.address, EMAIL)
  await workRound(owner, oracle, 'first')
  await workRound(owner, oracle, 'second')
  await workRound(owner, oracle, 'third')
  const problems = await differences(owner, oracle)
  if (problems.length > 0) throw new Error(`wrong before any kill: ${problems.join('; ')}`)
  await deployment.stop()
  const names = (await readFile(trace, 'utf8')).split('\n').filter((name) => name !== '')
  // What is passed once belongs to the start of the account, which does not come again.
  const passings = Map.groupBy(names, (name) => name)
  const points = [...new Set(names)].filter((name) => (passings.get(name)?.length ?? 0) > 1)
  if (points.length === 0) throw new Error('the deployment passes no fault point')
  return points
}

/** Starts what is not running, and compares. Returns how long it took until everything was settled, in milliseconds. */
async function recover(
  deployment: Deployment,
  ownerNow: () => Promise<Owner>,
  oracle: Oracle,
  report: KillReport,
  strike: string,
): Promise<number> {
  await deployment.start()
  const began = performance.now()
  const found = await differences(await ownerNow(), oracle)
  const mails = (await deployment.mails()).filter((subject) => /welcome/i.test(subject))
  const doubled = mails.length > 1 ? [`doubled: ${mails.length} welcome mails`] : []
  report.problems.push(...[...found, ...doubled].map((problem) => `${strike}: ${problem}`))
  return Math.round(performance.now() - began)
}

/** True when a process of the deployment ended by itself. Work that fails in any other way is an error. */
async function diesDuring(deployment: Deployment, work: () => Promise<void>): Promise<boolean> {
  let dead = false
  let death: Promise<unknown> | undefined
  try {
    const working = work()
    death = deployment.died().then(() => (dead = true))
    await working
    return dead
  } catch (error) {
    // A refused connection can be seen a moment before the exit is; without a death the failure is the product's.
    let late: NodeJS.Timeout | undefined
    await Promise.race([death, new Promise((resolve) => (late = setTimeout(resolve, 5_000)))])
    clearTimeout(late)
    if (!dead) throw error
    return true
  }
}

/** Every point twice at its first pass, then at later passes too. Few kills are spread over the points. */
function strikeOf(
  points: readonly string[],
  kills: number,
  round: number,
  seed: number,
): { point: string; nth: number } {
  const step = Math.max(1, Math.floor(points.length / kills))
  const point = points[(round * step + seed - 1) % points.length] as string
  const lap = Math.floor((round * step) / points.length)
  return { point, nth: lap < 2 ? 1 : 1 + ((round * 7 + seed * 13 + lap) % 2) }
}

function rememberedOwner(deployment: Deployment): () => Promise<Owner> {
  let known: Owner | undefined
  let since = 0
  return async () => {
    if (known && Date.now() - since < TOKEN_AGE_LIMIT_MS) return known
    known = await signIn(deployment.address, EMAIL)
    since = Date.now()
    return known
  }
}
