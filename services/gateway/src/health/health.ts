import type { RoutedService } from '@docent/proto/http'
import type { Upstreams } from '@docent/runtime/upstreams'
import type { FastifyInstance } from 'fastify'
import { protect } from '../routing/protect.ts'

/** `/healthz`: this process lives. `/readyz`: every service takes calls, or which ones do not and why. */
export function mountHealth(app: FastifyInstance, upstreams: Upstreams, services: readonly RoutedService[]): void {
  app.get('/healthz', async (_request, reply) => {
    protect(reply)
    return { alive: true }
  })
  app.get('/readyz', async (_request, reply) => {
    protect(reply)
    const states = await Promise.all(
      services.map(async (service) => {
        const [reasons, late] = await Promise.all([upstreams.notReady(service), upstreams.late(service)])
        return [service, { ready: reasons.length === 0, reasons, ...(late.length > 0 && { late }) }] as const
      }),
    )
    const ready = states.every(([, state]) => state.ready)
    return reply.code(ready ? 200 : 503).send({ ready, services: Object.fromEntries(states) })
  })
}
