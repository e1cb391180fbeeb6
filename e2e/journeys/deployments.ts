import type { Deployment } from '../deployments/deployment.ts'
import { oneProcess } from '../deployments/one-process.ts'

/** Makes the deployment that the journeys run against: DOCENT_E2E names it, the zero-setup one is the default. */
export async function chosenDeployment(env: Record<string, string> = {}): Promise<Deployment> {
  const name = process.env['DOCENT_E2E'] ?? 'one-process'
  if (name === 'one-process') return oneProcess(env)
  throw new Error(`DOCENT_E2E: there is no deployment "${name}"`)
}
