import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { commonFailures } from '../failures/index.ts'
import { replyFor } from '../http/index.ts'
import type { UpstreamAnswer, UpstreamCall, Upstreams } from './port.ts'

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
      // It left while it was asked who it is.
      if (reply.raw.destroyed) return
      upstream.http.routing(request.raw, reply.raw)
    },
    async read(service, path) {
      const upstream = services[service]
      if (!upstream) throw commonFailures.unavailable({ detail: `${service} does not run here` })
      const { statusCode, body } = await upstream.http.inject({ method: 'GET', url: path })
      return { status: statusCode, body: JSON.parse(body) as unknown }
    },
    async call(service, call) {
      const upstream = services[service]
      if (!upstream) throw commonFailures.unavailable({ detail: `${service} does not run here` })
      return callInto(upstream, call)
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

/** Fastify's own `inject` takes a signal, too, but no longer once the body was read. */
async function callInto({ http }: HostedUpstream, { method, path, headers, body, signal }: UpstreamCall) {
  signal?.throwIfAborted()
  let leave: (() => void) | undefined
  const dispatch = (request: IncomingMessage, response: ServerResponse) => {
    leave = () => void response.destroy()
    signal?.addEventListener('abort', leave, { once: true })
    http.routing(request, response)
  }
  try {
    // Loaded with the first call: it has to come after fastify, which brings it.
    const { default: inject } = await import('light-my-request')
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
    const reply = await inject(dispatch, {
      method: method as 'GET',
      url: path,
      headers: { ...headers },
      ...payload,
    })
    return { status: reply.statusCode, body: JSON.parse(reply.payload) as unknown } satisfies UpstreamAnswer
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    if (leave) signal?.removeEventListener('abort', leave)
  }
}

/** What is needed of a service to send requests into it. */
export interface HostedUpstream {
  http: FastifyInstance
  notReady(): Promise<string[]>
  late(): Promise<string[]>
}
