import { parseCookie, stringifySetCookie } from 'cookie'
import { createSeals, type Secrets } from '@docent/runtime/auth'
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
export function createDevices(options: { publicUrl: string; secrets: Secrets; ids: Ids }): Devices {
  const { publicUrl, secrets, ids } = options
  const seals = createSeals(secrets)
  const textOf = (id: string, email: string) => `device ${id} of ${email}`
  const attributes = { path: PATH, httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') } as const

  function shownBy(email: string, { headers }: FastifyRequest) {
    const value = headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[NAME]
    const [, id, seal] = /^([\w-]{16})\.([\w-]{43})$/.exec(value ?? '') ?? []
    if (!id || !seal) return undefined
    const text = textOf(id, email)
    return seals.accepts(text, seal) ? { id, isOld: seals.isOld(text, seal) } : undefined
  }

  return {
    knownTo: (email, request) => shownBy(email, request)?.id,
    remember(email, reply) {
      const shown = shownBy(email, reply.request)
      // One of a secret that is on its way out is made anew, or the browser would be a stranger once that is gone.
      if (shown && !shown.isOld) return
      const id = shown?.id ?? ids.secret(ID_BYTES)
      const value = `${id}.${seals.of(textOf(id, email))}`
      void reply.header('set-cookie', stringifySetCookie({ name: NAME, value, ...attributes, maxAge: YEAR_SECONDS }))
    },
  }
}
