import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { Ids } from '@docent/runtime/clock'
import type { FastifyReply, FastifyRequest } from 'fastify'

export interface Devices {
  /** The name of the browser, if somebody signed in to this account with it. */
  knownTo(email: string, request: FastifyRequest): string | undefined
  /** The browser belongs to the account from now on. */
  remember(email: string, reply: FastifyReply): void
}

const NAME = 'docent_device'
const PATH = '/api/auth'
const YEAR_SECONDS = 365 * 24 * 3_600
const ID_BYTES = 12

/**
 * Browsers that an account was signed in with, by a sealed name in a cookie: it opens nothing, but whoever has it does
 * not have to wait for what strangers tried.
 */
export function createDevices(options: { publicUrl: string; secret: string; ids: Ids }): Devices {
  const { publicUrl, secret, ids } = options
  const sealOf = (id: string, email: string) =>
    createHmac('sha256', secret).update(`device ${id} of ${email}`).digest('base64url')
  const attributes = { path: PATH, httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') } as const

  function knownTo(email: string, { headers }: FastifyRequest): string | undefined {
    const value = headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[NAME]
    const [, id, seal] = /^([\w-]{16})\.([\w-]{43})$/.exec(value ?? '') ?? []
    if (!id || !seal) return undefined
    return timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(id, email))) ? id : undefined
  }

  return {
    knownTo,
    remember(email, reply) {
      if (knownTo(email, reply.request)) return
      const id = ids.secret(ID_BYTES)
      const value = `${id}.${sealOf(id, email)}`
      void reply.header('set-cookie', stringifySetCookie({ name: NAME, value, ...attributes, maxAge: YEAR_SECONDS }))
    },
  }
}
