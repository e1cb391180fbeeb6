import * as api from '@docent/proto/http'
import { ownerId, type OwnerId } from '@docent/proto/ids'
import type { Caller, Router } from '@docent/runtime/http'
import { tellAbout } from '@docent/runtime/service/activity.ts'
import type { FastifyRequest } from 'fastify'
import type { ProveFully } from '../accounts/presence.ts'
import type { Profiles } from '../accounts/profile.ts'
import type { User, Users } from '../accounts/users.ts'
import { failures } from '../failures.ts'
import type { RefreshCookie } from '../sessions/cookie.ts'
import type { Family } from '../sessions/families.ts'
import { requireSameSite } from '../sessions/same-site.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Invitations } from './invitations.ts'
import type { Opened, Opening } from './opening.ts'
import { nameOf } from './record.ts'
import type { Teams } from './team.ts'
import type { Transfer } from './transfer.ts'

export interface TeamRouteDeps {
  team: Teams
  users: Pick<Users, 'byOwner'>
  invitations: Invitations
  opening: Opening
  profiles: Profiles
  sessions: Sessions
  cookie: RefreshCookie
  publicUrl: string
  transfer: Transfer
  /** That whoever asks is who they are. */
  prove: ProveFully
  /** What somebody is told who has an account open. */
  sessionOf(
    user: User,
    session: Pick<Family, 'id' | 'startedAt'>,
    opened: Opened,
  ): Promise<api.RouteReply<typeof api.openTeam>>
}

const success = true as const

/** The calls around teams: those of a team's people, and those of a person about the teams they are in. */
export function mountTeams(router: Router, deps: TeamRouteDeps): void {
  const { team, invitations, opening, profiles, sessions, cookie, publicUrl } = deps

  const shown = async (account: User, { person }: { person: NonNullable<Caller['person']> }) => ({
    success,
    team: await team.shown(account, person),
  })
  const inviter = ({
    owner,
    person,
    request,
  }: {
    owner: OwnerId
    person: { id: string }
    request: FastifyRequest
  }) => ({
    team: owner,
    by: ownerId(person.id),
    address: request.ip,
  })

  router.on(api.showTeam, async (call) => shown(await team.of(call.owner), call))
  router.on(api.renameTeam, async (call) => shown(await team.rename(call.owner, call.body.name), call))
  router.on(api.inviteMember, async (call) =>
    shown(await invitations.invite(inviter(call), call.body.email, call.body.role), call),
  )
  router.on(api.resendInvitation, async (call) => shown(await invitations.resend(inviter(call), call.body.id), call))
  router.on(api.revokeInvitation, async (call) => shown(await invitations.revoke(call.owner, call.query.id), call))
  /** Members are named in the activity as people know them; whoever is gone has no name any more. */
  const named = async (request: FastifyRequest, member: string, more = '') => {
    const { displayName = '', email = '' } = (await deps.users.byOwner(ownerId(member))) ?? {}
    tellAbout(request, `${displayName || email}${more}`)
  }
  router.on(api.changeMember, async (call) => {
    const { memberId, role } = call.body
    await named(call.request, memberId, `: ${role}`)
    return shown(await team.changeRole(call.owner, memberId, role), call)
  })
  router.on(api.removeMember, async (call) => {
    await named(call.request, call.query.memberId)
    return shown(await team.remove(call.owner, call.query.memberId), call)
  })

  /** The session that the call is from: what is opened stays open in it, and it goes along. @throws session_ended */
  const sessionOf = async (owner: OwnerId, request: FastifyRequest): Promise<Family> => {
    const family = await sessions.current(owner, cookie.read(request))
    if (!family) throw failures.session_ended({ detail: 'it is done in the session of the refresh cookie' })
    return family
  }

  router.on(api.showInvitation, async ({ body, request }) => {
    requireSameSite(request, publicUrl)
    return { success, ...(await invitations.show(body.token)) }
  })
  router.on(api.transferTeam, async ({ owner, person, body, request }) => {
    requireSameSite(request, publicUrl)
    const by = ownerId(person.id)
    const { id: session, startedAt: sessionStartedAt } = await sessionOf(by, request)
    const { memberId: to, password, code } = body
    const presence = { password, code, sessionStartedAt, address: request.ip }
    const former = await deps.transfer.hand({ ...presence, session, team: owner, by, to })
    // No cookie: the one that they have stays good, and another tab may have a newer one by now.
    const family = await sessions.goingOn(session)
    if (!family) throw failures.session_ended({ detail: 'signed out meanwhile' })
    return deps.sessionOf(former, family, await opening.of(former, owner))
  })
  router.on(api.deleteTeam, async ({ owner, person, body, request }) => {
    requireSameSite(request, publicUrl)
    if (body.name !== nameOf(await team.of(owner))) throw failures.team_mistyped()
    const by = ownerId(person.id)
    const family = await sessionOf(by, request)
    const { password, code } = body
    await deps.prove({ owner: by, password, code, sessionStartedAt: family.startedAt, address: request.ip })
    await deps.transfer.finish(owner)
    await team.end(owner)
    const user = await profiles.of(by)
    return deps.sessionOf(user, family, await opening.of(user, undefined))
  })
  router.on(api.joinTeam, async ({ owner, body, request }) => {
    requireSameSite(request, publicUrl)
    const family = await sessionOf(owner, request)
    const account = await invitations.join(owner, body.token)
    const user = await profiles.of(owner)
    return deps.sessionOf(user, family, await opening.open(user, family.id, account.id))
  })
  router.on(api.listTeams, async ({ owner, request }) => {
    const [user, family] = await Promise.all([profiles.of(owner), sessions.current(owner, cookie.read(request))])
    return { success, teams: await opening.list(user, family?.team) }
  })
  router.on(api.openTeam, async ({ owner, body, request }) => {
    requireSameSite(request, publicUrl)
    const [user, family] = await Promise.all([profiles.of(owner), sessionOf(owner, request)])
    return deps.sessionOf(user, family, await opening.open(user, family.id, body.team))
  })
  router.on(api.leaveTeam, async ({ owner, body }) => {
    await team.leave(ownerId(body.team), owner)
    return { success }
  })
}
