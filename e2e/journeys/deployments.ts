import { describe } from '@jest/globals'
import { cluster } from '../deployments/cluster.ts'
import { containers } from '../deployments/containers.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { missingEngines } from '../deployments/engines.ts'
import { kept } from '../deployments/kept.ts'
import { oneProcess } from '../deployments/one-process.ts'
import { running } from '../deployments/running.ts'

/** What a suite may want to know: a cluster takes longer to start. */
export type Shape = 'one-process' | 'cluster' | 'containers' | 'running'
export type Deploy = (env?: Record<string, string>) => Promise<Deployment>

declare global {
  /** For `witness.mjs`, which writes what they printed into the failure of a test. */
  var openDeployments: Set<Deployment> | undefined
}

interface Choice {
  shape: Shape
  title: string
  deploy: Deploy
  /** With a process for each service, where `deploy` makes one of all. */
  apart?: Deploy
  /** The one that all suites of a run share, where there is one. */
  share?: Deploy
  /** Why it can't run here. */
  missing?: string
}

const unset = missingEngines()
const missing = unset.length > 0 ? `${unset.join(', ')} not set` : undefined

/** Both shapes of Docent. The journeys and the fault harness take either. */
const shapes: readonly Choice[] = [
  { shape: 'one-process', title: 'in one process', deploy: oneProcess, share: (env) => kept('one-process', env) },
  {
    shape: 'cluster',
    title: 'as a cluster',
    deploy: (env) => cluster(env, { together: true }),
    apart: cluster,
    share: (env) => kept('cluster', env),
    missing,
  },
]

/** What can be asked for besides: the journeys take these too. */
const choices: readonly Choice[] = [
  ...shapes,
  { shape: 'containers', title: 'in containers', deploy: containers, missing },
  { shape: 'running', title: `at ${process.env['DOCENT_ADDRESS']}`, deploy: running },
]

/** What runs at DOCENT_ADDRESS; else the deployments that DOCENT_E2E names, separated by commas; else both shapes. */
function chosen(): readonly Choice[] {
  const { DOCENT_ADDRESS: address, DOCENT_E2E: named } = process.env
  const names = address ? ['running'] : named?.split(',')
  if (!names) return shapes
  return names.map((name) => {
    const choice = choices.find(({ shape }) => shape === name)
    if (!choice) throw new Error(`DOCENT_E2E: there is no deployment "${name}"`)
    return choice
  })
}

/** Until it is destroyed, what it prints can be read by whoever explains a failure. */
function witnessed(deploy: Deploy): Deploy {
  return async (env) => {
    const deployment = await deploy(env)
    const open = (globalThis.openDeployments ??= new Set())
    open.add(deployment)
    const { destroy } = deployment
    deployment.destroy = async () => {
      open.delete(deployment)
      await destroy.call(deployment)
    }
    return deployment
  }
}

type Suite = (deploy: Deploy, shape: Shape) => void

/**
 * Runs a suite against every deployment. What can't run here is named with the reason; `unless` is a reason of the suite's
 * own.
 */
export function describeDeployments(title: string, suite: Suite, unless?: string): void {
  for (const choice of chosen())
    describeChoice(choice, title, () => suite(witnessed(choice.deploy), choice.shape), unless)
}

/** The same for a suite to which it matters that each service of a cluster is a process: one of them dies, or is traced. */
export function describeProcesses(title: string, suite: Suite, unless?: string): void {
  for (const choice of chosen())
    describeChoice(choice, title, () => suite(witnessed(choice.apart ?? choice.deploy), choice.shape), unless)
}

/** The same for a suite that neither ends its deployment nor needs settings of its own: it shares it with all others like it. */
export function describeShared(title: string, suite: Suite, unless?: string): void {
  for (const choice of chosen()) describeChoice(choice, title, () => suite(sharing(choice), choice.shape), unless)
}

function describeChoice(
  { missing: reason, ...choice }: Choice,
  title: string,
  suite: () => void,
  unless = reason,
): void {
  const name = `${title}, ${choice.title}`
  // oxlint-disable-next-line jest/no-disabled-tests -- named with its reason, and nothing is skipped where the engines are
  if (unless) describe.skip(`${name} [skipped: ${unless}]`, suite)
  else describe(name, suite)
}

/** The shared deployment of a shape; one of its own where none is shared. */
const sharing = ({ deploy, share = deploy }: Choice): Deploy => witnessed(share)

/**
 * Runs a suite that looks at pages on one deployment: the first of what was asked for. What such pages ask of the services is
 * asked of both shapes by the suites of `describeDeployments`.
 */
export function describePages(title: string, suite: (deploy: Deploy) => void, unless?: string): void {
  const name = unless ? `${title} [skipped: ${unless}]` : title
  // oxlint-disable-next-line jest/no-disabled-tests -- named with its reason, and nothing is skipped where a browser is
  const run = unless ? describe.skip : describe
  run(name, () => suite(chosenDeployment))
}

/** The one deployment of suites that look at pages, where the other shape changes nothing. */
export async function chosenDeployment(env: Record<string, string> = {}): Promise<Deployment> {
  return witnessed(chosen()[0]?.deploy ?? oneProcess)(env)
}

/** The same, shared with all other suites of the run. */
export async function sharedDeployment(env: Record<string, string> = {}): Promise<Deployment> {
  return sharing(chosen()[0] ?? (shapes[0] as Choice))(env)
}
