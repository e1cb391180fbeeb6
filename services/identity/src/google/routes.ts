import * as api from '@docent/proto/http'
import type { Router } from '@docent/runtime/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '../accounts/users.ts'
import { failures } from '../failures.ts'
import { requireSameSite } from '../sessions/same-site.ts'
import { BEGUN_LIFE_MS } from './begun.ts'
import { createShortCookie } from './cookie.ts'
import type { createGoogle } from './google.ts'
import { outcomeAt } from './page.ts'
import { PENDING_LIFE_MS } from './pending.ts'

export interface GoogleRouteDeps {
  google: ReturnType<typeof createGoogle>
  publicUrl: string
  /** Begins a session and sets its cookie. */
  beginSession(user: User, reply: FastifyReply): Promise<void>
  /** Begins a session and answers with it. */
  signIn(user: User, reply: FastifyReply): Promise<api.RouteReply<typeof api.signIn>>
}

/** The calls of a sign-in with Google. */
export function mountGoogle(router: Router, { google, publicUrl, beginSession, signIn }: GoogleRouteDeps): void {
  const begunCookie = createShortCookie({ name: 'docent_google', publicUrl, lifetimeMs: BEGUN_LIFE_MS })
  const pendingCookie = createShortCookie({ name: 'docent_google_link', publicUrl, lifetimeMs: PENDING_LIFE_MS })

  router.on(api.startGoogle, async ({ body, request, reply }) => {
    requireSameSite(request, publicUrl)
    requirePublicAddress(request, publicUrl)
    const { url, secret } = await google.begin(body.page)
    begunCookie.set(reply, secret)
    return { success: true as const, url }
  })

  router.on(api.googleCallback, async ({ request, reply }) => {
    const { search } = new URL(request.raw.url ?? '/', publicUrl)
    const { page, outcome, user, pendingSecret } = await google.finish(begunCookie.read(request), search)
    // Somebody else's link must not end a sign-in that is under way here.
    if (outcome !== 'expired') begunCookie.clear(reply)
    if (user) await beginSession(user, reply)
    if (pendingSecret !== undefined) pendingCookie.set(reply, pendingSecret)
    // The code is in this address; nothing that comes after may see it.
    return reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .redirect(outcomeAt(page, outcome, request.id), 302)
  })

  router.on(api.pendingGoogle, async ({ request }) => ({
    success: true as const,
    ...(await google.waitingFor(pendingCookie.read(request))),
  }))

  router.on(api.linkGoogle, async ({ body, request, reply }) => {
    requireSameSite(request, publicUrl)
    const secret = pendingCookie.read(request)
    const user = await google.join({ secret, password: body.password, code: body.code, address: request.ip })
    pendingCookie.clear(reply)
    return signIn(user, reply)
  })
}

/** Google sends people back to the public address: a sign-in that begins at another one could never be finished. */
function requirePublicAddress({ headers }: FastifyRequest, publicUrl: string): void {
  const address = new URL(publicUrl).origin
  if (headers.origin !== undefined && headers.origin !== address) {
    throw failures.google_elsewhere({ values: { address } })
  }
}
