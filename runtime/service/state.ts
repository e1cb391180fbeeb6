import { serviceStates, type FindingView, type RoutedService, type ServiceState } from '@docent/proto/http'
import { readFileSync } from 'node:fs'
import type { Clock } from '../clock/index.ts'
import type { Router } from '../http/index.ts'
import type { EngineStates } from './reachable.ts'

/** Of the release that runs. */
export const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string
}

export interface StateOptions {
  service: string
  clock: Clock
  engines(): Promise<EngineStates>
  lagSeconds(): Promise<number>
  /** What the doctor finds; left out where another service tells it. */
  doctor?(): Promise<FindingView[]>
}

/** Tells operators how this process is. Nothing where the service has no calls of its own. */
export function mountState(router: Router, { service, clock, engines, lagSeconds, doctor }: StateOptions): void {
  if (!(service in serviceStates)) return
  const startedAt = clock.now().toISOString()
  let looking: Promise<FindingView[]> | undefined
  /** It asks models, which may cost something: whoever asks meanwhile gets the same answer. */
  const look = () => (looking ??= (doctor?.() ?? Promise.resolve([])).finally(() => (looking = undefined)))
  router.on(serviceStates[service as RoutedService], async () => {
    const [{ missing, late }, lag, findings] = await Promise.all([engines(), lagSeconds(), look()])
    const state: ServiceState = { service, version, startedAt, lagSeconds: lag, missing, late, findings }
    return { success: true as const, state }
  })
}
