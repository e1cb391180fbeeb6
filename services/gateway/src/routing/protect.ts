import type { FastifyReply } from 'fastify'

/** An answer of the API is data: no browser may render, guess at, frame or keep it. */
export function protect({ raw }: FastifyReply): void {
  raw.setHeader('x-content-type-options', 'nosniff')
  raw.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  raw.setHeader('cache-control', 'no-store')
}
