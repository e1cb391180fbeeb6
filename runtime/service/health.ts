import type { FastifyInstance } from 'fastify'

export interface Health {
  /** Reasons why it should get no traffic; empty when it is ready. */
  notReady(): Promise<string[]>
}

/** `/healthz` says that the process lives, `/readyz` whether it should get traffic and, if not, why. */
export function mountHealth(app: FastifyInstance, { notReady }: Health): void {
  app.get('/healthz', async () => ({ alive: true }))
  app.get('/readyz', async (_request, reply) => {
    const reasons = await notReady()
    return reply.code(reasons.length === 0 ? 200 : 503).send({ ready: reasons.length === 0, reasons })
  })
}
