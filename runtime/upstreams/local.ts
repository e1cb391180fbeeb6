import type { FastifyInstance } from 'fastify'
import { commonFailures } from '../failures/index.ts'
import { replyFor } from '../http/index.ts'
import type { Upstreams } from './port.ts'

/** Services of this very process, by name. The request goes straight into their router: no socket, no copy. */
export function createLocalUpstreams(services: Readonly<Record<string, HostedUpstream>>): Upstreams {
  return {
    forward(service, request, reply) {
      const upstream = services[service]
      if (!upstream) {
        replyFor(commonFailures.unavailable({ detail: `${service} does not run here` }), request, reply)
        return
      }
      reply.hijack()
      upstream.http.routing(request.raw, reply.raw)
    },
    async read(service, path) {
      const upstream = services[service]
      if (!upstream) throw commonFailures.unavailable({ detail: `${service} does not run here` })
      const { statusCode, body } = await upstream.http.inject({ method: 'GET', url: path })
      return { status: statusCode, body: JSON.parse(body) as unknown }
    },
    async notReady(service) {
      const upstream = services[service]
      if (!upstream) return ['it does not run here']
      return upstream.notReady().catch((error: unknown) => [String(error)])
    },
    late: async (service) => (await services[service]?.late().catch(() => [])) ?? [],
    // Whoever started the services ends them.
    close: async () => undefined,
  }
}

/** What is needed of a service to send requests into it. */
export interface HostedUpstream {
  http: FastifyInstance
  notReady(): Promise<string[]>
  late(): Promise<string[]>
}
