import * as api from '@docent/proto/http'
import type { OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import type { Failure } from '@docent/runtime/failures'
import type { Router } from '@docent/runtime/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { createSignIn } from '../accounts/sign-in.ts'
import type { createSignUp } from '../accounts/sign-up.ts'
import type { User, Users } from '../accounts/users.ts'
import { failures } from '../failures.ts'
import type { createSecurityLog } from '../security-log/log.ts'
import type { RefreshCookie } from './cookie.ts'
import type { createDevices } from './device.ts'
import { requireSameSite } from './same-site.ts'
import { seenIn } from './seen.ts'
import type { Begun, Refreshed, Sessions } from './sessions.ts'

export interface SessionRouteDeps {
  signUp: ReturnType<typeof createSignUp>
  signIn: ReturnType<typeof createSignIn>
  users: Pick<Users, 'byEmail' | 'byOwner'>
  sessions: Pick<Sessions, 'refresh' | 'following' | 'end'>
  cookie: RefreshCookie
  devices: ReturnType<typeof createDevices>
  security: Pick<ReturnType<typeof createSecurityLog>, 'note' | 'failed'>
  clock: Clock
  publicUrl: string
  /** Does what is left to do after an account changed its owner. */
  finishTransfer(account: OwnerId): Promise<void>
  beginSession(owner: OwnerId, request: FastifyRequest): Promise<Begun>
  /** The same for somebody who has just shown who they are. */
  enter(user: User, request: FastifyRequest, how: 'password' | 'code', since: Date): Promise<Begun>
  /** The answer that signs somebody in. */
  signedIn(user: User, session: Begun, reply: FastifyReply, open?: string): Promise<api.RouteReply<typeof api.signIn>>
}

/** The calls that begin sessions, renew and end them. */
export function mountSessions(router: Router, deps: SessionRouteDeps): void {
  const { signUp, signIn, users, sessions, cookie, devices, security, clock, publicUrl } = deps
  const { beginSession, enter, signedIn } = deps

  router.on(api.signUp, async ({ body, request, reply }) => {
    requireSameSite(request, publicUrl)
    const user = await signUp({ ...body, address: request.ip })
    await security.note(user.ownerId, 'signed-up', seenIn(request))
    return signedIn(user, await beginSession(user.ownerId, request), reply)
  })
  router.on(api.signIn, async ({ body, request, reply }) => {
    requireSameSite(request, publicUrl)
    // A password that is replaced while it is checked must not open a session that outlives it.
    const since = clock.now()
    const { user, shown } = await signIn({
      ...body,
      address: request.ip,
      device: devices.knownTo(body.email, request),
    }).catch((error: unknown) => {
      // Tries that had to wait were not checked, and are no more than a line of the gateway's.
      if (!['too_many_attempts', 'second_factor_needed'].includes((error as Failure).code)) {
        security.failed(
          users.byEmail(body.email).then((user) => user?.ownerId),
          seenIn(request),
          (error as Failure).code === 'second_factor_wrong' ? 'code' : undefined,
        )
      }
      throw error
    })
    if (shown === 'recovery-code') await security.note(user.ownerId, 'recovery-code-used', seenIn(request))
    return signedIn(user, await enter(user, request, shown ? 'code' : 'password', since), reply)
  })
  /** The session of the cookie. That of whoever hands their account over goes on in the one that they have from then on. */
  async function renewed(request: FastifyRequest): Promise<{ session: Refreshed; user: User | undefined }> {
    const session = await sessions.refresh(cookie.read(request), seenIn(request))
    const user = await users.byOwner(session.owner)
    if (user?.ownedBy === undefined) return { session, user }
    await deps.finishTransfer(session.owner)
    const following = await sessions.following(session)
    if (!following) throw failures.session_ended({ detail: 'the account was handed over' })
    return { session: following, user: await users.byOwner(following.owner) }
  }
  router.on(api.refresh, async ({ request, reply }) => {
    requireSameSite(request, publicUrl)
    const { session, user } = await renewed(request)
    if (!user) throw failures.session_ended({ detail: 'the account is gone' })
    const isOver = session.startedAt < (user.sessionsValidFrom ?? '')
    if (isOver) throw failures.session_ended({ detail: 'the password was reset since' })
    return signedIn(user, session, reply, session.team ?? session.owner)
  })
  router.on(api.signOut, async ({ request, reply }) => {
    requireSameSite(request, publicUrl)
    const owner = await sessions.end(cookie.read(request))
    if (owner) await security.note(owner, 'signed-out', seenIn(request))
    cookie.clear(reply)
    return { success: true as const }
  })
}
