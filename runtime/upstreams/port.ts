import type { RoutedService } from '@docent/proto/http'
import type { FastifyReply, FastifyRequest } from 'fastify'

export interface UpstreamCall {
  method: string
  path: string
  /** Also who calls: services believe them. */
  headers: Readonly<Record<string, string>>
  /** Sent as JSON. */
  body?: unknown
  signal?: AbortSignal
}

export interface UpstreamAnswer {
  status: number
  body: unknown
}

/** Hands a request to the service that owns its route. The request's body has not been read. */
export interface Upstreams {
  /**
   * Answers through `reply`, whatever happens: an upstream that cannot be reached becomes 503 `unavailable`. Headers
   * already set on `reply.raw` are kept. Who calls (`x-forwarded-for`) is what the request's headers say by now.
   */
  forward(service: RoutedService, request: FastifyRequest, reply: FastifyReply, how?: { repeatable?: true }): void
  /** What the service answers to a GET of its own address, as JSON. @throws unavailable, when it cannot be reached */
  read(service: RoutedService, path: string): Promise<UpstreamAnswer>
  /**
   * A call that the gateway makes itself for somebody whom it let in: JSON there and back. The signal ends it, and with it what
   * the service does for it. @throws unavailable, when it cannot be reached, and the reason of the signal
   */
  call(service: RoutedService, call: UpstreamCall): Promise<UpstreamAnswer>
  /** Reasons why the service should get no traffic; empty when it is ready. Never rejects. */
  notReady(service: RoutedService): Promise<string[]>
  /** What is away or full although the service takes calls; empty when nothing is, or nothing is known. Never rejects. */
  late(service: RoutedService): Promise<string[]>
  close(): Promise<void>
}
