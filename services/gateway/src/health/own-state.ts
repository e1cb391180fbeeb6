import { chatState, type RoutedService, type ServiceState } from '@docent/proto/http'
import type { Clock } from '@docent/runtime/clock'
import { version } from '@docent/runtime/service/state.ts'
import type { Upstreams } from '@docent/runtime/upstreams'
import type { FastifyInstance } from 'fastify'
import type { Admission } from '../admission/admission.ts'
import { clientAddress } from '../admission/client.ts'
import type { Trust } from '../admission/trust.ts'
import { protect } from '../routing/protect.ts'

export interface OwnStateDeps {
  admission: Admission
  clock: Clock
  upstreams: Pick<Upstreams, 'notReady'>
  services: readonly RoutedService[]
  trust: Trust
}

/** The call of every service that tells how it is; this one goes no further. */
const contract = { ...chatState, path: '/operator/services/gateway' }

/** Tells operators how this gateway is, and which services it does not reach. It hears no events and keeps nothing. */
export function mountOwnState(app: FastifyInstance, deps: OwnStateDeps): void {
  const { admission, clock, upstreams, services, trust } = deps
  const startedAt = clock.now().toISOString()
  const lookAt = async (service: RoutedService) => {
    const reasons = await upstreams.notReady(service)
    return reasons.length > 0 ? [`${service}: ${reasons.join(', ')}`] : []
  }

  app.get(`/api${contract.path}`, async ({ raw }, reply) => {
    protect(reply)
    await admission.admit(contract, raw.headers, clientAddress(raw, trust))
    const late = (await Promise.all(services.map(lookAt))).flat()
    const state: ServiceState = {
      service: 'gateway',
      version,
      startedAt,
      lagSeconds: 0,
      missing: [],
      late,
      findings: [],
    }
    return { success: true, state }
  })
}
