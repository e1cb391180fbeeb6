import { afterEach } from '@jest/globals'
import type { RoutedService } from '@docent/proto/http'
import type { UpstreamAnswer, UpstreamCall, Upstreams } from '@docent/runtime/upstreams'
import { createTestTokens, type TestTokens } from '@docent/runtime/testing'
import { hostService } from '@docent/runtime/service'
import type { FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { gateway } from '../src/service.ts'

/** A request as it left the gateway. */
export interface Forwarded {
  service: RoutedService
  method: string
  url: string
  headers: IncomingHttpHeaders
  /** Whether anything of the body had been read by then. */
  bodyWasRead: boolean
}

export interface GatewayOptions {
  env?: Record<string, string>
  now?: () => Date
  /** Reasons by service. */
  notReady?: Partial<Record<RoutedService, string[]>>
  /** What services answer when they are read, by address. */
  reads?: Record<string, { status: number; body: unknown }>
  /** What services answer when the gateway itself calls them. */
  call?: (service: RoutedService, call: UpstreamCall) => Promise<UpstreamAnswer>
  /** Answers in place of the service. */
  answer?: (request: FastifyRequest, reply: { raw: ServerResponse }) => void
}

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

let shared: Promise<TestTokens> | undefined

/** The gateway in front of services that write down what reaches them. */
export async function startGateway({
  env,
  now = () => new Date(),
  notReady = {},
  reads = {},
  call = async () => ({ status: 404, body: {} }),
  answer,
}: GatewayOptions = {}) {
  shared ??= createTestTokens()
  const tokens = await shared
  const forwarded: Forwarded[] = []
  const upstreams: Upstreams = {
    forward(service, request, reply) {
      const { method = '', url = '', headers } = request.raw
      forwarded.push({
        service,
        method,
        url,
        headers: { ...headers },
        bodyWasRead: request.raw.readableDidRead || request.body !== undefined,
      })
      reply.hijack()
      if (answer) answer(request, reply)
      else reply.raw.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true}')
    },
    read: async (_, path) => reads[path] ?? { status: 404, body: {} },
    call,
    notReady: (service) => Promise.resolve(notReady[service] ?? []),
    late: async () => [],
    close: () => Promise.resolve(),
  }
  const hosted = await hostService(gateway, {
    env: { ...tokens.env, WEB_DIR: '/nowhere', ...env },
    engines: { upstreams },
    log: pino({ level: 'silent' }),
    clock: { now },
  })
  ends.push(() => hosted.stop())
  return {
    http: hosted.http,
    hosted,
    tokens,
    forwarded,
    async listen() {
      await hosted.http.listen({ port: 0, host: '127.0.0.1' })
      return `http://127.0.0.1:${(hosted.http.server.address() as AddressInfo).port}`
    },
  }
}
