import type { FastifyRequest } from 'fastify'
import { failures } from '../failures.ts'

/**
 * Refuses a call that another website made with this browser's cookie. Browsers name where a POST comes from; a caller
 * that names nothing is no browser and has no cookie but its own. @throws foreign_origin
 */
export function requireSameSite(request: FastifyRequest, publicUrl: string): void {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin === undefined) {
    if (site === undefined || site === 'same-origin' || site === 'none') return
    throw failures.foreign_origin({ detail: { site } })
  }
  if (origin === new URL(publicUrl).origin || hostOf(origin) === request.host.toLowerCase()) return
  throw failures.foreign_origin({ detail: { origin, host: request.host } })
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
