import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A secret of this browser for a few minutes. */
export interface ShortCookie {
  read(request: FastifyRequest): string | undefined
  set(reply: FastifyReply, secret: string): void
  clear(reply: FastifyReply): void
}

const PATH = '/api/auth/google'

/** SameSite=Lax: the cookie comes along when the provider sends the browser back, and with no other foreign request. */
export function createShortCookie(options: { name: string; publicUrl: string; lifetimeMs: number }): ShortCookie {
  const { name, publicUrl, lifetimeMs } = options
  const attributes = { path: PATH, httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') } as const
  const write = (reply: FastifyReply, value: string, maxAge: number) =>
    void reply.header('set-cookie', stringifySetCookie({ name, value, ...attributes, maxAge }))

  return {
    read({ headers }) {
      const value = headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[name]
      return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined
    },
    set: (reply, secret) => write(reply, secret, Math.floor(lifetimeMs / 1000)),
    clear: (reply) => write(reply, '', 0),
  }
}
