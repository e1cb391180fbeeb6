import type { FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'

/** Names a body by its content (RFC 9110, 8.8.3). */
export function entityTag(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Whether whoever asks has that body already. Proxies that compress make a strong tag a weak one. */
export function hasAlready({ headers }: FastifyRequest, tag: string): boolean {
  return headers['if-none-match']?.replace(/^W\//, '') === tag
}
