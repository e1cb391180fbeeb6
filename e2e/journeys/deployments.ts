import { describe } from '@jest/globals'
import { cluster } from '../deployments/cluster.ts'
import { containers } from '../deployments/containers.ts'
import type { Deployment } from '../deployments/deployment.ts'
import { missingEngines } from '../deployments/engines.ts'
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
  /** Why it can't run here. */
  missing?: string
}

const unset = missingEngines()
const missing = unset.length > 0 ? `${unset.join(', ')} not set` : undefined

/** Both shapes of Docent. The journeys and the fault harness take either. */
const shapes: readonly Choice[] = [
  { shape: 'one-process', title: 'in one process', deploy: oneProcess },
  { shape: 'cluster', title: 'as a cluster', deploy: cluster, missing },
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

/**
 * Runs a suite against every deployment. What can't run here is named with the reason; `unless` is a reason of the suite's
 * own.
 */
export function describeDeployments(
  title: string,
  suite: (deploy: Deploy, shape: Shape) => void,
  unless?: string,
): void {
  for (const choice of chosen()) {
    const reason = unless ?? choice.missing
    const name = `${title}, ${choice.title}`
    const deploy = witnessed(choice.deploy)
    // oxlint-disable-next-line jest/no-disabled-tests -- named with its reason, and nothing is skipped where the engines are
    if (reason) describe.skip(`${name} [skipped: ${reason}]`, () => suite(deploy, choice.shape))
    else describe(name, () => suite(deploy, choice.shape))
  }
}

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
