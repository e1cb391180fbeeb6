import type { NotedAct } from '@docent/proto/activity'
import { say, type NewEvent } from '@docent/proto/events'
import type { GivenRole, TeamView } from '@docent/proto/http'
import { ownerId, type OwnerId } from '@docent/proto/ids'
import { limitOf, UNLIMITED, type Plan } from '@docent/proto/plans'
import type { Role } from '@docent/proto/roles'
import { commonFailures } from '@docent/runtime/failures'
import type { Word } from '@docent/runtime/service/restating.ts'
import type { Clock, Ids } from '@docent/runtime/clock'
import { everyOwner, RecordNotFound } from '@docent/runtime/store'
import type { User, Users } from '../accounts/users.ts'
import { failures } from '../failures.ts'
import type { Memberships } from './memberships.ts'
import { isOver, nameOf, seatOf, teamOf, type Member, type Team } from './record.ts'

/** However many a plan allows: a team is one record. */
const MOST_PEOPLE = 200

export interface TeamDeps {
  users: Users
  memberships: Memberships
  plans: { of(owner: OwnerId): Promise<Plan> }
  clock: Clock
  ids: Ids
}

const moment = (iso: string) => ({ seconds: Math.floor(Date.parse(iso) / 1000) })

/** Places of the plan for people; -1 is no limit of it. */
export const placesOf = ({ members = UNLIMITED }: Plan): number => members

export const mostPeople = (plan: Plan): number => Math.min(limitOf(placesOf(plan)), MOST_PEOPLE)

/** The write that makes somebody something else in a team, with what it says. */
export const withMember = (
  next: User,
  person: string,
  role: Role | null,
  endedGrant: string | null,
): readonly [User, ...NewEvent[]] => [next, memberChanged(person, role, endedGrant), teamChanged(next)]

export const memberChanged = (person: string, role: Role | null, endedGrant: string | null): NewEvent =>
  say('team.member-changed', { person, role, endedGrant })

export const teamChanged = (account: User): NewEvent =>
  say('team.changed', { members: teamOf(account).members.map(({ person, role }) => ({ person, role })) })

/** Who is in an account now; nothing of one that never was more than a single person's. */
export const toldAsTeam = (account: User): Word | undefined =>
  account.team && !account.deletedAt ? { event: teamChanged(account) } : undefined

/** That somebody came, went, or gave everything away. */
export const noted = (
  act: NotedAct,
  { id, displayName, email }: Pick<User, 'id' | 'displayName' | 'email'>,
  role: Role,
  about = '',
): NewEvent =>
  say('activity.noted', { act, by: { id, name: displayName || email, role }, byKey: false, about, subject: null })

/** The people of an account: who they are, and what they may do. */
export function createTeam({ users, memberships, plans, clock, ids }: TeamDeps) {
  /** @throws not_signed_in where the account is gone */
  const change = async (team: OwnerId, next: (current: User) => User | readonly [User, ...NewEvent[]]): Promise<User> =>
    users.update(team, team, next).catch((error: unknown) => {
      throw error instanceof RecordNotFound ? commonFailures.not_signed_in({ detail: 'the account is gone' }) : error
    })

  async function of(team: OwnerId): Promise<User> {
    const account = await users.byOwner(team)
    if (!account) throw commonFailures.not_signed_in({ detail: 'the account is gone' })
    return account
  }

  /** The accounts of people, by their id; whose account is gone is missing. */
  async function people(account: User): Promise<Map<string, User>> {
    const ids = [
      ...(account.ownedBy === undefined ? [account.id] : []),
      ...teamOf(account).members.map(({ person }) => person),
    ]
    const { records } = await users.find(everyOwner, { where: { id: { in: ids } }, limit: 1_000 })
    return new Map(records.filter(({ deletedAt }) => !deletedAt).map((user) => [user.id, user]))
  }

  async function shown(account: User, viewer: { id: string; role: Role }): Promise<TeamView> {
    const [known, plan] = await Promise.all([people(account), plans.of(account.ownerId)])
    const { members, invitations } = teamOf(account)
    const view = (id: string, role: Role, since: string | null) => {
      const { displayName = '', email = '' } = known.get(id) ?? {}
      return {
        id,
        name: displayName,
        email,
        role,
        isYou: id === viewer.id,
        since: since === null ? null : moment(since),
      }
    }
    const others = members.map(({ person, role, since }) => view(person, role, since))
    const all =
      account.ownedBy === undefined
        ? [view(account.id, 'owner', null), ...others]
        : others.toSorted((a, b) => Number(b.role === 'owner') - Number(a.role === 'owner'))
    const now = clock.now()
    return {
      id: account.id,
      name: nameOf(account),
      members: all.filter(({ id }) => known.has(id)),
      invitations:
        viewer.role !== 'owner'
          ? []
          : invitations.toReversed().map((one) => ({
              ...{ id: one.id, email: one.email, role: one.role, isOver: isOver(one, now) },
              invitedAt: moment(one.invitedAt),
              expiresAt: moment(one.expiresAt),
            })),
      limit: placesOf(plan),
    }
  }

  /** @throws owner_stays, member_not_found */
  function memberIn(account: User, person: string): Member {
    const seat = seatOf(account, person)
    if (seat?.role === 'owner') throw failures.owner_stays()
    const member = teamOf(account).members.find((one) => one.person === person)
    if (!member) throw failures.member_not_found()
    return member
  }

  async function without(team: OwnerId, person: string, leaver?: User): Promise<User> {
    const account = await change(team, (current) => {
      const { grant, role } = memberIn(current, person)
      const { members, ...others } = teamOf(current)
      const next = { ...current, team: { ...others, members: members.filter((one) => one.person !== person) } }
      const left = leaver ? [noted('leaveTeam', leaver, role)] : []
      return [...withMember(next, person, null, grant), ...left]
    })
    await memberships.remove(ownerId(person), account.id)
    return account
  }

  return {
    of,
    change,
    shown,

    rename: (team: OwnerId, name: string) =>
      change(team, (current) => ({ ...current, team: { ...teamOf(current), name } })),

    /** Their tokens so far end: they are renewed with the new role. @throws owner_stays, member_not_found */
    changeRole: (team: OwnerId, person: string, role: GivenRole) =>
      change(team, (current) => {
        const member = memberIn(current, person)
        if (member.role === role) return current
        const changed = { ...member, role, grant: ids.next() }
        const { members, ...others } = teamOf(current)
        const all = members.map((one) => (one.person === person ? changed : one))
        return withMember({ ...current, team: { ...others, members: all } }, person, role, member.grant)
      }),

    /** @throws owner_stays, member_not_found */
    remove: (team: OwnerId, person: string) => without(team, person),

    /** @throws owner_stays, member_not_found, not_signed_in */
    leave: async (team: OwnerId, person: OwnerId) => without(team, person, await of(person)),

    /** The name of a team that somebody owns beside the account they signed up for. */
    async ownedBy(person: OwnerId): Promise<string | undefined> {
      const teams = await Promise.all((await memberships.of(person)).map((team) => users.byOwner(ownerId(team))))
      const owned = teams.find((account) => account?.ownedBy === person)
      return owned && nameOf(owned)
    },

    /** The same member under another id. Bears repeats. */
    async moveMember(team: OwnerId, from: OwnerId, to: OwnerId): Promise<void> {
      const account = await users.byOwner(team)
      if (account && seatOf(account, from)) {
        await memberships.add(to, team)
        await change(team, (current) => {
          const { members, ...others } = teamOf(current)
          const moved = members.find(({ person }) => person === from)
          if (!moved) return current
          const next = { ...moved, person: to, grant: ids.next() }
          const all = members.map((one) => (one === moved ? next : one))
          const ownedBy = current.ownedBy === from ? to : current.ownedBy
          const team: Team = { ...others, members: all }
          return withMember({ ...current, ownedBy, team }, to, moved.role, moved.grant)
        })
      }
      await memberships.remove(from, team)
    },

    /** Ends a team that was handed over, with everything in it. @throws own_account */
    async end(team: OwnerId): Promise<void> {
      if ((await of(team)).ownedBy === undefined) throw failures.own_account()
      await users.leave(team, clock.now())
    },

    /** Takes somebody whose account ends out of every team. Bears repeats. */
    async forget(person: OwnerId): Promise<void> {
      for (const team of await memberships.of(person)) {
        const account = await users.byOwner(ownerId(team))
        const seat = account && seatOf(account, person)
        // It was handed over to them while they were leaving.
        if (seat?.role === 'owner') await users.leave(ownerId(team), clock.now())
        if (seat && seat.role !== 'owner') await without(ownerId(team), person)
        else await memberships.remove(person, team)
      }
    },
  }
}
export type Teams = ReturnType<typeof createTeam>
