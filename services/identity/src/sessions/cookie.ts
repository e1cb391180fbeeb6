import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

const NAME = 'docent_refresh'
/** Says to the pages that there is a session, so that they need not ask, and be refused, for everybody else. */
const MARKER = 'docent_session'

/** Only these calls ever see the cookie. */
const PATH = '/api/auth'

export interface RefreshCookie {
  read(request: FastifyRequest): string | undefined
  set(reply: FastifyReply, token: string): void
  clear(reply: FastifyReply): void
}

/** The cookie of the refresh token: no script can read it, no other website can send it along with a POST. */
export function createRefreshCookie(options: { publicUrl: string; lifetimeMs: number }): RefreshCookie {
  const attributes = {
    path: PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: options.publicUrl.startsWith('https:'),
  } as const
  const write = (reply: FastifyReply, token: string, maxAge: number) => {
    const marker = { ...attributes, path: '/', httpOnly: false, maxAge }
    void reply
      .header('set-cookie', stringifySetCookie({ name: NAME, value: token, ...attributes, maxAge }))
      .header('set-cookie', stringifySetCookie({ name: MARKER, value: token === '' ? '' : '1', ...marker }))
  }

  return {
    read: ({ headers }) => (headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[NAME]),
    set: (reply, token) => write(reply, token, Math.floor(options.lifetimeMs / 1000)),
    clear: (reply) => write(reply, '', 0),
  }
}
