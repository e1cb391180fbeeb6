import type { FastifyInstance } from 'fastify'

export interface Readiness {
  /** Reasons why it should get no traffic; empty when it is ready. */
  reasons: string[]
  /** What is away although it takes traffic, e.g. the bus: what it says comes late. */
  late?: string[]
}

export interface Health {
  readiness(): Promise<Readiness>
}

/** `/healthz` says that the process lives, `/readyz` whether it should get traffic and, if not, why. */
export function mountHealth(app: FastifyInstance, health: Health): void {
  app.get('/healthz', async () => ({ alive: true }))
  app.get('/readyz', async (_request, reply) => {
    const { reasons, late = [] } = await health.readiness()
    const ready = reasons.length === 0
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, reasons, late })
  })
}
