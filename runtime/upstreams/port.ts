import type { RoutedService } from '@docent/proto/http'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Hands a request to the service that owns its route. The request's body has not been read. */
export interface Upstreams {
  /** Answers through `reply`, whatever happens: an upstream that cannot be reached becomes 503 `unavailable`. */
  forward(service: RoutedService, request: FastifyRequest, reply: FastifyReply): void
  /** Resolves when the service says it is ready. */
  ready(service: RoutedService): Promise<boolean>
  close(): Promise<void>
}
