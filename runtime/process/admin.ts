import Fastify, { type FastifyInstance } from 'fastify'
import { zodSchemas } from '../http/index.ts'
import type { Metrics } from '../telemetry/index.ts'
import { mountHealth, type Health } from '../service/health.ts'
import { askEngine, pingable } from '../service/reachable.ts'
import type { Engines } from '../service/service.ts'

export interface AdminOptions {
  adminPort: number
  host: string
  service: string
  health: Health
  metrics: Metrics
  engines: Partial<Engines>
}

/** Health and metrics on a port of their own, from the first moment to the last. */
export async function openAdmin(options: AdminOptions): Promise<FastifyInstance> {
  const { adminPort, host, service, health, metrics, engines } = options
  for (const engine of pingable(engines)) {
    metrics.gauge('docent_engine_up', '1 when the engine answers, 0 when it does not.', { service, engine }, async () =>
      (await askEngine(engines, engine)) === undefined ? 1 : 0,
    )
  }
  const admin = Fastify({ logger: false, schemaController: zodSchemas })
  mountHealth(admin, health)
  admin.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()))
  await admin.listen({ port: adminPort, host })
  return admin
}
