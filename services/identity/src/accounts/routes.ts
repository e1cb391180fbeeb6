import * as api from '@docent/proto/http'
import { ownerId, type OwnerId } from '@docent/proto/ids'
import type { Clock } from '@docent/runtime/clock'
import type { Router } from '@docent/runtime/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { failures } from '../failures.ts'
import type { createKeyProof } from '../keys/proof.ts'
import type { ApiKeys } from '../keys/keys.ts'
import { hasApiAccess, type KeyPlans } from '../keys/plans.ts'
import { viewOfKey } from '../keys/record.ts'
import type { SecurityLog } from '../security-log/log.ts'
import type { AccessTokens } from '../sessions/access-tokens.ts'
import type { RefreshCookie } from '../sessions/cookie.ts'
import { seenIn } from '../sessions/seen.ts'
import { usedAt, type Sessions } from '../sessions/sessions.ts'
import { bearer } from '@docent/runtime/auth'
import type { createDeletion } from './deletion.ts'
import { isFresh } from './presence.ts'
import type { createPasswordChange } from './password-change.ts'
import type { Profiles } from './profile.ts'
import { refuseSuspended } from './users.ts'

export interface AccountRouteDeps {
  profiles: Profiles
  sessions: Sessions
  cookie: RefreshCookie
  clock: Clock
  changePassword: ReturnType<typeof createPasswordChange>
  removeAccount: ReturnType<typeof createDeletion>
  /** @throws what keeps somebody who is signed in from making a key */
  mayMakeKeys: ReturnType<typeof createKeyProof>
  keys: ApiKeys
  keyPlans: KeyPlans
  keyTokens: AccessTokens
  security: Pick<SecurityLog, 'note'>
  /** Begins a session and sets its cookie. */
  beginSession(owner: OwnerId, reply: FastifyReply): Promise<void>
}

const success = true as const
const moment = (iso: string) => ({ seconds: Math.floor(Date.parse(iso) / 1000) })

/** The calls of somebody who looks after their account. */
export function mountAccount(router: Router, deps: AccountRouteDeps): void {
  const { profiles, sessions, cookie, clock, keys, keyPlans, security } = deps

  const currentOf = (owner: OwnerId, request: FastifyRequest) => sessions.current(owner, cookie.read(request))
  /** Sessions from before the last change of the password are over, although nobody has met them since. */
  const openOf = async (owner: OwnerId) => {
    const { sessionsValidFrom } = await profiles.of(owner)
    return (await sessions.open(owner)).filter(({ startedAt }) => startedAt >= (sessionsValidFrom ?? ''))
  }
  const othersOf = async (owner: OwnerId, request: FastifyRequest) => {
    const current = await currentOf(owner, request)
    return (await openOf(owner)).filter(({ id }) => id !== current?.id)
  }

  router.on(api.changePassword, async ({ owner, body, request, reply }) => {
    const others = await othersOf(owner, request)
    const { currentPassword: password, newPassword } = body
    const { keysValidFrom } = await deps.changePassword({
      owner,
      password,
      newPassword,
      revokeKeys: body.revokeKeys,
      address: request.ip,
    })
    await security.note(owner, 'password-changed', seenIn(request))
    const revokedKeys = body.revokeKeys && keysValidFrom ? await keys.endBefore(owner, keysValidFrom) : 0
    await Promise.all(others.map(({ id }) => sessions.endOne(owner, id)))
    await deps.beginSession(owner, reply)
    return { success, endedSessions: others.length, revokedKeys }
  })

  router.on(api.listSessions, async ({ owner, request }) => {
    const [{ passwordHash }, current, open] = await Promise.all([
      profiles.of(owner),
      currentOf(owner, request),
      openOf(owner),
    ])
    return {
      success,
      signIn: { hasPassword: passwordHash !== null, isFresh: isFresh(current?.startedAt, clock) },
      sessions: open.map((family) => ({
        id: family.id,
        device: family.device ?? 'An unknown device',
        place: family.place ?? '',
        startedAt: moment(family.startedAt),
        lastUsedAt: moment(usedAt(family)),
        isCurrent: family.id === current?.id,
      })),
    }
  })

  router.on(api.endSession, async ({ owner, body, request }) => {
    if (!(await sessions.endOne(owner, body.sessionId))) throw failures.session_not_found()
    await security.note(owner, 'session-ended', seenIn(request))
    return { success }
  })

  router.on(api.endOtherSessions, async ({ owner, request }) => {
    const current = await currentOf(owner, request)
    // Without it "the others" would be all of them, and whoever pressed the button would be signed out, too.
    if (!current) throw failures.session_ended({ detail: 'ending others needs the refresh cookie' })
    const ended = await Promise.all((await othersOf(owner, request)).map(({ id }) => sessions.endOne(owner, id)))
    const endedSessions = ended.filter(Boolean).length
    if (endedSessions > 0) await security.note(owner, 'session-ended', seenIn(request))
    return { success, endedSessions }
  })

  router.on(api.deleteAccount, async ({ owner, body, request, reply }) => {
    const current = await currentOf(owner, request)
    const { email, password } = body
    await deps.removeAccount({ owner, email, password, sessionStartedAt: current?.startedAt, address: request.ip })
    await sessions.forget(owner)
    cookie.clear(reply)
    return { success }
  })

  router.on(api.listApiKeys, async ({ owner }) => ({
    success,
    keys: (await keys.list(owner)).map(viewOfKey),
    isAllowed: hasApiAccess(await keyPlans.of(owner)),
    plans: [...keyPlans.allowing],
  }))

  router.on(api.createApiKey, async ({ owner, person, body, request }) => {
    // Whose key it is says the account; whoever makes it proves that they are who they are.
    const maker = ownerId(person.id)
    const since = clock.now()
    const current = await currentOf(maker, request)
    const { currentPassword: password = '' } = body
    await deps.mayMakeKeys({ owner: maker, password, sessionStartedAt: current?.startedAt, address: request.ip })
    const { key, record } = await keys.create(owner, {
      name: body.name,
      expiresInDays: body.expiresInDays,
      maker,
      since,
    })
    await security.note(maker, 'key-made', seenIn(request), body.name)
    return { success, key, entry: viewOfKey(record) }
  })

  router.on(api.revokeApiKey, async ({ owner, person, query, request }) => {
    await keys.revoke(owner, query.id)
    await security.note(ownerId(person.id), 'key-revoked', seenIn(request))
    return { success }
  })

  router.on(api.keyToken, async ({ request }) => {
    const owner = await keys.ownerOf(bearer(request.headers.authorization))
    refuseSuspended(await profiles.of(owner))
    return { success, ...(await deps.keyTokens.issue(owner)) }
  })
}
